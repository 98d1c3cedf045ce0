import type { Override } from '../../../schemas/generated/source.js';
import type { Json } from '../../shared/tree.js';
import { addItem, addPair, inlineYaml, replaceValue } from '../edit/yaml-text.js';
import type { ValueChange } from './editable-value.js';

/** The keys of an override in the order of the file. */
const LINES = ['field', 'was', 'value', 'reason', 'source'] as const;

/**
 * The text of a file with an override added, or with the existing override of the field updated. The rest is unchanged.
 *
 * @param was the current value of the source
 * @param list the key of the file that contains the overrides
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
