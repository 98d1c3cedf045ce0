import { listOf } from './config-lines.js';
import { dialectOf, programNotes } from './program.js';
import type { Format, Program, RawSettings } from './raw-settings.js';

/**
 * The settings of a file whose keys are those of PrusaSlicer or a program that descends from it, as all but Cura do.
 *
 * @param program what the file says it comes from
 * @returns null when the keys are of none of them
 */
export function slic3rSettings(
  format: Format,
  program: Program | null,
  values: RawSettings['values'],
  prints: readonly number[] = [],
): RawSettings | null {
  const dialect = dialectOf(program, values);
  if (dialect === null || dialect === 'cura') return null;
  const extruders = extrudersOf(values);
  return {
    format,
    dialect,
    program: program?.name ?? null,
    version: program?.version ?? null,
    values,
    extruders,
    prints: prints.filter((place) => place < extruders),
    notes: programNotes(program, dialect),
  };
}

/** For how many extruders or filaments a table has values. */
function extrudersOf(values: ReadonlyMap<string, string | readonly string[]>): number {
  const count = (key: string, parts: (text: string) => string[]) => {
    const value = values.get(key);
    if (value === undefined) return 1;
    return typeof value === 'string' ? parts(value).length : value.length;
  };
  const most = Math.max(
    1,
    count('filament_type', listOf),
    count('nozzle_diameter', (text) => text.split(',')),
  );
  return Math.min(most, 64);
}
