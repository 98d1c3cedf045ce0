import { describe, expect, it } from 'vitest';
import { presetsPath } from '../../../core/contract/paths.js';
import type { PresetMapping } from '../../../core/presets/types.js';
import { SLICERS, type SlicerId } from '../../../core/words/slicers.js';
import { readJson } from '../../support/published.js';
import { shared } from '../../support/shared.js';

const release = await shared('release');
const fields = (slicer: SlicerId) => {
  const [mapping] = readJson<{ data: PresetMapping[] }>(release, presetsPath(slicer)).data;
  return mapping?.fields ?? [];
};

describe('the mapping texts', () => {
  it.each([
    ['process.flow_ratio.bridge', 'that flow is included here'],
    ['process.support.threshold_angle_deg', 'from the vertical'],
    ['process.support.bottom_interface_layers', 'as many layers as on top'],
  ])('explain why Cura gets another figure for %s', (field, why) => {
    expect(fields('cura').find((one) => one.field === field)?.remark).toContain(why);
  });

  it.each(['orcaslicer', 'bambu_studio'] as const)('give the speed of small perimeters a radius in %s', (slicer) => {
    const row = fields(slicer).find(({ field }) => field === 'process.speed_mm_s.small_perimeter');
    expect(row?.keys.map(({ key }) => key)).toEqual(['small_perimeter_speed', 'small_perimeter_threshold']);
  });

  it.each([
    ['orcaslicer', 'process.support.bottom_z_distance_mm', 'gap_below_support'],
    ['bambu_studio', 'process.support.bottom_z_distance_mm', 'gap_below_support'],
    ['cura', 'process.support.bottom_z_distance_mm', 'gap_below_support'],
    ['cura', 'process.support.threshold_angle_deg', 'angle_from_vertical'],
    ['cura', 'process.xy_hole_compensation_mm', 'hole_beyond_contour'],
    ['prusaslicer', 'process.overhang.slow_down', 'overhang_as_wall'],
  ] as const)('has %s write %s by what it means there', (slicer, field, by) => {
    const forms = fields(slicer)
      .find((one) => one.field === field)
      ?.keys.map(({ form }) => form);
    expect(forms).toContainEqual({ kind: 'computed', calculation: by });
  });

  it.each(SLICERS)('name a brim in %s as the settings do', (slicer) => {
    expect(fields(slicer).filter(({ remark_zh }) => remark_zh?.includes('帽檐'))).toEqual([]);
  });
});
