import type { PublishedIdsSource } from '../../../schemas/generated/source.js';
import type { Records } from '../../pipeline/compose/records.js';
import type { Dataset } from '../../pipeline/load/dataset.js';
import { isObject, type JsonObject } from '../../shared/tree.js';
import { type Answers, type Question, splitList } from '../edit/questions.js';
import { schemaAt } from '../edit/schema-field.js';
import type { Edit } from '../edit/write-checked.js';
import { addItem, addPair, inlineYaml } from '../edit/yaml-text.js';

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

/** YAML of fields that differ from the answer, optionally preceded by comments. */
type Given = Readonly<Record<string, string>>;

/** The text of a new source file: its fields in schema order, each from the flag of the same name. */
export function recordText(file: string, kind: string, answers: Answers, given: Given): string {
  const root = '../'.repeat(file.split('/').length);
  return [
    `# yaml-language-server: $schema=${root}schemas/generated/editor/${kind}.schema.json`,
    ...fieldLines(schemaAt(kind, []).schema, answers, given),
    '',
  ].join('\n');
}

/** The fields of an object in a source file, each on one or more lines; unanswered ones are omitted. */
export function fieldLines({ properties }: JsonObject, answers: Answers, given: Given): string[] {
  return Object.entries(properties as JsonObject).flatMap(([field, schema]) => {
    if (given[field] !== undefined) return [given[field]];
    const flag = [field, field.replaceAll('_', '-')].find((name) => answers.has(name));
    const answer = answers.get(flag ?? '') ?? '';
    if (flag === undefined || answer === '') return [];
    const { type, properties: parts } = schema as JsonObject;
    if (isObject(parts) && 'zh' in parts) return [`${field}:${textBlock(answers, flag)}`];
    if (type === 'array') return [`${field}: ${inlineYaml(splitList(answer))}`];
    return [`${field}: ${[type].flat().includes('integer') ? answer : inlineYaml(answer)}`];
  });
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
        ? addPair(text, [], [kind, `[${id}]`])
        : addItem(text, [kind], id, (there) => String(there) < id);
  return [{ file, text }];
}

/** A text in both languages as in a source file, indented below its key. */
export function textBlock(answers: Answers, flag: string): string {
  return `\n  en: ${JSON.stringify(answers.get(flag))}\n  zh: ${JSON.stringify(answers.get(`${flag}-zh`))}`;
}
