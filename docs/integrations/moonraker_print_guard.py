"""Component of Moonraker, as moonraker/components/print_guard.py: refuses prints that exceed the printer's limits."""

import asyncio

from open_print_data import OpenPrintData, OpenPrintDataError, limits_exceeded


class PrintGuard:
    def __init__(self, config):
        self.server = config.get_server()
        self.data, self.name = OpenPrintData(config.get("source")), config.get("printer")
        self.record = None
        self.server.register_event_handler("server:klippy_ready", self.load)

    async def load(self):
        """Loads the printer's limits and wraps `start_print` with the check."""
        if self.record is not None:
            return
        try:
            self.record = await asyncio.to_thread(self.data.printer, self.name)
        except OpenPrintDataError:
            return  # Without a record, no print is refused.
        api = self.server.lookup_component("klippy_apis")
        start = api.start_print

        async def guarded(filename, *args, **kwargs):
            folder = self.server.lookup_component("file_manager").get_directory("gcodes")
            refused = await asyncio.to_thread(self.check, f"{folder}/{filename}")
            if refused:
                raise self.server.error("Not printed: " + "; ".join(refused), 400)
            return await start(filename, *args, **kwargs)

        api.start_print = guarded

    def check(self, path):
        try:
            with open(path, errors="replace") as file:
                return limits_exceeded(file, self.record)
        except OSError:
            return []


def load_component(config):
    return PrintGuard(config)
