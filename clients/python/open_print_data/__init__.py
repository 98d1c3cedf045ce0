"""Open Print Data: printers, materials, print profiles and troubleshooting rules of 3D printing."""

from .client import Found, Identified, Listing, OpenPrintData, Page, Since
from .errors import (
    BadArgumentError,
    MissingFileError,
    NoProfileError,
    OpenPrintDataError,
    PresetRefusedError,
    ReleaseChangedError,
    SourceError,
    UnknownNameError,
    UnknownNozzleError,
)
from .limits import limits_exceeded
from .presets.files import Preset, PresetFile
from .sources import Cache, Folder, FolderCache, Kept, MemoryCache, Reading, Source, Web

__all__ = [
    "BadArgumentError", "Cache", "Folder", "FolderCache", "Found", "Identified", "Kept", "Listing", "MemoryCache",
    "MissingFileError", "NoProfileError", "OpenPrintData", "OpenPrintDataError", "Page", "Preset", "PresetFile", "PresetRefusedError", "Reading", "ReleaseChangedError",
    "Since", "Source", "SourceError", "UnknownNameError", "UnknownNozzleError", "Web", "limits_exceeded",
]  # fmt: skip
