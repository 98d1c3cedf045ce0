import { describe, expect, it } from 'vitest';
import { effectiveSpeeds } from '../../../core/profiles/effective-speed.js';
import type { ProcessValues, Profile } from '../../../schemas/generated/record.js';
import { completeValues } from '../../../scripts/pipeline/compose/drafts.js';

const PROCESS = {
  layer_height_mm: 0.2,
  first_layer_height_mm: 0.25,
  line_width_mm: { default: 0.45, first_layer: 0.5, outer_wall: 0.42 },
  speed_mm_s: { first_layer: 200, outer_wall: 60, inner_wall: 300, sparse_infill: 100, travel: 500, bridge: 300 },
};
const speeds = (limit: number | null, process = {}): Profile['effective_speed_mm_s'] =>
  effectiveSpeeds({
    process: completeValues<ProcessValues>('process-values', { ...PROCESS, ...process }),
    max_volumetric_speed_mm3_s: limit,
  });

describe('the effective speeds of a profile', () => {
  it('are limited by its flow limit, each with its own line width', () => {
    const reached = speeds(12);
    // 12 / 0.1115874 = 107.54 on the first layer, 12 / 0.0814159 = 147.39 on a line of the default width.
    expect(reached).toMatchObject({ first_layer: 107.5, outer_wall: 60, inner_wall: 147.4, sparse_infill: 100 });
  });

  it('omit travel, bridges and gaps', () => {
    expect(Object.keys(speeds(12)).filter((key) => /travel|bridge|gap/.test(key))).toEqual([]);
  });

  it('are unknown without a limit, a layer height or a width', () => {
    expect(Object.values(speeds(null)).every((speed) => speed === null)).toBe(true);
    expect(speeds(12, { layer_height_mm: null })).toMatchObject({ first_layer: 107.5, inner_wall: null });
    expect(speeds(12, { line_width_mm: { outer_wall: 0.42 } })).toMatchObject({ outer_wall: 60, inner_wall: null });
  });
});
