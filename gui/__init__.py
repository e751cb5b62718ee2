"""The window: shows what the engine does and holds no tokenizer logic of its own.

`app` starts the program, `start` brings up the window and `content` fills it. `session` is the one
state, its parts in `state`; `player` is the one clock; long work is put into words in `work` and
goes through `jobs` to the `worker`. Each view has a folder (`training`, `compare`, `explore`), and
so have what a class does with them (`lessons`, `predict`, `lab`) and what it takes home
(`export`). `widgets` and `dialogs` are used by several, `look` and `sentences` by all.

The modules beside them: `main_window` with `window_place`, `view_stack` and `view_room`; `actions`
with `menus`, `keys` and `editing`; `further_states` of the session; `worker_link` to the worker;
`turns`, `trailing`, `beside` and `garbage`, which keep the window quick; `easing`, `pictures`,
`announcement` and `failures`.
"""
