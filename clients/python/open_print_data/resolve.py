"""Resolves troubleshooting rules for a printer, a material and a slicer, tested against the published test vectors."""

import math
import re
from typing import Any, Callable, Dict, Iterator, List, Mapping, Optional, Sequence, Tuple, Union

from .names import fold_to_key

_Record = Mapping[str, Any]
_Answer = Dict[str, Any]
#: A printer, a material, a profile and a slicer, each None if not chosen, and ``user_values`` by setting id.
Setup = Mapping[str, Any]


def resolve_rule(rule: _Record, setup: Setup) -> _Answer:
    """The causes and fixes of a rule that apply to a setup; each change with current value, value to try and limit."""
    answer: _Answer = {key: rule[key] for key in ("name", "name_zh", "stop_print", "power_off")}
    causes: List[_Answer] = []
    omitted: List[_Answer] = []
    later: List[_Answer] = []
    for cause in rule["causes"]:
        applies = judge(cause["applies_to"], setup)
        if applies["verdict"] == "no":
            omitted.append(_left_out(cause, None, cause["name"], cause["name_zh"], applies))
            continue
        fixes: List[_Answer] = []
        for fix in cause["fixes"]:
            own, names = judge(fix["applies_to"], setup), (fix["action"], fix["action_zh"])
            if own["verdict"] == "no":
                omitted.append(_left_out(cause, fix["id"], *names, own))
            elif rule["power_off"] and not fix["power_off"]:
                later.append({"cause": cause["id"], "fix": fix["id"], "name": names[0], "name_zh": names[1]})
            else:
                fixes.append(_resolve_fix(fix, own, setup, rule.get("where")))
        kept = {key: cause[key] for key in ("id", "name", "name_zh", "likelihood")}
        causes.append({**kept, "applies": applies, "fixes": fixes})
    conflicts = _conflicts(rule["id"], causes)
    contradictions = [{"code": code} for code in _contradictions(setup)]
    lists = {"causes": causes, "after_repair": later, "omitted": omitted, "conflicts": conflicts}
    return {"rule": rule["id"], **answer, "contradictions": contradictions, **lists}


def profile_for_nozzle(profiles: Sequence[Any], nozzle: Union[str, float]) -> Optional[Any]:
    """The profile for a nozzle: matches the variant, else its number, else the first of that diameter."""
    variant = re.sub(r"\s*mm$", "", str(nozzle), flags=re.IGNORECASE).strip()
    number = number_of(variant)
    ways: List[Callable[[_Record], bool]] = [
        lambda one: fold_to_key(one["variant"]) == fold_to_key(variant),
        lambda one: number_of(one["variant"]) == number is not None,
        lambda one: bool(one["diameter_mm"] == number),
    ]
    return next((one for way in ways for one in profiles if way(one["nozzle"])), None)


def _left_out(cause: _Record, fix: Optional[str], name: str, name_zh: str, applies: _Record) -> _Answer:
    why = {key: applies[key] for key in ("unmet_conditions", "assumptions")}
    return {"cause": cause["id"], "fix": fix, "name": name, "name_zh": name_zh, **why}


def _resolve_fix(fix: _Record, applies: _Answer, setup: Setup, where: Optional[Sequence[str]]) -> _Answer:
    additions = [
        {**{key: one[key] for key in ("part", "text", "text_zh")}, "applies": judge(one["when"], setup)}
        for one in fix["additions"]
    ]
    adjustment = fix["adjustment"]
    return {
        **{key: fix[key] for key in ("id", "action", "action_zh")},
        "applies": applies,
        "additions": [one for one in additions if one["applies"]["verdict"] != "no"],
        "change": adjustment and change_of(adjustment, setup, where),
    }


# Conditions


def judge(when: Optional[_Record], setup: Setup) -> _Answer:
    """Whether conditions are met: ``yes``, ``no``, or ``if`` when unknown from the setup; with the assumptions made."""
    unmet: List[_Answer] = []
    unknown: List[_Answer] = []
    assumptions: List[_Answer] = []
    for field, value in (when or {}).items():
        if value is None:
            continue
        words = isinstance(value, list)
        allowed: Any = value if words else {"min": value.get("min"), "max": value.get("max")}
        holds, guess = _any_word(field, allowed, setup) if words else _nozzle_fits(allowed, setup)
        if guess:
            assumptions.append(guess)
        if holds is not True:
            (unmet if holds is False else unknown).append({"field": field, "allowed": allowed})
    verdict = "no" if unmet else "if" if unknown else "yes"
    return {"verdict": verdict, "unmet_conditions": unmet, "unknown_conditions": unknown, "assumptions": assumptions}


_Fact = Tuple[Optional[bool], Optional[_Answer]]


def _nozzle_fits(span: _Record, setup: Setup) -> _Fact:
    """Checks all nozzles that may be fitted; unknown if they disagree."""
    chosen = setup["profile"] is not None or "nozzle_diameter" in setup["user_values"]
    nozzle = _nozzle(setup) if chosen else None
    sizes = [nozzle] if nozzle is not None else setup["printer"]["nozzle_diameters_mm"] if setup["printer"] else []
    fits = {_within(size, span["min"], span["max"]) for size in sizes}
    return (fits.pop() if len(fits) == 1 else None), None


def _any_word(field: str, words: Sequence[str], setup: Setup) -> _Fact:
    facts = [_fact(field, word, setup) for word in words]
    truths = [holds for holds, _ in facts]
    return (True if True in truths else None if None in truths else False), next((one for _, one in facts if one), None)


def _fact(field: str, word: str, setup: Setup) -> _Fact:
    printer, material = setup["printer"], setup["material"]

    def same(value: Optional[str]) -> _Fact:
        return (None if value is None else value == word), None

    if field == "materials":
        return same(material and material["id"])
    if field == "material_traits":
        return material and _is_like(material, word), None
    if field == "slicers":
        return same(setup["slicer"])
    if printer is None:
        return None, None
    if field == "extruder_types" and printer["extruder_type"] is None:
        guess = next((one for one in printer["likely"] if one["field"] == "extruder_type"), None)
        if guess is None:
            return None, None
        return str(guess["value"]) == word, {key: guess[key] for key in ("field", "value", "reason", "reason_zh")}
    if field == "structures":
        return _is_built(printer, word), None
    if field == "equipment":
        return _has_equipment(printer, word), None
    if field == "firmwares":
        return same(_firmware(printer))
    return same(printer[{"extruder_types": "extruder_type", "nozzle_materials": "nozzle_material", "brands": "brand_id"}[field]])


def _firmware(printer: _Record) -> Optional[str]:
    if printer["brand_id"] == "bambu-lab":
        return "bambu"
    flavor: Optional[str] = printer["gcode_flavor"]
    # "reprap" is a dialect of several firmwares, and the rules do not cover Repetier.
    return {"marlin2": "marlin", "reprap": None, "repetier": None}.get(flavor or "", flavor)


def _is_built(printer: _Record, structure: str) -> Optional[bool]:
    enclosed, kinematics, moves = printer["enclosed"], printer["kinematics"], printer["structure"]
    if structure in ("open", "enclosed"):
        return None if enclosed is None else enclosed == (structure == "enclosed")
    if structure == "heated_chamber":
        control = printer["chamber_temperature_control"]
        if printer["max_chamber_temperature_c"] is not None or control is True:
            return True
        return False if enclosed is False or control is False else None
    if structure in ("cartesian", "corexy"):
        if kinematics is None:
            return False if moves == "delta" else None
        return kinematics == structure or (kinematics == "hybrid_corexy" and structure == "corexy")
    if moves is not None:
        return bool(moves == structure)
    if kinematics is None or kinematics == structure:
        return None if kinematics is None else True
    # CoreXY and H-bot move the head along X and Y: the bed slides in neither.
    slides = structure == "bed_slinger" and kinematics in ("corexy", "hbot")
    return False if kinematics in ("delta", "belt") or slides or structure in ("delta", "belt") else None


#: Equipment by the printer field that states it, and the values that mean it is present.
_EQUIPMENT: Mapping[str, Tuple[str, Sequence[Union[str, bool]]]] = {
    "auxiliary_fan": ("auxiliary_fan", [True]),
    "pressure_advance": ("pressure_advance", [True]),
    "manual_levelling": ("bed_levelling", ["manual"]),
    "automatic_levelling": ("bed_levelling", ["automatic"]),
    "lead_screws": ("z_drive", ["lead_screw"]),
    "separate_probe": ("probe", ["inductive", "touch", "eddy_current"]),
    "plate_clips": ("plate_attachment", ["clips"]),
}


def _has_equipment(printer: _Record, equipment: str) -> Optional[bool]:
    """Whether the printer has it. Add-on units are in no record, so their absence is never certain."""
    if equipment in _EQUIPMENT:
        field, words = _EQUIPMENT[equipment]
        return None if printer[field] is None else printer[field] in words
    diameter, motors = printer["filament_diameter_mm"], printer["z_motor_count"]
    if equipment == "aligned_z":
        return None if motors is None else bool(motors > 1)
    if equipment in ("thin_filament", "thick_filament"):  # 1.75 mm, or 2.85 and 3 mm
        return None if diameter is None else (diameter < 2) == (equipment == "thin_filament")
    tools = printer["tool_arrangement"]
    several = (printer["extruder_count"] or 1) > 1 or tools not in (None, "single")
    return True if several or "multi_material" in printer["differences"] else None


def _is_like(material: _Record, trait: str) -> Optional[bool]:
    if trait == "flexible":
        return bool(material["family"] == "elastomer")
    field, words = {
        "abrasive": ("abrasive", (True,)),
        "warping": ("warping", ("high", "very_high")),
        "open_door": ("enclosure", ("open_door",)),
    }.get(trait, ("", ()))
    value = material[field] if field else None
    return None if value is None else value in words


# Values


def is_number(value: Any) -> bool:
    """Whether a value is a number, unlike True."""
    return isinstance(value, (int, float)) and not isinstance(value, bool)


def number_of(text: str) -> Optional[float]:
    """Parses a number; None if the text is not one."""
    try:
        return float(text)
    except ValueError:
        return None


def _round(value: float) -> float:
    """Rounds off binary floating-point noise."""
    return float(f"{value:.10g}")


def first_known(*values: Any) -> Any:
    """The first value that is not None."""
    return next((one for one in values if one is not None), None)


def _within(value: float, low: Optional[float], high: Optional[float]) -> bool:
    return (low is None or value >= low) and (high is None or value <= high)


def value_at(record: Any, path: str) -> Any:
    """The value at a path of a record, such as ``a.b``; None: there is none."""
    for name in path.split("."):
        record = record.get(name) if isinstance(record, dict) else None
    return record


def _nozzle(setup: Setup) -> Any:
    """Diameter of the nozzle in use, mm: the user's, the profile's, else the stock nozzle of the printer."""
    own, profile, printer = setup["user_values"].get("nozzle_diameter"), setup["profile"], setup["printer"]
    if is_number(own):
        return own
    return first_known(profile and profile["nozzle"]["diameter_mm"], printer and printer["default_nozzle_diameter_mm"])


def _value_now(place: _Record, setup: Setup) -> _Answer:
    """The value of a setting, the user's own first, then the profile's; ``reached`` is the value after the flow limit."""
    value, origin, plate = _standing(place, setup)
    cap = _flow_cap(place["setting"], setup) if is_number(value) else None
    return {"value": value, "from": origin, "plate": plate, "reached": cap if cap is not None and value > cap else None}


def _standing(place: _Record, setup: Setup) -> Tuple[Any, str, Optional[str]]:
    setting, field = place["setting"], place["record_field"]
    profile, printer, own = setup["profile"], setup["printer"], setup["user_values"].get(setting)
    if own is not None:
        return own, "yours", None
    if field is None or setting in ("support_density", "min_wall_width"):  # the records contain another quantity for these
        return None, "unknown", None
    layer = re.fullmatch(r"profile\.bed_temperature_c\.(first_layer|other_layers)", field)
    plate = printer["default_plate"] if layer and profile and printer else None
    of_plate = plate and value_at(profile, f"bed_temperature_by_plate_c.{plate}.{layer and layer[1]}")
    if is_number(of_plate) and of_plate > 0:  # 0 means that the material is not printed on that plate
        return of_plate, "profile", plate
    value = value_at({"profile": profile, "printer": printer}, field) if profile else None
    if setting == "seam_gap" and place["unit"] == "%" and is_number(value):  # stored in mm, set in percent of the nozzle
        nozzle = _nozzle(setup)
        value = nozzle and _round(value / nozzle * 100)
    if isinstance(value, (int, float, str)):
        return value, "printer" if field.startswith("printer.") else "profile", None
    of_printer = re.fullmatch(r"profile\.(retraction\..+)|printer\.(.+)", field)
    value = value_at(printer, of_printer[1] or of_printer[2]) if of_printer else None
    if isinstance(value, (int, float, str)):
        return value, "printer", None
    usual = setup["material"] and setup["material"]["max_volumetric_speed_mm3_s"] if setting == "max_volumetric_speed" else None
    return (None, "unknown", None) if usual is None else (usual, "material", None)


#: The line width that each feature uses if it is not the one of its own name.
_LINES = {"first_layer_infill": "first_layer", "support_interface": "support", "small_perimeter": "outer_wall"}


def _flow_cap(setting: str, setup: Setup) -> Optional[float]:
    """Maximum speed of a feature under the flow limit, mm/s; the line cross-section is a rectangle with rounded ends."""
    profile, named = setup["profile"], re.fullmatch("(.+)_speed", setting)
    feature = re.sub("^infill$", "sparse_infill", named[1]) if named else ""
    if not profile or feature not in profile["effective_speed_mm_s"]:
        return None
    line, process = _LINES.get(feature, feature), profile["process"]
    height: Optional[float] = process["first_layer_height_mm" if line == "first_layer" else "layer_height_mm"]
    width: Optional[float] = first_known(process["line_width_mm"][line], process["line_width_mm"]["default"])
    limit = first_known(setup["user_values"].get("max_volumetric_speed"), profile["max_volumetric_speed_mm3_s"])
    if not is_number(limit) or limit <= 0 or width is None or height is None or height <= 0 or width < height:
        return None
    area: float = height * (width - height * (1 - math.pi / 4))
    return math.floor(float(limit) / area * 10 + 0.5) / 10


_Span = Tuple[Optional[float], Optional[float]]


def in_unit(quantity: _Record, unit: str, setup: Setup, now: Optional[float]) -> Optional[_Span]:
    """The range of a quantity in the unit of a setting; None if it cannot be converted."""
    given, nozzle, factor = quantity["unit"], _nozzle(setup), None
    if given == unit or (given == "% of nozzle diameter" and unit == "%"):
        factor = 1.0
    elif given == "% of the current value":
        factor = None if now is None else now / 100
    elif given == "% of nozzle diameter" and unit == "mm":
        factor = None if nozzle is None else nozzle / 100
    if factor is None:
        return None
    low, high = (first_known(quantity["value"], quantity[end]) for end in ("min", "max"))
    return (None if low is None else _round(low * factor)), (None if high is None else _round(high * factor))


# Bounds

_Bound = Optional[_Answer]
_SIGNED = ("z_offset", "xy_contour_compensation", "xy_hole_compensation", "infill_wall_overlap")
_HEAT = {
    **{f"nozzle_temperature{end}": "nozzle_temperature_c" for end in ("", "_first_layer")},
    **{f"bed_temperature{end}": "bed_temperature_c" for end in ("", "_first_layer")},
    "chamber_temperature": "chamber_temperature_c",
}
_OF_MATERIAL = {**_HEAT, "fan_max": "fan_percent", "fan_min": "fan_percent"}
_MOVES = ("bridge", "first_layer", "infill", "inner_wall", "outer_wall", "small_perimeter", "top_surface", "travel")


def bounds_of(
    adjustment: _Record, setup: Setup, now: Optional[float], verdicts: Sequence[str] = ("yes",)
) -> Tuple[_Bound, _Bound]:
    """The tightest known bounds of a setting. ``verdicts``: those on the condition of a limit with which it applies."""
    low: _Bound = None
    high: _Bound = None
    for of, field, (least, most) in _limits(adjustment, setup, now, verdicts):
        if least is not None and (low is None or least > low["value"]):
            low = {"value": least, "of": of, "field": field}
        if most is not None and (high is None or most < high["value"]):
            high = {"value": most, "of": of, "field": field}
    if low is None and adjustment["setting"] not in _SIGNED:
        low = {"value": 0, "of": "setting", "field": None}
    return low, high


def _limits(
    adjustment: _Record, setup: Setup, now: Optional[float], verdicts: Sequence[str]
) -> Iterator[Tuple[str, Optional[str], _Span]]:
    setting, unit, material = adjustment["setting"], adjustment["unit"], setup["material"]
    safe = adjustment["safe_range"] and in_unit(adjustment["safe_range"], unit, setup, now)
    if safe:
        yield "fix", None, safe
    for one in adjustment["safe_range_by_material"] or []:
        if material and one["material"] == material["id"]:
            yield "material", _OF_MATERIAL.get(setting), (one["min"], one["max"])
    for one in adjustment["conditional_limits"]:
        stop = in_unit(one["quantity"], unit, setup, now) if judge(one["when"], setup)["verdict"] in verdicts else None
        if stop:
            yield "fix", None, stop
    yield from _limits_of_records(setting, setup)
    yield "flow", "max_volumetric_speed_mm3_s", (None, _flow_cap(setting, setup))
    key = adjustment["slicers"][setup["slicer"]] if setup["slicer"] else None
    if key and key["unit"] == unit:
        yield "slicer", key["key"], (key["min"], key["max"])


def _limits_of_records(setting: str, setup: Setup) -> Iterator[Tuple[str, Optional[str], _Span]]:
    printer, material, profile = setup["printer"], setup["material"], setup["profile"]
    if profile and profile["evidence"] == "slicer_defaults":
        profile = None  # the defaults of a slicer are no limit
    field = _OF_MATERIAL.get(setting)
    if field and material:
        yield "material", field, (material[field]["min"], material[field]["max"])
    if setting == "max_volumetric_speed":
        flow = "max_volumetric_speed_mm3_s"
        usual, own = material and material[flow], profile and profile[flow]
        higher = usual is not None and own is not None and own > usual
        yield "profile" if higher else "material", flow, (None, own if higher else usual)
    if setting.startswith("nozzle_temperature") and profile:
        span = profile["nozzle_temperature_range_c"]
        yield "profile", "nozzle_temperature_range_c", (span["min"], span["max"])
    if printer is None:
        return
    if setting in _HEAT:
        yield "printer", "max_" + _HEAT[setting], (None, printer["max_" + _HEAT[setting]])
    if setting.startswith("nozzle_temperature") and printer["heat_break"] == "ptfe_lined":
        yield "printer", "heat_break", (None, 240)  # above it the tube emits toxic gas
    if setting == "layer_height":
        nozzle = next((one for one in printer["nozzles"] if one["diameter_mm"] == _nozzle(setup)), None)
        if nozzle:
            yield "printer", "nozzles.layer_height_mm", (nozzle["layer_height_mm"]["min"], nozzle["layer_height_mm"]["max"])
    if setting in [f"{one}_speed" for one in _MOVES]:
        yield "printer", "max_speed_mm_s", (None, _slower(printer["max_speed_mm_s"]))
    if setting == "retraction_speed":
        yield "printer", "max_speed_mm_s.e", (None, printer["max_speed_mm_s"]["e"])
    if re.fullmatch("(.+_)?acceleration", setting):
        rates = printer["max_acceleration_mm_s2"]
        yield "printer", "max_acceleration_mm_s2", (None, first_known(rates["extruding"], _slower(rates)))
    if setting == "jerk":
        yield "printer", "max_jerk_mm_s", (None, _slower(printer["max_jerk_mm_s"]))


def _slower(axes: _Record) -> Optional[float]:
    known: List[float] = [axes[one] for one in "xy" if axes[one] is not None]
    return min(known, default=None)


# Changes


def change_of(adjustment: _Record, setup: Setup, where: Optional[Sequence[str]] = None) -> _Answer:
    """A change for a setup, with that of the first layer; ``where``: the regions that the rule is about."""
    first, target = adjustment["first_layer"], adjustment["target"]
    apart = first is None or (target and target["option"] is not None) or (where is not None and "first-layer" not in where)
    own = None if apart else _own_change({**adjustment, **(first or {}), "recommendations": []}, setup, where)
    return {**_own_change(adjustment, setup, where), "first_layer": own}


def _own_change(adjustment: _Record, setup: Setup, seen: Optional[Sequence[str]]) -> _Answer:
    unit, direction = adjustment["unit"], adjustment["direction"]
    now = _value_now(adjustment, setup)
    figure = now["value"] if is_number(now["value"]) else None
    if now["reached"] is not None:  # as a user would enter it
        figure = now["reached"] if now["reached"] < 10 else math.floor(now["reached"] / 5) * 5
    steps, left_out = _figures("steps", adjustment, setup, figure)
    recommended, others = _figures("recommendations", adjustment, setup, figure)
    step = _step(adjustment, steps, figure)
    bounds = bounds_of(adjustment, setup, figure)
    aims = [one for one in recommended if one["applies"]["verdict"] == "yes" and one["unit"] == unit]
    own = now["from"] == "yours"
    tuned = _value_now(adjustment, {**setup, "user_values": {}})["value"] if own else None
    # Without a chamber heater, the figures are a goal, not a setting.
    heater = (setup["printer"] or {}).get("chamber_temperature_control")
    is_goal = adjustment["setting"] == "chamber_temperature" and heater is False
    where = None if is_goal else _where(adjustment, setup, now["plate"], seen or ())
    counted: Optional[str] = where["unit"] if where else None
    # If the slicer uses another unit than the record, the setting is left to the instructions.
    counts = not is_goal and (counted is None or unit in counted.split(" or ") or (unit == "ratio" and counted == "%"))
    directions = [direction] if direction in ("increase", "decrease") else []
    if direction == "tune" and step:
        directions = ["increase", "decrease"]
    course = _Course(adjustment["setting"], figure, own, tuned if is_number(tuned) else None, step, bounds, aims)
    return {
        "setting": adjustment["setting"],
        "name": adjustment["setting_name"],
        "name_zh": adjustment["setting_name_zh"],
        "unit": unit,
        "direction": direction,
        "where": where,
        "current": now,
        "step": step,
        "ways": [course.way(one) for one in directions] if counts else [],
        "target": _target(adjustment, setup, now["value"], counts, bounds),
        "recommendations": recommended if counts or is_goal else [],
        "omitted": left_out + others,
    }


def _figures(name: str, adjustment: _Record, setup: Setup, now: Optional[float]) -> Tuple[List[_Answer], List[_Answer]]:
    """The figures of a list that apply to the setup, in the setting's unit, and those that do not."""
    figures: List[_Answer] = []
    left_out: List[_Answer] = []
    for index, one in enumerate(adjustment[name]):
        applies, quantity = judge(one["when"], setup), one["quantity"]
        if applies["verdict"] == "no":
            left_out.append({"list": name, "index": index, "unmet_conditions": applies["unmet_conditions"]})
            continue
        span = in_unit(quantity, adjustment["unit"], setup, now)
        low, high = span or (first_known(quantity["value"], quantity["min"]), first_known(quantity["value"], quantity["max"]))
        unit, notes = adjustment["unit"] if span else quantity["unit"], {key: one[key] for key in ("note", "note_zh")}
        figures.append({"min": low, "max": high, "unit": unit, **notes, "index": index, "applies": applies})
    return figures, left_out


def _size(figure: _Record) -> float:
    return float(first_known(figure["min"], figure["max"], 0))


def _step(adjustment: _Record, figures: List[_Answer], now: Optional[float]) -> Optional[_Answer]:
    """The median of the most specific steps; those that differ are listed."""

    def specificity(figure: _Record) -> int:
        return sum(one is not None for one in (adjustment["steps"][figure["index"]]["when"] or {}).values())

    candidates = [one for one in figures if one["applies"]["verdict"] == "yes"] or figures
    if not candidates:
        return None
    most = max(map(specificity, candidates))
    best = sorted((one for one in candidates if specificity(one) == most), key=lambda one: (_size(one), one["max"] or 0))
    chosen = best[(len(best) - 1) // 2]
    said = adjustment["steps"][chosen["index"]]["quantity"]
    size = max(_size(chosen), _least_step(adjustment["setting"], now)) if chosen["unit"] == adjustment["unit"] else None
    value = first_known(said["value"], said["min"], said["max"], _size(chosen))
    others = [one for one in figures if one is not chosen and (one["min"], one["max"]) != (chosen["min"], chosen["max"])]
    return {"size": size, "as_stated": {"value": value, "unit": said["unit"]}, "others": others}


def _least_step(setting: str, now: Optional[float]) -> float:
    """The smallest step of a speed or an acceleration that is visible on a part, rounded; 0: any step is."""
    if now is None or not re.match(r"(?!.*retraction|travel|max_volumetric).*(_speed|acceleration)$", setting) or now <= 0:
        return 0
    least = now * 0.2
    unit: float = 10.0 ** math.floor(math.log10(least)) / 2
    return math.floor(least / unit + 0.5) * unit


def _where(
    adjustment: _Record, setup: Setup, plate: Optional[str], seen: Sequence[str]
) -> Optional[_Answer]:
    """Key and menu of a setting in a slicer: those of the filament preset if it overrides the printer, and of the plate."""
    slicer, unit, field = setup["slicer"], adjustment["unit"], adjustment["record_field"]
    if slicer is None:
        return None
    entry = adjustment["slicers"][slicer]
    of = "filament_" if entry.get("filament_key") else ""
    other = next((one for one in entry["plates"] if one["plate"] == plate), None)
    menus = {}
    for end in ("", "_zh"):
        menu = entry[f"{of}menu{end}"]
        menus[f"menu{end}"] = [*menu[:-2], other[f"menu_step{end}"], menu[-1]] if other and menu else menu
    texts = {key: entry.get(key) for key in ("workaround", "workaround_zh", "calibration", "calibration_zh")}
    key = other["key"] if other else entry[f"{of}key"]
    special = next((one for one in entry.get("workarounds", []) if judge(one["when"], setup)["verdict"] == "yes"), None)
    if special:
        key, menus = None, {"menu": None, "menu_zh": None}
        texts.update({name: special[name] for name in ("workaround", "workaround_zh")})
    own = None if entry["unit"] == unit else entry["unit"]
    # An amount whose switch is off is 0 already: nothing is left to lower.
    lowered = adjustment["direction"] in ("decrease", "disable")
    requires = [
        one
        for one in ([] if special else entry.get("requires", []))
        if not _is_met(one, setup)
        and not (one["setting"] == "support_enable" and "supports" in seen)  # a fault of supports shows that they are on
        and not (lowered and (one["record_field"] == field or not re.match(r"mm/s|ratio", unit)))
    ]
    return {"slicer": slicer, "key": key, **menus, **texts, "unit": own, "requires": requires}


def _is_met(requirement: _Record, setup: Setup) -> bool:
    """Whether an option is known to be set as required."""
    place = {"setting": requirement["setting"] or "", "record_field": requirement["record_field"], "unit": ""}
    value, values = _standing(place, setup)[0], requirement["record_values"]
    if value is None or place["record_field"] is None:
        return False
    if values is None:
        return is_number(value) and value > (requirement["above"] or 0)
    return any(one == value and isinstance(one, bool) == isinstance(value, bool) for one in values)


def _target(
    adjustment: _Record, setup: Setup, now: Any, counts: bool, bounds: Tuple[_Bound, _Bound]
) -> Optional[_Answer]:
    direction, target = adjustment["direction"], adjustment["target"]
    answer: _Answer = {"value": None, "option": None, "option_zh": None, "already_set": None, "limited_to": None}
    if direction in ("enable", "disable"):
        on = direction == "enable"
        is_on = None if now is None else now != "none" if isinstance(now, str) else bool(now)
        if (not counts or adjustment["unit"] != "bool") and is_on is not on:
            return None  # a setting that is not a switch in the slicer cannot be "on"
        return {**answer, "value": on, "already_set": None if is_on is None else is_on == on}
    if direction != "set" or target is None or not counts:
        return None
    quantity, values = target["quantity"], target["values"]
    if quantity is None:
        word = str(now).lower() if isinstance(now, bool) else str(now)
        reached = None if now is None or values is None else word in values
        value = values[0] if values and len(values) == 1 else None
        return {**answer, **{key: target[key] for key in ("option", "option_zh")}, "value": value, "already_set": reached}
    span = in_unit(quantity, adjustment["unit"], setup, now if is_number(now) else None)
    wanted, (low, high) = span[0] if span else None, bounds
    cut = high if high and wanted is not None and wanted > high["value"] else None
    cut = cut or (low if low and wanted is not None and wanted < low["value"] else None)
    value = cut["value"] if cut else wanted
    # A change of at most 6 % fixes nothing.
    near = is_number(now) and value is not None and abs(now - value) <= 0.06 * abs(value)
    return {**answer, "value": value, "already_set": None if now is None or value is None else near, "limited_to": cut}


class _Course:
    """The values to try in a direction, within the bounds."""

    def __init__(
        self, setting: str, now: Optional[float], own: bool, tuned: Optional[float], step: Optional[_Answer],
        bounds: Tuple[_Bound, _Bound], aims: List[_Answer],
    ) -> None:  # fmt: skip
        self.setting, self.now, self.own, self.tuned, self.step, self.aims = setting, now, own, tuned, step, aims
        self.low, self.high = bounds

    def way(self, direction: str) -> _Answer:
        """The direction with its status, the values to try and the bound; see ``WayStatus`` in the documentation."""
        self.up = direction == "increase"
        self.stop = self.high if self.up else self.low
        status, values = self._status()
        first = values[0] if values else None
        return {"direction": direction, "status": status, "first_value": first, "next_values": values[1:], "stop": self.stop}

    def _status(self) -> Tuple[str, List[float]]:
        now, up, tuned = self.now, self.up, self.tuned
        low, high = (None if one is None else one["value"] for one in (self.low, self.high))
        if low is not None and high is not None and low > high:
            return "no_range", []
        if now is None:
            return "unknown_now", []
        beyond = "none_left" if self.own else "at_profile"
        if high is not None and now > high:
            return (beyond, []) if up else ("come_back", self._from(high))
        if low is not None and now < low:
            return ("begin" if now == 0 else "come_back", self._from(low)) if up else (beyond, [])
        if self.stop and now == self.stop["value"]:
            return "at_bound", []
        if tuned is not None and _within(tuned, low, high) and (tuned > now if up else tuned < now):
            return "step", self._from(tuned)
        if self.step and self.step["size"]:
            values = self._sequence(now)
            # A truncated last step before the bound makes no visible difference.
            shows = values and abs(values[0] - now) >= abs(self._size_from(now)) / 2
            return ("step", values) if shows else ("at_bound", [])
        ends = ("min", "max") if up else ("max", "min")
        aims = [first_known(*(one[end] for end in ends)) for one in self.aims]
        near = aims[0] if len(set(aims)) == 1 else None
        if near is not None and (near > now if up else near < now) and _within(near, low, high):
            return "step", [near]
        there = any(now >= first_known(one, math.inf) if up else now <= first_known(one, 0) for one in aims)
        return "at_bound" if there else "no_step", []

    def _from(self, first: float) -> List[float]:
        return [first, *(self._sequence(first) if self.step and self.step["size"] else [])]

    def _size_from(self, value: float) -> float:
        said = (self.step or {})["as_stated"]
        share = said["unit"] == "% of the current value"
        size: float = value * said["value"] / 100 if share else (self.step or {})["size"]
        return size if self.up else -size

    def _sequence(self, start: float) -> List[float]:
        """The values step by step, ending with the bound."""
        values: List[float] = []
        # Without a stated bound, half the value is far enough.
        bare = self.stop is None or self.stop["of"] in ("setting", "slicer")
        value = start
        while len(values) < (4 if bare else 8):
            step = self._size_from(value)
            following = _round(value + step)
            end = self.stop["value"] if self.stop else None
            past = end is not None and (following >= end if step > 0 else following <= end)
            if bare and (past or following < start / 2):
                break
            if past and end is not None:
                following = end
            if following == value or not is_possible(self.setting, following):
                break
            values.append(following)
            value = following
        return values


def is_possible(setting: str, value: float) -> bool:
    """Whether a setting can have a value: 0 switches some off and makes no sense for others."""
    never_zero = re.search("speed|flow|height|width|diameter|acceleration|jerk|temperature", setting)
    return value > 0 or setting in _SIGNED or (value == 0 and not never_zero)


# Conflicts


def _conflicts(rule: str, causes: List[_Answer]) -> List[_Answer]:
    placed = [
        ({"rule": rule, "cause": cause["id"], "fix": fix["id"]}, fix["change"])
        for cause in causes for fix in cause["fixes"] if fix["change"]
    ]  # fmt: skip
    return [
        {
            **place, "setting": change["setting"], "setting_name": change["name"], "setting_name_zh": change["name_zh"],
            "direction": _direction(change), "with": {**other, "direction": _direction(theirs)},
        }
        for place, change in placed for other, theirs in placed if other["fix"] != place["fix"] and _opposed(change, theirs)
    ]  # fmt: skip


def _opposed(a: _Record, b: _Record) -> bool:
    if a["setting"] != b["setting"] or "tune" in (a["direction"], b["direction"]):
        return False
    pair = {_direction(a), _direction(b)}
    if pair == {"set"}:
        one, two = a["target"], b["target"]
        return bool(one and two and any(one[key] != two[key] for key in ("value", "option")))
    return pair in ({"increase", "decrease"}, {"enable", "disable"})


def _direction(change: _Record) -> str:
    """The direction of a change: a value that is set goes up or down from the current one."""
    direction, target, now = str(change["direction"]), change["target"], change["current"]["value"]
    if direction == "tune":
        return str(change["ways"][0]["direction"]) if change["ways"] else "set"
    if direction != "set" or not target or not is_number(target["value"]) or not is_number(now):
        return direction
    return "increase" if target["value"] > now else "decrease" if target["value"] < now else "set"


def _contradictions(setup: Setup) -> Iterator[str]:
    """The codes of contradictions in a setup; ``fit`` has the texts of those between printer and material."""
    printer, material, profile, nozzle = setup["printer"], setup["material"], setup["profile"], _nozzle(setup)
    if profile and printer and profile["printer"] != printer["id"]:
        yield "profile_of_other_printer"
    if profile and material and profile["material"] != material["id"]:
        yield "profile_of_other_material"
    if printer and nozzle is not None and printer["nozzle_diameters_mm"] and nozzle not in printer["nozzle_diameters_mm"]:
        yield "nozzle_not_of_printer"
    if printer and material:
        own = profile and (profile["printer"], profile["material"]) == (printer["id"], material["id"])
        lead = profile_for_nozzle([profile], nozzle) if own and nozzle is not None else profile if own else None
        reasons = list(_against(printer, material, lead, nozzle))
        yield from [code for verdict, code in reasons if verdict == "no"]
        changed = ("not_enclosed", "nozzle_too_soft", "nozzle_too_small")  # until the printer is modified
        yield from [code for verdict, code in reasons if verdict == "with_care" and code in changed]
    for setting, field in _HEAT.items() if printer else ():
        value, most = setup["user_values"].get(setting), printer["max_" + field]
        if is_number(value) and most is not None and value > most:
            yield "beyond_printer"


def _against(printer: _Record, material: _Record, profile: Optional[_Record], nozzle: Any) -> Iterator[Tuple[str, str]]:
    """Problems that may rule out a pair, each with its verdict, by the rules of the published verdicts."""
    tuned = profile is not None and profile["evidence"] == "tuned"
    short = "with_care" if tuned else "no"
    heat, most = material["nozzle_temperature_c"], printer["max_nozzle_temperature_c"]
    cold = heat["min"] is not None and profile is None and first_known(heat["max"], heat["min"]) < 170
    if heat["min"] is not None and most is not None and not cold and heat["min"] > most:
        yield short, "nozzle_too_cold"
    needs, most = material["bed_temperature_c"]["min"], printer["max_bed_temperature_c"]
    if needs is not None and most is not None and needs > most:
        yield ("with_care" if profile is not None and needs <= most + 5 else short), "bed_too_cold"
    if needs is not None and most is None and printer["heated_bed"] is False and needs > 45:
        yield ("with_care" if needs <= 60 else short), "bed_not_heated"
    needs, most = material["chamber_temperature_c"]["min"], printer["max_chamber_temperature_c"]
    if material["enclosure"] == "heated_chamber":
        if most is not None and needs is not None and needs > most + 5:
            yield short, "chamber_too_cold"
        if most is None and (printer["enclosed"] is False or printer["chamber_temperature_control"] is False):
            yield short, "chamber_not_heated"
    if material["enclosure"] == "required" and printer["enclosed"] is False:
        yield "with_care", "not_enclosed"
    soft = {"brass": 0, "stainless_steel": 20}.get(printer["nozzle_material"] or "")  # anything abrasive wears out brass
    if material["abrasive"] is True and soft is not None and (soft == 0 or (material["min_nozzle_hardness_hrc"] or 0) > soft):
        yield "with_care", "nozzle_too_soft"
    least = material["min_nozzle_diameter_mm"]
    if least is not None and nozzle is not None and nozzle < least:
        yield ("no" if material["abrasive"] is True or material["fibre"] is not None else "with_care"), "nozzle_too_small"
