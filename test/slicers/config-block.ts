import type { ComposedPreset } from '../../core/presets/types.js';
import type { Check } from './check.js';
import type { Gcode } from './gcode.js';

/** Compares every key of a preset with the settings that the slicer reports. */
export function configChecks(
  { slicer, values }: Pick<ComposedPreset, 'slicer' | 'values'>,
  { config }: Gcode,
): Check[] {
  return [...values.process, ...values.filament, ...values.machine].map(([key, text]) => {
    const got = config.get(key) ?? 'not there';
    const instead = slicer === 'orcaslicer' ? TAKEN_BY_ORCA[`${key} = ${text}`] : undefined;
    return { field: key, what: 'kept', want: text, got, right: textsAgree(text, got) || instead === got };
  });
}

/**
 * Equivalent settings of OrcaSlicer: with one hotend and one filament there is nothing to purge, and all points of a
 * path are more than a micrometre apart.
 */
export const TAKEN_BY_ORCA: Readonly<Record<string, string>> = {
  'enable_prime_tower = 1': '0',
  'resolution = 0': '0.001',
};

/**
 * Whether two texts of a setting are equal: without quotes, with six significant digits, and with one value for all
 * hotends or modes of the machine.
 */
export function textsAgree(a: string, b: string): boolean {
  const parts = (text: string) => text.replace(/^"|"$/g, '').split(/[,;]/);
  const [x, y] = [parts(a), parts(b)];
  const same = (one: string, other: string) => one === other || number(one) === number(other);
  const [only = ''] = x;
  return x.length === 1
    ? y.every((one) => same(only, one))
    : x.length === y.length && x.every((one, at) => same(one, y[at] ?? ''));
}

function number(text: string): number {
  return Number(Number(text).toPrecision(6));
}
