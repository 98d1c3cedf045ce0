"""Resolves names by the same rules, and with the same suggestions, as the service, and finds the file of a label."""

import re
import unicodedata
from itertools import permutations, product
from typing import Iterable, Iterator, List, Mapping, Optional, Sequence, Tuple

from .generated.words import BESIDE, HAN, MAX_VALUE_LENGTH, MOST_SEARCHED

#: ``names.json``: the ids of every name, by kind and name without separators.
Names = Mapping[str, Mapping[str, Sequence[str]]]

_SEPARATORS = re.compile(r"[\s+_\-\u2010-\u2015]+")
#: A plus at the end of a word is part of the name, as in PLA+; between words it is a separator.
_PLUS = re.compile(r"([^\W_])(?:(\++)(?![^\W_]|\+)| +(\++) *$)")
_APOSTROPHES = re.compile("['’‘`]")
_BETWEEN = re.compile(r"(?:[^\w+.]|_)+|\.(?!\d)|(?<!\d)\.")
#: Maximum number of words in the name of a brand.
_MOST_BRAND_WORDS = 5
_SCRIPTS = re.compile(rf"(?<=[{HAN}])(?=[^{HAN}\s])|(?<=[^{HAN}\s])(?=[{HAN}])")


def _plain(name: str) -> str:
    text = unicodedata.normalize("NFKC", name).lower()
    return _PLUS.sub(lambda found: found[1] + " plus" * len(found[2] or found[3]), text)


def without_apostrophes(text: str) -> str:
    """Removes apostrophes, as for comparing names: ``won't`` becomes ``wont``."""
    return _APOSTROPHES.sub("", text)


def fold_to_id(name: str) -> str:
    """A name in the form of an id: ``Bambu+Lab`` becomes ``bambu-lab``, ``PLA+`` ``pla-plus``."""
    return re.sub(r"^-|-$", "", _SEPARATORS.sub("-", _plain(name)))


def fold_to_key(name: str) -> str:
    """A name in the form of the keys of ``names.json``, without separators."""
    return _SEPARATORS.sub("", _plain(name))


def is_too_long(name: str) -> bool:
    """Whether a name exceeds the length limit, as given or folded: one ligature may become eighteen letters."""
    return len(name) > MAX_VALUE_LENGTH or len(fold_to_key(name)) > MAX_VALUE_LENGTH


def searched_part(query: str) -> str:
    """The part of a query that is searched, with compatibility characters replaced and a trailing plus joined to its word."""
    return re.sub(r" +(?=\++ *$)", "", unicodedata.normalize("NFKC", query[:MOST_SEARCHED])[:MOST_SEARCHED], count=1)


def fold_to_find(name: str) -> str:
    """A name in the form that the search compares: without separators, apostrophes and Latin accents."""
    return re.sub("[\u0300-\u036f]", "", unicodedata.normalize("NFD", without_apostrophes(fold_to_key(name))))


def stem_of(word: str) -> str:
    """The stem of an English word, the same for ``shifts``, ``shifting`` and ``shifted``."""
    stem = re.sub(r"(?:ings?|ed|s)$", "", word) if re.fullmatch("[a-z]+", word) else word
    if len(stem) < 4 or stem == word:
        return word
    return re.sub(r"([bdgmnprt])\1$", r"\1", stem)


def words_of(kind: str, name: str) -> List[str]:
    """The distinguishing words of a name, in lower case."""
    text = without_apostrophes(unicodedata.normalize("NFKC", name).lower())
    text = re.sub(r"(\d) ?mm\b", r"\1", _BETWEEN.sub(" ", _SCRIPTS.sub(" ", text)))
    text = re.sub(r" (?=\++ *$)", "", text, count=1)
    return [word for word in re.sub(BESIDE[kind], " ", text, flags=re.ASCII).split(" ") if re.search(r"[^+]", word)]


def ids_of(names: Names, kind: str, name: str) -> Sequence[str]:
    """All ids that a name may mean, as listed or as people write it, best known first."""
    key = fold_to_key(name)
    if not key:
        return []
    return names[kind].get(key) or read_ids(names, kind, name)


def further_ids(further: Names, kind: str, name: str) -> Sequence[str]:
    """The ids that the name of a branded filament or an identifier of another system resolves to."""
    return next((further[kind][key] for key in further_keys(kind, name) if key in further[kind]), [])


def further_keys(kind: str, name: str) -> List[str]:
    """The possible keys of a name in the list of further names: as written, and without words that do not distinguish it."""
    plain = re.sub("[™®©]", "", name)
    return [key for key in (fold_to_key(plain), fold_to_key(" ".join(words_of(kind, plain)))) if key]


def nearest(wanted: str, keys: Iterable[str], most: Optional[float] = None) -> List[Tuple[str, float]]:
    """Similar names with their edit distances, closest first; at most ``most`` edits, by default 0.6 of the length."""
    most = max(2, len(wanted) * 0.6) if most is None else most
    all_edits = [(key, _distance(wanted, key, most)) for key in keys] if wanted else []
    return sorted((one for one in all_edits if one[1] <= most), key=lambda one: (one[1], one[0]))


def other_words(words: Sequence[str]) -> Iterator[List[str]]:
    """All orders of up to four words, each unchanged and as its stem."""
    for order in permutations(words) if len(words) <= 4 else ():
        for form in product(*(dict.fromkeys([word, stem_of(word)]) for word in order)):
            yield list(form)


def _distance(wanted: str, key: str, most: float) -> float:
    """Edit distance in which swapped letters count as one, a doubled letter as half, and a contained name costs little."""
    more = abs(len(wanted) - len(key))
    if more and wanted[:1] == key[:1] and re.sub(r"(.)\1+", r"\1", wanted) == re.sub(r"(.)\1+", r"\1", key):
        return min(more, 0.5)
    if wanted in key:
        return min(more, 1 + more / 100)
    if len(key) > 2 and key in wanted:
        return min(more, (1.5 if wanted.startswith(key) else 2) + more / 100)
    if not more and len(key) > 5 and sorted(wanted) == sorted(key):
        return 1
    if more > most:
        return float("inf")
    before: List[float] = []
    row: List[float] = list(range(len(key) + 1))
    for i, letter in enumerate(wanted):
        following: List[float] = [i + 1]
        for j, other in enumerate(key):
            swapped = i > 0 and j > 0 and letter == key[j - 1] and wanted[i - 1] == other
            swap = before[j - 1] + 1 if swapped else float("inf")
            following.append(min(row[j + 1] + 1, following[j] + 1, row[j] + (letter != other), swap))
        before, row = row, following
        if min(before) > most and min(row) > most:
            return float("inf")
    # The first letter is rarely mistyped: ``j1s`` is j1 rather than p1s.
    return row[-1] + (0 if wanted[:1] == key[:1] else 0.5)


def _at(names: Names, kind: str, words: Iterable[str]) -> Optional[Sequence[str]]:
    return names[kind].get(fold_to_key(" ".join(words)))


def read_ids(names: Names, kind: str, name: str) -> List[str]:
    """The ids of a name as people write it; several if it is ambiguous."""
    found = re.fullmatch(r"([^(（]*)[(（]([^()（）]*)[)）](.*)", name)
    outside = f"{found[1]} {found[3]}".strip() if found else ""
    if not found or not outside:
        return list(_ids_plain(names, kind, name))
    short = _ids_plain(names, kind, outside)
    other = _ids_plain(names, kind, found[2]) if short else []
    return list(dict.fromkeys([*_ids_plain(names, kind, found[1] + found[2] + found[3]), *other, *short]))


def _ids_plain(names: Names, kind: str, name: str) -> Sequence[str]:
    words = words_of(kind, name)
    found = _at(names, kind, words) or (_of_brand(names, words) if kind == "printers" else None)
    if not found and kind == "symptoms":
        found = next(filter(None, (_at(names, kind, form) for form in other_words(words))), None)
    return found or _named_twice(names, kind, words) or []


def _named_twice(names: Names, kind: str, words: Sequence[str]) -> Optional[Sequence[str]]:
    """A record given by its Chinese and its other name together, if each alone resolves to it."""
    is_han = re.compile(f"[{HAN}]").search
    chinese = _at(names, kind, [word for word in words if is_han(word)])
    return chinese if chinese and chinese == _at(names, kind, [word for word in words if not is_han(word)]) else None


#: The ids of a brand, and the remaining words of the name.
_Branded = Tuple[Sequence[str], Sequence[str]]


def brand_in(names: Names, words: List[str]) -> Optional[_Branded]:
    whole = _at(names, "brands", words)
    if whole:
        return whole, []
    for branded in _brands_in(names, words):
        return branded
    return None


def _brands_in(names: Names, words: List[str]) -> Iterator[_Branded]:
    """The readings of either end of a name as its brand, as brand ids and the remaining words; longest brand first."""
    for size in range(min(len(words) - 1, _MOST_BRAND_WORDS), 0, -1):
        for brand, rest in ((words[:size], words[size:]), (words[-size:], words[:-size])):
            ids = _at(names, "brands", brand) or _at(names, "brands", [re.sub("3d$", "", " ".join(brand))])
            if ids:
                yield ids, rest


def _of_brand(names: Names, words: List[str]) -> Optional[Sequence[str]]:
    for ids, rest in _brands_in(names, words):
        model = fold_to_key(" ".join(rest))
        for brand, own in names["brands"].items():
            if own == ids and brand + model in names["printers"]:
                return names["printers"][brand + model]
    return None


#: The systems of identifiers on labels and tags of spools.
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
