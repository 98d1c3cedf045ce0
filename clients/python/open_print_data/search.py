"""Search with the ranking of the site, over the same index."""

import math
import re
import unicodedata
from typing import Dict, List, Mapping, NamedTuple, Optional, Sequence, Set, Tuple

from .names import Names, brand_in, fold_to_find, fold_to_key, nearest, other_words, read_ids, searched_part, stem_of
from .names import without_apostrophes, words_of
from .generated.words import CHINESE_COLOURS, CHINESE_SENTENCE, COMPLAINT, FILLERS, GRAMMAR, HAN, HAN_FILLERS, HAN_WEIGHT
from .generated.words import KIND_WEIGHTS, LONGEST_PRODUCT, SAME_WORDS

_BETWEEN = re.compile(r'(?:[\s,;:!?，。；：！？、"“”„«»()（）<>\[\]{}|/]|\.(?![0-9])|(?<![0-9])\.)+')
_HAN = re.compile(f"[{HAN}]+")
_HAN_FILLERS = re.compile(HAN_FILLERS)
_OTHERS_OF_SAME = re.compile("|".join(sorted(SAME_WORDS, key=len, reverse=True)))
_COMPLAINT = re.compile(COMPLAINT, re.IGNORECASE | re.ASCII)
#: Number of characters by which a name may exceed the longest known one and still get suggestions.
_SLIP = 2
#: Maximum edits per character that count as a slip, and the weight of a record of another brand than the named one.
_SLIP_SHARE, _OTHER_BRAND = 0.15, 0.4
_MADE = ("printers", "filaments")


class Findable(NamedTuple):
    """A record of the index; ``keys`` are its names, folded; the first three (English, Chinese, id) are its own."""

    kind: str
    id: str
    name: str
    name_zh: str
    keys: Sequence[str]
    #: The names with one word for the same thing.
    alike: Sequence[str]


def _findable(kind: str, one: str, name: str, name_zh: str, keys: Sequence[str]) -> Findable:
    return Findable(kind, one, name, name_zh, keys, [_with_same_words(key) for key in keys])


def _with_same_words(text: str) -> str:
    return _OTHERS_OF_SAME.sub(lambda word: SAME_WORDS[word.group()], text)


def findables(index: Mapping[str, Sequence[Sequence[str]]]) -> List[Findable]:
    """The records of ``brief/find.json``, in the order in which equal matches are listed."""
    found = []
    for kind in KIND_WEIGHTS:
        for one, name, name_zh, *others in index[kind]:
            own = [key for key in map(fold_to_find, (name, name_zh, one)) if key]
            found.append(_findable(kind, one, name, name_zh or name, own + others))
    return found


def spools_begun(text: str, items: Sequence[Findable]) -> List[Tuple[Findable, str]]:
    """The branded filaments that a text begins with, each with the rest, which may name a colour; the brand by any of its names."""
    ends = _cuts(text)
    if not ends or len(ends) >= LONGEST_PRODUCT:  # a text of one word has no end
        return []
    named: Dict[str, List[Findable]] = {}
    for item in items:
        if item.kind == "filaments":
            named.setdefault(item.keys[0], []).append(item)
    rests = {fold_to_find(start): rest for start, rest in ends}
    brands = [item for item in items if item.kind == "filament_brands"]
    spelled_out = [f"{brand.name} {rests[key]}" for brand in brands for key in brand.keys if key in rests]
    cuts = [cut for said in dict.fromkeys([text, *spelled_out]) for cut in _cuts(said)]
    found = [(named.get(fold_to_find(product), []), rest) for product, rest in cuts]
    return [(own[0], rest) for own, rest in found if len(own) == 1]


def _cuts(text: str) -> List[Tuple[str, str]]:
    """All ways to split a text between two words, shortest end first."""
    words = re.split(r"[\s_-]+", text.strip())
    return [(" ".join(words[:cut]), " ".join(words[cut:])) for cut in range(len(words) - 1, 0, -1)]


def colour_called(names: Sequence[str], text: str) -> Optional[str]:
    """The colour that a text names, in English or by a Chinese word."""
    text = CHINESE_COLOURS.get(re.sub("色$", "", text), text)

    def words(name: str) -> str:
        return " ".join(sorted(set(re.findall(r"[^\W_]+", name.lower()))))

    for way in (fold_to_key, words):
        for name in names:
            if way(name) == way(text):
                return name
    return None


class Match(NamedTuple):
    """A matching record; ``sure`` means that no other is meant, otherwise it is one guess among others."""

    item: Findable
    sure: bool


def find(query: str, items: Sequence[Findable], most: int = 8, kinds: Sequence[str] = tuple(KIND_WEIGHTS)) -> List[Match]:
    """The records of these kinds that match a query, best first; ``items`` are of all kinds, so that brands are recognised."""
    query = searched_part(query)
    whole, brands = _readings(query, items)
    own = [item for item in items if item.kind in kinds]
    other = {one for one, item in enumerate(own) if item.kind in _MADE and brands and not item.id.startswith(brands)}
    scores = _rank(query, own, whole, other)
    ranked = sorted(scores, key=lambda place: -scores[place])
    enough = min(12, scores[ranked[0]]) / 3 if ranked else 0
    asked = fold_to_find(query)
    # "issue first layer" is a complaint rather than the label of a setting or of a calibration step.
    complains = _COMPLAINT.search(query)
    labels = {place for place in ranked if own[place].kind in ("settings", "calibration")} if complains else set()
    unmeant = other | {place for place in labels if asked not in own[place].keys}
    sure = _sure(query, whole, {place: own[place] for place in ranked if place not in unmeant})
    # A full match comes before one without year or maker.
    ranked.sort(key=lambda place: asked not in own[place].keys)
    listed = [Match(own[place], place in sure) for place in ranked if scores[place] >= enough]
    # What follows the name of a product may be a colour that is not known.
    spools = [] if sure or "filaments" not in kinds else spools_begun(query, items)
    begun = [Match(one, False) for one, _ in spools[:1]]
    return [*begun, *(one for one in listed if one not in begun)][:most]


def suggest(names: Names, kind: str, name: str) -> List[str]:
    """Up to five ids that an unknown name may mean, best first: alternative readings, search results, similar names."""
    brand = brand_in(names, words_of(kind, name)) if kind == "printers" else None
    words = [*brand[0], *brand[1]] if brand else words_of(kind, name)
    wanted, longest = fold_to_key(" ".join(words)), max((len(key) for table in names.values() for key in table), default=0)
    read = read_ids(names, kind, name)
    if not wanted or len(wanted) > longest + _SLIP:
        return list(dict.fromkeys(read))
    found = [one.item.id for one in find(name, _listed(names, kind), 5, [kind])]
    best: Dict[str, float] = {}
    for key, edits in nearest(wanted, names[kind]):
        for one in names[kind][key]:
            other = brand and not any(one.startswith(f"{each}-") for each in brand[0])
            best.setdefault(one, edits + (0.5 if other else 0))
    plain = names[kind].get(wanted[:-4], []) if re.search(".plus$", wanted) else []  # prefer the name without the plus
    meant = list(dict.fromkeys([*read, *plain, *found, *sorted(best, key=lambda one: (best[one], one))]))[:5]
    rest = re.sub(f"[{HAN}]+", " ", name).strip()
    return suggest(names, kind, rest) if not meant and rest and rest != name.strip() else meant


def _listed(names: Names, kind: str) -> List[Findable]:
    """The searchable records in the list of names: those of a kind, and the brands."""
    found: List[Findable] = []
    for one in dict.fromkeys([kind, "brands"]):
        keys: Dict[str, List[str]] = {}
        for key, ids in names[one].items():
            for id_ in ids:
                keys.setdefault(id_, []).append(key)
        found += [_findable(one, id_, id_, id_, own) for id_, own in keys.items()]
    return found


def _readings(query: str, items: Sequence[Findable]) -> Tuple[Set[str], Tuple[str, ...]]:
    """The names that the whole query may be, and the id prefixes of the brands at its ends."""
    words = words_of("printers", query)
    whole = {fold_to_find(text) for text in (query, " ".join(_tokens(query)), " ".join(words))}
    ends: Dict[str, str] = {}
    for size in range(min(5, len(words) - 1), 0, -1):
        for brand, rest in ((words[:size], words[size:]), (words[-size:], words[:-size])):
            if not all(word in FILLERS for word in brand):
                ends[fold_to_find(" ".join(brand))] = fold_to_find(" ".join(rest))
    brands = []
    for item in items:
        end = next((key for key in item.keys if key in ends), None) if item.kind in ("brands", "filament_brands") else None
        if end is not None:
            whole.add(fold_to_find(item.id) + ends[end])
            brands.append(f"{item.id}-")
    return whole - {""}, tuple(brands)


def _sure(query: str, whole: Set[str], found: Mapping[int, Findable]) -> Set[int]:
    """The sure matches of a query: all with that name; else the first if no other contains every word or is only a slip away."""
    called = {place for place, item in found.items() if not whole.isdisjoint(item.keys)}
    if called:
        return called
    words, asked = [_sought(word) for word in _tokens(query)], fold_to_find(query)
    holding = {place for place, item in found.items() if any(all(_holds(key, word) for word in words) for key in item.keys)}
    if holding:
        return holding if len(holding) == 1 and holding == {next(iter(found))} else set()
    models = [word for word in words if re.search("[0-9]", word)]

    def alike(key: str) -> bool:
        return re.sub("[^0-9]", "", key) == re.sub("[^0-9]", "", asked) and all(_holds(key, word) for word in models)

    near = _misspelt(asked, found, max(_slip(asked), 0.5 if _slip(asked) < 5 * _SLIP_SHARE else 1))
    near = {place: edits for place, edits in near.items() if any(map(alike, found[place].keys))}
    first, *others = [*near.items()] or [(-1, 0.0)]
    return {first[0]} if near and (not others or first[1] < others[0][1]) else set()


def _rank(query: str, items: Sequence[Findable], whole: Set[str], other: Set[int]) -> Dict[int, float]:
    """Scores by position, only of records that contain a word of the query or a similar one."""
    query, whole = _with_same_words(query), set(map(_with_same_words, whole))
    items = [item._replace(keys=item.alike) for item in items]
    asked, scores = fold_to_find(query), {}  # type: str, Dict[int, float]
    if not asked:
        return scores
    core = fold_to_find(" ".join(_tokens(query))) or asked
    words = [part for word in map(_sought, _tokens(query)) for part in (word, re.sub("(?<=.)plus$", "", word))]
    wanted = [word for word in dict.fromkeys(words) if word]

    def holds(item: Findable, word: str) -> bool:
        return any(_holds(key, word, item.kind == "symptoms") for key in item.keys)

    for word in wanted:
        holders = [place for place, item in enumerate(items) if holds(item, word)]
        short = 0.3 if len(word) == 1 and len(wanted) > 1 else 1
        for place in holders:
            if items[place].kind != "symptoms" or not _HAN.match(word):
                scores[place] = scores.get(place, 0) + short * math.log(1 + len(items) / (1 + len(holders)))
    spoken = {place: " ".join(item.keys) for place, item in enumerate(items) if item.kind == "symptoms"}
    pairs = [word for word in wanted if len(word) > 1 and _HAN.match(word)]
    for word in [*pairs, *(dict.fromkeys("".join(pairs)) if _is_chinese_sentence(query) else ())]:
        holders = [place for place, names in spoken.items() if word in names]
        for place in holders:
            weight = HAN_WEIGHT["single" if len(word) == 1 else "pair"]
            scores[place] = scores.get(place, 0) + weight * math.log(1 + len(spoken) / (1 + len(holders)))
    told, named = _names_in(query), False
    for place, item in enumerate(items):
        best = max((_named(item, i, told[key]) for i, key in enumerate(item.keys) if key in told), default=0)
        if best:
            scores[place], named = scores.get(place, 0) + best, True
    weights = [KIND_WEIGHTS[item.kind] * (_OTHER_BRAND if place in other else 1) for place, item in enumerate(items)]
    if _COMPLAINT.search(query) or _is_chinese_sentence(query):
        weights = [weight * (1 if items[place].kind == "symptoms" else 0.5) for place, weight in enumerate(weights)]
    for place, score in scores.items():
        item = items[place]
        likely = max(_likeness(asked, item, whole), _likeness(core, item, whole))
        length = min(map(len, item.keys)) if item.kind == "printers" else len(item.id)
        scores[place] = score * weights[place] + likely - (0 if likely >= 30 else min(length, 99) / 100)
    # A partial match may be a doubled letter: ``petgg`` is petg rather than the beginning of PETG-GF.
    part = any(holds(items[place], asked) for place in scores)
    for place, edits in _misspelt(asked, dict(enumerate(items)), 0.5 if part else len(asked) * 0.34).items():
        slip = 0 < edits <= _slip(asked)
        if slip or (not named and not part):
            scores[place] = scores.get(place, 0) + ((20 if slip else 8) - edits) * weights[place]
    return scores


def _is_chinese_sentence(query: str) -> bool:
    return len(re.findall(f"[{HAN}]", query)) >= CHINESE_SENTENCE


def _named(item: Findable, i: int, run: "_Run") -> float:
    """The score of a full name in a query: half for the label of a slicer, and for one plain word of a longer query."""
    size, entire, reordered = run
    key = item.keys[i]
    if reordered and not entire and item.kind != "symptoms" and re.search("[0-9]", key):
        return 0
    label = item.kind in ("settings", "calibration") and i >= _own(item)
    plain = item.kind == "printers" and size == 1 and not entire and re.fullmatch("[a-z]+", key)
    return (4 + 3 * size) / (2 if label or plain else 1)


def _slip(asked: str) -> float:
    """Maximum edits that count as a slip; a trailing plus, which many names share, does not add to the length."""
    return len(re.sub("(?<=.)plus$", "", asked)) * _SLIP_SHARE


def _own(item: Findable) -> int:
    """Number of the record's own names: English, Chinese, id."""
    return 2 if item.name == item.name_zh else 3


def _holds(key: str, word: str, spoken: bool = False) -> bool:
    """Whether a name contains a word: a short one only at a word boundary, a number as a whole."""
    short = re.fullmatch("[a-z]{1,3}", word)
    if (not short or (spoken and len(word) == 3)) and not re.search("[0-9]", word):
        return word in key
    at = key.find(word)
    while at != -1:
        begins, ends = not _same(key[at - 1 : at], key[at]), not _same(word[-1], key[at + len(word) : at + len(word) + 1])
        if begins or ends if short else (begins or not _digit(word[0])) and (ends or not _digit(word[-1])):
            return True
        at = key.find(word, at + 1)
    return False


def _digit(letter: str) -> bool:
    return "0" <= letter <= "9"


def _same(one: str, other: str) -> bool:
    """Whether two characters are both digits, or both Latin letters."""
    return bool(one and other) and (_digit(other) if _digit(one) else "a" <= one <= "z" and "a" <= other <= "z")


def _misspelt(asked: str, items: Mapping[int, Findable], most: float) -> Dict[int, float]:
    """The records with a spelling close to a query, closest first, with their number of edits."""
    places: Dict[str, List[int]] = {}
    for place, item in items.items() if len(asked) > 2 else ():
        for key in item.keys:
            places.setdefault(key, []).append(place)
    found: Dict[int, float] = {}
    for key, edits in nearest(asked, places, most):
        if key not in asked or len(key) >= min(len(asked) * 0.75, len(asked) - 1):
            for place in places[key]:
                found.setdefault(place, edits)
    return found


def _likeness(asked: str, item: Findable, whole: Set[str]) -> float:
    keys, own = item.keys, item.keys[: _own(item)]
    if asked in own:
        return 40
    if not whole.isdisjoint(keys):
        return 30
    for score, among in ((12, own), (10, keys)):
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


#: Consecutive words of a query: how many, whether all, and whether reordered or with other endings.
_Run = Tuple[float, bool, bool]


def _names_in(query: str) -> Dict[str, _Run]:
    """All names that a query may contain in full; two Chinese characters count as one word."""
    plain = without_apostrophes(unicodedata.normalize("NFKC", query).lower())
    names: Dict[str, _Run] = {}

    def add(words: Sequence[str], each: float) -> None:
        for i in range(len(words)):
            for size in range(1, min(7, len(words) - i) + 1):
                name = words[i : i + size]
                if all(word in FILLERS for word in name) or (each < 1 and size == 1):
                    continue
                whole, entire = fold_to_find((" " if each == 1 else "").join(name)), size == len(words)
                names[whole] = size * each, entire, False
                if re.search(".plus$", whole):
                    names[whole[:-4]] = size * each / 2, entire, False  # a name with a plus is similar to the one without
                for other in other_words(name) if each == 1 and size <= 3 else ():
                    names.setdefault(fold_to_find(" ".join(other)), (size, entire, True))

    words = [word for word in _BETWEEN.split(plain) if word]
    add(words, 1)
    said = [word for word in words if word not in GRAMMAR]
    if len(said) < len(words):
        add(said, 1)  # `filament gets tangled` contains the name `filament tangled`
    for run in _HAN.findall(plain):
        add(list(run), 0.5)
    add([part for word in words for part in re.findall(f"[{HAN}]+|[^{HAN}]+", word) if part not in FILLERS], 1)
    return names
