import { foldToKey } from '../../../core/names/fold.js';
import type { NameKind } from '../../../core/names/spellings.js';
import type { PublishedIdsSource } from '../../../schemas/generated/source.js';
import { namedRecords } from '../../pipeline/compose/named-records.js';
import type { Records } from '../../pipeline/compose/records.js';
import { flawsOf } from '../../pipeline/lint/chinese.js';
import type { Dataset } from '../../pipeline/load/dataset.js';
import { sentenceOf } from '../../shared/problem.js';
import { slug } from '../../shared/slug.js';
import { isObject, type Json, type JsonObject } from '../../shared/tree.js';
import { addItem, addPair, fileLines } from '../../shared/yaml-text.js';
import { choicesOf, parseTypedValue, schemaAt } from '../edit/parse-value.js';
import { type Answers, type Question, splitList } from '../edit/questions.js';
import type { Edit } from '../edit/write-checked.js';

/** The data before a record is added. */
export interface NewContext {
  dataset: Dataset;
  records: Records;
  /** The text of a file of the data folder. */
  read: (file: string) => string;
  /** As `2026-11-22`. */
  today: string;
}

export interface RecordKind {
  description: string;
  questions: (context: NewContext) => Question[];
  /** The files to write, the new one first. @throws if the answers contradict each other */
  edits: (answers: Answers, context: NewContext) => Edit[];
  /** Next steps after the check, one command or piece of advice each. */
  nextSteps: readonly string[];
}

/** Fields of a file; undefined leaves a field out. */
type Given = Readonly<Record<string, Json | undefined>>;

/**
 * A new source file, whose editor schema says what each field means.
 *
 * @param given fields whose value is not the answer to the flag of the same name
 */
export function recordFile(file: string, kind: string, answers: Answers, given: Given): Edit {
  const root = '../'.repeat(file.split('/').length);
  const comment = `# yaml-language-server: $schema=${root}schemas/generated/editor/${kind}.schema.json\n`;
  return { file, text: comment + fileLines(fieldsOf(schemaAt(kind, []).schema, answers, given)) };
}

/** The fields of an object in a source file, in schema order; those without an answer or a value are omitted. */
export function fieldsOf({ properties }: JsonObject, answers: Answers, given: Given): JsonObject {
  const fields = Object.entries(properties as JsonObject).flatMap(([field, schema]) => {
    const value = field in given ? given[field] : answered(field, schema as JsonObject, answers);
    return value === undefined ? [] : [[field, value]];
  });
  return Object.fromEntries(fields);
}

/** The answer to the flag of a field's name in the form of the field; undefined if there is none. */
function answered(field: string, { type, properties }: JsonObject, answers: Answers): Json | undefined {
  const flag = answers.has(field) ? field : field.replaceAll('_', '-');
  const answer = answers.get(flag) ?? '';
  if (answer === '') return undefined;
  if (isObject(properties) && 'zh' in properties) return bothTexts(answers, flag);
  if (type === 'array') return splitList(answer);
  return [type].flat().includes('integer') ? Number(answer) : answer;
}

/** A text in both languages. */
export function bothTexts(answers: Answers, flag: string): JsonObject {
  return { en: answers.get(flag) ?? '', zh: answers.get(`${flag}-zh`) ?? '' };
}

/** data/published-ids.yaml with new ids inserted in order, as "npm run generate" writes them. */
export function publish(
  { dataset: { publishedIds }, read }: NewContext,
  ids: readonly (readonly [kind: keyof PublishedIdsSource, id: string])[],
): Edit[] {
  const { file, value } = publishedIds;
  const added = ids.filter(([kind, id]) => !value[kind]?.includes(id));
  if (added.length === 0) return [];
  let text = read(file);
  for (const [kind, id] of added)
    text =
      value[kind] === undefined
        ? addPair(text, [], [kind, [id]])
        : addItem(text, [kind], id, (there) => String(there) < id);
  return [{ file, text }];
}

/** Overrides of the usual form of a question. */
type More = Partial<Question>;

/** The message for a name that another record already has; undefined if it is free. */
export function nameConflict({ dataset, records }: NewContext, kind: NameKind, name: string): string | undefined {
  const key = foldToKey(name);
  const owner = namedRecords(dataset, records).find(
    (named) =>
      named.kind === kind &&
      // Two brands may share a bare model name.
      (kind === 'printers' ? named.names.slice(0, -1) : named.names).some((own) => foldToKey(own) === key),
  );
  return owner && `"${name}" already stands for ${owner.id}`;
}

export function idOf(text: string | undefined): string {
  return slug(text ?? '');
}

/** Why a name gives no id: nothing is left of it, or the id is taken. */
export function idProblem(entries: ReadonlyMap<string, unknown>, id: string): string | undefined {
  if (!/[a-z0-9]/.test(id)) return 'cannot become an id (needs Latin letters or digits)';
  return entries.has(id) ? `"${id}" already exists` : undefined;
}

/** A required question for a text. */
export function ask(flag: string, prompt: string, more: More = {}): Question {
  return { flag, prompt, required: true, ...more };
}

/** The question for several names. @param problem of one name */
export function namesQuestion(flag: string, prompt: string, problem: (name: string) => string | undefined): Question {
  const isWrong = (name: string) => (name.length < 2 ? `"${name}" is too short` : problem(name));
  const validate = (answer: string) =>
    splitList(answer)
      .map(isWrong)
      .find((found) => found !== undefined);
  return { flag, prompt, multiple: true, validate };
}

export function aliasQuestion(context: NewContext, kind: NameKind): Question {
  return namesQuestion('aliases', 'Other names that people use, in either language', (name) =>
    nameConflict(context, kind, name),
  );
}

/** The question for a record by its id. */
export function recordQuestion(
  flag: string,
  prompt: string,
  records: ReadonlyMap<string, unknown>,
  more: More = {},
): Question {
  return ask(flag, prompt, { choices: () => [...records.keys()], ...more });
}

/** In the order of a symptom's causes. */
export const LIKELIHOODS = ['high', 'medium', 'low'];

export function likelihoodQuestion(prompt: string, usual: string, more: More = {}): Question {
  return { flag: 'likelihood', prompt, choices: () => LIKELIHOODS, defaultAnswer: () => usual, ...more };
}

/** The question for references: ids of data/references.yaml. */
export function referencesQuestion({ dataset }: NewContext, more: More = {}): Question {
  const prompt = 'Sources: ids of data/references.yaml ("npm run new -- source" adds one)';
  const choices = () => Object.keys(dataset.references.value);
  return ask('references', prompt, { multiple: true, choices, ...more });
}

/** The question for a field of a source file, with the choices, the description and the bounds of its schema. */
export function fieldQuestion(kind: string, field: string, prompt: string, more: More = {}): Question {
  const { schema, description, choices } = schemaAt(kind, field.split('.'));
  return ask(field.split('.').at(-1) ?? '', prompt, {
    description,
    multiple: schema.type === 'array',
    ...(choices.length > 0 ? { choices: () => choices } : { validate: valueProblem(schema) }),
    ...more,
  });
}

/** A field of a record, and the schema of its value. */
export type Fact = readonly [field: string, schema: JsonObject];

/** The question for a fact: only the most important ones are asked on a terminal, the others are flags. */
export function factQuestion([field, schema]: Fact, asked: ReadonlySet<string>): Question {
  const choices = choicesOf(schema.enum);
  const form = formOf(schema);
  return {
    flag: field,
    prompt: `${field}${form === '' ? '' : `, ${form}`}`,
    description: typeof schema.description === 'string' ? schema.description : undefined,
    interactive: asked.has(field),
    ...(choices.length > 0 ? { choices: () => choices } : {}),
    validate: valueProblem(schema),
  };
}

export function statedFacts(facts: readonly Fact[], answers: Answers): (readonly [field: string, value: Json])[] {
  return facts.flatMap(([field, schema]) => {
    const typed = answers.get(field);
    const read = typed === undefined ? undefined : readValue(typed, schema);
    return read && 'value' in read ? [[field, read.value] as const] : [];
  });
}

/** The brackets of a list may be omitted. */
function readValue(typed: string, schema: JsonObject) {
  const isList = schema.type === 'array' && !typed.startsWith('[');
  return parseTypedValue(isList ? `[${splitList(typed).join(', ')}]` : typed, schema);
}

function valueProblem(schema: JsonObject): NonNullable<Question['validate']> {
  return (typed) => {
    const read = readValue(typed, schema);
    return 'problem' in read ? read.problem : undefined;
  };
}

/** The expected format of a value. */
function formOf(schema: JsonObject): string {
  const properties = isObject(schema.properties) ? schema.properties : {};
  if ('x' in properties) return 'such as 220x220x250';
  if ('min' in properties) return `from-to such as 190-230${unitOf(properties.min)}`;
  if ([schema.type].flat().includes('boolean')) return 'yes or no';
  return schema.type === 'array' ? 'several with commas' : unitOf(schema).slice(2);
}

function unitOf(schema: Json | undefined): string {
  return isObject(schema) && typeof schema['x-unit'] === 'string' ? `, ${schema['x-unit']}` : '';
}

const HAN = /\p{Script=Han}/u;

/**
 * The questions for a text in both languages: `--name` and `--name-zh`.
 *
 * @param more further validation is of both texts
 */
export function textQuestions(flag: string, prompt: string, more: More = {}): [Question, Question] {
  const { validate, required = true, description, ...rest } = more;
  const english = (text: string) => {
    if (text.length < 2) return 'needs two characters or more';
    return HAN.test(text) ? 'contains Chinese characters (English)' : undefined;
  };
  return [
    ask(flag, `${prompt}, in English`, {
      ...rest,
      description,
      required,
      validate: (text, given) => english(text) ?? validate?.(text, given),
    }),
    // A text must be in both languages.
    ask(`${flag}-zh`, `${prompt}, in Simplified Chinese`, {
      ...rest,
      ...(required ? {} : { when: (given) => given.has(flag) }),
      validate: (text, given) => chineseProblem(text) ?? validate?.(text, given),
    }),
  ];
}

/**
 * The questions for a name in both languages, of which the English one gives the id.
 *
 * @param entries those that have an id of their own
 * @param problem further problem of either name
 */
export function nameQuestions(
  flag: string,
  prompt: string,
  entries: ReadonlyMap<string, unknown>,
  { toId = idOf, problem }: { toId?: (name: string) => string; problem?: (name: string) => string | undefined } = {},
): Question[] {
  // The Chinese name is asked when the English one is given.
  const validate = (name: string, given: Answers) =>
    (given.has(flag) ? undefined : idProblem(entries, toId(name))) ?? problem?.(name);
  return textQuestions(flag, prompt, { validate });
}

/** The typographical problem of a Chinese text. A term without Chinese characters may be the same in both languages. */
export function chineseProblem(text: string): string | undefined {
  const [flaw] = flawsOf(text);
  if (flaw) return sentenceOf(flaw);
  // Names such as PLA-CF are the same in both languages, sentences are not.
  return !HAN.test(text) && text.split(' ').length > 2
    ? 'contains no Chinese characters (Simplified Chinese)'
    : undefined;
}
