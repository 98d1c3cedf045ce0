"""Component of Moonraker, as moonraker/components/open_print_data.py: what the loaded spool is printed at."""

import asyncio

from ..common import RequestType

from open_print_data import NoProfileError, OpenPrintData, UnknownNameError


class OpenPrintDataComponent:
    def __init__(self, config):
        self.server = config.get_server()
        self.data = OpenPrintData(config.get("source"))
        self.printer = config.get("printer")
        self.spoolman = config.get("spoolman")
        self.profile = None
        self.server.register_event_handler("spoolman:active_spool_set", self.load)
        self.server.register_endpoint("/server/open_print_data/profile", RequestType.GET, self.answer)

    async def load(self, spool):
        """Finds the profile of a spool: by the name on it, else by its material."""
        self.profile = None
        if spool["spool_id"] is None:
            return
        client = self.server.lookup_component("http_client")
        response = await client.get(f"{self.spoolman}/api/v1/spool/{spool['spool_id']}")
        filament = response.json()["filament"]
        for name in (f"{filament['vendor']['name']} {filament['name']}", filament["material"]):
            try:
                self.profile = await asyncio.to_thread(self.data.profile, self.printer, name)
                return
            except (UnknownNameError, NoProfileError):
                continue

    async def answer(self, web_request):
        return {"profile": self.profile}


def load_component(config):
    return OpenPrintDataComponent(config)
