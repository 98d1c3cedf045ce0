import type { Text } from '../../schemas/generated/source.js';
import type { Dataset } from '../load/dataset.js';
import { isObject, type Json } from '../shared/tree.js';

/** A text of a source file, in both languages. */
export interface PlacedText {
  file: string;
  path: string;
  text: Text;
}

/** Every text of the troubleshooting rules, the settings and the materials. */
export function* allTexts({ symptoms, causes, fixes, settings, materials }: Dataset): Iterable<PlacedText> {
  for (const entries of [symptoms, causes, fixes, settings, materials]) {
    for (const { file, value } of entries.values()) {
      for (const [path, text] of textsIn(value as unknown as Json)) yield { file, path, text };
    }
  }
}

function* textsIn(value: Json, path = ''): Iterable<[path: string, text: Text]> {
  if (typeof value !== 'object' || value === null) return;
  // A slicer's label is its own text and may lack a translation; an alias is a list.
  if (isObject(value) && typeof value.en === 'string' && typeof value.zh === 'string' && !path.endsWith('.label')) {
    yield [path, value as unknown as Text];
    return;
  }
  for (const [key, inner] of Object.entries(value)) yield* textsIn(inner as Json, path === '' ? key : `${path}.${key}`);
}
