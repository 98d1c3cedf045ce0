// Answers are kept in a folder: what is fresh is not asked for again, what is old is checked, and where the network is
// gone it is given all the same.
import { OpenPrintData } from 'open-print-data';
import { folderCache } from 'open-print-data/folder';

const data = new OpenPrintData({
  source: 'https://your-host.example',
  cache: folderCache('.open-print-data'),
  onStale: ({ path, checked, error }) => console.warn(`${path} as of ${checked.toISOString()}: ${error.code}`),
});

const petg = await data.materials.get('PETG');
console.log(`${petg.name}: dry at ${petg.drying_temperature_c.min ?? '?'}–${petg.drying_temperature_c.max ?? '?'} °C`);
