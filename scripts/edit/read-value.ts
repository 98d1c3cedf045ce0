import { convert, unitOf } from '../../core/units.js';
import { valueProblem } from '../check/schema.js';
import { parseYaml } from '../load/yaml.js';
import { isObject, type Json, type JsonObject } from '../shared/tree.js';

/** A value as a person typed it, or what is wrong with it. */
export type Read = { value: Json } | { problem: string };

const WORDS: Readonly<Record<string, Json>> = { yes: true, no: false, unknown: null };

const NUMBER = String.raw`[-+]?\d+(?:\.\d+)?`;

/**
 * Reads a value of a field: figures with or without the field's unit, `yes` and `no`, a choice, `220x220x250` where axes are
 * meant, `190-230` where a range is, and objects as YAML has them.
 *
 * @param schema the field's, its references put in
 */
export function readTyped(typed: string, schema: JsonObject): Read {
  const text = typed.trim();
  const properties = isObject(schema.properties) ? schema.properties : {};
  const parts = partsOf(text, Object.keys(properties));
  if (parts !== null) return judged(parts, schema);
  const unit = typeof schema['x-unit'] === 'string' ? schema['x-unit'] : undefined;
  const [, figure, said = ''] = new RegExp(`^(${NUMBER})\\s*([^\\d\\s.].*)?$`, 's').exec(text) ?? [];
  if (figure !== undefined && unit !== undefined) return figureIn(Number(figure), said, unit, schema);
  if (Object.hasOwn(WORDS, text) && !allows(schema, text)) return judged(WORDS[text] ?? null, schema);
  return judged(plain(text), schema);
}

/** `220x220x250 mm` or `190-230`, where the field has just those parts; null for anything else. */
function partsOf(text: string, keys: readonly string[]): JsonObject | null {
  const axes =
    keys.includes('x') &&
    new RegExp(`^(${NUMBER})\\s*[x×*]\\s*(${NUMBER})\\s*[x×*]\\s*(${NUMBER})(?:\\s*mm)?$`).exec(text);
  if (axes) return { x: Number(axes[1]), y: Number(axes[2]), z: Number(axes[3]) };
  const range = keys.includes('min') && new RegExp(`^(${NUMBER})\\s*(?:-|–|\\.\\.|to)\\s*(${NUMBER})$`).exec(text);
  return range ? { min: Number(range[1]), max: Number(range[2]) } : null;
}

function figureIn(figure: number, said: string, unit: string, schema: JsonObject): Read {
  const own = said === '' ? unit : unitOf(said);
  if (said.trim() === unit || own === unit) return judged(figure, schema);
  const meant = own === null ? null : convert(figure, own, unit);
  return {
    problem:
      meant === null
        ? `"${figure} ${said}" is in no unit that the field can have (it is in ${unit})`
        : `the field is in ${unit}: ${figure} ${own} is ${Number(meant.toPrecision(4))}`,
  };
}

function plain(text: string): Json {
  try {
    return parseYaml(text) as Json;
  } catch {
    return text;
  }
}

function allows({ enum: choices }: JsonObject, text: string): boolean {
  return Array.isArray(choices) && choices.includes(text);
}

function judged(value: Json, schema: JsonObject): Read {
  const problem = valueProblem(schema, value);
  if (!problem) return { value };
  const { path, message, allowed } = problem;
  return { problem: `${path ? `${path}: ` : ''}${message}${allowed ? ` (${allowed})` : ''}` };
}
