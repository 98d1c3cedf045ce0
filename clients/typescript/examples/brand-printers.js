// The printers of a brand, with what fits on them and what they reach.
import { OpenPrintData } from 'open-print-data';

const data = new OpenPrintData({ source: 'https://your-host.example' });

for await (const printer of data.printers.list({ brand: 'prusa' })) {
  const { x, y, z } = printer.build_volume_mm ?? {};
  const volume = [x, y, z].map((side) => side ?? '?').join(' × ');
  console.log(`${printer.model}: ${volume} mm, nozzle up to ${printer.max_nozzle_temperature_c ?? '?'} °C`);
}
