import type { ComposedPreset } from '../../core/presets/types.js';
import type { Check } from './check.js';
import type { Gcode } from './gcode.js';

/** Every key that a preset writes, held against the settings that PrusaSlicer says it has sliced with. */
export function configChecks({ values }: Pick<ComposedPreset, 'values'>, { config }: Gcode): Check[] {
  return [...values.process, ...values.filament, ...values.machine].map(([key, text]) => {
    const got = config.get(key) ?? 'not there';
    return { field: key, what: 'kept', want: text, got, right: alike(text, got) };
  });
}

/** Whether two texts of a setting mean the same: without quotes, and numbers in the six digits that are written. */
function alike(a: string, b: string): boolean {
  const parts = (text: string) => text.replace(/^"|"$/g, '').split(/[,;]/);
  const [x, y] = [parts(a), parts(b)];
  return x.length === y.length && x.every((one, place) => one === y[place] || number(one) === number(y[place] ?? ''));
}

function number(text: string): number {
  return Number(Number(text).toPrecision(6));
}
