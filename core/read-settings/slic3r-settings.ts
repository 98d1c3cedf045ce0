import { listOf } from './config-lines.js';
import { dialectOf, programNotes } from './program.js';
import type { Format, Program, RawSettings } from './raw-settings.js';

/**
 * The settings of a file with keys of PrusaSlicer or a program descended from it, which is all but Cura.
 *
 * @param program the program named in the file
 * @returns null if the keys belong to none of them
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

/** Number of extruders or filaments that a table has values for. */
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
