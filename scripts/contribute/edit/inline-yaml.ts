import { parseYaml } from '../../pipeline/load/yaml.js';
import { isObject, type Json } from '../../shared/tree.js';

/** Texts that need no quotation marks in any position: ids, words, addresses. */
const PLAIN = /^(?:https?:\/\/[^\s,[\]{}#"'`]+|[\p{L}][\p{L}\p{N}_./+ -]*)$/u;

/** A value as people write it in a source file, on one line: `{x: 256, y: 256}`, `[a, b]`, `"with: a colon"`. */
export function inlineYaml(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(inlineYaml).join(', ')}]`;
  if (isObject(value))
    return `{${Object.entries(value)
      .map(([key, inner]) => `${inlineYaml(key)}: ${inlineYaml(inner)}`)
      .join(', ')}}`;
  if (typeof value !== 'string') return String(value);
  return PLAIN.test(value) && !value.endsWith(' ') && readsAs(value) ? value : JSON.stringify(value);
}

/** Whether a text without quotation marks is read as that text, and not as true, null or a date. */
function readsAs(text: string): boolean {
  try {
    return parseYaml(text) === text;
  } catch {
    return false;
  }
}
