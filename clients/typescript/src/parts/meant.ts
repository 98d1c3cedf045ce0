import type { FoundCode } from '../../../../core/codes/find-codes.js';
import { FILES } from '../../../../core/contract/paths.js';
import { isCode, type Question, readQuestion, symptomsIn } from '../../../../core/names/question.js';
import { symptomsCalled } from '../../../../core/names/search.js';
import { mustBeOff } from '../../../../core/troubleshoot/diagnose/power.js';
import type { Diagnosis, ListedRule } from '../../../../schemas/generated/record.js';
import type { Files } from '../files.js';
import { orIfMissing } from '../source.js';
import { codesIn } from './codes.js';
import { allFindable, type FindOptions, type Found, findNames } from './find.js';
import { clearest, identify, recordsMeant } from './identify.js';
import { namedIn } from './question.js';

/** The meanings of a text, for the command and the tools of assistants. */
export interface Meant {
  /** Whether it reports a danger, so that the printer must be switched off before anything else. */
  off: boolean;
  question: Question | null;
  /** Whether it is an identifier of another system, which means the records in `found`. */
  identified: boolean;
  codes: readonly FoundCode[];
  /** The symptoms that a sentence describes if there are several; they are also the first in `found`. */
  told: readonly ListedRule[];
  /** The records, best first. */
  found: readonly Found[];
}

/** Reads a text as a question, a code, an identifier, a complaint or a name. @throws {OpenPrintDataError} */
export async function meantBy(files: Files, text: string, { kinds, limit = 8 }: FindOptions = {}): Promise<Meant> {
  const items = await allFindable(files);
  const question = kinds ? null : readQuestion(text, items);
  const [named, read] = await Promise.all([
    findNames(files, text, { kinds, limit }),
    kinds ? [] : orIfMissing(codesIn(files, text), []),
  ]);
  const called = symptomsCalled(text, items);
  const symptoms = [...called, ...(question?.ask === 'symptom' ? [question.symptom.id] : [])];
  const off = symptoms.length > 0 && mustBeOff(await files.memo<Diagnosis>(FILES.diagnose), symptoms);
  const identified =
    kinds || question || named.some(({ sure }) => sure) || !isCode(text) ? [] : await recordsOf(files, text);
  // Somebody who reports fire or smoke does not mean other records that share the word.
  const only = off && !kinds && called.length > 0 ? called : question ? namedIn(question).compared : [];
  // A choice among all records names none of them, so similar names are not answers.
  const chooses = question?.ask === 'printer' || question?.ask === 'material';
  const meant = named.filter(({ id, sure }) => (only.length > 0 ? only.includes(id) : sure || !chooses));
  const records = identified.length > 0 ? identified : meant;
  const isKnown = question !== null || records.some(({ sure }) => sure);
  // A code known only by its structure is reported only if the text has no other meaning.
  const codes = isKnown ? read.filter(({ record }) => record !== null) : read;
  const others = isKnown || codes.length === 0 ? records : await namedBeside(files, text, codes, limit);
  const rules = () => files.list<ListedRule>(FILES.briefRules);
  const told = kinds || question || off || codes.length > 0 ? [] : await symptomsIn(text, items, rules);
  const isTold = told.length > 1;
  const found = isTold ? symptomsFirst(told, others).slice(0, limit) : others;
  return { off, question, identified: identified.length > 0, codes, told: isTold ? told : [], found };
}

/** Search results with the symptoms that a sentence describes first. */
function symptomsFirst(told: readonly ListedRule[], others: readonly Found[]): Found[] {
  const first = told.map(({ id, name, name_zh }): Found => {
    return others.find((one) => one.id === id) ?? { kind: 'symptoms', id, name, name_zh, sure: false };
  });
  return [...first, ...others.filter((one) => !told.some(({ id }) => id === one.id))];
}

/** Records that are surely named in the rest of a text that contains codes: "12201 prusa mini". */
async function namedBeside(files: Files, text: string, codes: readonly FoundCode[], limit: number): Promise<Found[]> {
  const rest = codes.reduce((left, { read }) => left.replace(read, ' '), text.normalize('NFKC')).trim();
  return rest === '' ? [] : (await findNames(files, rest, { limit })).filter(({ sure }) => sure);
}

/** The distinct records that an identifier of another system means. */
async function recordsOf(files: Files, identifier: string): Promise<Found[]> {
  const items = await allFindable(files);
  return recordsMeant(clearest(await identify(files, identifier))).flatMap(({ kind, id }) => {
    const item = items.find((one) => one.kind === kind && one.id === id);
    return item ? [{ kind, id, name: item.name, name_zh: item.nameZh, sure: true }] : [];
  });
}
