import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import stringify from 'json-stringify-pretty-compact';
import type { ImportedProcesses } from '../../schemas/generated/source.js';
import type { Dataset } from '../load/dataset.js';
import type { Assembled, AssembledPrinter } from './assemble.js';

/** A file that an import would write, and what it held before. */
export interface PlannedFile {
  /** Path below the data folder. */
  file: string;
  before: string;
  after: string;
}

/**
 * Works out the files that one source's machines give: a file a printer and a file a brand's processes, whole, and
 * their digests. A printer that nobody knew gets a file for what people write, with its names; one that is there is
 * never touched.
 */
export async function planImport(
  data: string,
  source: string,
  dataset: Dataset,
  { printers, processes }: Assembled,
): Promise<PlannedFile[]> {
  const folder = `imported/${source}`;
  const contents = new Map<string, object>();
  for (const { id, imported } of printers) contents.set(`printers/${id}.json`, imported);
  for (const [brand, blocks] of processes) {
    const kept = blocksOfGonePrinters(dataset, source, brand, new Set(printers.map(({ id }) => id)));
    contents.set(`processes/${brand}.json`, sorted([...kept, ...blocks]));
  }
  const known = dataset.imported.get(source)?.digests.value ?? {};
  const texts = new Map([...contents].map(([name, content]) => [name, `${stringify(content, { maxLength: 120 })}\n`]));
  const digests = sorted([
    ...Object.entries(known),
    ...[...texts].map(([name, text]) => [name, hash('sha256', text)] as const),
  ]);
  texts.set('digests.json', `${stringify(digests)}\n`);
  const imported = [...texts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, text]) => [`${folder}/${name}`, text]);
  const new_ = printers
    .filter(({ id }) => !dataset.printers.has(id))
    .map((printer) => [fileOf(printer), head(printer)]);
  return Promise.all(
    [...imported, ...new_].map(async ([file = '', after = '']) => {
      const place = path.join(data, file);
      return { file, before: existsSync(place) ? await readFile(place, 'utf8') : '', after };
    }),
  );
}

/** Process blocks of printers that the source no longer has: their ids are published, so their files stay. */
function blocksOfGonePrinters(
  dataset: Dataset,
  source: string,
  brand: string,
  present: ReadonlySet<string>,
): [id: string, block: ImportedProcesses[string]][] {
  const { printers, processes } = dataset.imported.get(source) ?? {};
  const blocks = processes?.get(brand)?.value ?? {};
  return [...(printers ?? [])]
    .filter(([id]) => dataset.printers.get(id)?.value.brand === brand && !present.has(id))
    .flatMap(([, { value }]) => [...Object.values(value.nozzles), ...Object.values(value.profiles ?? {}).flat()])
    .flatMap(({ process = '' }) => {
      const block = blocks[process];
      return block ? [[process, block]] : [];
    });
}

/** What a person sees of a new printer: its names, and where to write what the import does not know. */
function head({ id, brand, model }: AssembledPrinter): string {
  return `# yaml-language-server: $schema=../../../schemas/generated/editor/printer.schema.json

id: ${id}
brand: ${brand}
model: ${JSON.stringify(model)}
`;
}

function fileOf({ id, brand }: AssembledPrinter): string {
  return `printers/${brand}/${id.slice(brand.length + 1)}.yaml`;
}

function sorted<T>(entries: readonly (readonly [key: string, value: T])[]): Record<string, T> {
  return Object.fromEntries([...new Map(entries)].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Writes the planned files that differ from what is there; gives back how many. */
export async function writePlan(data: string, plan: readonly PlannedFile[]): Promise<number> {
  const changed = plan.filter(({ before, after }) => before !== after);
  for (const { file, after } of changed) {
    await mkdir(path.dirname(path.join(data, file)), { recursive: true });
    await writeFile(path.join(data, file), after);
  }
  return changed.length;
}
