// What to do against stringing on one printer, starting from the values that are set now.
import { OpenPrintData } from 'open-print-data';
import { resolvedText, resolveRule } from 'open-print-data/resolve';

const data = new OpenPrintData({ source: 'https://your-host.example' });

const rule = await data.troubleshoot.get('stringing');
const setup = await data.setup({
  printer: 'P1S',
  material: 'PETG',
  slicer: 'orcaslicer',
  user_values: { retraction_length: 0.4, nozzle_temperature: 260 },
});
console.log(resolvedText(resolveRule(rule, setup), setup, 'en'));
