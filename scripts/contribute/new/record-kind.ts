import type { PublishedIdsSource } from '../../../schemas/generated/source.js';
import type { Records } from '../../pipeline/compose/records.js';
import type { Dataset } from '../../pipeline/load/dataset.js';
import { isObject, type Json, type JsonObject } from '../../shared/tree.js';
import { addItem, addPair, fileLines } from '../../shared/yaml-text.js';
import { type Answers, type Question, splitList } from '../edit/questions.js';
import { schemaAt } from '../edit/schema-field.js';
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
