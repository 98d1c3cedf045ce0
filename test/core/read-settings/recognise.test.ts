import { describe, expect, it } from 'vitest';
import type { Names } from '../../../core/names/spellings.js';
import type { Dialect, RawSettings } from '../../../core/read-settings/raw-settings.js';
import { printerByPreset, recognise } from '../../../core/read-settings/recognise.js';

const NAMES: Names = {
  brands: {},
  symptoms: {},
  printers: {
    bambulabp1s: ['bambu-lab-p1s'],
    p1s: ['bambu-lab-p1s'],
    crealityender3: ['creality-ender-3'],
    crealityender3v3: ['creality-ender-3-v3'],
    crealityender3v3se: ['creality-ender-3-v3-se'],
    mk4: ['prusa-mk4'],
    mk4is: ['prusa-mk4-is'],
    prusamk4: ['prusa-mk4'],
    twins: ['a', 'b'],
  },
  materials: { pla: ['pla'], plamatte: ['pla-matte'], petg: ['petg'], tpu: ['tpu'], pacf: ['pa-cf'] },
};

function raw(
  values: Record<string, string | string[]>,
  dialect: Dialect = 'orcaslicer',
  more: Partial<RawSettings> = {},
): RawSettings {
  return {
    format: 'gcode',
    dialect,
    program: null,
    version: null,
    values: new Map(Object.entries(values)),
    extruders: 1,
    prints: [],
    notes: [],
    ...more,
  };
}

describe('the printer', () => {
  const of = (values: Record<string, string | string[]>, dialect?: Dialect, more?: Partial<RawSettings>) =>
    recognise(raw(values, dialect, more), NAMES).printer;

  it.each([
    [{ printer_model: 'Bambu Lab P1S' }, 'bambu-lab-p1s'],
    [{ printer_settings_id: 'Creality Ender-3 V3 SE 0.4 nozzle' }, 'creality-ender-3-v3-se'],
    [{ printer_settings_id: 'Creality Ender-3 0.4 nozzle - Copy' }, 'creality-ender-3'],
    [{ printer_settings_id: 'Original Prusa MK4 HF0.4 nozzle' }, 'prusa-mk4'],
    [{ printer_model: 'MK4IS', printer_settings_id: 'My own' }, 'prusa-mk4-is'],
    [{ printer_settings_id: 'Workshop left', inherits_group: ['', '', 'Bambu Lab P1S 0.4 nozzle'] }, 'bambu-lab-p1s'],
    [{ printer_settings_id: 'Workshop left', inherits_group: '"";"";"Bambu Lab P1S 0.4 nozzle"' }, 'bambu-lab-p1s'],
    [{ machine_name: 'Creality Ender-3' }, 'creality-ender-3'],
    [{ compatible_printers: ['Bambu Lab P1S 0.4 nozzle', 'Bambu Lab P1S 0.6 nozzle'] }, 'bambu-lab-p1s'],
  ])('%j', (values, id) => {
    expect(of(values as Record<string, string | string[]>).id).toBe(id);
  });

  it('is not certain if words were added: V3 KE is not V3', () => {
    const expected = { id: null, candidates: ['creality-ender-3-v3'], said: 'Creality Ender-3 V3 KE' };
    expect(of({ printer_settings_id: 'Creality Ender-3 V3 KE' })).toEqual(expected);
  });

  it('is not certain if a name or a preset is ambiguous', () => {
    expect(of({ printer_model: 'Twins' })).toMatchObject({ id: null, candidates: ['a', 'b'] });
    const expected = { id: null, candidates: ['bambu-lab-p1s', 'prusa-mk4'] };
    expect(of({ compatible_printers: ['P1S 0.4 nozzle', 'MK4 0.4 nozzle'] })).toMatchObject(expected);
  });

  it('is not certain by a Cura definition that several machines share, but by that of a project', () => {
    const values = { definition: 'creality_ender3' };
    expect(of(values, 'cura')).toMatchObject({ id: null, candidates: ['creality-ender-3'] });
    expect(of(values, 'cura', { format: 'project_3mf' }).id).toBe('creality-ender-3');
  });

  it('is unknown if nothing names it', () => {
    expect(of({})).toEqual({ id: null, candidates: [], said: null });
    expect(of({ printer_model: 'Replicator' })).toEqual({ id: null, candidates: [], said: 'Replicator' });
  });

  it('can be found by the presets of its record', () => {
    const provenance = { models: ['Original Prusa XL'], presets: ['Original Prusa XL 0.4 nozzle'] } as never;
    const printers = [{ id: 'prusa-xl', provenance }];
    const expected = ['prusa-xl'];
    expect(printerByPreset(raw({ printer_settings_id: 'Original Prusa XL 0.4 nozzle' }), printers)).toEqual(expected);
    expect(printerByPreset(raw({ printer_settings_id: 'Original Prusa XXL 0.4 nozzle' }), printers)).toEqual([]);
  });
});

describe('material, nozzle and slicer', () => {
  const of = (values: Record<string, string | string[]>, extruder = 0) =>
    recognise(raw(values), NAMES, extruder).material;

  it.each([
    [{ filament_type: 'PETG' }, 'petg', []],
    [{ filament_type: 'PA-CF', filament_settings_id: 'Mine' }, 'pa-cf', []],
    [{ filament_type: 'PLA', filament_settings_id: '"Bambu PLA Matte @BBL P1S"' }, 'pla-matte', []],
    [{ filament_type: 'PETG', filament_settings_id: 'Generic PETG @PG' }, 'petg', []],
    [{ filament_settings_id: 'Generic PETG' }, 'petg', []],
    [{ filament_type: 'PLA', filament_settings_id: 'My TPU' }, 'pla', ['pla', 'tpu']],
    [{ filament_type: 'Unobtainium' }, null, []],
    [{ material_type: 'PLA' }, 'pla', []],
  ])('%j', (values, id, candidates) => {
    expect(of(values as Record<string, string>)).toMatchObject({ id, candidates });
  });

  it('are those of the requested extruder', () => {
    const values = { filament_type: ['PLA', 'PETG'], nozzle_diameter: ['0.4', '0.6'] };
    const expected = { material: { id: 'petg' }, nozzle: 0.6, slicer: 'orcaslicer' };
    expect(recognise(raw(values, 'orcaslicer', { extruders: 2 }), NAMES, 1)).toMatchObject(expected);
    const lists = raw({ filament_type: 'PLA;PETG', nozzle_diameter: '0.4,0.6' }, 'superslicer');
    expect(recognise(lists, NAMES, 1)).toMatchObject({ ...expected, slicer: 'prusaslicer' });
    const told = { nozzle: 0.8, slicer: 'cura' };
    expect(recognise(raw({ machine_nozzle_size: '0.8' }, 'cura'), NAMES)).toMatchObject(told);
    expect(recognise(raw({ nozzle_diameter: '0' }), NAMES).nozzle).toBe(null);
  });
});
