import { isObject, type JsonObject } from '../../shared/tree.js';
import { inlineYaml } from '../edit/inline-yaml.js';
import { type Answers, splitList } from '../edit/questions.js';
import { schemaAt } from '../edit/schema-field.js';
import { textBlock } from './texts.js';

/** Fields as YAML where the file has something else than the answer; comments may precede one. */
type Given = Readonly<Record<string, string>>;

/** The text of a new source file: its fields in the order of the schema, each from the flag of its name. */
export function recordText(file: string, kind: string, answers: Answers, given: Given): string {
  const root = '../'.repeat(file.split('/').length);
  return [
    `# yaml-language-server: $schema=${root}schemas/generated/editor/${kind}.schema.json`,
    ...fieldLines(schemaAt(kind, []).schema, answers, given),
    '',
  ].join('\n');
}

/** The fields of an object of a source file, one or more lines each; without the ones that nobody answered. */
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
