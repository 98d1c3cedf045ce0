"""Runs the examples of docs/integrations against the release, with stand-ins for the programs that load them."""

import asyncio
import importlib.util
import json
import logging
import sys
import threading
import types
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest
from conftest import SOURCES, send

EXAMPLES = Path(__file__).parents[3] / "docs/integrations"
SERVICE = SOURCES["a folder"]


def stand_in(**modules):
    """Substitutes modules of programs that are not installed; `a__b` is the module `a.b`."""
    for name, values in modules.items():
        full = name.replace("__", ".")
        module = types.ModuleType(full)
        module.__dict__.update(values)
        module.__path__ = []
        sys.modules[full] = module
        parent, _, child = full.rpartition(".")
        if parent:
            setattr(sys.modules[parent], child, module)


def load(file, name):
    spec = importlib.util.spec_from_file_location(name, EXAMPLES / file)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def spool_of(name, material, vendor=None, **fields):
    """A spool as Spoolman returns it, without empty fields (its models.Spool, `exclude_none`)."""
    filament = {"id": 1, "name": name, "material": material, "density": 1.24, "diameter": 1.75, "extra": {}, **fields}
    if vendor:
        filament["vendor"] = {"id": 1, "name": vendor, "external_id": vendor, "extra": {}}
    return {"id": 1, "filament": {key: value for key, value in filament.items() if value is not None}, "used_weight": 0}


MIXINS = {name: type(name, (), {}) for name in ("StartupPlugin", "SettingsPlugin", "EventHandlerPlugin")}

SPOOLS = {
    1: spool_of("PETG Jet Black", "PETG", "Prusament", external_id="prusament--petg_jet-black_1000_175", settings_extruder_temp=250),
    2: spool_of("PETG Jet Black", "PETG", "Prusament"),
    3: spool_of("whatever", "PLA", "Acme", external_id="3d-fuel_pla+_almond_1000_175_n"),
    4: spool_of("Unknown Red", "PETG", "Somebody", settings_extruder_temp=231),
    5: spool_of(None, "PLA"),
    6: spool_of("PETG Jet Purple", "PETG", "Prusament"),
    7: spool_of("No such", None, "Somebody"),
}


#: G-code and the expected error; unknown heaters, unheated ones and temperatures within the limits cause none.
PRINTS = [
    ("M109 S240\nM190 S60\nG1 X10 S900\n", None),
    ("M104 S0\nM141 S60\n", None),
    ("G28\nM104 T0 S305 ; too hot\n", "takes at most 290"),
    ("M190 R400\n", "takes at most 120"),
]


@pytest.mark.parametrize("commands, said", PRINTS)
def test_moonraker_refuses_a_print_that_is_too_hot(commands, said, tmp_path):
    module = load("moonraker_print_guard.py", "moonraker_print_guard")
    (tmp_path / "a.gcode").write_text(commands)
    handlers, started = {}, []

    async def start(filename):
        started.append(filename)

    api = types.SimpleNamespace(start_print=start)
    files = types.SimpleNamespace(get_directory=lambda root: str(tmp_path))
    server = types.SimpleNamespace(
        register_event_handler=handlers.__setitem__,
        lookup_component={"klippy_apis": api, "file_manager": files}.__getitem__,
        error=lambda message, status: RuntimeError(message),
    )
    options = {"source": SERVICE, "printer": "MK4S"}
    module.load_component(types.SimpleNamespace(get_server=lambda: server, get=options.__getitem__))
    asyncio.run(handlers["server:klippy_ready"]())
    if said is None:
        asyncio.run(api.start_print("a.gcode"))
    else:
        with pytest.raises(RuntimeError, match=rf"{said} °C \(.+\)"):
            asyncio.run(api.start_print("a.gcode"))
    assert started == (["a.gcode"] if said is None else [])


@pytest.mark.parametrize("commands, said", PRINTS)
def test_octoprint_cancels_a_print_that_is_too_hot(commands, said, tmp_path, caplog):
    stand_in(octoprint={}, octoprint__plugin=MIXINS)
    module = load("octoprint_print_guard.py", "octoprint_print_guard")
    (tmp_path / "a.gcode").write_text(commands)
    plugin, cancelled = module.__plugin_implementation__, []
    settings = {**plugin.get_settings_defaults(), "source": SERVICE}
    plugin._settings = types.SimpleNamespace(get=lambda path: settings[path[0]])
    plugin._logger = logging.getLogger("octoprint")
    plugin._file_manager = types.SimpleNamespace(path_on_disk=lambda origin, path: tmp_path / path)
    plugin._printer = types.SimpleNamespace(cancel_print=lambda: cancelled.append(True))
    plugin.on_event("PrintStarted", {"origin": "local", "path": "a.gcode"})
    assert cancelled == []
    plugin.load()
    plugin.on_event("PrintStarted", {"origin": "local", "path": "a.gcode"})
    assert (said in caplog.text) if said else cancelled == []


@pytest.fixture
def spoolman(serve):
    """A Spoolman with these spools; `down` makes it fail."""

    def script(handler, _):
        spool = SPOOLS.get(int(handler.path.rpartition("/")[2])) if handler.path.startswith("/api/v1/spool/") else None
        status = 503 if fake.down else 200 if spool else 404
        send(handler, status, json.dumps(spool if status == 200 else {"message": "No spool with that ID found."}).encode())

    fake = types.SimpleNamespace(url=serve(script)[0], down=False)
    return fake


@pytest.fixture
def octoprint():
    """The plug-in with the settings and plug-ins of an OctoPrint; `panel` collects its notifications."""
    events = types.SimpleNamespace(PRINT_STARTED="PrintStarted")
    stand_in(octoprint={}, octoprint__plugin=MIXINS, octoprint__events={"Events": events})
    module = load("octoprint_temperatures.py", "octoprint_temperatures")
    plugin = module.__plugin_implementation__
    settings, others = {**plugin.get_settings_defaults(), "source": SERVICE}, {}
    plugin.panel, plugin.spoolman, plugin.manager = [], {}, None
    plugin._settings = types.SimpleNamespace(
        get=lambda path: settings[path[0]], global_get=lambda path: plugin.spoolman.get(path[2])
    )
    plugin._logger = logging.getLogger("octoprint")
    panel = {"action_command_notification": lambda comm, line, action: plugin.panel.append(action.partition(" ")[2])}
    plugin._plugin_manager = types.SimpleNamespace(
        get_plugin_info=lambda name: plugin.manager, get_hooks={"octoprint.comm.protocol.action": panel}.get
    )
    hook = module.__plugin_hooks__["octoprint.comm.protocol.gcode.queuing"]
    comm = types.SimpleNamespace(getCurrentTool=lambda: 0)
    plugin.send = lambda command: hook(comm, "queuing", command, None, command.split()[0], subcode=None, tags=set())
    return plugin


def sliced_for(folder, material):
    file = folder / "job.gcode"
    file.write_text("G28\n" + "G1 X1\n" * 200_000 + f"; filament_type = {material}\n; estimated\n")
    return str(file)


@pytest.mark.parametrize(
    "command, sent, said",
    [
        ("M104 S240", True, None),
        ("M104 S200", True, "Prusament PETG is printed at"),
        ("M104 T1 S260", True, "PLA is printed at"),
        ("M109 S305", False, "rated for 290"),
        ("M140 S0", True, None),
        ("G1 X10 S300", True, None),
    ],
)
def test_octoprint_warns_of_temperatures_outside_the_range_of_the_spool(octoprint, spoolman, command, sent, said):
    octoprint.spoolman = {"spoolmanUrl": f"{spoolman.url}/", "selectedSpoolIds": {"0": {"spoolId": "1"}, "1": {"spoolId": "5"}}}
    octoprint.load()
    assert octoprint.send(command) == (None if sent else (None,))
    octoprint.send(command)
    assert len(octoprint.panel) == (said is not None) and (said or "") in "".join(octoprint.panel)


def test_octoprint_reads_the_material_from_the_other_spool_manager_or_the_file(octoprint, tmp_path):
    petg, abs_and_pla = sliced_for(tmp_path, "PETG"), "ABS;PLA"
    spool = {"vendor": "Polymaker", "spoolName": "PolyTerra PLA", "material": "PLA"}
    octoprint.manager = types.SimpleNamespace(
        implementation=types.SimpleNamespace(api_getSelectedSpoolInformations=lambda: [None, spool])
    )
    octoprint.load(petg)
    assert [one["name"] for one in octoprint.materials] == ["PETG", "Polymaker PolyTerra PLA"]
    octoprint.manager = None
    octoprint.load(sliced_for(tmp_path, abs_and_pla))
    assert [one["name"] for one in octoprint.materials] == ["ABS", "PLA"]
    octoprint.load()
    assert octoprint.materials == []
    assert octoprint.send("M104 S200") is None and octoprint.panel == []


def test_octoprint_warns_again_for_each_print_and_for_commands_before_the_lookup_ended(octoprint, tmp_path):
    octoprint._file_manager = types.SimpleNamespace(path_on_disk=lambda origin, path: sliced_for(tmp_path, "PETG"))
    for _ in range(2):
        octoprint.panel = []
        octoprint.on_event("PrintStarted", {"origin": "local", "path": "job.gcode"})
        octoprint.send("M104 S190")
        for thread in threading.enumerate():
            if thread.daemon and thread is not threading.current_thread() and "load" in thread.name:
                thread.join()
        assert ["PETG is printed at" in line for line in octoprint.panel] == [True]


def test_octoprint_does_not_enforce_a_firmware_limit(octoprint):
    octoprint.load()
    octoprint.printer = {**octoprint.printer, "rated": {**octoprint.printer["rated"], "max_nozzle_temperature_c": None}}
    assert octoprint.printer["max_nozzle_temperature_c"] == 290
    assert octoprint.send("M109 S305") is None


class Moonraker:
    """The parts of Moonraker that the component uses: server.py, database.py, http_client.py and spoolman.py."""

    class error(Exception):
        pass

    def __init__(self, spoolman, active=None):
        self.handlers, self.endpoints, self.active = {}, {}, active
        self.components = {"database": self, "http_client": self, "spoolman": types.SimpleNamespace(spoolman_url=f"{spoolman}/api")}
        self.lookup_component, self.get_event_loop = self.components.__getitem__, asyncio.get_running_loop
        self.register_event_handler = self.handlers.__setitem__
        self.register_endpoint = lambda path, _, answer: self.endpoints.__setitem__(path, answer)
        stand_in(moonraker={}, moonraker__components={}, moonraker__common={"RequestType": types.SimpleNamespace(GET=1)})
        module = load("moonraker_open_print_data.py", "moonraker.components.open_print_data")
        options = {"source": SERVICE, "printer": "MK4S"}
        self.component = module.load_component(types.SimpleNamespace(get_server=lambda: self, get=options.__getitem__))

    async def get_item(self, namespace, key, default):
        assert (namespace, key) == ("moonraker", "spoolman.spool_id")
        return default if self.active is None else self.active

    async def get(self, url):
        def ask():
            try:
                return 200, urlopen(url).read()
            except HTTPError as error:
                return error.code, error.read()

        status, body = await asyncio.to_thread(ask)

        def raise_for_status():
            if status >= 400:
                raise self.error(f"HTTP Request Error: {url}")

        return types.SimpleNamespace(json=lambda: json.loads(body), raise_for_status=raise_for_status)

    async def answer(self):
        return await self.endpoints["/server/open_print_data/profile"](None)


@pytest.mark.parametrize(
    "spool, filament, material, nozzle",
    [
        (1, "prusament--petg", "petg", (250, "product_on_this_printer")),
        (2, "prusament--petg", "petg", (250, "product_on_this_printer")),
        (3, "3d-fuel--pla-plus", "pla-plus", None),
        (4, None, "petg", (231, "spool")),
        (5, None, "pla", (225, "material")),
        (6, None, "petg", (240, "material")),
        (7, None, None, (None, None)),
        (None, None, None, None),
    ],
)
def test_moonraker_answers_for_the_loaded_spool(spoolman, spool, filament, material, nozzle):
    async def run():
        moonraker = Moonraker(spoolman.url)
        await moonraker.component.component_init()
        moonraker.handlers["spoolman:active_spool_set"]({"spool_id": spool})
        return await moonraker.answer()

    answer = asyncio.run(run())
    assert answer["spool_id"] == spool and answer["problem"] is None and answer.get("filament") == filament
    assert (answer["profile"] and answer["profile"]["material"]) == material
    if nozzle:
        assert tuple(answer["nozzle_temperature_c"].values()) == nozzle
    if filament or material:
        ends = answer["drying_temperature_c"]
        assert 40 <= ends["min"] <= ends["max"] <= 100 and ends["figures_of"] in (["product", "material"] if filament else ["material"])
        assert answer["drying_time_h"]["max"] >= 1


def test_moonraker_restores_the_spool_after_a_restart_and_retries_if_spoolman_is_late(spoolman):
    async def run():
        moonraker = Moonraker(spoolman.url, active=1)
        spoolman.down = True
        await moonraker.component.component_init()
        late = await moonraker.answer()
        assert late["spool_id"] == 1 and "Error" in late["problem"] and late["profile"] is None
        spoolman.down = False
        moonraker.handlers["spoolman:spoolman_status_changed"]({"spoolman_connected": True})
        await moonraker.component.lookup
        assert moonraker.component.problem is None and moonraker.component.loaded["filament"] == "prusament--petg"

    asyncio.run(run())


class UpdateFailed(Exception):
    """As in Home Assistant."""


class Coordinator:
    """The parts of Home Assistant's coordinator that the example uses."""

    def __init__(self, hass, logger, name, update_interval):
        self.hass = hass


@pytest.mark.parametrize("filament, material", [("GFA00", "pla"), ("GFG99", "petg"), (None, None), ("no such", UpdateFailed)])
def test_home_assistant_reads_the_tray(filament, material):
    stand_in(
        homeassistant={},
        homeassistant__helpers={},
        homeassistant__helpers__update_coordinator={"DataUpdateCoordinator": Coordinator, "UpdateFailed": UpdateFailed},
    )
    module = load("home_assistant_coordinator.py", "home_assistant_coordinator")
    state = types.SimpleNamespace(attributes={"filament_id": filament})
    hass = types.SimpleNamespace(
        states=types.SimpleNamespace(get={"sensor.tray": state}.get),
        async_add_executor_job=lambda work, *values: asyncio.to_thread(work, *values),
    )
    coordinator = module.SpoolProfileCoordinator(hass, SERVICE, "C12", "sensor.tray")
    if material is UpdateFailed:
        with pytest.raises(UpdateFailed):
            asyncio.run(coordinator._async_update_data())
        return
    profile = asyncio.run(coordinator._async_update_data())
    assert (profile and profile["material"]) == material
