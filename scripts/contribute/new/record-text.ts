import { isObject, type JsonObject } from '../../shared/tree.js';
import { inlineYaml } from '../edit/inline-yaml.js';
import { type Answers, splitList } from '../edit/questions.js';
import { schemaAt } from '../edit/schema-field.js';
import { textBlock } from './texts.js';

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
