"""The examples of docs/integrations against the served release, in stand-ins of the programs that load them."""

import asyncio
import importlib.util
import json
import logging
import sys
import threading
import types
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.request import urlopen

import pytest
from conftest import SOURCES

EXAMPLES = Path(__file__).parents[3] / "docs/integrations"
SERVICE = SOURCES["the Node server"]


def stand_in(**modules):
    """Puts modules in place of programs that are not installed here; `a__b` is the module `a.b`."""
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


MIXINS = {name: type(name, (), {}) for name in ("StartupPlugin", "SettingsPlugin")}


@pytest.mark.parametrize(
    "command, code, sent, said",
    [
        ("M104 S240", "M104", True, None),
        ("M104 S200", "M104", True, "PETG is printed at"),
        ("M109 S305", "M109", False, "ends at 290"),
        ("M140 S0", "M140", True, None),
        ("G1 X10 S300", "G1", True, None),
    ],
)
def test_octoprint_leaves_out_what_is_too_hot(command, code, sent, said, caplog):
    stand_in(octoprint={}, octoprint__plugin=MIXINS)
    module = load("octoprint_temperatures.py", "octoprint_temperatures")
    plugin = module.__plugin_implementation__
    settings = {**plugin.get_settings_defaults(), "source": SERVICE}
    plugin._settings = types.SimpleNamespace(get=lambda path: settings[path[0]])
    plugin._logger = logging.getLogger("octoprint")
    plugin.load()
    hook = module.__plugin_hooks__["octoprint.comm.protocol.gcode.queuing"]
    answer = hook(None, "queuing", command, None, code, subcode=None, tags=set())
    assert answer == (None if sent else (None,))
    assert said is None if not caplog.records else said in caplog.text


@pytest.fixture
def spoolman():
    """A Spoolman with two spools."""
    spools = {"/api/v1/spool/7": ("Polymaker", "PolyTerra PLA", "PLA"), "/api/v1/spool/8": ("Somebody", "Unknown", "PETG")}

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self):
            vendor, name, material = spools[self.path]
            self.send_response(200)
            self.end_headers()
            self.wfile.write(json.dumps({"filament": {"vendor": {"name": vendor}, "name": name, "material": material}}).encode())

        def log_message(self, *_):
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_address[1]}"
    server.shutdown()
    server.server_close()


@pytest.mark.parametrize("spool, material", [(7, "pla"), (8, "petg"), (None, None)])
def test_moonraker_answers_for_the_loaded_spool(spoolman, spool, material):
    stand_in(moonraker={}, moonraker__components={}, moonraker__common={"RequestType": types.SimpleNamespace(GET=1)})
    module = load("moonraker_open_print_data.py", "moonraker.components.open_print_data")
    handlers, endpoints = {}, {}

    class Client:
        async def get(self, url):
            body = await asyncio.to_thread(lambda: urlopen(url).read())
            return types.SimpleNamespace(json=lambda: json.loads(body))

    server = types.SimpleNamespace(
        register_event_handler=handlers.__setitem__,
        register_endpoint=lambda path, _, answer: endpoints.__setitem__(path, answer),
        lookup_component={"http_client": Client()}.__getitem__,
    )
    options = {"source": SERVICE, "printer": "voron 2.4 350", "spoolman": spoolman}
    module.load_component(types.SimpleNamespace(get_server=lambda: server, get=options.__getitem__))
    asyncio.run(handlers["spoolman:active_spool_set"]({"spool_id": spool}))
    profile = asyncio.run(endpoints["/server/open_print_data/profile"](None))["profile"]
    assert (profile and profile["material"]) == material


class UpdateFailed(Exception):
    """As Home Assistant has it."""


class Coordinator:
    """What the example uses of Home Assistant's coordinator."""

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
