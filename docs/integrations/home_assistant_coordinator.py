"""For a custom integration of Home Assistant: the profile for the spool loaded in a Bambu Lab printer."""

from datetime import timedelta
import logging

from homeassistant.helpers.update_coordinator import DataUpdateCoordinator, UpdateFailed

from open_print_data import NoProfileError, OpenPrintData, OpenPrintDataError

LOGGER = logging.getLogger(__name__)


class SpoolProfileCoordinator(DataUpdateCoordinator):
    """`data` is the profile for the filament in the active tray; None without a known spool or a profile for it."""

    def __init__(self, hass, source, printer, tray):
        super().__init__(hass, LOGGER, name="Profile of the loaded spool", update_interval=timedelta(minutes=1))
        self.service, self.printer, self.tray = OpenPrintData(source), printer, tray

    async def _async_update_data(self):
        state = self.hass.states.get(self.tray)
        filament = state and state.attributes.get("filament_id")
        if not filament:
            return None
        try:
            # The client caches answers, so most calls send no request.
            return await self.hass.async_add_executor_job(self.service.profile, self.printer, filament)
        except NoProfileError:
            return None
        except OpenPrintDataError as error:
            raise UpdateFailed(str(error)) from error
