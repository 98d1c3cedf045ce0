"""Search by what people type: the ranking of the site's search, over the same index."""

import math
import re
import unicodedata
from typing import Dict, List, Mapping, NamedTuple, Sequence

from .names import fold_to_find, fold_to_key, nearest, other_words, stem_of, without_apostrophes
from .words import FILLERS, HAN, HAN_FILLERS, KIND_WEIGHTS

_BETWEEN = re.compile(r'[\s,;:.!?，。；：！？、"“”„«»()（）<>\[\]{}|/]+')
_HAN = re.compile(f"[{HAN}]+")
_HAN_FILLERS = re.compile(HAN_FILLERS)


class Findable(NamedTuple):
    """A record of the index; ``keys`` are its names, folded; the first three (English, Chinese, id) are its own."""

    kind: str
    id: str
    name: str
    name_zh: str
    keys: Sequence[str]


def findables(index: Mapping[str, Sequence[Sequence[str]]]) -> List[Findable]:
    """The records of ``brief/find.json``, in the order in which equal matches are shown."""
    found = []
    for kind in KIND_WEIGHTS:
        for one, name, name_zh, *others in index[kind]:
            own = [key for key in map(fold_to_find, (name, name_zh, one)) if key]
            found.append(Findable(kind, one, name, name_zh or name, own + others))
    return found


def find(query: str, items: Sequence[Findable], most: int = 8) -> List[Findable]:
    """The records that match a query, best first; if no name contains any of its words, those with a similar spelling."""
    scores = _rank(query, items)
    ranked = sorted(scores, key=lambda place: -scores[place])
    enough = min(12, scores[ranked[0]]) / 3 if ranked else 0
    return [items[place] for place in ranked if scores[place] >= enough][:most]


def is_likely(item: Findable, query: str) -> bool:
    """Whether a search result certainly matches; otherwise it is a guess."""
    whole, wanted = fold_to_find(query), [_sought(word) for word in _tokens(query)]
    held = [word for word in wanted if any(word in key for key in item.keys)]
    if any(whole in key for key in item.keys) or len(held) > len(wanted) / 2:
        return True
    edits = 1 if re.fullmatch(f"[{HAN}]{{2}}", whole) else len(whole) * 0.34
    return len(wanted) == 1 and any(away <= edits for _, away in nearest(whole, item.keys))


def _rank(query: str, items: Sequence[Findable]) -> Dict[int, float]:
    """Scores by position of the record; only of those that contain a word of the query or a similar one."""
    asked, scores = fold_to_find(query), {}  # type: str, Dict[int, float]
    if not asked:
        return scores
    said = _HAN_FILLERS.sub(" ", unicodedata.normalize("NFKC", query))
    signs = [sign for run in _HAN.findall(said) for sign in run]
    words = [*map(_sought, _tokens(query)), *(signs if len(signs) > 1 else [])]
    wanted = [word for word in dict.fromkeys(words) if word]
    for word in wanted:
        holders = [place for place, item in enumerate(items) if any(word in key for key in item.keys)]
        short = 0.3 if len(word) == 1 and len(wanted) > 1 else 1
        for place in holders:
            scores[place] = scores.get(place, 0) + short * math.log(1 + len(items) / (1 + len(holders)))
    told = _names_in(query)
    for place, item in enumerate(items):
        labels = item.kind in ("settings", "calibration")  # "Type" of a slicer says little away from its page
        named = [(4 + 3 * told[key]) / (2 if labels and i > 2 else 1) for i, key in enumerate(item.keys) if key in told]
        if named:
            scores[place] = scores.get(place, 0) + max(named)
    for place, score in scores.items():
        item = items[place]
        length = min(len(item.name), 99) / 100
        scores[place] = score * KIND_WEIGHTS[item.kind] + _likeness(asked, item.keys) - length
    if len(asked) > 3 and not any(asked in key for place in scores for key in items[place].keys):
        places: Dict[str, List[int]] = {}
        for place, item in enumerate(items):
            for key in item.keys:
                places.setdefault(key, []).append(place)
        for key, edits in nearest(asked, places):
            if edits <= len(asked) * 0.34 and key not in asked:
                for place in places[key]:
                    scores[place] = scores.get(place, 0) + 8 - edits
    return scores


def _likeness(asked: str, keys: Sequence[str]) -> float:
    for score, among in ((40, keys[:3]), (30, keys)):
        if asked in among:
            return score
    for score, among in ((12, keys[:3]), (10, keys)):
        if any(key.startswith(asked) for key in among):
            return score
    return 6 if any(asked in key for key in keys) else 0


def _sought(word: str) -> str:
    return fold_to_find(stem_of(without_apostrophes(word)))


def _tokens(query: str) -> List[str]:
    """The words of a query, folded; Chinese has no spaces, so its characters are read in pairs."""
    plain = unicodedata.normalize("NFKC", query).lower()
    runs = _HAN.findall(_HAN_FILLERS.sub(" ", plain)) or _HAN.findall(plain)
    han = [part for run in runs for part in ([run] if len(run) == 1 else [run[i : i + 2] for i in range(len(run) - 1)])]
    others = _BETWEEN.split(_HAN.sub(" ", plain))
    meaningful = [word for word in others if word and word not in FILLERS]
    words = (meaningful if meaningful or han else others) + han
    return [key for key in map(fold_to_key, dict.fromkeys(words)) if key]


def _names_in(query: str) -> Dict[str, float]:
    """Every name that a query may contain in full, with its number of words; two Chinese characters count as one."""
    plain = without_apostrophes(unicodedata.normalize("NFKC", query).lower())
    names: Dict[str, float] = {}

    def add(words: Sequence[str], each: float) -> None:
        for i in range(len(words)):
            for size in range(1, min(7, len(words) - i) + 1):
                name = words[i : i + size]
                if all(word in FILLERS for word in name):
                    continue
                names[fold_to_find((" " if each == 1 else "").join(name))] = size * each
                for other in other_words(name) if each == 1 and size <= 3 else ():
                    names.setdefault(fold_to_find(" ".join(other)), size)

    words = [word for word in _BETWEEN.split(plain) if word]
    add(words, 1)
    for run in _HAN.findall(plain):
        add(list(run), 0.5)
    add([part for word in words for part in re.findall(f"[{HAN}]+|[^{HAN}]+", word) if part not in FILLERS], 1)
    return names
