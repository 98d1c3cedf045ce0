// The printers of a brand, with what fits on them and what they reach.
import { OpenPrintData } from 'open-print-data';

const data = new OpenPrintData({ source: 'https://your-host.example' });

for await (const printer of data.printers.list({ brand: 'prusa' })) {
  const { x, y, z } = printer.build_volume_mm ?? {};
  console.log(`${printer.model}: ${x} × ${y} × ${z} mm, nozzle up to ${printer.max_nozzle_temperature_c ?? '?'} °C`);
}
