"""Composes presets for slicers as the TypeScript client does, from a record and the published mapping of a slicer."""

import re
import unicodedata
from dataclasses import replace
from typing import Any, Callable, Dict, List, Mapping, NamedTuple, Optional, Sequence, Tuple

from ..errors import PresetRefusedError
from ..generated.presets import KINDS_ZH, LONGEST_NAME, NAME_MARK, SLICER_NAMES, USUAL_QUALITIES
from ..names import fold_to_key
from ..resolve import first_known, is_number, value_at
from ..spool import merged
from .files import Pairs, Preset, machine_section
from .notes import notes_on
from .rows import Draft, RowContext, changed_rows, claimed, draft_row, scalar
from .values import BRIMS, ORCAS, number_text, source_slicer, text_of

_Record = Mapping[str, Any]


class Composing(NamedTuple):
    """What a preset is made of. ``changes`` are values of settings; ``theirs`` has the values of the slicer's own presets."""

    record: _Record
    printer: _Record
    material: _Record
    mapping: _Record
    changes: Sequence[Tuple[str, Any]]
    theirs: Optional[_Record]
    form: str
    version: Optional[str]
    quality_type: Optional[str]
    name: Optional[str]


def compose_preset(of: Composing) -> Preset:
    """A preset with its values and the report of what is carried over. Raises PresetRefusedError if none can be made."""
    record, printer, mapping, slicer = of.record, of.printer, of.mapping, of.mapping["id"]
    version = _version(mapping, of.version)
    parents = record["presets"].get(slicer)
    form = _form(slicer, parents, of.form)
    changes = _with_consequences(record, of.changes)
    changed = _applied(record, mapping, changes)
    theirs = of.theirs or (_before_corrections(record) if source_slicer(record) == slicer else None)
    machine = "changed" if form == "overlay" else "all" if slicer == "prusaslicer" else "none"
    alone = form == "full" or (form == "inherits" and not (parents and parents["filament"]))

    def drafts_with(own: Mapping[str, Any]) -> List[Draft]:
        now = _applied(record, mapping, own)
        context = RowContext(now, printer, theirs, version["id"], machine, alone, own)
        return [draft_row(field, context) for field in mapping["fields"]]

    drafts = drafts_with(changes)
    before = drafts_with({}) if changes else drafts
    follow = changed_rows(drafts, before)
    _check_changes(follow, mapping, lambda one: any(keys for _, keys in changed_rows(drafts_with({one: changes[one]}), before)))
    fix = of.form == "changes"
    rows, values = claimed(follow if fix else drafts)
    if fix and not any(row["keys"] for row in rows):
        raise PresetRefusedError("nothing_to_write", ", ".join(changes))
    if fix and form == "inherits":
        for kind in ("filament", "process"):
            if values[kind] and not (parents and parents[kind]):
                raise PresetRefusedError("no_parent", kind, [], zh={"subject": KINDS_ZH[kind]})
    quality = _quality(of.quality_type, parents, printer) if slicer == "cura" else None
    if not fix:
        _complete(values, slicer, version["id"], form, parents, changed, of)
    cura = quality and {"quality_type": quality[0], "setting_version": first_known(version["setting_version"], 25)}
    preset = Preset(slicer, version["id"], _preset_name(of, parents, fix), parents, form, rows, [], values, cura)
    notes = [
        {"code": code, "text": text.en.rstrip(), "text_zh": text.zh.rstrip()}
        for code, text in notes_on(preset, printer, record, changed, fix, quality is not None and quality[1])
    ]
    return replace(preset, notes=notes)


def _before_corrections(record: _Record) -> _Record:
    """The record with the values of its source."""
    for one in record["provenance"]["corrected"]:
        field, upstream = one["field"], one["upstream_value"]
        own = merged(value_at(record, field), upstream) if isinstance(upstream, dict) else upstream
        record = _with_value(record, field, own)
    return record


def _with_value(record: _Record, path: str, value: Any) -> _Record:
    head, _, rest = path.partition(".")
    return {**record, head: _with_value(record[head], rest, value) if rest else value}


def _version(mapping: _Record, wanted: Optional[str]) -> Any:
    for one in mapping["versions"]:
        if wanted is None or wanted == one["id"] or wanted.startswith(one["id"] + "."):
            return one
    raise PresetRefusedError("unknown_version", wanted or "", [one["id"] for one in mapping["versions"]])


def _form(slicer: str, parents: Optional[_Record], asked: str) -> str:
    if slicer == "cura":
        return "profile"
    over = asked == "changes" or (asked == "overlay" and slicer == "prusaslicer")
    if over and parents is None:
        raise PresetRefusedError("unknown_machine", SLICER_NAMES[slicer])
    return ("overlay" if over else "full") if slicer == "prusaslicer" else "full" if parents is None else "inherits"


def _with_consequences(record: _Record, given: Sequence[Tuple[str, Any]]) -> Dict[str, Any]:
    """The values that fixes set, plus what they need: a brim type that uses its width, a fan minimum up to its maximum."""
    values = dict(given)
    if "nozzle_diameter" in values:
        raise PresetRefusedError("other_nozzle", f"{text_of(values['nozzle_diameter'])} mm")
    width, drawn = values.get("brim_width", 0), record["process"]["brim"]["type"] in BRIMS
    if is_number(width) and width > 0 and "brim_type" not in values and not drawn:
        values["brim_type"] = "outer"
    low, high = (values.get(f"fan_{end}", record["cooling"][f"fan_{end}_percent"]) for end in ("min", "max"))
    if is_number(low) and is_number(high) and low > high:
        if "fan_min" not in values:
            values["fan_min"] = high
        elif "fan_max" not in values:
            values["fan_max"] = low
    return values


def _applied(record: _Record, mapping: _Record, changes: Mapping[str, Any]) -> _Record:
    for setting, value in changes.items():
        row = next((one for one in mapping["fields"] if one["setting"] == setting), None)
        if row is None:
            raise PresetRefusedError("unknown_setting", setting)
        if row["field"] is None:
            continue
        own = _field_value(setting, value, record)
        if own is None:
            raise PresetRefusedError("no_key", setting)
        record = _with_value(record, row["field"], own)
    return _with_requirements(record, mapping, changes)


def _with_requirements(record: _Record, mapping: _Record, changes: Mapping[str, Any]) -> _Record:
    """The record with what the changed values need to take effect, unless a fix sets it itself."""
    settings = {one["field"]: one["setting"] for one in reversed(mapping["fields"])}
    rows = [one for one in mapping["fields"] if one["setting"] in changes]
    for needed in (needed for row in rows for needed in row.get("requires", [])):
        field, values = needed["field"], needed["values"]
        if scalar(record, field) not in values and settings.get(field) not in changes:
            record = _with_value(record, field, values[0])
    return record


def _field_value(setting: str, value: Any, record: _Record) -> Any:
    """The value of a setting in the terms of records: three are percentages that records have in mm."""
    if not is_number(value):
        return value
    if setting in ("seam_gap", "min_wall_width"):
        nozzle = record["nozzle"]["diameter_mm"]
        return None if nozzle is None else value * nozzle / 100
    if setting == "support_density":
        line = first_known(*(record["process"]["line_width_mm"][name] for name in ("support", "default")))
        return None if line is None or value <= 0 else line * (100 / value - 1)
    return value


def _quality(chosen: Optional[str], parents: Optional[_Record], printer: _Record) -> Tuple[str, bool]:
    """The quality type of a Cura profile, and whether it is assumed."""
    types: Sequence[str] = printer["presets"]["cura_quality_types"]
    named = first_known(chosen, parents and parents["process"])
    if named is None and not types:
        return USUAL_QUALITIES[0], True
    kind = named or ""
    if (types and kind not in types) or not re.fullmatch(r"[\w.+-]+(?: [\w.+-]+)*", kind, re.ASCII):
        raise PresetRefusedError("no_quality_type", kind, types or USUAL_QUALITIES)
    return kind, False


def _preset_name(of: Composing, parents: Optional[_Record], fix: bool) -> str:
    parts = " ".join([of.printer["brand"], of.printer["model"], of.record["nozzle"]["variant"], of.material["name"]])
    own = _usable(parts + (" fix" if fix else ""), LONGEST_NAME - len(NAME_MARK) - 1)
    name = _usable(first_known(of.name, f"{own} {NAME_MARK}"))
    if not name:
        raise PresetRefusedError("no_name", of.name or "")
    system = [(parents or {}).get(kind) for kind in ("machine", "process", "filament")]
    if any(fold_to_key(_usable(one)) == fold_to_key(name) for one in system if one is not None):
        raise PresetRefusedError("system_name", name)
    return name


def _usable(name: str, longest: int = LONGEST_NAME) -> str:
    """Without the characters that file systems or slicers reject, or that would end a name in a list."""
    signs = "".join(
        " " if one in '<>[]:/\\|?*";=#%@' or unicodedata.category(one) in ("Cc", "Cf") else one
        for one in unicodedata.normalize("NFC", name)
    )
    return re.sub(r"^[\s.]+|[\s.]+$", "", re.sub(r"\s+", " ", signs)[:longest])


def _check_changes(drafts: Sequence[Draft], mapping: _Record, follows_from: Callable[[str], bool]) -> None:
    """Rejects a change that the slicer would not accept or that would have no effect there."""
    for row in claimed(drafts)[0]:
        setting = row["setting"] or ""
        if not row["changed"]:
            continue
        if row["outcome"] == "out_of_range":
            keys = next(one["keys"] for one in mapping["fields"] if one["setting"] == setting)
            spans = [(one["key"], *("" if one[end] is None else text_of(one[end]) for end in ("min", "max"))) for one in keys]
            subject = " ".join(part for part in (setting, text_of(row["value"]), row["unit"]) if part is not None)
            allowed = [f"{key} {low}–{high}" for key, low, high in spans if low or high]
            raise PresetRefusedError("outside_slicer_range", subject, allowed)
        if row["outcome"] in ("none", "older", "own") and not follows_from(setting):
            raise PresetRefusedError("no_key", setting, [], {"more": row["remark"]}, {"more": row["remark_zh"]})


def _complete(
    values: Dict[str, Pairs], slicer: str, version: str, form: str, parents: Optional[_Record], record: _Record, of: Composing,
) -> None:  # fmt: skip
    """Adds the filament's identity if it has no parent, and to PrusaSlicer's full form temperatures and a printer."""
    diameter = first_known(record["filament_diameter_mm"], of.printer["filament_diameter_mm"])
    figures = [("filament_density", of.material["density_g_cm3"]), ("filament_diameter", diameter)]
    identity = [("filament_type", of.material["type"]), *((key, number_text(one)) for key, one in figures if one is not None)]
    if slicer in ORCAS and not (parents and parents["filament"]):
        values["filament"] = _merged_pairs(values["filament"], identity)
    if form == "full" and slicer == "prusaslicer":
        # 0 sends no temperature, while a missing key would mean 200 °C.
        unheated = [("first_layer_temperature", "0"), ("temperature", "0")]
        values["filament"] = _merged_pairs(values["filament"], [*unheated, *identity])
        values["machine"] = _merged_pairs(machine_section(record, of.printer, version), values["machine"])


def _merged_pairs(pairs: Pairs, others: Pairs) -> Pairs:
    return [*pairs, *(one for one in others if one[0] not in dict(pairs))]
