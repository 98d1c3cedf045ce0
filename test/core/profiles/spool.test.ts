import { describe, expect, it } from 'vitest';
import { spoolOf } from '../../../core/names/named-spool.js';
import { figuresText } from '../../../core/profiles/figures-text.js';
import { pairMaterial, spoolProfiles, spoolRows } from '../../../core/profiles/spool.js';
import type { Profile } from '../../../schemas/generated/record.js';
import { FURTHER, PRESETS, profileOnOne as profile, SPOOL } from '../../support/spool.js';

describe('the profiles of a spool on a printer', () => {
  const [own, other, ...more] = spoolProfiles(SPOOL, PRESETS, [profile('0.4'), profile('0.6')]);

  it('have the spool’s own figures and its material’s process, in the order of the pair', () => {
    expect(more).toEqual([]);
    expect(own).toMatchObject({
      id: 'one--0.4--poly--terra',
      material: 'pla',
      filament: 'poly--terra',
      figures_of: 'product_on_this_printer',
      flow_ratio: 1,
      nozzle_temperature_c: { other_layers: 200 },
      process: { layer_height_mm: 0.2 },
      effective_speed_mm_s: { outer_wall: 80 },
      presets: { orcaslicer: { machine: 'One', filament: 'Poly Terra @One' }, bambu_studio: null },
      provenance: { source: 'orca', commit: 'c0ffee', filament_preset: 'Poly Terra @One', process_preset: 'P' },
    });
    const expected = ['chamber_temperature_c', 'process.layer_height_mm'];
    expect(own?.provenance.corrected.map(({ field }) => field)).toEqual(expected);
  });

  it('are the material’s for a nozzle without a preset, with a warning if the spool states otherwise', () => {
    const expected = { id: 'one--0.6--pla', filament: 'poly--terra', figures_of: 'material', flow_ratio: 0.98 };
    expect(other).toMatchObject(expected);
    const outsideProductRange = [{ code: 'outside_product_range', field: 'nozzle_temperature_c.other_layers' }];
    expect(other?.warnings).toMatchObject(outsideProductRange);
    expect(other?.warnings[0]?.message).toContain('10 °C above 210 °C, the highest stated for Poly Terra');
    expect(spoolProfiles(SPOOL, null, [profile('0.4')])[0]?.figures_of).toBe('material');
  });

  it('treat a stated bed at room temperature as unheated, which causes no warning', () => {
    const warned = (bed: number) =>
      spoolProfiles({ ...SPOOL, bed_temperature_c: { min: bed, max: bed } }, null, [profile('0.4')]).flatMap((one) =>
        one.warnings.map(({ field }) => field),
      );
    expect(warned(45)).toContain('bed_temperature_c.other_layers');
    expect(warned(25)).not.toContain('bed_temperature_c.other_layers');
  });

  it('are only of its own material', () => {
    const kin = {
      ...PRESETS,
      rows: PRESETS.rows.map((row) => ({ ...row, profile: 'one--0.4--petg' })),
    };
    const pair = ['0.4', '0.6'].map((variant) => profile(variant, { id: `one--${variant}--petg`, material: 'petg' }));
    expect(pairMaterial(kin, 'one', 'pla')).toBe('petg');
    expect(pairMaterial(kin, 'two', 'pla')).toBe('pla');
    const expected = [['one--0.4--poly--terra', 'pla']];
    expect(spoolProfiles(SPOOL, kin, pair).map(({ id, material }) => [id, material])).toEqual(expected);
  });
});

it('the rows of a spool have no process', () => {
  const rows = spoolRows(PRESETS);
  expect(rows).toMatchObject([{ printer: 'one', flow_ratio: 1, process: { layer_height_mm: null } }]);
  expect(rows[0]?.presets).toEqual({ orcaslicer: null });
});

it('a spool is loaded from the list of names', () => {
  expect(spoolOf('poly--terra', FURTHER)).toEqual(SPOOL);
  expect(spoolOf('constructor', FURTHER)).toBeNull();
});

it('a sentence states the source of the values, in both languages', () => {
  const said = (figures_of: Profile['figures_of']) => figuresText({ figures_of, material: 'pla' }, SPOOL);
  expect(said('product_on_this_printer').en).toBe('Preset for Poly Terra on this printer and nozzle.');
  expect(said('material').en).toContain('figures of its material, pla');
  expect(said('material').zh).toContain('Poly Terra');
});
