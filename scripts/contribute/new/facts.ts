import { isObject, type Json, type JsonObject } from '../../shared/tree.js';
import { parseTypedValue } from '../edit/parse-value.js';
import { type Answers, type Question, splitList } from '../edit/questions.js';

export type Fact = readonly [field: string, schema: JsonObject];

/** The question for a fact: only the most important ones are asked on a terminal, the others are flags. */
export function factQuestion([field, schema]: Fact, asked: ReadonlySet<string>): Question {
  const choices = listOf(schema.enum);
  const form = formOf(schema);
  return {
    flag: field,
    prompt: `${field}${form === '' ? '' : `, ${form}`}`,
    description: typeof schema.description === 'string' ? schema.description : undefined,
    interactive: asked.has(field),
    ...(choices.length > 0 ? { choices: () => choices } : {}),
    validate: (typed) => {
      const read = readFact(typed, schema);
      return 'problem' in read ? read.problem : undefined;
    },
  };
}

export function statedFacts(facts: readonly Fact[], answers: Answers): (readonly [field: string, value: Json])[] {
  return facts.flatMap(([field, schema]) => {
    const typed = answers.get(field);
    const read = typed === undefined ? undefined : readFact(typed, schema);
    return read && 'value' in read ? [[field, read.value] as const] : [];
  });
}

/** The brackets of a list may be omitted. */
function readFact(typed: string, schema: JsonObject) {
  const isList = schema.type === 'array' && !typed.startsWith('[');
  return parseTypedValue(isList ? `[${splitList(typed).join(', ')}]` : typed, schema);
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

function listOf(choices: Json | undefined): string[] {
  return Array.isArray(choices) ? choices.filter((one): one is string => typeof one === 'string') : [];
}
