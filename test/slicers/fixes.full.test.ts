import { expect, it } from 'vitest';
import { fixesToTry } from './fixes.js';
import { print } from './print.js';
import { withSlicers } from './prove.js';

/** What PrusaSlicer writes down of how it was called, not of what it slices. */
const ABOUT = /_settings_id$|^profile_|^(notes|filament_notes)$/;

/** With a fix, PrusaSlicer slices with the values that the fix names and with what follows from them, and no other. */
await withSlicers('prusaslicer', (slicer, records) => {
  const mapping = records.mapping(slicer.id);
  const tried = fixesToTry(records, records.profiles(), mapping);
  it('there are twenty and more', () => expect(tried.length).toBeGreaterThanOrEqual(20));
  it.each(tried.map((one) => [one.name, one] as const))('%s', async (_, { pair, changes }) => {
    const [base, fixed] = [await print(slicer, pair, mapping), await print(slicer, pair, mapping, { changes })];
    const rows = fixed.composed.rows.filter(({ changed }) => changed);
    expect(rows.map(({ setting }) => setting).sort()).toEqual(changes.map(({ setting }) => setting).sort());
    const before = new Map(textsOf(base.composed.values));
    const composed = textsOf(fixed.composed.values).filter(([key, text]) => before.get(key) !== text);
    const sliced = [...fixed.gcode.config].filter(
      ([key, text]) => !ABOUT.test(key) && base.gcode.config.get(key) !== text,
    );
    expect(sliced.map(([key]) => key).sort()).toEqual(composed.map(([key]) => key).sort());
    // Something of what the fix names is other than before.
    const names = new Set(rows.flatMap(({ keys }) => keys.map(({ key }) => key)));
    expect(composed.some(([key]) => names.has(key))).toBe(true);
  });
});

type Values = Awaited<ReturnType<typeof print>>['composed']['values'];

function textsOf({ machine, filament, process }: Values): (readonly [string, string])[] {
  return [...machine, ...filament, ...process];
}
