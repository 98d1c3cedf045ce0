import { parseYaml } from '../../pipeline/load/yaml.js';
import { isObject, type Json } from '../../shared/tree.js';

/** Texts that never need quotation marks: ids, words, URLs. */
const PLAIN = /^(?:https?:\/\/[^\s,[\]{}#"'`]+|[\p{L}][\p{L}\p{N}_./+ -]*)$/u;

/** A value as hand-written YAML on one line: `{x: 256, y: 256}`, `[a, b]`, `"with: a colon"`. */
export function inlineYaml(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(inlineYaml).join(', ')}]`;
  if (isObject(value))
    return `{${Object.entries(value)
      .map(([key, inner]) => `${inlineYaml(key)}: ${inlineYaml(inner)}`)
      .join(', ')}}`;
  if (typeof value !== 'string') return String(value);
  return PLAIN.test(value) && !value.endsWith(' ') && readsAs(value) ? value : JSON.stringify(value);
}

/** Whether an unquoted text is parsed as that text, not as true, null or a date. */
function readsAs(text: string): boolean {
  try {
    return parseYaml(text) === text;
  } catch {
    return false;
  }
}
