"""Codes and messages of printers, as shown on a display or in a log."""

import re
import unicodedata
from typing import Dict, Iterable, List, Mapping, NamedTuple, Pattern, Sequence, Tuple

from .generated import records as r

_BRACES = re.compile(r"\{([a-z][a-z0-9_]*)\}")
#: Words that people write before a numeric code.
_BEFORE = re.compile(r"^(?:hms|errorcode|error|err|code|e|错误代码|错误码|错误|故障码|代码)(?=[0-9a-f]{4,16}$)")


#: Separators: replaced by one character, since several runs of them in a pattern multiply its running time.
_SIGNS = re.compile(r"[\W_]+")


class _Written(NamedTuple):
    """A message, or a code with variable parts: its letters and digits only, and a pattern."""

    key: str
    literals: Sequence[str]
    code: r.Code
    pattern: str
    is_digits: bool


class Codes:
    """The codes of some systems, prepared for :meth:`find`."""

    def __init__(self, systems: Iterable[r.CodeSystem], codes: Iterable[r.Code]) -> None:
        systems = list(systems)
        digits = {system["id"] for system in systems if system["forms"]}
        values = {
            (system["id"], one["id"]): [value["value"] for value in one["values"] or []]
            for system in systems
            for one in system["parameters"]
        }
        self._exact: Dict[str, r.Code] = {}
        self._written: List[_Written] = []
        self._patterns: Dict[str, Pattern[str]] = {}
        for code in codes:
            for text in (code["code"], *code["spellings"]):
                written = _written(text, code, values, code["system"] in digits)
                if len(written.literals) == 1 and written.key not in self._exact:
                    self._exact[written.key] = code
                if len(written.literals) > 1 or re.search("[g-z]", written.key):
                    self._written.append(written)

    def find(self, text: str) -> List[r.Code]:
        """The codes in a text, which may be a single code or a pasted part of a log; the most specific code first."""
        plain = unicodedata.normalize("NFKC", text[:20_000])[:20_000].lower()
        whole = _key(plain)
        pieces = [plain, *plain.splitlines(), *re.findall(r"[0-9a-z]+(?:[-_ ][0-9a-f]{4})*", plain)]
        found: Dict[str, Tuple[int, r.Code]] = {}
        for piece in pieces:
            key = _key(piece)
            for one in (key, _BEFORE.sub("", key)):
                if one in self._exact:
                    found[self._exact[one]["id"]] = (len(one), self._exact[one])
        spaced = _SIGNS.sub(lambda signs: "\n" if "\n" in signs[0] else " ", plain)
        bare = [one for one in {_BEFORE.sub("", _key(piece)) for piece in pieces} if re.fullmatch("[0-9a-f]{4,16}", one)]
        for written in self._written:
            if not written.is_digits and len(written.key) < 7 or not all(one in whole for one in written.literals):
                continue
            pattern = self._patterns.get(written.pattern)
            if pattern is None:
                pattern = self._patterns[written.pattern] = re.compile(written.pattern)
            if any(map(pattern.fullmatch, bare)) if written.is_digits else pattern.search(spaced):
                found.setdefault(written.code["id"], (len(written.key), written.code))
        return [code for _, code in sorted(found.values(), key=lambda one: -one[0])]


def code_ids(table: Mapping[str, Sequence[str]], text: str) -> Sequence[str]:
    """The ids that a table of exact codes and messages has for a text, with or without the words that people write before it."""
    key = _key(text)
    return table.get(key) or table.get(_BEFORE.sub("", key)) or []


def _written(
    text: str, code: r.Code, values: Mapping[Tuple[str, str], Sequence[str]], has_digits: bool
) -> _Written:
    literals, pattern, wild, groups = [], "", "", 0
    for i, part in enumerate(_BRACES.split(text)):
        known = [one for one in values.get((code["system"], part), ()) if one in code["parameter_values"].get(part, [one])]
        if i % 2 and not known:
            wild = r"[^\n]{1,80}?"
            continue
        if i % 2 == 0:
            literals.append(_key(part))
        piece = rf"(?:{'|'.join(map(_loose, known))})" if i % 2 else _loose(part)
        if wild and _key(part):
            # A lookahead does not backtrack: a parameter takes the fewest characters up to what follows it.
            groups, piece, wild = groups + 1, rf"(?=({wild}{piece}))\{groups + 1}", ""
        pattern += piece + "[ \n]?"
    pattern += wild
    key = "".join(literals)
    is_digits = has_digits and re.fullmatch("[0-9a-f]*", key) is not None
    return _Written(key, literals, code, rf"(?<![0-9a-z]){pattern}(?![0-9a-z])", is_digits)


def _key(text: str) -> str:
    """Letters and digits only, in lower case."""
    return _SIGNS.sub("", unicodedata.normalize("NFKC", text).lower())


def _loose(text: str) -> str:
    """A pattern for a text, with at most one separator between its letters and digits."""
    return "[ \n]?".join(map(re.escape, re.findall(r"[^\W\d_]+|\d+", text.lower())))
