"""Checks G-code against the known limits of a printer, with their sources."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any

#: The printer field that limits each command; M141 and M191 heat the chamber.
_FIELDS = {
    **dict.fromkeys(("M104", "M109"), "max_nozzle_temperature_c"),
    **dict.fromkeys(("M140", "M190"), "max_bed_temperature_c"),
    **dict.fromkeys(("M141", "M191"), "max_chamber_temperature_c"),
}

_COMMAND = re.compile(r"(M(?:104|109|14[01]|19[01]))\b[^;\n]*?[SR](\d+(?:\.\d+)?)", re.IGNORECASE)


def limits_exceeded(lines: Iterable[str], printer: Mapping[str, Any]) -> list[str]:
    """A sentence for each limit of a printer that G-code exceeds: the command, the limit in °C and its source.

    Unknown limits and limits without a source are not checked.

    :param lines: the lines of the G-code
    :param printer: the record from :meth:`OpenPrintData.printer`
    """
    hottest: dict[str, tuple[float, str]] = {}
    for line in lines:
        found = _COMMAND.match(line.strip())
        if found:
            field, celsius = _FIELDS[found[1].upper()], float(found[2])
            hottest[field] = max(hottest.get(field, (0.0, "")), (celsius, found[0]))
    refused = []
    for field, (celsius, command) in hottest.items():
        most, source = printer.get(field), _source_of(field, printer["provenance"])
        if most is not None and source is not None and celsius > most:
            part = field.split("_")[1]
            name = f"{printer['brand']} {printer['model']}"
            refused.append(f"{command}: the {part} of the {name} takes at most {most:g} °C ({source})")
    return refused


def _source_of(field: str, provenance: Mapping[str, Any]) -> str | None:
    """The source of a limit; ``None``: not stated."""
    names = (field, f"rated.{field}", f"firmware_limit.{field}")
    own = next((entry["source"] for entry in provenance.get("curated", []) if entry["field"] in names), None)
    return own or provenance.get("source_name")
