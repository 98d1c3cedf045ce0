import type { PrinterSource } from '../../../schemas/generated/source.js';
import type { Json, JsonObject } from '../../shared/tree.js';
import { inlineYaml } from '../edit/inline-yaml.js';
import { schemaAt } from '../edit/schema-field.js';
import { addItem, addPair, removePair, replaceValue } from '../edit/yaml-text.js';
import type { ValueChange } from './editable-value.js';

/** The keys of a printer's file, in their order. */
const KEYS = Object.keys(schemaAt('printer', []).schema.properties as JsonObject);

/** The facts that people read for themselves. */
export const CURATED = Object.keys(schemaAt('printer', ['curated']).schema.properties as JsonObject);

/** The text of a printer's file with a fact below `curated`. What stood there before stands beside it, with its source. */
export function curate(
  text: string,
  { curated, searched }: PrinterSource,
  { field, source, reason }: ValueChange,
  value: Json,
): string {
  const before = curated?.[field as keyof typeof curated];
  const found = searched && Object.hasOwn(searched, field) ? removePair(text, ['searched'], field) : text;
  const fact = inlineYaml({ value, source, read: reason });
  if (!curated) {
    const goesBefore = (there: string) => KEYS.indexOf(there) < KEYS.indexOf('curated');
    return addPair(found, [], ['curated', `\n  ${field}: ${fact}`], goesBefore);
  }
  if (!before) {
    const goesBefore = (there: string) => CURATED.indexOf(there) < CURATED.indexOf(field);
    return addPair(found, ['curated'], [field, fact], goesBefore);
  }
  const path = ['curated', field];
  const { others, ...old } = before as { value: Json; source: string; read?: string; others?: unknown };
  const changed = [
    (done: string) => replaceValue(done, [...path, 'value'], inlineYaml(value)),
    (done: string) => replaceValue(done, [...path, 'source'], inlineYaml(source)),
    (done: string) =>
      old.read === undefined
        ? addPair(done, path, ['read', inlineYaml(reason)])
        : replaceValue(done, [...path, 'read'], inlineYaml(reason)),
    (done: string) =>
      others === undefined
        ? addPair(done, path, ['others', inlineYaml([old])])
        : addItem(done, [...path, 'others'], inlineYaml(old)),
  ];
  return changed.reduce((done, change) => change(done), found);
}
