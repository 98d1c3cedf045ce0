import path from 'node:path';
import { parseArgs } from 'node:util';
import { compareFacts, FIELDS, type Field, largestFirst } from './contribute/compare/compare-facts.js';
import { readCura } from './contribute/compare/cura.js';
import { readKlipper } from './contribute/compare/klipper.js';
import { readMarlin } from './contribute/compare/marlin.js';
import { match, PrinterNames } from './contribute/compare/match.js';
import { formatReport } from './contribute/compare/report.js';
import { readData } from './pipeline/read-data.js';
import { run } from './shared/run.js';

/** Sources outside the Slic3r family: what reads a checkout, and the addresses of facts that were read there. */
const SOURCES = {
  cura: { read: readCura, own: /\/profiles\/cura\/|\.def\.json$/ },
  marlin: { read: readMarlin, own: /MarlinFirmware\/Configurations/ },
  klipper: { read: readKlipper, own: /Klipper3d\/klipper/ },
} as const;

const USAGE = `usage: npm run compare -- --with SOURCE --from CHECKOUT [--field FIELD] [--json]
SOURCE is one of ${Object.keys(SOURCES).join(', ')}; FIELD one of ${FIELDS.join(', ')} (default: all)`;

/** `npm run compare`: holds the printers against an independent source, and prints where they disagree, worst first. */
await run(async () => {
  const { values } = parseArgs({
    options: {
      with: { type: 'string', default: '' },
      from: { type: 'string' },
      field: { type: 'string', multiple: true },
      json: { type: 'boolean', default: false },
      data: { type: 'string', default: 'data' },
    },
  });
  const { with: name, from } = values;
  const fields = values.field ?? FIELDS;
  if (!isSource(name) || from === undefined || !fields.every(isField)) throw new Error(USAGE);

  const { read, own } = SOURCES[name];
  const machines = read(path.resolve(from));
  const { dataset, records } = await readData(values.data);
  const names = new PrinterNames(records.printers, dataset.brands.value, dataset.redirects.value.printers ?? {});
  const { pairs, unmatched } = match(name, machines, records.printers, names);
  const judgements = pairs.flatMap((pair) => compareFacts(pair, fields, own));
  console.log(
    values.json
      ? JSON.stringify({ judgements: largestFirst(judgements), unmatched }, null, 1)
      : formatReport(name, judgements, unmatched),
  );
});

function isSource(name: string): name is keyof typeof SOURCES {
  return Object.hasOwn(SOURCES, name);
}

function isField(name: string): name is Field {
  return (FIELDS as readonly string[]).includes(name);
}
