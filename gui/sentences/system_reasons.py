"""What the operating system says about files, in the person's language.

It speaks English wherever the C library does, whatever the language of the window; the reasons that
a person meets when files are read and saved are marked for translation here. Others are shown as
they are.
"""

from __future__ import annotations

import errno
import os
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

_REASONS: Final = {
    errno.EACCES: QT_TRANSLATE_NOOP("SystemReasons", "Permission denied"),
    errno.EPERM: QT_TRANSLATE_NOOP("SystemReasons", "Operation not permitted"),
    errno.EROFS: QT_TRANSLATE_NOOP("SystemReasons", "Read-only file system"),
    errno.ENOSPC: QT_TRANSLATE_NOOP("SystemReasons", "No space left on device"),
    errno.ENOENT: QT_TRANSLATE_NOOP("SystemReasons", "No such file or directory"),
    errno.ENOTDIR: QT_TRANSLATE_NOOP("SystemReasons", "Not a directory"),
    errno.EISDIR: QT_TRANSLATE_NOOP("SystemReasons", "Is a directory"),
    errno.EEXIST: QT_TRANSLATE_NOOP("SystemReasons", "File exists"),
    errno.ENAMETOOLONG: QT_TRANSLATE_NOOP("SystemReasons", "File name too long"),
    errno.EFBIG: QT_TRANSLATE_NOOP("SystemReasons", "File too large"),
    errno.EBUSY: QT_TRANSLATE_NOOP("SystemReasons", "Device or resource busy"),
    errno.ETXTBSY: QT_TRANSLATE_NOOP("SystemReasons", "Text file busy"),
    errno.EIO: QT_TRANSLATE_NOOP("SystemReasons", "Input/output error"),
    errno.ENOMEM: QT_TRANSLATE_NOOP("SystemReasons", "Cannot allocate memory"),
    errno.EMFILE: QT_TRANSLATE_NOOP("SystemReasons", "Too many open files"),
    errno.ELOOP: QT_TRANSLATE_NOOP("SystemReasons", "Too many levels of symbolic links"),
}


def system_reason(text: str) -> str:
    """A reason of the system in the current language; anything else stays as it is."""
    number = next((number for number in _REASONS if os.strerror(number) == text), None)
    source = text if number is None else str(_REASONS[number])
    return QCoreApplication.translate("SystemReasons", source)
