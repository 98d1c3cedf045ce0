"""Component of Moonraker, as moonraker/components/open_print_data.py: settings for the loaded spool."""

import asyncio
import logging
import re

from ..common import RequestType

from open_print_data import NoProfileError, OpenPrintData, OpenPrintDataError, UnknownNameError


class OpenPrintDataComponent:
    def __init__(self, config):
        self.server = config.get_server()
        self.data = OpenPrintData(config.get("source"))
        self.printer = config.get("printer")
        self.spool = self.loaded = self.problem = self.lookup = None
        self.server.register_event_handler("spoolman:active_spool_set", self.on_spool)
        self.server.register_event_handler("spoolman:spoolman_status_changed", self.on_status)
        self.server.register_endpoint("/server/open_print_data/profile", RequestType.GET, self.answer)

    async def component_init(self):
        # Moonraker restores the active spool from its database without an event.
        database = self.server.lookup_component("database")
        self.on_spool({"spool_id": await database.get_item("moonraker", "spoolman.spool_id", None)})

    def on_spool(self, event):
        self.spool = event["spool_id"]
        self.lookup = self.server.get_event_loop().create_task(self.load())

    def on_status(self, event):
        if event["spoolman_connected"] and self.problem:
            self.on_spool({"spool_id": self.spool})

    async def answer(self, web_request):
        if self.problem:
            self.on_spool({"spool_id": self.spool})
        await self.lookup
        return {"spool_id": self.spool, "problem": self.problem, **(self.loaded or {"profile": None})}

    async def load(self):
        """Looks up the active spool; if Spoolman or the source fails, sets `problem`, and the next request tries again."""
        spool, self.loaded, self.problem = self.spool, None, None
        if spool is None:
            return
        try:
            spoolman = self.server.lookup_component("spoolman").spoolman_url
            response = await self.server.lookup_component("http_client").get(f"{spoolman}/v1/spool/{spool}")
            response.raise_for_status()
            loaded = await asyncio.to_thread(self.look_up, response.json()["filament"])
        except (self.server.error, OpenPrintDataError) as error:
            logging.warning("open_print_data: spool %s: %s", spool, error)
            if spool == self.spool:
                self.problem = str(error)
            return
        if spool == self.spool:  # otherwise it changed during the look-up
            self.loaded = loaded

    def look_up(self, filament):
        """The profile, temperatures and drying of a filament; figures of the product take precedence over its material's."""
        product = self.product(filament)
        name = product["id"] if product else filament.get("material")
        try:
            profile = self.data.profile(self.printer, name) if name else None
        except (UnknownNameError, NoProfileError):
            profile = None
        temperatures = {
            f"{part}_temperature_c": self.temperature(f"{part}_temperature_c", product, filament.get(f"settings_{setting}_temp"), profile)
            for part, setting in (("nozzle", "extruder"), ("bed", "bed"))
        }
        material = self.data.material(profile["material"]) if profile and not product else None
        drying = {field: self.drying(field, product, material) for field in ("drying_temperature_c", "drying_time_h")}
        return {"filament": product and product["id"], **temperatures, **drying, "profile": profile}

    def product(self, filament):
        """The product, by the id that Spoolman imported it with, else by its name without the colour; None if unknown."""
        imported = filament.get("external_id") or ""
        found = [imported.split("_")[0]] if "--" in imported else []
        if imported and not found:
            found = [spool["filament"] for one in self.data.identify(imported) for spool in one.spools][:1]
        words = [*((filament.get("vendor") or {}).get("name") or "").split(), *(filament.get("name") or "").split()]
        for name, colour in [(one, []) for one in found] + [(" ".join(words[:end]), words[end:]) for end in range(len(words), 0, -1)]:
            try:
                product = self.data.filament(name)
            except UnknownNameError:
                continue
            colours = [set(fold(one["name"])) for one in product["colours"]]
            if not colour or any(colours_of >= set(fold(" ".join(colour))) for colours_of in colours):
                return product
        return None

    @staticmethod
    def drying(field, product, material):
        """The drying temperature or time of the product, else of its material; `figures_of` says which."""
        own = product and product[f"{field[:-2]}_range{field[-2:]}"]
        usual = product["from_material"].get(field) if product else material and material[field]
        is_own = bool(own) and own["max"] is not None
        ends = own if is_own else usual or {"min": None, "max": None}
        return {**ends, "figures_of": None if ends["max"] is None else "product" if is_own else "material"}

    @staticmethod
    def temperature(field, product, typed, profile):
        """The temperature from the product's preset, the middle of its range, the spool, or the material, in this order."""
        value = profile and profile[field]["other_layers"]
        stated = product and product[field] or {"min": None, "max": None}
        if value is not None and profile["figures_of"] == "product_on_this_printer":
            return {"value": value, "figures_of": "product_on_this_printer"}
        if None not in stated.values() and stated["max"] > 0:
            low, high = stated["min"] or stated["max"], stated["max"]  # a minimum of 0 means heating is optional
            return {"value": round((low + high) / 2), "figures_of": "product"}
        if typed and not product:
            return {"value": typed, "figures_of": "spool"}
        return {"value": value, "figures_of": None if value is None else "material"}


def fold(text):
    return re.findall(r"\w+", text.lower())


def load_component(config):
    return OpenPrintDataComponent(config)
