import type { Text } from '../../../schemas/generated/source.js';
import { isObject, type Json } from '../../shared/tree.js';
import type { Dataset } from '../load/dataset.js';

/** A text of a source file, in both languages. */
export interface LocatedText {
  file: string;
  path: string;
  text: Text;
}

/** Every text of the troubleshooting rules and checks, the settings, the materials, the steps of calibration and the remarks on presets. */
export function* allTexts({
  symptoms,
  causes,
  fixes,
  checks,
  setups,
  settings,
  materials,
  calibrations,
  presets,
}: Dataset): Iterable<LocatedText> {
  const all = [symptoms, causes, fixes, checks, settings, materials, calibrations, presets].flatMap((entries) => [
    ...entries.values(),
  ]);
  for (const { file, value } of [...all, setups]) {
    for (const [path, text] of textsIn(value as unknown as Json)) yield { file, path, text };
  }
}

function* textsIn(value: Json, path = ''): Iterable<[path: string, text: Text]> {
  if (typeof value !== 'object' || value === null) return;
  // What a slicer's interface says is its own text: labels may lack a translation, rows stand twice; an alias is a list.
  if (isObject(value) && typeof value.en === 'string' && typeof value.zh === 'string' && !/\.(label|row)$/.test(path)) {
    yield [path, value as unknown as Text];
    return;
  }
  for (const [key, inner] of Object.entries(value)) yield* textsIn(inner as Json, path === '' ? key : `${path}.${key}`);
}
