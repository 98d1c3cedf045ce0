import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import stringify from 'json-stringify-pretty-compact';
import type { ImportedProcesses } from '../../schemas/generated/source.js';
import type { Dataset } from '../pipeline/load/dataset.js';
import type { Assembled, AssembledPrinter } from './assemble.js';

/** A file that an import would write, with its current content. */
export interface PlannedFile {
  /** Path below the data folder. */
  file: string;
  before: string;
  after: string;
}

/**
 * Plans all files of one source, by path below its folder: one per printer, one per brand for processes and for
 * filaments, and their digests. A new printer gets a file for hand-written facts, with its names; an existing one is
 * never changed.
 */
export async function planImport(
  data: string,
  source: string,
  dataset: Dataset,
  { printers, processes }: Assembled,
  filaments: ReadonlyMap<string, object> = new Map(),
): Promise<PlannedFile[]> {
  const contents = new Map<string, object>();
  for (const { id, imported } of printers) contents.set(`printers/${id}.json`, imported);
  for (const [brand, blocks] of processes) {
    const kept = blocksOfGonePrinters(dataset, source, brand, new Set(printers.map(({ id }) => id)));
    contents.set(`processes/${brand}.json`, sorted([...kept, ...blocks]));
  }
  const machines = printers
    .filter(({ identifiers }) => Object.keys(identifiers).length > 0)
    .map(({ id, identifiers }) => [id, identifiers] as const);
  if (machines.length > 0) contents.set('machine-names.json', sorted(machines));
  for (const [file, content] of filaments) contents.set(file, content);
  const files = importedFiles(source, dataset, contents);
  const new_ = printers.filter(({ id }) => !dataset.printers.has(id)).map(head);
  return withBefore(data, [...files, ...new_]);
}

/**
 * The texts of one source's imported files and their digests, by path below the data folder. Existing files that are
 * not among the contents stay, with their digests.
 *
 * @param contents by path below the source's folder
 */
export function importedFiles(
  source: string,
  { imported }: Dataset,
  contents: ReadonlyMap<string, object>,
): [file: string, text: string][] {
  const known = imported.get(source)?.digests.value ?? {};
  const texts = new Map([...contents].map(([name, content]) => [name, `${stringify(content, { maxLength: 120 })}\n`]));
  const digests = sorted([
    ...Object.entries(known),
    ...[...texts].map(([name, text]) => [name, hash('sha256', text)] as const),
  ]);
  texts.set('digests.json', `${stringify(digests)}\n`);
  return [...texts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, text]) => [`imported/${source}/${name}`, text]);
}

export function withBefore(
  data: string,
  files: readonly (readonly [file: string, text: string])[],
): Promise<PlannedFile[]> {
  return Promise.all(
    files.map(async ([file, after]) => {
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

/** The file of a new printer: its names, and where to add facts that are not imported. */
function head({ id, brand, model }: AssembledPrinter): [file: string, text: string] {
  const text = `# yaml-language-server: $schema=../../../schemas/generated/editor/printer.schema.json

id: ${id}
brand: ${brand}
model: ${JSON.stringify(model)}
`;
  return [`printers/${brand}/${id.slice(brand.length + 1)}.yaml`, text];
}

function sorted<T>(entries: readonly (readonly [key: string, value: T])[]): Record<string, T> {
  return Object.fromEntries([...new Map(entries)].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Writes the planned files that changed; returns their number. */
export async function writePlan(data: string, plan: readonly PlannedFile[]): Promise<number> {
  const changed = plan.filter(({ before, after }) => before !== after);
  for (const { file, after } of changed) {
    await mkdir(path.dirname(path.join(data, file)), { recursive: true });
    await writeFile(path.join(data, file), after);
  }
  return changed.length;
}
