import { afterAll, describe, expect, it } from 'vitest';
import { SLICER_NAMES } from '../../core/slicers.js';
import type { Profile } from '../../schemas/generated/record.js';
import { shared } from '../support/shared.js';
import { skipUnless } from '../support/skip.js';
import { explanationOf } from './explained.js';
import { findSlicers, type Slicer } from './find-slicers.js';
import { bridgePart } from './part.js';
import { type Printed, print } from './print.js';
import { Records } from './records.js';
import { sliceWithCura } from './slice.js';

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
  const able: Slicer[] = [];
  for (const slicer of slicers) if (await slices(slicer)) able.push(slicer);
  if (able.length === 0) {
    const wanted = id === 'cura' ? 'CuraEngine with the definitions of its version (CURA_DEFINITIONS)' : 'PrusaSlicer';
    it(`${SLICER_NAMES[id]} slices`, (context) => skipUnless(false, context, `there is no ${wanted} here`));
    return;
  }
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
  chosen: readonly Profile[],
  further?: (printed: Printed, record: Profile) => void,
): void {
  const mapping = records.mapping(slicer.id);
  const sum = { right: 0, explained: 0, all: 0 };
  it.each(chosen.map((record) => [record.id, record] as const))('%s', async (_, record) => {
    const printed = await print(slicer, records.pair(record), mapping);
    expect(printed.checks.length).toBeGreaterThan(5);
    const wrong = printed.checks.filter(({ right }) => !right);
    const unexplained = wrong.filter(
      (check) => explanationOf(check, { slicer, record, rows: printed.composed.rows }) === null,
    );
    sum.all += printed.checks.length;
    sum.right += printed.checks.length - wrong.length;
    sum.explained += wrong.length - unexplained.length;
    expect(unexplained.map(({ field, what, want, got }) => `${field}, ${what}: ${want} wanted, ${got} got`)).toEqual(
      [],
    );
    further?.(printed, record);
  });
  afterAll(() =>
    console.log(
      `${named(slicer)}: ${sum.right} of ${sum.all} checks right, ${sum.explained} explained, ${chosen.length} records`,
    ),
  );
}
