"""Single-file OctoPrint plug-in (~/.octoprint/plugins): cancels prints that exceed the printer's limits."""

import threading

import octoprint.plugin

from open_print_data import OpenPrintData, OpenPrintDataError, limits_exceeded

__plugin_name__ = "Print guard"
__plugin_pythoncompat__ = ">=3.9,<4"


class PrintGuardPlugin(octoprint.plugin.StartupPlugin, octoprint.plugin.SettingsPlugin, octoprint.plugin.EventHandlerPlugin):
    record = None

    def get_settings_defaults(self):
        return {"source": "https://your-host.example", "printer": "MK4S"}

    def on_after_startup(self):
        threading.Thread(target=self.load, daemon=True).start()

    def load(self):
        try:
            self.record = OpenPrintData(self._settings.get(["source"])).printer(self._settings.get(["printer"]))
        except OpenPrintDataError as error:
            self._logger.warning("nothing is refused: %s", error)

    def on_event(self, event, payload):
        # Files on the printer's SD card cannot be read; without a record, no print is cancelled.
        if event != "PrintStarted" or payload["origin"] != "local" or self.record is None:
            return
        with open(self._file_manager.path_on_disk("local", payload["path"]), errors="replace") as file:
            refused = limits_exceeded(file, self.record)
        if refused:
            self._logger.error("print cancelled: %s", "; ".join(refused))
            self._printer.cancel_print()


__plugin_implementation__ = PrintGuardPlugin()
