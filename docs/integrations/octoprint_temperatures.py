"""Single-file OctoPrint plug-in (~/.octoprint/plugins): compares a print's temperatures with the printer and the spool."""

import json
import re
import threading
from urllib.request import urlopen

import octoprint.plugin
from octoprint.events import Events

from open_print_data import OpenPrintData, OpenPrintDataError, UnknownNameError

__plugin_name__ = "Temperature check"
__plugin_pythoncompat__ = ">=3.9,<4"

#: The part that a command heats.
HEATERS = {"M104": "nozzle", "M109": "nozzle", "M140": "bed", "M190": "bed"}
#: Slicers write the material near the beginning or the end of a file.
MATERIAL = re.compile(r"^; filament_type\s*=\s*(.+)$", re.MULTILINE)
EDGE = 1 << 18


class TemperatureCheckPlugin(octoprint.plugin.StartupPlugin, octoprint.plugin.SettingsPlugin, octoprint.plugin.EventHandlerPlugin):
    printer, materials, seen, said = None, [], set(), set()

    def get_settings_defaults(self):
        return {"source": "https://your-host.example", "printer": "MK4S"}

    def on_after_startup(self):
        threading.Thread(target=self.load, daemon=True).start()

    def on_event(self, event, payload):
        if event == Events.PRINT_STARTED:
            self.seen, self.said = set(), set()
            path = self._file_manager.path_on_disk(payload["origin"], payload["path"]) if payload["origin"] == "local" else None
            threading.Thread(target=self.load, args=(path,), daemon=True).start()

    def load(self, path=None):
        """Looks up the printer and the material of each tool, from the spool manager, else from the file."""
        data = OpenPrintData(self._settings.get(["source"]))
        try:
            self.printer = data.printer(self._settings.get(["printer"]))
            loaded, of_file = self.loaded(), in_file(path) if path else []
            tools = range(max(len(loaded), len(of_file)))
            self.materials = [material_of(data, *(loaded[tool : tool + 1] or [[]])[0], *of_file[tool : tool + 1]) for tool in tools]
        except (OpenPrintDataError, OSError) as error:
            self.notify(f"Temperatures are not checked: {error}")
        # Commands that were sent before the look-up ended.
        for tool, part, celsius in list(self.seen):
            self.compare(tool, part, celsius)

    def loaded(self):
        """The names of the spool in each tool, most specific first, from the plug-in Spoolman or SpoolManager."""
        manager = self._plugin_manager.get_plugin_info("SpoolManager")
        if manager:
            spools = manager.implementation.api_getSelectedSpoolInformations()
            return [[f"{spool['vendor']} {spool['spoolName']}", spool["material"]] if spool else [] for spool in spools]
        address = self._settings.global_get(["plugins", "Spoolman", "spoolmanUrl"])
        chosen = self._settings.global_get(["plugins", "Spoolman", "selectedSpoolIds"]) or {}
        tools = {int(tool): spool.get("spoolId") for tool, spool in chosen.items() if spool} if address else {}
        return [names_of(address, tools.get(tool)) for tool in range(max(tools, default=-1) + 1)]

    def check(self, comm, phase, cmd, cmd_type, gcode, *args, **kwargs):
        """Drops commands above the rated temperature, and warns of temperatures outside the material's range."""
        target, named = re.search(r"[SR](\d+(?:\.\d+)?)", cmd), re.search(r"T(\d+)", cmd)
        if gcode not in HEATERS or not target or float(target[1]) == 0:
            return None
        part, celsius = HEATERS[gcode], float(target[1])
        # Not the firmware's limit: the firmware enforces it, and builds for other hot ends have others.
        most = self.printer and self.printer["rated"][f"max_{part}_temperature_c"]
        if most is not None and celsius > most:
            self.notify(f"{cmd} left out: {self.printer['model']} is rated for {most:g} °C at the {part}")
            return (None,)
        self.compare(0 if part == "bed" else int(named[1]) if named else comm.getCurrentTool(), part, celsius)
        return None

    def compare(self, tool, part, celsius):
        self.seen.add((tool, part, celsius))
        material = self.materials[tool] if tool < len(self.materials) else None
        usual = material and material[f"{part}_temperature_c"]
        if usual and None not in usual.values() and not usual["min"] <= celsius <= usual["max"]:
            self.notify(f"{celsius:g} °C at the {part}: {material['name']} is printed at {usual['min']:g} to {usual['max']:g} °C")

    def notify(self, message):
        """Warns in the log and, once per print, in the panel of printer notifications."""
        self._logger.warning(message)
        panel = self._plugin_manager.get_hooks("octoprint.comm.protocol.action").get("action_command_notification")
        if panel and message not in self.said:
            panel(None, f"action:notification {message}", f"notification {message}")
        self.said.add(message)


def in_file(path):
    """The material of each tool, as the slicer wrote it."""
    with open(path, "rb") as file:
        edges = file.read(EDGE)
        file.seek(max(EDGE, file.seek(0, 2) - EDGE))
        found = MATERIAL.search((edges + b"\n" + file.read()).decode(errors="replace"))
    return [name.strip() for name in found[1].split(";")] if found else []


def names_of(address, spool):
    if spool is None:
        return []
    with urlopen(f"{address.rstrip('/')}/api/v1/spool/{spool}", timeout=10) as answer:
        filament = json.load(answer)["filament"]
    vendor, imported = (filament.get("vendor") or {}).get("name", ""), filament.get("external_id") or ""
    return [imported.split("_")[0], f"{vendor} {filament.get('name', '')}".strip(), filament.get("material")]


def material_of(data, *names):
    """The material of the first known name, with the ranges of the product if the name is one; None if none is known."""
    for name in filter(None, names):
        try:
            material = data.material(name)
        except UnknownNameError:
            continue
        try:
            product = data.filament(name)
        except UnknownNameError:
            return material
        own = {field: product[field] or material[field] for field in ("nozzle_temperature_c", "bed_temperature_c")}
        return {**own, "name": f"{product['brand']} {product['name']}"}
    return None


__plugin_implementation__ = TemperatureCheckPlugin()
__plugin_hooks__ = {"octoprint.comm.protocol.gcode.queuing": __plugin_implementation__.check}
