import { expect, it } from 'vitest';
import { evenRanges } from '../../../scripts/pipeline/compose/even-ranges.js';
import { EVEN_NAMES, figures, unevenNames } from '../../../scripts/shared/schemas/uneven-names.js';

it('makes a range of one number, of a range, and of what is not known', () => {
  expect(evenRanges({ drying_time_h: 6, nozzle_temperature_c: { min: 190, max: null }, flow_ratio: null })).toEqual({
    drying_time_range_h: { min: 6, max: 6 },
    nozzle_temperature_range_c: { min: 190, max: null },
    flow_ratio_range: { min: null, max: null },
  });
});

/** Names whose places tell their shapes apart: what a machine has, what one feature is printed at. */
const TOLD_BY_PLACE = ['layer_height_mm', 'nozzle_diameters_mm', 'speed_mm_s'];

it('is asked for every name of a figure that has two shapes', () => {
  expect([...unevenNames().keys()].sort()).toEqual([...Object.keys(EVEN_NAMES), ...TOLD_BY_PLACE].sort());
});

it.each([...unevenNames()])('%s says wherever it stands that it has another shape elsewhere', (_, places) => {
  for (const { path, description } of places) expect(description, path).toMatch(/ here[, ]/);
});

it.each(Object.values(EVEN_NAMES))('%s has one shape wherever it stands', (even) => {
  const shapes = figures().filter(({ path }) => path.endsWith(`.${even}`));
  expect([...new Set(shapes.map(({ shape }) => shape))]).toEqual(['{min, max}']);
});
