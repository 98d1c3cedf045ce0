"""The rows of a mapping: which keys a value of a record is written to, and what is lost."""

import re
from typing import Any, Callable, Dict, List, Mapping, NamedTuple, Optional, Sequence, Tuple

from ..generated.presets import ROW_REMARKS
from ..resolve import first_known, is_number, value_at
from .files import Pairs
from .values import About, calculate, compare_versions, number_text, text_of

_Record = Mapping[str, Any]
Row = Dict[str, Any]
_KINDS = ("filament", "process", "machine", "global", "extruder")


class Text(NamedTuple):
    en: str
    zh: str


class _Written(NamedTuple):
    """The text of a key, None if omitted; whether the value is outside its range, and what was lost."""

    text: Optional[str]
    outside: bool = False
    said: Optional[Text] = None


class Draft(NamedTuple):
    """A row of the mapping, and its keys with their texts, and whether each carries the value itself."""

    row: Row
    keys: Sequence[Tuple[_Record, str, bool]]


def fill(template: Mapping[str, str], what: str = "", what_zh: Optional[str] = None) -> Text:
    return Text(*(template[key].replace("{what}", one) for key, one in (("en", what), ("zh", first_known(what_zh, what)))))


def _joined(texts: Sequence[Optional[str]], space: str) -> Optional[str]:
    return space.join(one for one in texts if one) or None


def scalar(record: Any, path: Optional[str]) -> Any:
    value = None if path is None else value_at(record, path)
    return value if isinstance(value, (int, float, str)) else None


class RowContext(NamedTuple):
    record: _Record
    printer: _Record
    theirs: Optional[_Record]
    version: str
    machine: str
    alone: bool
    changes: Mapping[str, Any]


def draft_row(mapped: _Record, of: RowContext) -> Draft:
    """A row before its keys are checked against those of other rows."""
    field, setting = mapped["field"], mapped["setting"]
    changed = setting is not None and setting in of.changes
    value = scalar(of.record, field) if field is not None else of.changes[setting] if changed else None
    own = {"field": field, "setting": setting, "unit": mapped["unit"], "value": value}
    own.update(theirs=scalar(of.theirs, field), changed=changed, same=False, keys=[])

    def row(outcome: str, *said: Optional[Text]) -> Row:
        remark = _joined([mapped["remark"], *(one and one.en for one in said)], " ")
        remark_zh = _joined([mapped["remark_zh"], *(one and one.zh for one in said)], "")
        return {**own, "outcome": outcome, "remark": remark, "remark_zh": remark_zh}

    if value is None:
        return Draft({**row("own"), "remark": None, "remark_zh": None}, [])
    is_machines = of.machine == "all" or (of.machine == "changed" and changed)
    if mapped["outcome"] == "none" or (mapped["outcome"] == "printer" and not is_machines):
        return Draft(row(mapped["outcome"]), [])
    keys = [key for key in mapped["keys"] if _has_key(key, of.version)]
    if not keys:
        return Draft(row("older", fill(ROW_REMARKS["older"], of.version)), [])

    def write(one: Any, key: _Record) -> Optional[_Written]:
        return _formatted(one, key, About(of.record, of.printer, field, key["key"], changed, of.alone))

    found = [(key, write(value, key)) for key in keys]
    newer = [one.text for key, one in found if one and one.text is not None and not _has_word(key, one.text, of.version)]
    if newer:
        return Draft(row("older", fill(ROW_REMARKS["older_word"], ", ".join(newer))), [])
    bearing = [key for key in keys if key["form"]["kind"] not in ("constant", "positive")] or keys
    # If the key that carries the value has no word for it, its accompanying keys are not written either.
    if keys[0]["form"]["kind"] in ("words", "text") and found[0][1] is None:
        return Draft(row("none", _why_not(mapped, keys[0], value, of.printer)), [])
    lines = [one for key, one in found if one and key in bearing]
    said, outside = next((one.said for one in lines if one.said), None), any(one.outside for one in lines)
    holder = next((key for key, one in found if one and one.text is not None and key in bearing), None)
    if holder is None:
        return Draft(row("out_of_range", said) if outside else row("none", _why_not(mapped, keys[0], value, of.printer)), [])
    carrier = holder
    same = own["theirs"] is not None and _same_as_parent(value, own["theirs"], lambda one: write(one, carrier))
    outcome = "out_of_range" if outside else "approximated" if said else mapped["outcome"]
    written = [(key, one.text, key in bearing) for key, one in found if one and one.text is not None]
    return Draft({**row(outcome, said), "same": same}, written)


def _why_not(mapped: _Record, key: _Record, value: Any, printer: _Record) -> Optional[Text]:
    if key["form"]["kind"] != "computed":
        # "The slicer has no true" would add nothing to the row's own remark.
        told = isinstance(value, bool) and mapped["remark"] is not None
        return None if told else fill(ROW_REMARKS["no_word"], text_of(value))
    work = key["form"]["calculation"]
    if work == "plate_temperature":
        return fill(ROW_REMARKS["no_word"], printer["default_plate"] or "")
    return fill(ROW_REMARKS["not_found_itself" if work == "angle_from_vertical" else "base_unknown"])


def _same_as_parent(value: Any, theirs: Any, write: Callable[[Any], Optional[_Written]]) -> bool:
    """Whether the slicer reads the same from both: Cura has one word for lines and for zig-zag."""
    ours = write(value)
    if ours is None or ours.said:
        return False
    if isinstance(value, str) and isinstance(theirs, str):
        other = write(theirs)
        return ours.text == (other and other.text)
    if is_number(value) and is_number(theirs):
        return bool(abs(value - theirs) <= 1e-3 * max(1, abs(value)))
    return type(value) is type(theirs) and value == theirs


def _formatted(value: Any, key: _Record, about: About) -> Optional[_Written]:
    """The text of a key for a value; None: the key is not written."""
    own = _in_their_terms(value, key, about)
    if own is None:
        return None
    if isinstance(own, bool):
        cura = key["kind"] in ("global", "extruder")
        return _Written(str(own) if cura else str(int(own)))
    if is_number(own):
        return _figure(own, value, key)
    # The slicer would silently replace an unknown word by its default.
    known = key["values"] is None or own in key["values"] or key["form"]["kind"] == "constant"
    return _Written(own) if known else None


def _in_their_terms(value: Any, key: _Record, about: About) -> Any:
    form = key["form"]
    kind = form["kind"]
    if kind == "constant":
        return form["value"]
    if kind == "computed":
        return calculate(form["calculation"], value, about)
    if kind == "words":
        return form["words"].get(text_of(value))
    if kind == "switch":
        return value if isinstance(value, bool) else None
    if kind == "text":
        return value if isinstance(value, str) else None
    if not is_number(value):
        return None
    return value > 0 if kind == "positive" else value * form["factor"] + form["offset"] if kind == "scaled" else value


def _figure(exact: float, value: Any, key: _Record) -> _Written:
    """A number within the range of the key: one above is limited, one below omitted, since 0 mostly means something else."""
    sign = "%" if key["form"]["kind"] == "percent" or re.fullmatch("coPercents?", key["type"]) else ""
    rounded = float(number_text(exact))
    number = float(int(rounded)) if re.fullmatch("coInts?|int", key["type"]) else rounded
    for end, code in (("max", "limited"), ("min", "too_low")):
        limit = key[end]
        if limit is not None and (number > limit if end == "max" else number < limit):
            text = number_text(limit) + sign
            return _Written(text if end == "max" else None, True, fill(ROW_REMARKS[code], text))
    text = number_text(number) + sign
    if number != rounded:
        return _Written(text, False, fill(ROW_REMARKS["cut"], f"{number_text(rounded)} → {text}"))
    capped = key["form"].get("calculation") == "capped_speed" and number != value
    return _Written(text, False, fill(ROW_REMARKS["capped"], text) if capped else None)


def _has_key(key: _Record, version: str) -> bool:
    since, until = key["first_version"], key["last_version"]
    return (since is None or compare_versions(since, version) <= 0) and (until is None or compare_versions(until, version) >= 0)


def _has_word(key: _Record, word: str, version: str) -> bool:
    since = (key["newer_values"] or {}).get(word)
    return since is None or compare_versions(since, version) <= 0


def changed_rows(drafts: Sequence[Draft], before: Sequence[Draft]) -> List[Draft]:
    """The rows that fixes change, and of the others the keys whose texts change as a result."""
    changed = []
    for (row, keys), (_, others) in zip(drafts, before):
        texts = {key["key"]: text for key, text, _ in others}
        own = keys if row["changed"] else [one for one in keys if texts.get(one[0]["key"]) != one[1]]
        if row["changed"] or own:
            changed.append(Draft(row, own))
    return changed


def claimed(drafts: Sequence[Draft]) -> Tuple[List[Row], Dict[str, Pairs]]:
    """The rows with the keys that are written, and these by preset: each key goes to a row that a fix changes, else the first."""
    texts: Dict[str, str] = {}
    for _, keys in sorted(drafts, key=lambda one: not one.row["changed"]):
        for key, text, _ in keys:
            texts.setdefault(key["key"], text)
    rows: List[Row] = []
    values: Dict[str, Dict[str, str]] = {kind: {} for kind in _KINDS}
    for row, keys in drafts:
        kept = [one for one in keys if texts[one[0]["key"]] == one[1]]
        lost = [key["key"] for key, text, bears in keys if bears and texts[key["key"]] != text]
        row = {**row, "keys": [{"kind": key["kind"], "key": key["key"], "text": text} for key, text, _ in kept]}
        if lost:
            taken = fill(ROW_REMARKS["taken"], ", ".join(lost))
            row["outcome"] = "approximated" if any(bears for _, _, bears in kept) else "none"
            row["remark"] = _joined([row["remark"], taken.en], " ")
            row["remark_zh"] = _joined([row["remark_zh"], taken.zh], "")
        for one in row["keys"]:
            values[one["kind"]][one["key"]] = one["text"]
        rows.append(row)
    return rows, {kind: list(pairs.items()) for kind, pairs in values.items()}


