import { hash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { dump, load as parse } from 'js-yaml';
import { FILES } from '../core/contract/paths.js';
import type { ExceptionsSource, ImportedDigests, PublishedIdsSource } from '../schemas/generated/source.js';
import { filesBelow, foldersIn } from '../scripts/shared/files.js';
import { manifestOf, memoryFolder, runBuild } from './building.js';
import { contenders } from './contenders.js';
import { ServerProcess } from './process.js';
import { measuredRequests } from './requests.js';
import { measureServing } from './serving.js';

/** A release of a multiple of today's printers: the cost of building it, twice, and of serving it. */
export interface Growth extends Served {
  factor: number;
  printers: number;
  profiles: number;
  files: number;
  /** Total of all files. */
  bytes: number;
  seconds: number[];
  peakMiB: number[];
}

interface Served {
  /** The Node server's request rate relative to a bare map of the same answers, per round. */
  rateOfMap: number[];
  /** Resident memory of the Node server after it has sent {@link WALKED} files, MiB. */
  serverMiB: number;
}

/** Files that the server sends before its memory is read. */
const WALKED = 5000;

/** Builds the API of synthetic data with more and more printers, each in a separate process, and serves it. */
export async function measureGrowth(
  data: string,
  factors: readonly number[],
  note: (text: string) => void,
): Promise<Growth[]> {
  const all: Growth[] = [];
  for (const factor of factors) {
    const folder = memoryFolder();
    try {
      const [grown, out, work] = ['data', 'dist', 'work'].map((name) => path.join(folder, name)) as [
        string,
        string,
        string,
      ];
      growData(data, grown, factor);
      const runs = [1, 2].map(() => {
        note(`building ${factor} times the printers`);
        rmSync(out, { recursive: true, force: true });
        return runBuild(grown, out, folder);
      });
      const { counts } = JSON.parse(readFileSync(path.join(out, FILES.index), 'utf8')) as {
        counts: { printers: number; profiles: number };
      };
      const { bytes, files } = manifestOf(out);
      mkdirSync(work);
      all.push({
        ...{ factor, printers: counts.printers, profiles: counts.profiles, files, bytes },
        seconds: runs.map(({ seconds }) => seconds),
        peakMiB: runs.map(({ peakMiB }) => peakMiB),
        ...(await serve(out, work, note)),
      });
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
  return all;
}

/** Compares the Node server with a bare map of the same answers, then sends many files with it. */
async function serve(dist: string, work: string, note: (text: string) => void): Promise<Served> {
  const [map, node] = contenders(dist, work);
  if (map?.name !== 'bare Map server (limit)' || node?.name !== 'Node server') throw new Error('other contenders lead');
  const asked = measuredRequests(dist).filter(({ name }) => name === 'printer and material');
  const plan = { connections: [32], seconds: 2, rounds: 5 };
  const [limit, own] = await measureServing([map, node], asked, plan, note);
  const rateOfMap = (own?.runs ?? []).map(({ rate }, round) => rate / (limit?.runs[round]?.rate ?? Number.NaN));
  const server = await ServerProcess.start(node, 18_790);
  try {
    const files = manifestOf(dist).entries.filter((entry) => entry.path.startsWith('/api/'));
    const step = Math.max(1, Math.floor(files.length / WALKED));
    for (let i = 0; i < files.length; i += step)
      await fetch(`${server.origin}${files[i]?.path}`).then((response) => response.arrayBuffer());
    return { rateOfMap, serverMiB: server.residentMiB };
  } finally {
    await server.stop();
  }
}

/** A printer of the data folder, and the numbers of its copies. */
interface Copied {
  file: string;
  text: string;
  id: string;
  model: string;
  copies: readonly number[];
}

/** Not copied: lint would take them for each other, because their names differ in a single word. */
const UNCOPIED = new Set(['cocoon-create-touch', 'geeetech-i3-prob', 'geeetech-i3-proc', 'seemecnc-artemis-300']);

/**
 * Writes a copy of a data folder with `factor` times the printers, which passes the same checks. Each copy has the same
 * brand, a letter appended to its model and a number to its id, such as "P1S copy B" and `bambu-lab-p1s-x2`, and no
 * aliases: profiles, pairs and lists grow by the factor, but shared process blocks, materials and rules do not.
 * Reproducible: the same folder and factor give the same bytes.
 *
 * @param to a missing folder
 * @param factor integer from 1, a plain copy, to 26
 */
function growData(from: string, to: string, factor: number): void {
  cpSync(from, to, { recursive: true });
  const all = Array.from({ length: factor - 1 }, (_, at) => at + 2);
  const printers = filesBelow(from, 'printers/**/*.yaml').map((file): Copied => {
    const text = readFileSync(path.join(from, file), 'utf8');
    const { id, model } = parse(text) as { id: string; model: string };
    return { file, text, id, model, copies: UNCOPIED.has(id) ? [] : all };
  });
  const copiesOf = new Map(printers.flatMap(({ file, id, copies }) => [[file, copies] as const, [id, copies]]));
  for (const printer of printers)
    for (const copy of printer.copies)
      writeFileSync(path.join(to, withNumber(printer.file, copy)), textOfCopy(printer, copy, copiesOf));
  copyImported(path.join(to, 'imported'), copiesOf);
  rewrite<PublishedIdsSource>(path.join(to, 'published-ids.yaml'), (published) => ({
    ...published,
    printers: [
      ...(published.printers ?? []),
      ...printers.flatMap(({ id, copies }) => copies.map((copy) => withNumber(id, copy))),
    ].sort(),
  }));
  rewrite<ExceptionsSource>(path.join(to, 'exceptions.yaml'), (exceptions) =>
    exceptions.flatMap((exception) => [
      exception,
      ...(copiesOf.get(exception.file) ?? []).map((copy) => ({ ...exception, file: withNumber(exception.file, copy) })),
    ]),
  );
}

/** Numbers a copy's id, or its file name before the extension. */
function withNumber(name: string, copy: number): string {
  return name.replace(/(\.yaml|\.json)?$/, `-x${copy}$1`);
}

/** With a letter, because a number could be read as part of the name: of "Sidewinder X2", or of a nozzle. */
function letterOf(copy: number): string {
  return String.fromCharCode(64 + copy);
}

/** Search names of a printer in either style of YAML: copies must not have them too. */
const ALIASES = /^(?:aliases|identifiers):.*\n(?:[ -].*\n)*/gm;

/** The machine that a printer is a variant or a configuration of. */
const RELATIVE = /(?<=^(?:variant_of|configuration_of): )\S+$/gm;

/** Keeps all but a few entries as text: exact, and a hundred times as fast as rewriting the YAML. */
function textOfCopy(
  { text, id, model }: Copied,
  copy: number,
  copiesOf: ReadonlyMap<string, readonly number[]>,
): string {
  const line = (entry: object) => dump(entry, { lineWidth: -1 }).trimEnd();
  return text
    .replace(/^id: .*$/m, () => line({ id: withNumber(id, copy) }))
    .replace(/^model: .*$/m, () => line({ model: `${model} copy ${letterOf(copy)}` }))
    .replace(ALIASES, '')
    .replace(RELATIVE, (other) => (copiesOf.get(other)?.includes(copy) ? withNumber(other, copy) : other));
}

/** The models of an imported printer, which stand for one record only. */
const MODELS = /"models": \[.*?\]/s;

/** Copies the imported data of each printer, with its models renamed. */
function copyImported(folder: string, copiesOf: ReadonlyMap<string, readonly number[]>): void {
  for (const source of foldersIn(folder)) {
    const place = path.join(folder, source, 'digests.json');
    const digests = JSON.parse(readFileSync(place, 'utf8')) as ImportedDigests;
    for (const name of Object.keys(digests).filter((file) => file.startsWith('printers/')))
      for (const copy of copiesOf.get(path.basename(name, '.json')) ?? []) {
        const text = readFileSync(path.join(folder, source, name), 'utf8').replace(MODELS, (list) =>
          list.replace(/"(?=[,\]])/g, ` ${letterOf(copy)}"`),
        );
        const copied = withNumber(name, copy);
        writeFileSync(path.join(folder, source, copied), text);
        digests[copied] = hash('sha256', text);
      }
    writeFileSync(place, JSON.stringify(digests));
  }
}

/** First line of a data file, which names its schema for editors. */
const SCHEMA_LINE = /^# yaml-language-server: .*\n/;

function rewrite<T>(file: string, change: (value: T) => T): void {
  const text = readFileSync(file, 'utf8');
  const [schemaLine = ''] = SCHEMA_LINE.exec(text) ?? [];
  writeFileSync(file, schemaLine + dump(change(parse(text) as T), { lineWidth: -1 }));
}
