"""The files of identifiers on labels and tags of spools, as in the service."""

import re

from .names import fold_to_key

LABEL_SYSTEMS = ("gtin", "article_number", "openprinttag_material_uuid", "openprinttag_package_uuid")


def looks_like_label(text: str) -> bool:
    """Whether a text can be the code of a label: it contains a digit, and fits their characters and length."""
    return re.fullmatch(r"(?=.*\d)[A-Za-z0-9 ._/+-]{4,40}", text.strip(), re.ASCII) is not None


def labels_path(code: str) -> str:
    """The file for a code, by the last byte of its 32-bit FNV-1a hash."""
    key = fold_to_key(code)
    if key.isdigit():
        key = re.sub(r"^0+(?=\d{7})", "", key)
    hashed = 0x811C9DC5
    for character in key:
        hashed = (hashed ^ ord(character)) * 0x01000193 & 0xFFFFFFFF
    return f"/api/v1/identify/labels/{hashed & 255:02x}.json"
