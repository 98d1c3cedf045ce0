"""The errors that calls raise."""

import json
import re
from typing import Any, Mapping, Optional, Sequence

from .generated.presets import PRESET_REFUSALS


class OpenPrintDataError(Exception):
    """Base of all errors that a call raises; ``code`` is one of a fixed list."""

    code = "error"
    parameter: Optional[str] = None
    suggestions: Sequence[str] = ()


class BadArgumentError(OpenPrintDataError):
    """An invalid argument; ``allowed`` says what is valid."""

    def __init__(self, code: str, parameter: str, value: Any, allowed: str) -> None:
        super().__init__(f"{parameter}: {value!r}; allowed: {allowed}")
        self.code, self.parameter, self.value, self.allowed = code, parameter, value, allowed


class UnknownNameError(OpenPrintDataError):
    """No record has this name, or several do (``ambiguous``); ``suggestions`` are ids, best first, or all matches if ambiguous."""

    def __init__(self, parameter: str, value: str, suggestions: Sequence[str], several: bool = False) -> None:
        near = ", ".join(suggestions)
        what = f"{value!r} means more than one {parameter}" if several else f"No {parameter} is called {value!r}"
        super().__init__(f"{what}: {near}" if several or not near else f"{what}; near it: {near}")
        self.code, self.parameter, self.value = "ambiguous" if several else f"unknown_{parameter}", parameter, value
        self.suggestions, self.several = tuple(suggestions), several


class NoProfileError(OpenPrintDataError):
    """The printer has no profile for the material; ``suggestions`` are the materials that it has profiles for."""

    code = "no_profile"

    def __init__(self, printer: str, material: str, materials: Sequence[str]) -> None:
        others = ", ".join(materials) or "no material"
        super().__init__(f"{printer} has no profile for {material}; fit() says whether it can print it; profiles: {others}")
        self.printer, self.material, self.suggestions = printer, material, tuple(materials)


class UnknownNozzleError(OpenPrintDataError):
    """The pair has profiles, but none for this nozzle; ``suggestions`` are the nozzle variants that have one."""

    code, parameter = "unknown_nozzle", "nozzle"

    def __init__(self, nozzle: str, variants: Sequence[str]) -> None:
        super().__init__(f"no profile for nozzle {nozzle!r}; there is {', '.join(variants)}")
        self.value, self.suggestions = nozzle, tuple(variants)


class PresetRefusedError(OpenPrintDataError):
    """A preset that cannot be made as requested: the rejected ``subject``, the ``allowed`` alternatives and the reason in Chinese,
    ``text_zh``. ``en`` and ``zh`` are how the sentences name both, if other than for programs."""

    def __init__(
        self, code: str, subject: str, allowed: Sequence[str] = (),
        en: Optional[Mapping[str, Any]] = None, zh: Optional[Mapping[str, Any]] = None,
    ) -> None:  # fmt: skip
        def filled(text: str, comma: str, own: Mapping[str, Any]) -> str:
            listed = comma.join(own.get("allowed", allowed))
            # A sentence with an empty list is omitted.
            kept = text if listed else re.sub(r"(?<=[.。])[^.。]*\{allowed\}[.。]", "", text, count=1)
            more = f"{' ' if comma == ', ' else ''}{own['more']}" if own.get("more") else ""
            return kept.replace("{subject}", own.get("subject", subject), 1).replace("{allowed}", listed, 1) + more

        super().__init__(filled(PRESET_REFUSALS[code]["en"], ", ", en or {}))
        self.text_zh = filled(PRESET_REFUSALS[code]["zh"], "、", zh or {})
        self.code, self.subject, self.allowed, self.suggestions = code, subject, tuple(allowed), tuple(allowed)


class MissingFileError(OpenPrintDataError):
    """The source does not have this file; a source is what contains ``/api/v1``."""

    code = "not_found"

    def __init__(self, path: str, source: str = "") -> None:
        super().__init__(f"{source}{path} does not exist")
        self.path = path


class SourceError(OpenPrintDataError):
    """The source cannot be read: ``network``, ``timeout``, ``rate_limited``, ``server_error``, ``data_unavailable`` or
    ``broken_answer``. ``status`` is the HTTP status, ``retry_after`` the seconds until a retry is accepted."""

    def __init__(
        self, code: str, url: str, why: str, status: Optional[int] = None, retry_after: Optional[float] = None
    ) -> None:
        again = "" if retry_after is None else f"; ask again in {retry_after:.0f} s"
        super().__init__(f"{url}: {why}{again}")
        self.code, self.url, self.status, self.retry_after = code, url, status, retry_after


class ReleaseChangedError(OpenPrintDataError):
    """A new release replaced the data between two pages of a list, twice in a row or after records were returned; retry."""

    code = "release_changed"


def parse_json(text: bytes, url: str) -> Any:
    """Parses the JSON of a file. Raises SourceError ``broken_answer``, which says if an HTML page was received instead."""
    try:
        return json.loads(text)
    except ValueError:
        page = text.lstrip().startswith(b"<")
        why = "a page instead of JSON: the address is wrong, or the network requires a login" if page else "not JSON, or incomplete"
        raise SourceError("broken_answer", url, why) from None
