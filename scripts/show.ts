import { parseArgs } from 'node:util';
import { idsOf } from '../core/names/resolve.js';
import { namedId } from './contribute/edit/parse-value.js';
import { type FieldOrigin, materialOrigins, printerOrigins, profileOrigins } from './contribute/show/origins.js';
import { identifiersBySource } from './pipeline/compose/identifiers.js';
import { materialNamer } from './pipeline/compose/material.js';
import { composeNames } from './pipeline/compose/named-records.js';
import type { Content } from './pipeline/emit/file-kind.js';
import { readData } from './pipeline/read-data.js';
import { run } from './shared/run.js';

const USAGE = `usage: npm run show -- PRINTER [MATERIAL] [--nozzle VARIANT]   a printer, or its profiles of a material
       npm run show -- MATERIAL                                a material`;

/** `npm run show`: a record as it would be published, with the origin of every value. */
await run(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { data: { type: 'string', default: 'data' }, nozzle: { type: 'string' } },
  });
  const [first, second] = positionals;
  if (first === undefined || positionals.length > 2) throw new Error(USAGE);
  const content = await readData(values.data);
  const names = composeNames(content.dataset, content.records);
  if (second !== undefined) {
    const [printer, material] = [namedId(names, 'printers', first), namedId(names, 'materials', second)];
    showProfiles(content, printer, material, values.nozzle);
  } else if (idsOf(names, 'materials', first).length > 0 && idsOf(names, 'printers', first).length === 0)
    showMaterial(content, namedId(names, 'materials', first));
  else showPrinter(content, namedId(names, 'printers', first));
});

function showPrinter({ dataset, records }: Content, id: string): void {
  const printer = records.printers.find((record) => record.id === id);
  if (!printer) return;
  const source = dataset.printers.get(id);
  const named = source ? identifiersBySource(dataset, source.value) : [];
  print(printer.id, printerOrigins(printer, source?.file ?? '', named));
  for (const { material, nozzle, reason } of printer.provenance.withheld)
    console.log(`withheld: ${material}${nozzle === null ? '' : ` on ${nozzle}`}: ${reason}`);
}

function showMaterial({ dataset, records }: Content, id: string): void {
  const material = records.materials.find((record) => record.id === id);
  if (!material) return;
  const named = materialNamer(dataset)(id);
  print(material.id, materialOrigins(material, dataset.materials.get(id)?.file ?? '', named));
}

function showProfiles({ records }: Content, printer: string, material: string, nozzle: string | undefined): void {
  const all = records.profiles.filter((profile) => profile.printer === printer && profile.material === material);
  if (all.length === 0) throw new Error(`${printer} has no profile of ${material}`);
  const variants = all.map((profile) => profile.nozzle.variant);
  if (nozzle !== undefined && !variants.includes(nozzle))
    throw new Error(
      `${printer} has no profile of ${material} on the nozzle "${nozzle}" (allowed: ${variants.join(', ')})`,
    );
  for (const profile of all.filter(({ nozzle: { variant } }) => nozzle === undefined || variant === nozzle))
    print(profile.id, profileOrigins(profile));
}

function print(title: string, origins: readonly FieldOrigin[]): void {
  const rows = origins.map(({ field, value, from, others }) => ({
    field,
    value: value === null ? 'not known' : JSON.stringify(value),
    from: [from, ...others].filter((text) => text !== '').join('; '),
  }));
  const wide = (key: 'field' | 'value', most: number) =>
    Math.min(Math.max(...rows.map((row) => row[key].length)), most);
  console.log(title);
  for (const { field, value, from } of rows)
    console.log(`  ${field.padEnd(wide('field', 60))}  ${value.padEnd(wide('value', 30))}  ${from}`.trimEnd());
}
