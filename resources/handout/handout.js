"use strict";
(function () {
  const steps = Array.from(document.querySelectorAll(".step"));
  const slider = document.getElementById("slider");
  const buttons = { first: 0, back: 0, forward: 0, last: 0 };
  for (const name in buttons) buttons[name] = document.getElementById(name);
  let shown = -1;

  function show(number) {
    number = Math.max(0, Math.min(steps.length - 1, number));
    if (number === shown) return;
    const first = shown === -1;
    steps.forEach((step, index) => step.classList.toggle("shown", index === number));
    shown = number;
    slider.value = String(number);
    const title = steps[number].querySelector("h2").textContent;
    const said = steps[number].querySelector(".said");
    slider.setAttribute("aria-valuetext", title);
    document.getElementById("now").textContent = title + ". " + (said ? said.textContent : "");
    buttons.first.disabled = buttons.back.disabled = number === 0;
    buttons.forward.disabled = buttons.last.disabled = number === steps.length - 1;
    mark(number);
    if (first) return; // an address that names the step makes the browser scroll to it
    try {
      history.replaceState(null, "", "#step-" + number);
    } catch (refused) {
      /* Some browsers keep the address of a local file as it is: stepping works all the same. */
    }
  }

  function mark(number) {
    for (const each of document.querySelectorAll(".now")) each.classList.remove("now");
    const found = document.querySelectorAll(
      '.text [data-at="' + number + '"], tr[data-at="' + number + '"]'
    );
    for (const each of found) each.classList.add("now");
    const inText = document.querySelector(".text .now");
    if (inText) inText.scrollIntoView({ block: "nearest" });
  }

  function fromAddress() {
    const found = /^#step-(\d+)$/.exec(location.hash);
    return found ? Number(found[1]) : null;
  }

  const keys = {
    ArrowRight: () => shown + 1,
    PageDown: () => shown + 1,
    " ": () => shown + 1,
    ArrowLeft: () => shown - 1,
    PageUp: () => shown - 1,
    Home: () => 0,
    End: () => steps.length - 1,
  };

  document.addEventListener("keydown", (event) => {
    const target = keys[event.key];
    const busy = event.target instanceof Element && event.target.closest("input, summary, a");
    const pressed = event.target instanceof Element && event.target.closest("button");
    if (!target || busy || (pressed && event.key === " ")) return;
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    show(target());
  });
  buttons.first.addEventListener("click", () => show(0));
  buttons.back.addEventListener("click", () => show(shown - 1));
  buttons.forward.addEventListener("click", () => show(shown + 1));
  buttons.last.addEventListener("click", () => show(steps.length - 1));
  slider.addEventListener("input", () => show(Number(slider.value)));
  window.addEventListener("hashchange", () => {
    const number = fromAddress();
    if (number !== null) show(number);
  });
  document.documentElement.classList.add("live");
  show(fromAddress() || 0);
})();
