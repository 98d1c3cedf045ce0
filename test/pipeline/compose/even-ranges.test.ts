import { expect, it } from 'vitest';
import { evenRanges } from '../../../scripts/pipeline/compose/even-ranges.js';
import { EVEN_NAMES, figures, unevenNames } from '../../../scripts/shared/schemas/uneven-names.js';

it('makes a range from a number, a range or an unknown value', () => {
  expect(evenRanges({ drying_time_h: 6, nozzle_temperature_c: { min: 190, max: null }, flow_ratio: null })).toEqual({
    drying_time_range_h: { min: 6, max: 6 },
    nozzle_temperature_range_c: { min: 190, max: null },
    flow_ratio_range: { min: null, max: null },
  });
});

/** Names whose position determines their shape: of a machine, or of one feature. */
const TOLD_BY_PLACE = ['layer_height_mm', 'nozzle_diameters_mm', 'speed_mm_s'];

it('covers every name of a figure with two shapes', () => {
  expect([...unevenNames().keys()].sort()).toEqual([...Object.keys(EVEN_NAMES), ...TOLD_BY_PLACE].sort());
});

it.each([...unevenNames()])('documents everywhere that %s has another shape elsewhere', (_, places) => {
  for (const { path, description } of places) expect(description, path).toMatch(/ here[, ]/);
});

it.each(Object.values(EVEN_NAMES))('gives %s the same shape everywhere', (even) => {
  const shapes = figures().filter(({ path }) => path.endsWith(`.${even}`));
  expect([...new Set(shapes.map(({ shape }) => shape))]).toEqual(['{min, max}']);
});
