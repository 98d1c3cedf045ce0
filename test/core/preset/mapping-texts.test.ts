import { describe, expect, it } from 'vitest';
import { presetsPath } from '../../../core/paths.js';
import type { PresetMapping } from '../../../core/preset/shapes.js';
import { SLICERS, type SlicerId } from '../../../core/slicers.js';
import { readJson } from '../../support/published.js';
import { shared } from '../../support/shared.js';

const release = await shared('release');
const fields = (slicer: SlicerId) => {
  const [mapping] = readJson<{ data: PresetMapping[] }>(release, presetsPath(slicer)).data;
  return mapping?.fields ?? [];
};

describe('what the mappings say of their rows', () => {
  it.each([
    ['process.flow_ratio.bridge', 'the flow of the filament is worked in'],
    ['process.support.threshold_angle_deg', 'from the vertical'],
    ['process.support.bottom_interface_layers', 'as many as on top'],
  ])('tells why Cura gets another figure for %s', (field, why) => {
    expect(fields('cura').find((one) => one.field === field)?.remark).toContain(why);
  });

  it.each(SLICERS)('calls a brim in %s by the name that the settings have for it', (slicer) => {
    expect(fields(slicer).filter(({ remark_zh }) => remark_zh?.includes('帽檐'))).toEqual([]);
  });
});
