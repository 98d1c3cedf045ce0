import type { Override } from '../../../schemas/generated/source.js';
import type { Json } from '../../shared/tree.js';
import { inlineYaml } from '../edit/inline-yaml.js';
import { addItem, addPair, replaceValue } from '../edit/yaml-text.js';
import type { ValueChange } from './editable-value.js';

/** The keys of a file in their order: overrides come last. */
const LINES = ['field', 'was', 'value', 'reason', 'source'] as const;

/**
 * The text of a file with an override of a value; one of the same field that is there already says the new value, reason
 * and source. All else stays as it is.
 *
 * @param was what the source says today
 * @param list the key of the file that holds the overrides
 */
export function writeOverride(
  text: string,
  overrides: readonly Override[] | undefined,
  { field, was, value }: { field: string; was: Json; value: Json },
  { reason, source }: ValueChange,
  list = 'overrides',
): string {
  const entry = { field, was, value, reason, source };
  const at = overrides?.findIndex((one) => one.field === field) ?? -1;
  if (at !== -1) return LINES.reduce((done, key) => replaceValue(done, [list, at, key], inlineYaml(entry[key])), text);
  const lines = LINES.map((key) => `${key}: ${inlineYaml(entry[key])}`).join('\n');
  if (overrides) return addItem(text, [list], lines);
  return addPair(text, [], [list, `\n  - ${lines.replaceAll('\n', '\n    ')}`]);
}
