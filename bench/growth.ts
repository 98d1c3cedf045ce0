import { hash } from 'node:crypto';
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { dump, load as parse } from 'js-yaml';
import type { ExceptionsSource, ImportedDigests, PublishedIdsSource } from '../schemas/generated/source.js';
import { filesBelow, foldersIn } from '../scripts/shared/files.js';

/** Top-level lines of a printer's id and model; nested keys are never at the beginning of a line. */
const OWN_LINE = { id: /^id: .*$/gm, model: /^model: .*$/gm };

/** Search names of a printer in either style of YAML: copies must not have them too. */
const ALIASES = /^(?:aliases|identifiers):.*\n(?:[ -].*\n)*/gm;

/** The machine that a printer is a variant or a configuration of. */
const RELATIVE = /(?<=^(?:variant_of|configuration_of): )\S+$/gm;

/** First line of a data file, which names its schema for editors. */
const SCHEMA_LINE = /^# yaml-language-server: .*\n/;

/**
 * Writes a copy of a data folder with `factor` times the printers, which passes the same checks. Each copy has the same
 * brand, a letter appended to its model and a number to its id, such as "P1S copy B" and `bambu-lab-p1s-x2`, and no
 * aliases: profiles, pairs and lists grow by the factor, but shared process blocks, materials and rules do not.
 * Reproducible: the same folder and factor give the same bytes.
 *
 * @param to a missing or empty folder
 * @param factor integer from 1, a plain copy, to 26
 * @throws when a printer's file does not have exactly one line of id and model, `to` is not empty, or the factor is
 * invalid
 */
export function growData(from: string, to: string, factor: number): void {
  if (!Number.isSafeInteger(factor) || factor < 1 || factor > 26)
    throw new Error(`${factor} is not a whole number from 1 to 26`);
  if (filesBelow(to).length > 0) throw new Error(`${to} is not empty`);
  cpSync(from, to, { recursive: true });
  const files = filesBelow(from, 'printers/**/*.yaml');
  const copiesOf = new Map<string, number[]>();
  const all = Array.from({ length: factor - 1 }, (_, at) => at + 2);
  const copied = files.map((file) => {
    const text = readFileSync(path.join(from, file), 'utf8');
    const printer = ownLines(text, file);
    const copies = UNCOPIED.has(printer.id) ? [] : all;
    copiesOf.set(file, copies).set(printer.id, copies);
    return { file, text, printer, copies };
  });
  for (const { file, text, printer, copies } of copied)
    for (const copy of copies)
      writeFileSync(
        path.join(to, nameOfCopy(file, copy)),
        textOfCopy(text, printer, copy).replace(RELATIVE, (id) =>
          copiesOf.get(id)?.includes(copy) ? idOfCopy(id, copy) : id,
        ),
      );
  const ids = copied.flatMap(({ printer, copies }) => copies.map((copy) => idOfCopy(printer.id, copy)));
  copyImported(to, copiesOf);
  rewrite<PublishedIdsSource>(to, 'published-ids.yaml', (published) => ({
    ...published,
    printers: [...(published.printers ?? []), ...ids].sort(),
  }));
  rewrite<ExceptionsSource>(to, 'exceptions.yaml', (exceptions) =>
    exceptions.flatMap((exception) => [
      exception,
      ...(copiesOf.get(exception.file) ?? []).map((copy) => ({
        ...exception,
        file: nameOfCopy(exception.file, copy),
      })),
    ]),
  );
}

/** Not copied: lint would take them for each other, because their names differ in a single word. */
const UNCOPIED = new Set(['cocoon-create-touch', 'geeetech-i3-prob', 'geeetech-i3-proc', 'seemecnc-artemis-300']);

/** The models of an imported printer, which stand for one record only. */
const MODELS = /"models": \[.*?\]/s;

/** Copies the imported data of each printer, with its models renamed. */
function copyImported(to: string, copiesOf: ReadonlyMap<string, readonly number[]>): void {
  const folder = path.join(to, 'imported');
  for (const source of foldersIn(folder)) {
    const place = path.join(folder, source, 'digests.json');
    const digests = JSON.parse(readFileSync(place, 'utf8')) as ImportedDigests;
    const printers = Object.entries(digests).filter(([name]) => name.startsWith('printers/'));
    for (const [name] of printers) {
      for (const copy of copiesOf.get(path.basename(name, '.json')) ?? []) {
        const copied = name.replace(/\.json$/, `-x${copy}.json`);
        const text = readFileSync(path.join(folder, source, name), 'utf8').replace(MODELS, (list) =>
          list.replace(/"(?=[,\]])/g, ` ${letterOf(copy)}"`),
        );
        writeFileSync(path.join(folder, source, copied), text);
        digests[copied] = hash('sha256', text);
      }
    }
    writeFileSync(place, JSON.stringify(digests));
  }
}

interface OwnLines {
  id: string;
  model: string;
}

function ownLines(text: string, file: string): OwnLines {
  const ids = text.match(OWN_LINE.id) ?? [];
  const models = text.match(OWN_LINE.model) ?? [];
  if (ids.length !== 1 || models.length !== 1)
    throw new Error(`${file}: ${ids.length} lines of id, ${models.length} of model`);
  return parse([...ids, ...models].join('\n')) as OwnLines;
}

/** Keeps all but three entries as text: exact, and a hundred times as fast as rewriting the YAML. */
function textOfCopy(text: string, { id, model }: OwnLines, copy: number): string {
  const line = (entry: object) => dump(entry, { lineWidth: -1 }).trimEnd();
  return text
    .replace(OWN_LINE.id, () => line({ id: idOfCopy(id, copy) }))
    .replace(OWN_LINE.model, () => line({ model: modelOfCopy(model, copy) }))
    .replace(ALIASES, '');
}

function idOfCopy(id: string, copy: number): string {
  return `${id}-x${copy}`;
}

/** With a letter, because a number could be read as part of the name: of "Sidewinder X2", or of a nozzle. */
function modelOfCopy(model: string, copy: number): string {
  return `${model} copy ${letterOf(copy)}`;
}

function letterOf(copy: number): string {
  return String.fromCharCode(64 + copy);
}

function nameOfCopy(file: string, copy: number): string {
  return file.replace(/\.yaml$/, `-x${copy}.yaml`);
}

function rewrite<T>(folder: string, file: string, change: (value: T) => T): void {
  const place = path.join(folder, file);
  if (!existsSync(place)) return;
  const text = readFileSync(place, 'utf8');
  const [schemaLine = ''] = SCHEMA_LINE.exec(text) ?? [];
  writeFileSync(place, schemaLine + dump(change(parse(text) as T), { lineWidth: -1 }));
}
