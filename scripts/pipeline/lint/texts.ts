import type { Text } from '../../../schemas/generated/source.js';
import { everyNode } from '../../shared/tree.js';
import type { Dataset } from '../load/dataset.js';

/** A text of a source file, in both languages. */
export interface LocatedText {
  file: string;
  path: string;
  text: Text;
}

/** Texts of troubleshooting rules, checks, settings, materials, calibration steps and the notes on presets. */
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
    for (const [path, node] of everyNode(value)) {
      const { en, zh } = (node ?? {}) as Partial<Text>;
      // Excludes texts of a slicer's interface: labels may lack a translation, rows occur twice; an alias is a list.
      if (typeof en === 'string' && typeof zh === 'string' && !/\.(label|row)$/.test(path))
        yield { file, path, text: { en, zh } };
    }
  }
}
