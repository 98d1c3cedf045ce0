// A profile as a file that another slicer imports, and what that slicer has no setting for.
import { writeFile } from 'node:fs/promises';
import { OpenPrintData } from 'open-print-data';
import { presetDownload } from 'open-print-data/preset';

const data = new OpenPrintData({ source: 'https://your-host.example' });

const preset = await data.preset('P1S', 'PETG', { slicer: 'prusaslicer' });
const { name, bytes } = presetDownload(preset);
await writeFile(name, bytes);

const fields = (outcome) =>
  preset.rows.filter((row) => row.outcome === outcome).map(({ field, setting }) => field ?? setting);
console.log(`${name}: ${fields('carried').length} values carried over`);
console.log(`No counterpart: ${fields('none').join(', ')}`);
