"""OctoPrint plug-in of one file (~/.octoprint/plugins): holds what a print sets against what the printer and the material take."""

import re
import threading

import octoprint.plugin

from open_print_data import OpenPrintData, OpenPrintDataError

__plugin_name__ = "Temperature check"
__plugin_pythoncompat__ = ">=3.9,<4"

#: Which part of the machine a command heats, by the field of the records.
HEATERS = {"M104": "nozzle", "M109": "nozzle", "M140": "bed", "M190": "bed"}


class TemperatureCheckPlugin(octoprint.plugin.StartupPlugin, octoprint.plugin.SettingsPlugin):
    printer = material = None

    def get_settings_defaults(self):
        return {"source": "https://your-host.example", "printer": "MK4S", "material": "PETG"}

    def on_after_startup(self):
        threading.Thread(target=self.load, daemon=True).start()

    def load(self):
        data = OpenPrintData(self._settings.get(["source"]))
        try:
            self.printer = data.printer(self._settings.get(["printer"]))
            self.material = data.material(self._settings.get(["material"]))
        except OpenPrintDataError as error:
            self._logger.warning("nothing is checked: %s", error)

    def check(self, comm, phase, cmd, cmd_type, gcode, *args, **kwargs):
        """Leaves out what is hotter than the machine takes, and warns of what the material is not printed at."""
        target = re.search(r"[SR](\d+(?:\.\d+)?)", cmd)
        if self.material is None or gcode not in HEATERS or not target or float(target[1]) == 0:
            return None
        part, celsius = HEATERS[gcode], float(target[1])
        most = self.printer[f"max_{part}_temperature_c"]
        if most is not None and celsius > most:
            self._logger.error("%s left out: the %s of the %s ends at %g °C", cmd, part, self.printer["model"], most)
            return (None,)
        usual = self.material[f"{part}_temperature_c"]
        if None not in usual.values() and not usual["min"] <= celsius <= usual["max"]:
            self._logger.warning("%s: %s is printed at %g to %g °C", cmd, self.material["name"], usual["min"], usual["max"])
        return None


__plugin_implementation__ = TemperatureCheckPlugin()
__plugin_hooks__ = {"octoprint.comm.protocol.gcode.queuing": __plugin_implementation__.check}
