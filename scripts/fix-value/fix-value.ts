import { idsOf, type NameKind, type Names } from '../../core/names.js';
import { suggest } from '../../core/suggest.js';
import { composeNames } from '../compose/names.js';
import type { Records } from '../compose/records.js';
import type { Edit } from '../edit/attempt.js';
import { withOrigin } from '../edit/cited.js';
import { type Answers, answersTo } from '../edit/questions.js';
import { readTyped } from '../edit/read-value.js';
import type { Terminal } from '../edit/terminal.js';
import type { Dataset } from '../load/dataset.js';
import { type Json, sameLeaf } from '../shared/tree.js';
import type { Place } from './change.js';
import { materialPlace } from './material.js';
import { printerPlace } from './printer.js';
import { profilePlace } from './profile.js';
import { addressOf, questions } from './questions.js';

export const USAGE = `usage: npm run fix-value -- PRINTER MATERIAL FIELD VALUE --source URL --reason TEXT [--nozzle VARIANT]   of profiles
       npm run fix-value -- PRINTER FIELD VALUE --source URL --reason TEXT     a fact of a printer
       npm run fix-value -- MATERIAL FIELD VALUE --source ID --reason TEXT     a fact of a material
PRINTER and MATERIAL by any of their names, FIELD as "npm run show -- PRINTER MATERIAL" lists it. VALUE in the field's own
unit; null withholds a value that is wrong when the right one is not known. A page of a site that nobody has cited yet
needs --origin-name and --origin-kind.`;

/** Flags that it takes. */
export const FLAGS = ['source', 'reason', 'nozzle', 'origin-name', 'origin-kind', 'data'];

/** What is there today. */
export interface Today {
  dataset: Dataset;
  records: Records;
  /** The text of a file of the data folder; empty where there is none. */
  read: (file: string) => string;
  /** As `2026-11-22`. */
  today: string;
}

/** What is to be written, and what has to be so afterwards. */
export interface Change {
  /** The file of the value first. */
  edits: readonly Edit[];
  /** @throws when the value is not published as it was meant */
  confirm: (records: Records) => void;
}

/**
 * What a wish for a value comes to.
 *
 * @throws when it is no value of the field, when it is so already, and naming what is missing
 */
export async function changeFor(
  words: readonly string[],
  flags: Answers,
  now: Today,
  terminal: Terminal | null,
): Promise<Change> {
  if (words.length < 3 || words.length > 4) throw new Error(USAGE);
  const typed = words.at(-1) ?? '';
  const { place, isMaterial } = placeOf(words, flags.get('nozzle'), now);
  const read = readTyped(typed, place.schema);
  if ('problem' in read) throw new Error(`${place.field}: ${read.problem}`);
  const { value } = read;
  const [published = null] = place.published(now.records);
  if (sameLeaf(value, published)) throw new Error(`${place.field} is ${JSON.stringify(value)} already`);
  const asked = new Map([...flags].filter(([flag]) => flag !== 'nozzle' && flag !== 'data'));
  const answers = await answersTo(questions(now.dataset, isMaterial), asked, terminal);
  const [said = '', reason = ''] = [answers.get('source'), answers.get('reason')];
  const source = isMaterial ? (addressOf(now.dataset, said) ?? said) : said;
  const edit = place.write(value, { field: place.field, value: typed, source, reason }, now.read(place.file));
  return {
    edits: [edit, ...originEdits(now, answers, isMaterial)],
    confirm: (records) => confirm(place, value, records),
  };
}

/** A value that is withheld may take its profile with it; any other has to be published as it was meant. */
function confirm({ field, published }: Place, value: Json, records: Records): void {
  const now = published(records);
  const other = now.find((one) => !sameLeaf(one, value));
  if (other !== undefined)
    throw new Error(
      `${field} would be published as ${JSON.stringify(other)} all the same, as something else decides it: "npm run show" says what. Nothing was written.`,
    );
  if (now.length === 0 && value !== null)
    throw new Error(
      `${field} would not be published any more: the value does not suit the machine. Nothing was written.`,
    );
}

function placeOf(
  words: readonly string[],
  nozzle: string | undefined,
  now: Today,
): { place: Place; isMaterial: boolean } {
  const names = composeNames(now.dataset, now.records);
  const [first = '', second = '', third = ''] = words;
  if (words.length === 4) {
    const wanted = {
      printer: idOf(names, 'printers', first),
      material: idOf(names, 'materials', second),
      nozzle,
      field: third,
    };
    return { place: profilePlace(now, wanted), isMaterial: false };
  }
  if (nozzle !== undefined)
    throw new Error('--nozzle is for values of profiles; of a nozzle itself: nozzles.0.4.layer_height_mm.max');
  if (idsOf(names, 'materials', first).length > 0 && idsOf(names, 'printers', first).length === 0)
    return { place: materialPlace(now.dataset, idOf(names, 'materials', first), second), isMaterial: true };
  return { place: printerPlace(now, idOf(names, 'printers', first), second), isMaterial: false };
}

function idOf(names: Names, kind: NameKind, name: string): string {
  const [id] = idsOf(names, kind, name);
  if (id !== undefined) return id;
  const near = suggest(names, kind, name);
  throw new Error(
    `no ${kind.slice(0, -1)} is called "${name}"${near.length > 0 ? ` (nearest: ${near.join(', ')})` : ''}`,
  );
}

function originEdits({ dataset, read, today }: Today, answers: Answers, isMaterial: boolean): Edit[] {
  const url = answers.get('source') ?? '';
  if (isMaterial) return [];
  const [name = '', kind = ''] = [answers.get('origin-name'), answers.get('origin-kind')];
  const text = withOrigin(read(dataset.origins.file), dataset, { url, name, kind, today });
  return text === null ? [] : [{ file: dataset.origins.file, text }];
}
