import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { load as parse } from 'js-yaml';
import type { ImportedPrinter, PrinterSource, ProcessesSource } from '../../schemas/generated/source.js';
import { sourceSchema } from '../schemas/read.js';
import { difference, type JsonObject, prune } from '../shared/tree.js';
import type { Assembled, AssembledPrinter } from './assemble.js';
import { commonValues } from './common-values.js';
import { orderBySchema } from './order.js';
import { updateYaml } from './yaml.js';

/** A file that an import would write, and what it held before. */
export interface PlannedFile {
  /** Path below the data folder. */
  file: string;
  before: string;
  after: string;
}

const PRINTER_KEYS = ['id', 'brand', 'model', 'aliases', 'variant_of', 'curated', 'overrides', 'sources'];
const PROCESSES_KEYS = ['source', 'brand', 'common', 'overrides', 'blocks'];

/**
 * Works out the files that one source's machines give: its own part of each printer file, and its process
 * blocks. What people wrote in the same files (curated facts, overrides, aliases, comments) stays.
 */
export async function planImport(
  data: string,
  source: string,
  { printers, processes }: Assembled,
): Promise<PlannedFile[]> {
  const files: PlannedFile[] = [];
  for (const printer of printers) {
    const file = `printers/${printer.brand}/${printer.id.slice(printer.brand.length + 1)}.yaml`;
    files.push(await planFile(data, file, (before) => printerText(before, source, printer)));
  }
  for (const [brand, blocks] of [...processes].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const file = `processes/${source}/${brand}.yaml`;
    const sorted = [...blocks].sort(([a], [b]) => (a < b ? -1 : 1));
    const common = commonValues(sorted.map(([, { values }]) => values as JsonObject));
    const differing = Object.fromEntries(
      sorted.map(([id, { preset, values }]) => [id, { preset, ...difference(values as JsonObject, common) }]),
    );
    const entries: ProcessesSource = { source, brand, common, blocks: differing };
    files.push(
      await planFile(data, file, (before) =>
        updateYaml(
          before,
          orderBySchema(entries as unknown as JsonObject, sourceSchema('processes')) as JsonObject,
          PROCESSES_KEYS,
          'yaml-language-server: $schema=../../../schemas/source/processes.schema.json',
        ),
      ),
    );
  }
  return files;
}

async function planFile(data: string, file: string, change: (before: string) => string): Promise<PlannedFile> {
  const place = path.join(data, file);
  const before = existsSync(place) ? await readFile(place, 'utf8') : '';
  return { file, before, after: change(before) };
}

function printerText(before: string, source: string, { id, brand, model, imported }: AssembledPrinter): string {
  const known = before === '' ? undefined : (parse(before) as PrinterSource);
  const others = Object.entries(known?.sources ?? {}).filter(([other]) => other !== source);
  // A source that leads has the profiles; what another one had of them when it led is not published any more.
  const sources = {
    ...Object.fromEntries(others.map(([other, part]) => [other, imported.profiles ? withoutProfiles(part) : part])),
    [source]: tidy(imported),
  };
  return printerFile(before, known ? { sources } : { id, brand, model, sources });
}

/** The text of a printer's file with `entries` put in. */
export function printerFile(before: string, entries: Partial<PrinterSource>): string {
  const ordered = orderBySchema(entries as unknown as JsonObject, sourceSchema('printer')) as JsonObject;
  return updateYaml(
    before,
    ordered,
    PRINTER_KEYS,
    'yaml-language-server: $schema=../../../schemas/source/printer.schema.json',
  );
}

/** Leaves out what is not known of the machine. In profiles a null is a difference and stays. */
function tidy(imported: ImportedPrinter): ImportedPrinter {
  const { facts, nozzles, profiles, ...rest } = imported;
  return {
    ...rest,
    facts: prune((facts ?? {}) as JsonObject),
    nozzles: prune(nozzles as unknown as JsonObject),
    ...(profiles ? { profiles } : {}),
  } as unknown as ImportedPrinter;
}

function withoutProfiles({ profiles: _, nozzles, ...rest }: ImportedPrinter): ImportedPrinter {
  const bare = Object.entries(nozzles ?? {}).map(
    ([key, { process: _p, process_choice: _c, ...nozzle }]) => [key, nozzle] as const,
  );
  return { ...rest, nozzles: Object.fromEntries(bare) };
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
