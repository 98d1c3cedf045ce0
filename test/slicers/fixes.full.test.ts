import { expect, it } from 'vitest';
import type { PresetMapping } from '../../core/presets/types.js';
import { firstOf } from '../support/runs.js';
import { TAKEN_BY_ORCA } from './config-block.js';
import { explanationOf } from './explained.js';
import type { Slicer } from './find-slicers.js';
import { fixesToTry, type TriedFix } from './fixes.js';
import { NO_SLOWDOWN, print } from './print.js';
import { named, withSlicers } from './prove.js';
import type { Records } from './records.js';
import { Tally } from './tally.js';

/** Keys with the command line of a slicer; OrcaSlicer also writes values under the names of older versions. */
const ABOUT = {
  prusaslicer: /_settings_id$|^profile_|^(notes|filament_notes)$/,
  orcaslicer: /_settings_id$|^(notes|filament_notes|process_notes|first_layer_((bed_)?temperature|height))$/,
};

/** Settings that a slicer changes together with another: a vase has one wall, no infill and no top. */
const FOLLOWS: Readonly<Record<string, readonly string[]>> = {
  spiral_vase: ['fill_density', 'perimeters', 'top_solid_layers'],
  spiral_mode: ['sparse_infill_density', 'wall_loops', 'top_shell_layers'],
};

/** Settings that another one requires, which a preset sets with it: a wider brim must be enabled. */
const NEEDS: Readonly<Record<string, readonly string[]>> = {
  brim_width: ['brim_type'],
  fan_max: ['fan_min'],
  fan_min: ['fan_max'],
};

/**
 * With a fix, a slicer that writes its settings uses the values of the fix and their consequences, and no other
 * changes.
 */
for (const id of ['prusaslicer', 'orcaslicer'] as const)
  await withSlicers(id, (slicer, records) => withFixes(slicer, records, ABOUT[id]));

function withFixes(slicer: Slicer, records: Records, about: RegExp): void {
  eachFix(slicer, records, async ({ pair, changes }, mapping, tally) => {
    const [base, fixed] = [await print(slicer, pair, mapping), await print(slicer, pair, mapping, { changes })];
    const rows = fixed.composed.rows.filter(({ changed }) => changed);
    const named = changes.map(({ setting }) => setting);
    const needed = named.flatMap((setting) => NEEDS[setting] ?? []);
    const told = rows.map(({ setting }) => setting ?? '');
    expect(told).toEqual(expect.arrayContaining(named));
    expect(told.filter((setting) => !named.includes(setting) && !needed.includes(setting))).toEqual([]);
    const composed = different(textsOf(base.composed.values), textsOf(fixed.composed.values));
    const sliced = different(base.gcode.config, fixed.gcode.config).filter((key) => !about.test(key));
    const following = composed.flatMap((key) => FOLLOWS[key] ?? []).filter((key) => sliced.includes(key));
    const isLeft = (key: string) =>
      slicer.id === 'orcaslicer' &&
      TAKEN_BY_ORCA[`${key} = ${textsOf(fixed.composed.values).get(key)}`] === base.gcode.config.get(key);
    const wanted = new Set([...composed, ...following].filter((key) => key !== NO_SLOWDOWN[slicer.id] && !isLeft(key)));
    const wrong = [...new Set([...sliced, ...wanted])].filter((key) => sliced.includes(key) !== wanted.has(key));
    tally.count(
      fixed.gcode.config.size,
      wrong.map(() => null),
    );
    expect(wrong).toEqual([]);
    // At least one value of the fix differs, except those that the user changes in the printer preset.
    if (composed.length === 0 && rows.every(({ outcome }) => outcome === 'printer')) return;
    const names = new Set(rows.flatMap(({ keys }) => keys.map(({ key }) => key)));
    expect(composed.some((key) => names.has(key))).toBe(true);
  });
}

/**
 * CuraEngine does not write its settings: the composed preset differs in the keys of the fix, and all figures of the
 * G-code are those of the record with its values.
 */
await withSlicers('cura', (slicer, records) =>
  eachFix(slicer, records, async ({ pair, changes }, mapping, tally) => {
    const { record, composed, checks } = await print(slicer, pair, mapping, { changes });
    const wrong = checks.filter(({ right }) => !right);
    const reasons = wrong.map((check) => explanationOf(check, { slicer, record, rows: composed.rows }));
    tally.count(checks.length, reasons);
    expect(wrong.filter((_, place) => reasons[place] === null)).toEqual([]);
    const told = composed.rows.filter(({ changed }) => changed).map(({ setting }) => setting ?? '');
    expect(told).toEqual(expect.arrayContaining(changes.map(({ setting }) => setting)));
  }),
);

/** One test for each fix that can be tried with a slicer, and their minimum number. */
function eachFix(
  slicer: Slicer,
  records: Records,
  proven: (tried: TriedFix, mapping: PresetMapping, tally: Tally) => Promise<void>,
): void {
  const mapping = records.mapping(slicer.id);
  const tried = fixesToTry(records, records.profiles(), mapping);
  const tally = new Tally(slicer, 'fixes', named(slicer));
  it('there are at least twenty', () => expect(tried.length).toBeGreaterThanOrEqual(20));
  it.each(firstOf(tried, 4).map((one) => [one.name, one] as const))('%s', (_, one) => proven(one, mapping, tally));
}

type Values = Awaited<ReturnType<typeof print>>['composed']['values'];

function textsOf({ machine, filament, process }: Values): Map<string, string> {
  return new Map([...machine, ...filament, ...process]);
}

/** Keys whose texts differ between two sets of settings, or that one of them lacks. */
function different(one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): string[] {
  return [...new Set([...one.keys(), ...other.keys()])].filter((key) => one.get(key) !== other.get(key));
}
