import { beforeAll, describe, expect, test } from 'vitest';
import { SLICERS, type SlicerId } from '../../../core/words/slicers.js';
import type { PresetField, PresetMapping } from '../../../schemas/generated/record.js';
import { composePresets } from '../../../scripts/pipeline/compose/presets.js';
import { publishedDataset } from '../../support/published-data.js';
import { smallComposed } from '../../support/small-dataset.js';

let mappings: PresetMapping[];
beforeAll(() => {
  mappings = composePresets(publishedDataset());
});

function fieldOf(slicer: SlicerId, name: string): PresetField {
  const found = mappings
    .find(({ id }) => id === slicer)
    ?.fields.find(({ field, setting }) => (field ?? setting) === name);
  if (!found) throw new Error(`${slicer} has no row of ${name}`);
  return found;
}

describe('the mapping of records to settings', () => {
  test('is published for each slicer, row by row in one order', () => {
    expect(mappings.map(({ id }) => id)).toEqual([...SLICERS]);
    const names = mappings.map(({ fields }) => fields.map(({ field, setting }) => field ?? setting));
    for (const one of names) expect(one).toEqual(names[0]);
    expect(new Set(names[0]).size).toBe(names[0]?.length);
  });

  test('explains in both languages whenever a value is not simply carried over', () => {
    const silent = mappings.flatMap(({ id, fields }) =>
      fields
        .filter(({ outcome, remark, remark_zh }) => outcome !== 'carried' && (!remark || !remark_zh))
        .map(({ field, setting }) => `${id}: ${field ?? setting}`),
    );
    expect(silent).toEqual([]);
  });

  test('has keys exactly if there is something to write', () => {
    for (const { fields } of mappings)
      for (const { outcome, keys } of fields)
        if (outcome !== 'printer') expect(keys.length > 0).toBe(outcome === 'carried' || outcome === 'approximated');
  });

  test('describes each key as in the key table', () => {
    expect(fieldOf('prusaslicer', 'process.seam_position')).toMatchObject({
      setting: 'seam_position',
      unit: null,
      outcome: 'carried',
      keys: [
        {
          key: 'seam_position',
          kind: 'process',
          type: 'coEnum',
          list: false,
          values: ['random', 'nearest', 'aligned', 'rear'],
          form: { kind: 'words', words: { back: 'rear' } },
        },
      ],
    });
    expect(fieldOf('orcaslicer', 'retraction.length_mm')).toMatchObject({
      unit: 'mm',
      keys: [{ key: 'filament_retraction_length', kind: 'filament', list: true, form: { kind: 'number' } }],
    });
    expect(fieldOf('orcaslicer', 'shrinkage_percent.xy').keys[0]?.form).toEqual({
      kind: 'scaled',
      factor: -1,
      offset: 100,
    });
    expect(fieldOf('cura', 'flow_ratio').keys[0]?.form).toEqual({ kind: 'scaled', factor: 100, offset: 0 });
    expect(fieldOf('prusaslicer', 'process.speed_mm_s.first_layer_infill').keys[0]?.first_version).toBe('2.9');
    expect(fieldOf('cura', 'process.skirt.height_layers').keys[0]?.first_version).toBe('5.12');
  });

  test('keeps pattern names that a slicer has, and maps those with other names', () => {
    const words = (slicer: SlicerId) => {
      const form = fieldOf(slicer, 'process.infill_pattern').keys[0]?.form;
      return form?.kind === 'words' ? form.words : {};
    };
    expect(words('orcaslicer')).toMatchObject({ gyroid: 'gyroid', stars: 'tri-hexagon', 'zig-zag': 'rectilinear' });
    expect(words('bambu_studio')).toMatchObject({ crosshatch: 'crosshatch', rectilinear: 'zig-zag' });
    expect(words('prusaslicer')).toMatchObject({ 'tri-hexagon': 'stars', rectilinear: 'rectilinear' });
    expect(words('cura')).toMatchObject({ rectilinear: 'lines', zigzag: 'zigzag' });
    expect(words('prusaslicer')).not.toHaveProperty('crosshatch');
    expect(words('cura')).not.toHaveProperty('3dhoneycomb');
  });

  test('takes from the setting how to do without a missing key', () => {
    const missing = fieldOf('cura', 'pressure_advance');
    expect(missing).toMatchObject({ outcome: 'none', keys: [] });
    expect(missing.remark).toContain('start G-code');
    expect(missing.remark_zh).toContain('起始 G 代码');
    expect(fieldOf('cura', 'process.seam_position')).toMatchObject({ outcome: 'approximated' });
    expect(fieldOf('cura', 'process.seam_position').remark).toContain('sharpest_corner');
  });

  test('leaves values of the printer preset to it', () => {
    expect(fieldOf('prusaslicer', 'nozzle.diameter_mm')).toMatchObject({
      outcome: 'printer',
      keys: [{ key: 'nozzle_diameter', kind: 'machine' }],
    });
    expect(fieldOf('orcaslicer', 'z_offset')).toMatchObject({ field: null, setting: 'z_offset', outcome: 'printer' });
  });

  test('is omitted for slicers without rows', () => {
    expect(composePresets(smallComposed().dataset)).toEqual([]);
  });
});
