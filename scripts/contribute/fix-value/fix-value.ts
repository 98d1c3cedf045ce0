import { idsOf } from '../../../core/names/resolve.js';
import type { Correction } from '../../../schemas/generated/record.js';
import { filamentFields } from '../../pipeline/check/overrides/target.js';
import { composeNames } from '../../pipeline/compose/named-records.js';
import type { Records } from '../../pipeline/compose/records.js';
import type { Dataset } from '../../pipeline/load/dataset.js';
import { at, type Json, sameLeaf } from '../../shared/tree.js';
import { addressProblem, originEdits, pageQuestions } from '../edit/page-questions.js';
import { namedId, parseTypedValue } from '../edit/parse-value.js';
import { type Answers, askQuestions, type Question, type Terminal } from '../edit/questions.js';
import type { Edit } from '../edit/write-checked.js';
import {
  type EditableValue,
  findField,
  materialValue,
  overridden,
  printerValue,
  rejectObjectField,
} from './editable-value.js';
import { profileValue } from './profile.js';

/** The first line of a new file of corrections. */
const HEAD = '# yaml-language-server: $schema=../schemas/generated/editor/filament-corrections.schema.json\n';

/**
 * A figure of a branded filament, by product id: an override of its sources.
 *
 * @throws naming the nearest existing fields
 */
function filamentValue(
  { dataset, records }: { dataset: Dataset; records: Records },
  id: string,
  field: string,
): EditableValue {
  const record = records.filaments.find((one) => one.id === id);
  if (!record) throw new Error(`there is no filament ${id}`);
  const schema = findField('filament', field, filamentFields());
  if (at(record, field.split('.')[0] ?? '') !== null) rejectObjectField(schema, field);
  const { file, value: corrections } = dataset.filamentCorrections;
  const before: Correction | undefined = record.provenance.corrected.find((one) => one.field === field);
  const was = (before ? before.upstream_value : at(record, field)) as Json;
  const published = (from: Records) => from.filaments.filter((one) => one.id === id).map((one) => at(one, field));
  const overrides = corrections[id];
  return overridden({ field, schema, published, file }, { overrides, path: field, was, list: id, head: HEAD });
}

export const USAGE = `usage: npm run fix-value -- PRINTER MATERIAL FIELD VALUE --source URL --reason TEXT [--nozzle VARIANT]   of profiles
       npm run fix-value -- PRINTER FIELD VALUE --source URL --reason TEXT     a fact of a printer
       npm run fix-value -- MATERIAL FIELD VALUE --source ID --reason TEXT     a fact of a material
       npm run fix-value -- FILAMENT FIELD VALUE --source URL --reason TEXT    a figure of a branded filament
PRINTER and MATERIAL by any of their names, FILAMENT by its id (BRAND--PRODUCT), FIELD as "npm run show -- PRINTER MATERIAL" lists it. VALUE in the field's own
unit; null withholds a value that is wrong when the right one is not known. A page of a site that nobody has cited yet
needs --origin-name and --origin-kind.`;

export const FLAGS = ['source', 'reason', 'nozzle', 'origin-name', 'origin-kind', 'data'];

/** The data before the change. */
export interface FixContext {
  dataset: Dataset;
  records: Records;
  /** The text of a file of the data folder; empty if there is none. */
  read: (file: string) => string;
  /** As `2026-11-22`. */
  today: string;
}

/** The edits of a change, and the check that confirms it. */
export interface PlannedChange {
  /** The file of the value first. */
  edits: readonly Edit[];
  /** @throws if the published value would differ from the requested one */
  confirm: (records: Records) => void;
}

/**
 * Plans the change of a value.
 *
 * @throws if the value is invalid or unchanged, or naming what is missing
 */
export async function planChange(
  words: readonly string[],
  flags: Answers,
  now: FixContext,
  terminal: Terminal | null,
): Promise<PlannedChange> {
  if (words.length < 3 || words.length > 4) throw new Error(USAGE);
  const typed = words.at(-1) ?? '';
  const { place, isMaterial } = resolveValue(words, flags.get('nozzle'), now);
  const read = parseTypedValue(typed, place.schema);
  if ('problem' in read) throw new Error(`${place.field}: ${read.problem}`);
  const { value } = read;
  const [published = null] = place.published(now.records);
  if (sameLeaf(value, published)) throw new Error(`${place.field} is already ${JSON.stringify(value)}`);
  const asked = new Map([...flags].filter(([flag]) => flag !== 'nozzle' && flag !== 'data'));
  const answers = await askQuestions(sourceQuestions(now.dataset, isMaterial), asked, terminal);
  const [page = '', reason = ''] = [answers.get('source'), answers.get('reason')];
  const source = isMaterial ? (referenceOf(now.dataset, page) ?? page) : page;
  const text = place.write(value, { field: place.field, value: typed, source, reason }, now.read(place.file));
  return {
    edits: [{ file: place.file, text }, ...(isMaterial ? [] : originEdits(now, answers, answers.get('source') ?? ''))],
    confirm: (records) => {
      const other = place.published(records).find((one) => !sameLeaf(one, value));
      if (other !== undefined)
        throw new Error(
          `${place.field} would still be published as ${JSON.stringify(other)}, because something else decides it: see "npm run show". Nothing was written.`,
        );
    },
  };
}

function resolveValue(
  words: readonly string[],
  nozzle: string | undefined,
  now: FixContext,
): { place: EditableValue; isMaterial: boolean } {
  const names = composeNames(now.dataset, now.records);
  const [first = '', second = '', third = ''] = words;
  if (words.length === 4) {
    const wanted = {
      printer: namedId(names, 'printers', first),
      material: namedId(names, 'materials', second),
      nozzle,
      field: third,
    };
    return { place: profileValue(now, wanted), isMaterial: false };
  }
  if (nozzle !== undefined)
    throw new Error('--nozzle is for values of profiles; to change a nozzle itself: nozzles.0.4.layer_height_mm.max');
  if (first.includes('--')) return { place: filamentValue(now, first, second), isMaterial: false };
  if (idsOf(names, 'materials', first).length > 0 && idsOf(names, 'printers', first).length === 0)
    return { place: materialValue(now.dataset, namedId(names, 'materials', first), second), isMaterial: true };
  return { place: printerValue(now, namedId(names, 'printers', first), second), isMaterial: false };
}

/** The questions about a value: its source, and why the old one is wrong. A material cites a reference. */
function sourceQuestions(dataset: Dataset, isMaterial: boolean): Question[] {
  const references = Object.keys(dataset.references.value);
  const reason: Question = {
    flag: 'reason',
    prompt: 'Why: what is wrong with the value, or what the page says',
    required: true,
    validate: (text) => (text.length < 10 ? 'needs at least ten characters' : undefined),
  };
  if (isMaterial)
    return [
      {
        flag: 'source',
        prompt: 'Source: an id of data/references.yaml, or the address of one ("npm run new -- source" adds one)',
        required: true,
        validate: (answer) =>
          references.includes(answer) || referenceOf(dataset, answer) !== undefined
            ? undefined
            : (addressProblem(answer) ?? `is not in data/references.yaml: npm run new -- source --url ${answer}`),
      },
      reason,
    ];
  return [
    ...pageQuestions(dataset, { flag: 'source', prompt: 'Source of the correct value: the address of the page' }),
    reason,
  ];
}

function referenceOf({ references }: Dataset, answer: string): string | undefined {
  return Object.entries(references.value).find(([, { url }]) => url === answer)?.[0];
}
