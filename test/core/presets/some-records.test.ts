import { describe, expect, it } from 'vitest';
import { presetsPath } from '../../../core/contract/paths.js';
import { composePreset } from '../../../core/presets/compose.js';
import type { ComposedPreset, PresetRow } from '../../../core/presets/types.js';
import { SLICERS } from '../../../core/words/slicers.js';
import type { PresetMapping } from '../../../schemas/generated/record.js';
import { alone, checkKeys, faultsOf, known, overParents, untoldIn } from '../../support/preset-faults.js';
import { presetSamples } from '../../support/preset-samples.js';
import { readJson } from '../../support/published.js';
import { shared } from '../../support/shared.js';

const release = await shared('release');

/** Of every record with each version and each form: all-records.full.test.ts. */
const samples = presetSamples(release, 80);

describe.each(SLICERS)('what is written for %s', (slicer) => {
  const [mapping] = readJson<{ data: [PresetMapping] }>(release, presetsPath(slicer)).data;

  it('is what its keys take, and what is not is told', () => {
    const { presets, faults, keys } = checkKeys(samples, mapping, alone(slicer));
    expect(faults).toEqual({});
    expect(presets).toBeGreaterThan(250);
    expect(keys).toBeGreaterThan(50 * presets);
  });

  it('is no less over its own presets', () => {
    const own = known(samples, slicer);
    const { presets, faults, refused } = checkKeys(own, mapping, overParents(slicer));
    expect({ presets, faults, refused }).toEqual({ presets: own.length, faults: {}, refused: {} });
    expect(presets).toBeGreaterThan(25);
  });
});

describe('a profile of Cura', () => {
  const [mapping] = readJson<{ data: [PresetMapping] }>(release, presetsPath('cura')).data;

  it('can be made for every quality that its machine has', () => {
    const wanted = samples.flatMap((sample) =>
      sample.printer.presets.cura_quality_types.map((qualityType) => ({ sample, qualityType })),
    );
    const made = wanted.map(({ sample: { profile, printer, material }, qualityType }) => {
      const { cura } = composePreset(profile, printer, material, mapping, { parents: null, qualityType });
      return cura?.quality_type;
    });
    expect(made).toEqual(wanted.map(({ qualityType }) => qualityType));
    expect(made).toContain('extra coarse');
  });
});

describe('what a preset is held to', () => {
  const values = { filament: [], process: [], machine: [], global: [], extruder: [] };
  const faults = (more: Partial<ComposedPreset['values']>, slicer: ComposedPreset['slicer'] = 'orcaslicer') => [
    ...faultsOf({ slicer, version: slicer === 'prusaslicer' ? '2.5' : '2.4', values: { ...values, ...more } }),
  ];

  it.each([
    [{ filament: [['nozzle_heat', '210']] }, 'nozzle_heat is no key'],
    [{ process: [['nozzle_temperature', '210']] }, 'nozzle_temperature is of the filament preset'],
    [{ filament: [['nozzle_temperature', '2100']] }, 'nozzle_temperature is out of its range: 2100'],
    [{ filament: [['nozzle_temperature', '210.5']] }, 'nozzle_temperature is no coInts: 210.5'],
    [{ process: [['wall_loops', 'NaN']] }, 'wall_loops is no coInt: NaN'],
    [{ process: [['layer_height', '1e-7']] }, 'layer_height is no coFloat: 1e-7'],
    [{ process: [['only_one_wall_top', 'true']] }, 'only_one_wall_top is no coBool: true'],
    [{ process: [['wall_generator', 'magic']] }, 'wall_generator has no word magic'],
  ] as const)('knows %j', (wrong, said) => {
    expect(faults(wrong)).toEqual([said]);
  });

  it('knows what came later', () => {
    expect(faults({ process: [['wipe_tower_cone_angle', '10']] }, 'prusaslicer')).toEqual([
      'wipe_tower_cone_angle is not in 2.5',
    ]);
  });

  it('knows what nobody is told', () => {
    const row = { field: 'flow_ratio', setting: null, outcome: 'out_of_range', remark: 'Limited.' } as PresetRow;
    expect([...untoldIn({ rows: [{ ...row, remark_zh: '已限制。' }] })]).toEqual([]);
    expect([...untoldIn({ rows: [{ ...row, remark_zh: null }] })]).toHaveLength(1);
  });
});
