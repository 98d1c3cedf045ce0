import { describe, expect, it } from 'vitest';
import type { PresetOptions } from '../../core/presets/types.js';
import { SLICER_NAMES } from '../../core/words/slicers.js';
import type { Profile } from '../../schemas/generated/record.js';
import type { SlicedKind } from '../../scripts/shared/slicing.js';
import { shared } from '../support/shared.js';
import { skipUnless } from '../support/skip.js';
import { FIGURES } from './every-figure.js';
import { explanationOf } from './explained.js';
import { findSlicers, type Slicer } from './find-slicers.js';
import { bridgePart } from './part.js';
import { type Printed, print } from './print.js';
import { Records } from './records.js';
import { sliceWithCura } from './slice.js';
import { Tally } from './tally.js';

/** The programs that slice. */
const ENGINES = { orcaslicer: 'engine of OrcaSlicer (ORCA_SLICER)', prusaslicer: 'PrusaSlicer', cura: 'CuraEngine' };

/** What a slicer is called where a test names it. */
export function named({ id, version }: Slicer): string {
  return `${SLICER_NAMES[id]} ${version}`;
}

/**
 * Runs `body` for each slicer of a kind that can slice here. Where there is none, a test says so and is skipped, and no
 * release is built.
 */
export async function withSlicers(id: Slicer['id'], body: (slicer: Slicer, records: Records) => void): Promise<void> {
  const slicers = findSlicers(id);
  if (slicers.length === 0)
    it(`${SLICER_NAMES[id]} slices`, (context) => skipUnless(false, context, `there is no ${ENGINES[id]} here`));
  const able: Slicer[] = [];
  for (const slicer of slicers) {
    if (await slices(slicer)) able.push(slicer);
    else
      it(`${named(slicer)} slices`, (context) =>
        skipUnless(false, context, 'it does not slice with the definitions that there are (CURA_DEFINITIONS)'));
  }
  if (able.length === 0) return;
  const records = new Records(await shared('release'));
  for (const slicer of able) describe(named(slicer), () => body(slicer, records));
}

/** Whether CuraEngine slices its own defaults: it stops at settings that the definitions of another version lack. */
async function slices(slicer: Slicer): Promise<boolean> {
  if (slicer.id !== 'cura') return true;
  return sliceWithCura(slicer, bridgePart(5, 2), {}).then(
    () => true,
    () => false,
  );
}

/** A test for each record: the preset is sliced with, and every figure of it that the G-code shows is right. */
export function prove(
  slicer: Slicer,
  records: Records,
  kind: SlicedKind,
  chosen: readonly Profile[],
  further?: (printed: Printed, record: Profile) => void,
  options: (record: Profile) => PresetOptions = () => ({}),
): void {
  const mapping = records.mapping(slicer.id);
  const tally = new Tally(slicer, kind, named(slicer));
  const looked = new Set<string>();
  it.each(chosen.map((record) => [record.id, record] as const))('%s', async (_, record) => {
    const printed = await print(slicer, records.pair(record), mapping, options(record));
    const { composed, checks } = printed;
    expect(checks.length).toBeGreaterThan(5);
    for (const { field, what } of checks) looked.add(`${field}, ${what}`);
    const wrong = checks.filter(({ right }) => !right);
    const reasons = wrong.map((check) => explanationOf(check, { slicer, record, rows: composed.rows }));
    tally.count(checks.length, reasons);
    const unexplained = wrong.filter((_, place) => reasons[place] === null);
    expect(unexplained.map(({ field, what, want, got }) => `${field}, ${what}: ${want} wanted, ${got} got`)).toEqual(
      [],
    );
    further?.(printed, record);
  });
  // A figure that no G-code was ever found to show would be right in all of them.
  if (kind === 'pairs')
    it('every figure was looked at', () => {
      expect(FIGURES[slicer.id].filter((figure) => !looked.has(figure))).toEqual([]);
    });
}
