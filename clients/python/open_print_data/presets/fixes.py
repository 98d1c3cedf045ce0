"""The values that fixes set in a preset, each within the limits of fix, material, printer, profile and slicer."""

import math
import re
from typing import Any, Dict, List, Mapping, NamedTuple, Optional, Sequence, Tuple

from ..errors import PresetRefusedError
from ..generated.presets import CONDITION_FIELDS, CONDITION_VALUES, SLICER_NAMES, UNIT_WORDS
from ..resolve import Setup, bounds_of, change_of, is_number, is_possible, judge
from .values import text_of

_Record = Mapping[str, Any]


class ChosenFix(NamedTuple):
    """A fix to include, with the value to set; None: the first value to try."""

    rule: _Record
    fix: str
    value: Any


def changes_of_fixes(chosen: Sequence[ChosenFix], setup: Setup) -> List[Tuple[str, Any]]:
    """The settings and values that fixes set. Raises PresetRefusedError for one that does not apply, or an unsafe value."""
    changes: Dict[str, Tuple[Any, str]] = {}
    for one in chosen:
        for change, value in _changes_of_fix(one, setup):
            said, other = f"{one.fix} ({_with_unit(value, change['unit'])})", changes.get(change["setting"])
            if other and text_of(other[0]) != text_of(value):
                names = ({"subject": change["name"]}, {"subject": change["name_zh"]})
                raise PresetRefusedError("conflict", change["setting"], [other[1], said], *names)
            changes.setdefault(change["setting"], (value, said))
    return [(setting, value) for setting, (value, _) in changes.items()]


def _changes_of_fix(chosen: ChosenFix, setup: Setup) -> List[Tuple[_Record, Any]]:
    cause, fix = _find(chosen, setup)
    unmet = [one for when in (cause, fix) for one in judge(when["applies_to"], setup)["unmet_conditions"]]
    names = ({"subject": fix["action"]}, {"subject": fix["action_zh"]})
    if unmet:
        words = [[_condition(one, language) for one in unmet] for language in (0, 1)]
        raise PresetRefusedError("fix_not_for_setup", fix["id"], words[0], names[0], {**names[1], "allowed": words[1]})
    adjustment = fix["adjustment"]
    if adjustment is None:
        raise PresetRefusedError("no_change", fix["id"], [], *names)
    change = change_of(adjustment, setup)
    value = chosen.value
    if value is None:
        value = _value_to_try(change, adjustment, setup)
    _check_allowed(value, change, adjustment, setup)
    first = change["first_layer"]
    first_values = _tryable(first) if first else []
    # Without a value to try for the first layer, it stays unchanged.
    if not first_values:
        return [(change, value)]
    _check_allowed(first_values[0], first, {**adjustment, **adjustment["first_layer"], "recommendations": []}, setup)
    return [(change, value), (first, first_values[0])]


def _find(chosen: ChosenFix, setup: Setup) -> Tuple[_Record, _Record]:
    """The fix under the most likely cause that applies to the setup."""
    all_fixes = [(cause, fix) for cause in chosen.rule["causes"] for fix in cause["fixes"]]
    places = [place for place in all_fixes if place[1]["id"] == chosen.fix]
    if not places:
        known = {fix["id"]: fix["adjustment"] for _, fix in all_fixes}
        raise PresetRefusedError("unknown_fix", chosen.fix, [one for one, adjustment in known.items() if adjustment])
    fits = (place for place in places if all(judge(one["applies_to"], setup)["verdict"] != "no" for one in place))
    return next(fits, places[0])


def _tryable(change: _Record) -> List[Any]:
    """The values to try first: one, two for a setting that is tuned, or none."""
    target = change["target"]
    if target is None:
        return [way["first_value"] for way in change["ways"] if way["first_value"] is not None]
    # A setting that is not a switch is turned off by "none" or 0; which value turns it on is not known.
    if isinstance(target["value"], bool) and change["unit"] != "bool":
        return ["none" if change["unit"] == "enum" else 0] if change["direction"] == "disable" else []
    return [] if target["value"] is None else [target["value"]]


def _value_to_try(change: _Record, adjustment: _Record, setup: Setup) -> Any:
    values = _tryable(change)
    if len(values) == 1:
        return values[0]
    choice = [_with_unit(one, change["unit"]) for one in values] or _allowed(change, adjustment, setup)
    names = ({"subject": change["name"]}, {"subject": change["name_zh"]})
    raise PresetRefusedError("no_value", change["setting"], choice, *names)


_Span = Tuple[Optional[float], Optional[float]]


def _safe_span(change: _Record, adjustment: _Record, setup: Setup) -> _Span:
    """Limits of a number. A limit whose condition is unknown for the setup applies, since it may be met."""
    value = change["current"]["value"]
    bounds = bounds_of(adjustment, setup, value if is_number(value) else None, ("yes", "if"))
    low, high = (None if one is None else one["value"] for one in bounds)
    return low, high


def _switches(adjustment: _Record) -> List[bool]:
    return {"disable": [False], "enable": [True]}.get(adjustment["direction"], [True, False])


def _allowed(change: _Record, adjustment: _Record, setup: Setup) -> List[str]:
    """The values that a fix may set, as texts."""
    target = adjustment["target"] or {}
    if change["unit"] == "bool":
        return [text_of(one) for one in _switches(adjustment)]
    if change["unit"] == "enum":
        return list(target.get("values") or [one for one in [target.get("option")] if one is not None])
    low, high = _safe_span(change, adjustment, setup)
    if low is None and high is None:
        return []
    if low is None or high is None or low == high:
        sign = "" if low == high else "≤ " if low is None else "≥ "
        return [sign + _with_unit(high if low is None else low, change["unit"])]
    return [_with_unit(f"{text_of(low)}–{text_of(high)}", change["unit"])]


def _is_allowed(value: Any, change: _Record, adjustment: _Record, setup: Setup) -> bool:
    if change["unit"] == "bool":
        return any(value is one for one in _switches(adjustment))
    if change["unit"] == "enum":
        words = (adjustment["target"] or {}).get("values")
        direction = adjustment["direction"]
        fits = direction == "set" or (value == "none") == (direction == "disable") if words is None else value in words
        return isinstance(value, str) and fits
    if not is_number(value) or not math.isfinite(value):
        return False
    low, high = _safe_span(change, adjustment, setup)
    return (low is None or value >= low) and (high is None or value <= high) and is_possible(change["setting"], value)


def _check_allowed(value: Any, change: _Record, adjustment: _Record, setup: Setup) -> None:
    if _is_allowed(value, change, adjustment, setup):
        return
    said = _with_unit(value, change["unit"])
    code = "outside_safe_range" if is_number(value) and change["unit"] not in ("bool", "enum") else "not_a_value"
    names = ({"subject": f"{change['name']} {said}"}, {"subject": f"{change['name_zh']} {said}"})
    raise PresetRefusedError(code, f"{change['setting']} {said}", _allowed(change, adjustment, setup), *names)


def _with_unit(value: Any, unit: str) -> str:
    text = text_of(value)
    if isinstance(value, bool) or (isinstance(value, str) and not re.fullmatch(r"[\d.–-]+", value)):
        return text
    if re.match("% of (?:the )?.", unit):
        return f"{text} {unit}"
    word = UNIT_WORDS.get(f"unit 1 {unit}") if text == "1" else None
    word = UNIT_WORDS.get(f"unit {unit}", unit) if word is None else word
    return text if word == "" else f"{text}°" if unit == "°" else f"{text} {word}"


def _condition(condition: _Record, language: int) -> str:
    """A condition in words; long lists of ids are truncated."""
    field, allowed = condition["field"], condition["allowed"]
    if isinstance(allowed, list):
        words = [SLICER_NAMES.get(one, one) if field == "slicers" else _word(field, one, language) for one in allowed[:6]]
        what = " / ".join([*words, *(["…"] if len(allowed) > 6 else [])])
    else:
        low, high = (None if allowed[end] is None else text_of(allowed[end]) for end in ("min", "max"))
        both = f"{low} mm" if low == high else f"{low}–{high} mm"
        what = f"≤ {high} mm" if low is None else f"≥ {low} mm" if high is None else both
    return CONDITION_FIELDS[field][language] + (": ", "：")[language] + what


def _word(field: str, word: str, language: int) -> str:
    return word if field in ("materials", "brands") or word not in CONDITION_VALUES else CONDITION_VALUES[word][language]
