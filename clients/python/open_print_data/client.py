"""The client: every call reads files of one release, from the service, a mirror or a folder."""

import os
import re
import time
from dataclasses import dataclass
from typing import Any, Callable, Dict, Generic, Iterator, List, Mapping, Optional, Sequence, Set, Tuple, TypeVar, Union, cast

from .generated import records as r
from .codes import Codes, code_ids
from .errors import BadArgumentError, MissingFileError, NoProfileError, ReleaseChangedError, SourceError
from .errors import UnknownNameError, UnknownNozzleError, parse_json
from .names import LABEL_SYSTEMS, fold_to_id, fold_to_key, further_ids, ids_of, is_too_long, labels_path, looks_like_label
from .presets.compose import Composing, compose_preset
from .presets.files import Preset
from .presets.fixes import ChosenFix, changes_of_fixes
from .presets.values import source_slicer
from .resolve import number_of, profile_for_nozzle, resolve_rule
from .spool import merged, pair_material, spool_named, spool_profiles, spool_rows, spools_named
from .search import Findable, colour_called, find, findables, spools_begun, suggest
from .sources import Cache, Source, source_of
from .generated.presets import SLICER_NAMES
from .generated.words import DEFAULT_LIMIT, KIND_WEIGHTS, MAX_LIMIT, MAX_PAGE, MAX_VALUE_LENGTH, SUGGESTIONS

API = "/api/v1"
_KINDS = {"brand": "brands", "printer": "printers", "material": "materials", "symptom": "symptoms"}
#: A barcode, a UUID, or a spool id of SpoolmanDB: single colours and sizes are in a separate large file.
_SPOOL = re.compile(r"\d(?:[ -]*\d){10,13}|[0-9a-f]{8}(?:-?[0-9a-f]{4}){3}-?[0-9a-f]{12}|.+_\d+_\d{3}_.+", re.IGNORECASE)

T = TypeVar("T")
R = TypeVar("R")


@dataclass(frozen=True)
class Page(Generic[T]):
    """One page of a list: its records, the ``total`` of the list, the page number and the records per page.

    ``version`` is the data version that the page states; None if the source states none."""

    data: List[T]
    total: int
    page: int
    limit: int
    version: Optional[str] = None


@dataclass(frozen=True)
class Found:
    """A search result; ``sure`` is true if it certainly matches, false if it is a guess."""

    kind: str
    id: str
    name: str
    name_zh: str
    sure: bool
    #: For a branded filament, its colour that the text names.
    colour: Optional[str] = None


@dataclass(frozen=True)
class Identified:
    """The meaning of an identifier in another system: ids of records, and individual colours of products."""

    system: str
    identifier: str
    printers: Sequence[str] = ()
    materials: Sequence[str] = ()
    filaments: Sequence[str] = ()
    spools: Sequence[r.Spool] = ()


@dataclass(frozen=True)
class Since:
    """The changes since a version of the data: ``unchanged``; ``changed``, with the ``steps``; or ``everything`` if they are not
    known, with the ``reason`` ``unknown_version``, ``not_released`` or ``no_steps``."""

    status: str
    version: str
    steps: Sequence[r.Changes] = ()
    reason: Optional[str] = None


_Start = Tuple[Page[T], Callable[[int], str]]


class Listing(Generic[T]):
    """The records of a list, one by one across all its pages; the first request is sent when the first record is read."""

    def __init__(self, files: "_Files", begin: Callable[[float], _Start[T]]) -> None:
        self._files, self._begin = files, begin

    def __iter__(self) -> Iterator[T]:
        for page in self.pages():
            yield from page.data

    def pages(self) -> Iterator[Page[T]]:
        """The pages as stored in the files. Raises ReleaseChangedError if a new release was published in between."""
        given = 0
        for after in (0.0, time.time()):
            try:
                for page in self._read(after):
                    given = page.page
                    yield page
                return
            except ReleaseChangedError:
                if given or after:
                    raise

    def page(self, number: int = 1, limit: Optional[int] = None) -> Page[T]:
        """One page, as the endpoint returns it: ``number`` from 1, ``limit`` 1 to 100 records."""
        _check_number("page", number, MAX_PAGE)
        _check_number("limit", limit, MAX_LIMIT)
        first, path_of = self._begin(0)
        size = limit or first.limit
        start, end = (number - 1) * size, min(number * size, first.total)
        pages = range(start // first.limit + 1, -(-end // first.limit) + 1) if start < end else range(0)
        data = [record for page in self._read(0, pages, (first, path_of)) for record in page.data]
        offset = start - (pages.start - 1) * first.limit if pages else 0
        return Page(data[offset : offset + end - start] if pages else [], first.total, number, size)

    def _read(self, after: float, pages: Optional[range] = None, start: Optional[_Start[T]] = None) -> Iterator[Page[T]]:
        first, path_of = start or self._begin(after)
        wanted = pages if pages is not None else range(1, max(1, -(-first.total // max(1, first.limit))) + 1)
        if max(wanted, default=1) == 1:  # a single file is of one release
            yield from [first] * len(wanted)
            return
        after = time.time()
        # If the pages state no version, the index must state the same before the first and after the last of them.
        version = self._files.version(after) if first.version is None else None
        told: Set[Optional[str]] = set()
        for number in wanted:
            try:
                page: Page[T] = self._files.page(path_of(number), after)
            except MissingFileError:
                raise ReleaseChangedError(f"{path_of(number)} no longer exists") from None
            told.add(page.version)
            same = (page.total, page.limit, page.page) == (first.total, first.limit, number)
            if first.version is not None:
                same = same and len(told) == 1
            elif number == wanted[-1]:
                same = same and self._files.version(time.time()) == version
            if not same:
                raise ReleaseChangedError("the pages of this list belong to more than one release; ask again")
            yield page


class _Files:
    """The files of a release, parsed; large files that many calls need are parsed again only after a change."""

    def __init__(self, source: Source) -> None:
        self.source = source
        self._parsed: Dict[str, Tuple[bytes, Any]] = {}

    def json(self, path: str, after: float = 0) -> Any:
        return parse_json(self.source.read(path, after).body, self.source.name + path)

    def memo(self, path: str, read: Callable[[Any], Any] = lambda value: value) -> Any:
        body = self.source.read(path).body
        kept = self._parsed.get(path)
        if kept is None or kept[0] != body:
            kept = self._parsed[path] = (body, read(parse_json(body, self.source.name + path)))
        return kept[1]

    def page(self, path: str, after: float = 0) -> Page[Any]:
        reading = self.source.read(path, after)
        answer = parse_json(reading.body, self.source.name + path)
        try:
            if answer["success"] is not True:
                raise KeyError
            total, page, limit = (int(answer["meta"][key]) for key in ("total", "page", "limit"))
            return Page(list(answer["data"]), total, page, limit, reading.version)
        except (KeyError, TypeError, ValueError):
            raise SourceError("broken_answer", self.source.name + path, "not an answer of this service") from None

    def version(self, after: float) -> Optional[str]:
        try:
            return str(self.json(f"{API}/brief/index.json", after)["version"])
        except MissingFileError:
            return None  # a partial release has no index; the counts of its pages must suffice


class OpenPrintData:
    """Client of Open Print Data from ``source``: an address, a folder, or a custom source. Thread-safe.

    ``timeout`` is the limit per file including all retries (s), ``cache`` stores the answers (default: in memory)."""

    def __init__(
        self, source: Union[str, "os.PathLike[str]", Source], timeout: float = 30, cache: Optional[Cache] = None
    ) -> None:
        self.source = source_of(source, {"timeout": timeout, "cache": cache})
        self._files = _Files(self.source)
        self._no_ids: Set[str] = set()
        self._codes: Dict[str, Codes] = {}

    def printers(self, brand: Optional[str] = None) -> Listing[r.Printer]:
        """The printers, of all brands or of one."""
        return self._list({"brand": brand}, lambda ids: "printers/brand/{brand}" if ids else "printers")

    def printer(self, name: str) -> r.Printer:
        """A printer by its id, a name in either language, or an identifier of another system."""
        return cast(r.Printer, self._record("printer", name, "printers/{printer}"))

    def materials(self) -> Listing[r.Material]:
        """The materials."""
        return self._list({}, lambda ids: "materials")

    def material(self, name: str) -> r.Material:
        """A material by its id, a name, a product made of it, or an identifier of another system."""
        return cast(r.Material, self._record("material", name, "materials/{material}"))

    def brief_material(self, name: str, language: str = "en") -> r.BriefMaterial:
        """The short version of a material, without sources, in ``en`` or ``zh``."""
        return cast(r.BriefMaterial, self._record("material", name, f"brief/{_language(language)}/materials/{{material}}"))

    def profiles(self, printer: Optional[str] = None, material: Optional[str] = None) -> Listing[r.Profile]:
        """The profiles of a printer, of a material, or of both; those of a pair start with the stock nozzle.

        A branded filament instead of a material has its own presets; for other nozzles ``figures_of`` is ``material``."""
        paths = ["profiles", "profiles/printer/{printer}", "profiles/material/{material}", "profiles/{printer}/{material}"]
        return self._list(
            {"printer": printer, "material": material}, lambda ids: paths[("printer" in ids) + 2 * ("material" in ids)]
        )

    def profile(self, printer: str, material: str, nozzle: Union[str, float, None] = None) -> r.Profile:
        """The profile for a nozzle, such as ``0.4``; by default for the stock nozzle of the printer.

        Raises NoProfileError, UnknownNozzleError."""
        machine, plastic = self.printer(printer), self.material(material)
        profiles = list(self.profiles(machine["id"], material))
        if not profiles:
            raise NoProfileError(machine["id"], plastic["id"], machine["materials"])
        return self._at_nozzle(profiles, nozzle)

    @staticmethod
    def _at_nozzle(profiles: Sequence[r.Profile], nozzle: Union[str, float, None]) -> r.Profile:
        found = profiles[0] if nozzle is None else profile_for_nozzle(profiles, nozzle)
        if found is None:
            raise UnknownNozzleError(str(nozzle), [one["nozzle"]["variant"] for one in profiles])
        return cast(r.Profile, found)

    def troubleshoot(self, symptom: Optional[str] = None) -> Listing[r.Rule]:
        """All rules, or those of a symptom: causes, how to confirm each, and what to do."""
        return self._list({"symptom": symptom}, lambda ids: "troubleshoot/{symptom}" if ids else "troubleshoot")

    def brief_rule(self, symptom: str, language: str = "en") -> r.BriefRule:
        """The short version of a rule, in ``en`` or ``zh``: what to check, what to do, and how far to change each setting;
        without sources, menus, figures per material and unlikely causes."""
        return cast(r.BriefRule, self._record("symptom", symptom, f"brief/{_language(language)}/troubleshoot/{{symptom}}"))

    def resolve(
        self, symptom: str, printer: Optional[str] = None, material: Optional[str] = None,
        nozzle: Union[str, float, None] = None, slicer: Optional[str] = None, user_values: Optional[Mapping[str, Any]] = None,
    ) -> Dict[str, Any]:
        """A rule for a printer, a material and a slicer: the causes and fixes that apply, and for each change the current value,
        the first value to try, the following ones and where to stop. ``user_values`` are the user's own values by setting id,
        in the unit of the setting. Causes are in the order of the rule; contradictions are codes, with texts in ``fit``.

        Raises UnknownNameError, UnknownNozzleError."""
        own = dict(user_values or {})
        rule = cast(Dict[str, Any], self._record("symptom", symptom, "troubleshoot/{symptom}"))
        if slicer is not None:
            slicer = _slicer(slicer)
        machine = None if printer is None else self.printer(printer)
        plastic = None if material is None else self.material(material)
        profiles = list(self.profiles(machine["id"], material)) if machine and material is not None else []
        profile = self._at_nozzle(profiles, nozzle) if profiles else None
        if nozzle is not None and profile is None:
            own_nozzles = {one["variant"]: one["diameter_mm"] for one in machine["nozzles"]} if machine else {}
            diameter = own_nozzles.get(str(nozzle)) or number_of(re.sub(r"\s*mm$", "", str(nozzle)))
            if diameter is None:
                raise BadArgumentError("invalid_value", "nozzle", nozzle, "a variant of the printer, or a diameter in mm")
            own.setdefault("nozzle_diameter", diameter)
        records = {"printer": machine, "material": plastic, "profile": profile}
        return resolve_rule(rule, {**records, "slicer": slicer, "user_values": own})

    def preset(
        self, printer: str, material: str, slicer: str, nozzle: Union[str, float, None] = None, version: Optional[str] = None,
        fixes: Sequence[Mapping[str, Any]] = (), form: Optional[str] = None, quality_type: Optional[str] = None,
        theirs: Optional[bool] = None, name: Optional[str] = None,
    ) -> Preset:  # fmt: skip
        """A profile as the file that a slicer imports, with ``fixes``, each ``{"symptom": …, "fix": …}`` with the first value
        to try or an own ``value``. ``form``: ``whole``, ``changes`` (only what fixes change) or ``overlay`` (over presets of
        PrusaSlicer); ``version`` of the slicer; ``quality_type`` of Cura; ``theirs``: compare with the slicer's own presets.

        Raises PresetRefusedError, and what ``profile`` raises."""
        for parameter, given in (("version", version), ("quality_type", quality_type), ("name", name)):
            if given is not None:
                _name(parameter, given)
        program = _slicer(slicer)
        if form not in (None, "whole", "changes", "overlay"):
            raise BadArgumentError("invalid_value", "form", form, "whole, changes, overlay")
        for one in fixes:
            if not {"symptom", "fix"} <= set(one) <= {"symptom", "fix", "value"}:
                raise BadArgumentError("invalid_value", "fixes", one, '{"symptom": …, "fix": …}, with "value" if wanted')
        profile: Any = self.profile(printer, material, nozzle)
        records: Dict[str, Any] = {"printer": self.printer(printer), "material": self.material(material)}
        setup = {**records, "profile": profile, "slicer": program, "user_values": {}}
        rules = [self._record("symptom", one["symptom"], "troubleshoot/{symptom}") for one in fixes]
        chosen = [ChosenFix(rule, one["fix"], one.get("value")) for rule, one in zip(rules, fixes)]
        mapping = self._files.memo(f"{API}/presets/{program}.json")["data"][0]
        changes = changes_of_fixes(chosen, setup)
        own = self._theirs(program, profile) if (bool(fixes) if theirs is None else theirs) else None
        # PrusaSlicer always gets all values, since its file slices on its own.
        over = program == "cura" or (program != "prusaslicer" and profile["presets"][program] is not None)
        whole = form or ("changes" if fixes and over else "whole")
        machine, plastic = records["printer"], records["material"]
        return compose_preset(Composing(profile, machine, plastic, mapping, changes, own, whole, version, quality_type, name))

    def _theirs(self, slicer: str, profile: Any) -> Any:
        """The profile with the values of the slicer's own presets; None: not published, or it was read from them."""
        parents = profile["presets"][slicer]
        if not parents or parents["filament"] is None or source_slicer(profile) == slicer:
            return None
        published = self._records(f"{API}/presets/{slicer}/{profile['printer']}.json", 0)
        return next((merged(profile, one["changes"]) for one in published if one["id"] == profile["id"]), None)

    def fit(self, printer: str, material: str) -> r.Fit:
        """Whether a printer can print a material, and why; ``profile`` is the id of the first profile of the pair. ``sources``
        are indices into ``fit_sources()``, from 0."""
        plastic = self.material(material)["id"]
        verdicts: Listing[r.Fit] = self._pages("fit/" + self.printer(printer)["id"])
        return next(one for one in verdicts if one["material"] == plastic)

    def fit_sources(self) -> Listing[r.FitSource]:
        """The sources that the verdicts of ``fit`` cite."""
        return self._pages("sources")

    def code(self, text: str, systems: Optional[Sequence[str]] = None) -> List[r.Code]:
        """The error codes and messages in a text, such as ``0300-0D00-0001-0003`` or a pasted log, the most specific first, with
        meaning, symptoms, causes and what to do immediately. ``systems`` restricts them, such as ``["klipper"]``."""
        known = [one for one in self._pages("codes") if systems is None or one["id"] in systems]
        key = ",".join(one["id"] for one in known)
        if key not in self._codes:
            self._codes[key] = Codes(known, [code for one in known for code in self._pages(f"codes/{one['id']}")])
        return self._codes[key].find(_name("text", text) if len(text) <= MAX_VALUE_LENGTH else text)

    def settings(self) -> Listing[r.Setting]:
        """All settings, each with its unit and its key and menu path in each slicer."""
        return self._pages("settings")

    def setting(self, name: str) -> r.Setting:
        """A setting by its id, a name in either language, or a slicer's key or label, such as ``retract_length``."""
        wanted, settings = fold_to_key(_name("setting", name)), list(self.settings())
        ways: List[Callable[[r.Setting], List[Optional[str]]]] = [
            lambda one: [one["id"], one["name"], one["name_zh"]],
            lambda one: [of[part] for of in cast(Dict[str, Any], one["slicers"]).values() for part in ("key", "label", "label_zh")],
        ]
        for names in ways:
            found = [one for one in settings if wanted in (fold_to_key(text) for text in names(one) if text)]
            if len(found) == 1:
                return found[0]
            if found:
                raise UnknownNameError("setting", name, [one["id"] for one in found], True)
        raise UnknownNameError("setting", name, self._near("settings", name))

    def since(self, version: str) -> Since:
        """The changes since a version of the data, as the published steps to the current one, oldest first."""
        try:
            return self._since(version)
        except MissingFileError:
            return self._since(version)  # a new release dropped a step after its index was read: read the new index

    def _since(self, have: str) -> Since:
        try:
            index = self._files.json(f"{API}/changes/index.json")
        except MissingFileError:
            now = str(self.index()["version"])
            return Since("unchanged", now) if now == have else Since("everything", now, reason="no_steps")
        now, known = str(index["version"]), [index["from"], *(step["version"] for step in index["steps"])]
        if have == now:
            return Since("unchanged", now)
        if have not in known:
            return Since("everything", now, reason="unknown_version")
        if index["to"] != now:
            return Since("everything", now, reason="not_released")
        steps = index["steps"][known.index(have) :]
        return Since("changed", now, steps=[self._files.json(step["path"]) for step in steps])

    def filament_brands(self) -> Listing[r.FilamentBrand]:
        """The filament brands."""
        return self._pages("filaments/brands")

    def filaments(self, brand: str) -> Listing[r.Filament]:
        """The products of a brand, by its id or any of its names."""
        found = [one for one in self.filament_brands() if fold_to_key(_name("brand", brand)) in _brand_keys(one)]
        if not found:
            raise UnknownNameError("filament_brand", brand, self._near("filament_brands", brand))
        return self._products(found[0])

    def filament(self, name: str) -> r.Filament:
        """A product by its id or the name on its spool, such as ``Polymaker PolyTerra PLA``."""
        key = fold_to_key(_name("filament", name))
        found: List[r.Filament] = []
        for brand in self.filament_brands():
            rests = {key[len(own) :] for own in _brand_keys(brand) if key.startswith(own) and key != own}
            if not rests:
                continue
            for one in self._products(brand):
                if fold_to_key(one["id"]) == key or fold_to_key(one["name"]) in rests:
                    found.append(one)
        if len(found) == 1:
            return found[0]
        now = None if found or "--" not in name else self.json(f"{API}/redirects.json")["filaments"].get(name.strip().lower())
        if now:
            return self.filament(now)
        near = [one["id"] for one in found] or self._near("filaments", name)
        raise UnknownNameError("filament", name, near, bool(found))

    def identify(self, identifier: str, system: Optional[str] = None) -> List[Identified]:
        """The meanings of an identifier of another system, such as ``GFA00``, a barcode or the UUID of a tag: one per system."""
        _name("identifier", identifier)
        of_label = system is None or system in LABEL_SYSTEMS
        labelled = _identified(self._labels(identifier), identifier, system) if of_label else []
        if labelled and (system is not None or _SPOOL.fullmatch(identifier.strip())):
            return labelled
        systems = self._files.memo(f"{API}/identify.json")["systems"]
        found = labelled + _identified(systems, identifier, system)
        if found or (of_label or system in systems) and not _SPOOL.fullmatch(identifier.strip()):
            return found
        spools = self._files.memo(f"{API}/identify/spools.json")["systems"]
        if system is not None and system not in systems and system not in spools:
            raise BadArgumentError("invalid_value", "system", system, ", ".join(sorted({*systems, *spools, *LABEL_SYSTEMS})))
        return _identified(spools, identifier, system)

    def _labels(self, code: str) -> Mapping[str, Any]:
        """The systems in the file for the code of a label or a tag; empty if there is no such file."""
        if not looks_like_label(code):
            return {}
        try:
            return cast(Mapping[str, Any], self.json(labels_path(code))["systems"])
        except MissingFileError:
            return {}

    def find(self, text: str, kinds: Sequence[str] = tuple(KIND_WEIGHTS), limit: int = 8) -> List[Found]:
        """Search results for a text, best first, ranked as on the site: printers, materials, symptoms, settings and more."""
        _check_number("limit", limit, MAX_LIMIT)
        strange = [kind for kind in kinds if kind not in KIND_WEIGHTS]
        if strange:
            raise BadArgumentError("invalid_value", "kinds", strange[0], ", ".join(KIND_WEIGHTS))
        index: List[Findable] = self._files.memo(f"{API}/brief/find.json", findables)
        found = [Found(one.kind, one.id, one.name, one.name_zh, sure) for one, sure in find(text, index, limit, kinds)]
        for one, rest in spools_begun(text, index) if "filaments" in kinds else []:
            own = next((own for own in self._pages(f"filaments/{one.id.split('--')[0]}") if own["id"] == one.id), None)
            colour = colour_called([each["name"] for each in own["colours"]], rest) if own else None
            if colour is not None:
                spool = Found(one.kind, one.id, one.name, one.name_zh, True, colour)
                return [spool, *(other for other in found if other.id != one.id)][:limit]
        return found

    def index(self) -> Dict[str, Any]:
        """The index of the release: data version, counts, licences, links."""
        return cast(Dict[str, Any], self.json(f"{API}/index.json"))

    def json(self, path: str) -> Any:
        """The parsed JSON of a file of the release, by its path with a leading slash, such as ``/api/v1/changes.json``."""
        if not re.fullmatch(r"/[^?#]*", path) or ".." in path.split("/"):
            raise BadArgumentError("invalid_value", "path", path, "a path that begins with /")
        return self._files.json(path)

    def _list(self, asked: Mapping[str, Optional[str]], path: Callable[[Mapping[str, str]], str]) -> Listing[Any]:
        given = {parameter: _name(parameter, name) for parameter, name in asked.items() if name is not None}

        def begin(after: float) -> _Start[Any]:
            def start(ids: Mapping[str, str]) -> _Start[Any]:
                spooled = self._spooled(given["material"], ids, after) if "material" in given else None
                if spooled is not None:
                    return Page(spooled, len(spooled), 1, DEFAULT_LIMIT), str
                return self._start(path(ids).format(**ids), after)

            try:
                return self._with_ids(given, start)
            except UnknownNameError as error:
                if error.parameter != "symptom" or not error.several:
                    raise
                named = ids_of(self._files.memo(f"{API}/names.json"), "symptoms", given["symptom"])
                if error.suggestions and not named:
                    raise  # a code that means several symptoms, as in the endpoint
                data = [rule for one in named for rule in self._pages(f"troubleshoot/{one}")]
                return Page(data, len(data), 1, len(data) or DEFAULT_LIMIT), str
            except MissingFileError:
                if not given:
                    raise
                return Page([], 0, 1, DEFAULT_LIMIT), str  # known names without a common record

        return Listing(self._files, begin)

    def _spooled(self, name: str, ids: Mapping[str, str], after: float) -> Optional[List[Any]]:
        """The profiles of a branded filament if the name is one; without a printer, the rows of its presets."""
        if fold_to_id(name) == ids["material"] or ids_of(self._files.memo(f"{API}/names.json"), "materials", name):
            return None
        spool = spool_named(self._files.memo(f"{API}/names-further.json"), name)
        if spool is None:
            return None
        presets = next(iter(self._records(f"{API}/filaments/{spool[1]}/{spool[0]}.json", after)), None)
        if "printer" not in ids:
            return presets and spool_rows(presets)
        pair = pair_material(presets, ids["printer"], spool[2])
        return spool_profiles(spool, presets, self._records(f"{API}/profiles/{ids['printer']}/{pair}.json", after))

    def _records(self, path: str, after: float) -> List[Any]:
        try:
            return self._files.page(path, after).data
        except MissingFileError:
            return []

    def _products(self, brand: r.FilamentBrand) -> Listing[r.Filament]:
        return self._pages(brand["file"][len(API) + 1 : -len(".json")])

    def _pages(self, path: str) -> Listing[Any]:
        return Listing(self._files, lambda after: self._start(path, after))

    def _start(self, path: str, after: float) -> _Start[Any]:
        def path_of(number: int) -> str:
            return f"{API}/{path}.json" if number == 1 else f"{API}/{path}/page/{number}.json"

        return self._files.page(path_of(1), after), path_of

    def _record(self, parameter: str, name: str, path: str) -> Any:
        asked = {parameter: _name(parameter, name)}
        return self._with_ids(asked, lambda ids: self._files.page(f"{API}/{path.format(**ids)}.json")).data[0]

    def _with_ids(self, asked: Mapping[str, str], use: Callable[[Mapping[str, str]], R]) -> R:
        """Tries names as ids first, which needs no list of names; resolves them if ``use`` finds no file."""
        folded = {parameter: fold_to_id(name) for parameter, name in asked.items()}
        key, missing = repr(folded), None
        if key not in self._no_ids and all(re.fullmatch("[a-z0-9-]+", one) for one in folded.values()):
            try:
                return use(folded)
            except MissingFileError as error:
                missing = error
        ids = {parameter: self._resolve(parameter, name) for parameter, name in asked.items()}
        if missing and ids == folded:
            raise missing
        self._no_ids.add(key)
        return use(ids)

    def _resolve(self, parameter: str, name: str) -> str:
        """The id that a name resolves to. Raises UnknownNameError."""
        kind, names = _KINDS[parameter], self._files.memo(f"{API}/names.json")
        ids, own = list(ids_of(names, kind, name)), fold_to_id(name)
        if not ids and kind != "brands":
            further = self._files.memo(f"{API}/names-further.json")
            ids = list(code_ids(further["symptoms"], name) if kind == "symptoms" else further_ids(further, kind, name))
            family = spools_named(further, name) if kind == "materials" and own.endswith("-plus") else []
            if len(family) > 1:  # ``ABS+`` is not ABS, but a product of that name from several brands
                raise UnknownNameError(parameter, name, [spool[0] for spool in family], several=True)
            if kind == "symptoms" and not ids and code_ids(further["codes"], name):
                raise UnknownNameError(parameter, name, [], several=True)  # a known code that is not a symptom
        if own in ids or len(ids) == 1:
            return own if own in ids else ids[0]
        raise UnknownNameError(parameter, name, ids or suggest(names, kind, name), bool(ids))

    def _near(self, kind: str, name: str) -> List[str]:
        return [one.id for one in self.find(name, [kind], SUGGESTIONS)]


def _identified(systems: Mapping[str, Any], identifier: str, system: Optional[str]) -> List[Identified]:
    """Matches the exact spelling of a system first, then any other: a barcode may lack its leading zeros."""

    def alike(text: str) -> str:
        key = fold_to_key(text)
        return key.zfill(14) if re.fullmatch(r"\d{8,13}", key) else key

    wanted = alike(identifier)
    ways: List[Callable[[str], bool]] = [lambda one: one == identifier, lambda one: alike(one) == wanted]
    for same in ways:
        found = [
            Identified(name, one, spools=ids) if isinstance(ids, list) else Identified(name, one, **ids)
            for name in systems if system in (None, name)
            for one, ids in systems[name]["identifiers"].items() if same(one)
        ]  # fmt: skip
        if found:
            return found
    return []


def _brand_keys(brand: r.FilamentBrand) -> Set[str]:
    return {fold_to_key(name) for name in (brand["id"], brand["name"], *brand["aliases"])}


def _name(parameter: str, value: Any) -> str:
    if not isinstance(value, str):
        raise BadArgumentError("invalid_value", parameter, value, "a name or an id")
    if not value.strip():
        raise BadArgumentError("empty_value", parameter, value, "a name or an id")
    if is_too_long(value):
        raise BadArgumentError("out_of_range", parameter, value, f"at most {MAX_VALUE_LENGTH} characters")
    return value


def _slicer(name: str) -> str:
    wanted = fold_to_key(_name("slicer", name))
    found = next((one for one, title in SLICER_NAMES.items() if wanted in (fold_to_key(one), fold_to_key(title))), None)
    if found is None:
        raise BadArgumentError("invalid_value", "slicer", name, ", ".join(SLICER_NAMES))
    return found


def _language(language: str) -> str:
    if language not in ("en", "zh"):
        raise BadArgumentError("invalid_value", "language", language, "en, zh")
    return language


def _check_number(parameter: str, value: Any, most: int) -> None:
    allowed = f"a whole number from 1 to {most}"
    if value is None:
        return
    if str(value).strip() == "":
        raise BadArgumentError("empty_value", parameter, value, allowed)
    if isinstance(value, bool) or not isinstance(value, (int, float)) or value != int(value) or value < 0:
        raise BadArgumentError("invalid_number", parameter, value, allowed)
    if not 1 <= value <= most:
        raise BadArgumentError("out_of_range", parameter, value, allowed)
