import { describe, expect, it } from 'vitest';
import { type Changes, smallComposed } from '../../support/small-dataset.js';

const pla = (changes: Changes) => smallComposed(changes).records.materials.find(({ id }) => id === 'pla');
const generic = {
  name: 'Generic PLA',
  vendor: 'Generic',
  material: 'pla',
  filament_ids: ['GFL99'],
  setting_ids: ['S2', 'S1'],
};
const IMPORTED = { other: { 'acme-one': { models: ['One'], nozzles: {} } } };

describe('a material’s names in other systems', () => {
  it('are none if nobody states one', () => {
    expect(pla({})?.identifiers).toEqual({});
    expect(pla({})?.provenance.figures.map(({ field }) => field)).toEqual(['nozzle_temperature_c']);
  });

  it('are all names in a table, with the citation', () => {
    const identifiers = { '0': 'pla', '1': 'petg', '36': { left_out: 'no material here' }, 'PLA Basic': 'pla' };
    const materialIdentifiers = { openprinttag_material_type: { sources: ['guide'], identifiers } } as never;
    const found = pla({ materialIdentifiers });
    expect(found?.identifiers).toEqual({ openprinttag_material_type: ['0', 'PLA Basic'] });
    expect(found?.provenance.figures).toContainEqual({
      field: 'identifiers.openprinttag_material_type',
      sources: ['guide'],
      note: null,
      others: [],
    });
    expect(found?.provenance.references.map(({ id }) => id)).toEqual(['guide', 'slicer']);
  });

  it('are the ids of generic presets, not those of a product or another material', () => {
    const presets = [
      generic,
      { ...generic, vendor: 'generic', name: 'PLA', filament_ids: ['OGFL99'], setting_ids: undefined },
      { ...generic, vendor: 'Acme', filament_ids: ['AC1'] },
      { ...generic, vendor: undefined, filament_ids: ['AC2'] },
      { ...generic, material: 'petg', filament_ids: ['GFG99'], setting_ids: undefined },
    ];
    expect(pla({ filamentPresets: { slicer: presets as never } })?.identifiers).toEqual({
      filament_id: ['GFL99', 'OGFL99'],
      setting_id: ['S1', 'S2'],
    });
  });

  it('exclude an id that a slicer gives to generic presets of several materials', () => {
    const copied = { name: 'Generic TPU', vendor: 'Generic', material: 'tpu', filament_ids: ['GFL99'] };
    const third = { ...generic, filament_ids: ['GFL99', 'GFL98'], setting_ids: undefined };
    const filamentPresets = { slicer: [generic, copied, third] } as never;
    expect(pla({ filamentPresets })?.identifiers).toEqual({ filament_id: ['GFL98'], setting_id: ['S1', 'S2'] });
  });

  it('exclude an id that Bambu Studio gives another material', () => {
    const namesPrinters = { slicer: 'bambu_studio_printer' };
    const theirs = { name: 'Generic TPU', vendor: 'Generic', material: 'tpu', filament_ids: ['GFU99'] };
    const wrong = { ...generic, filament_ids: ['GFU99', 'GFL99'], setting_ids: undefined };
    const filamentPresets = { slicer: [theirs, generic], other: [wrong] } as never;
    expect(pla({ namesPrinters, filamentPresets, imported: IMPORTED })?.identifiers.filament_id).toEqual(['GFL99']);
  });

  it('are what Bambu Lab machines send if the presets are Bambu Studio’s', () => {
    const namesPrinters = { slicer: 'bambu_studio_printer' };
    const other = { ...generic, filament_ids: ['X1'], setting_ids: undefined };
    const filamentPresets = { slicer: [generic], other: [other] } as never;
    expect(pla({ namesPrinters, filamentPresets, imported: IMPORTED })?.identifiers).toEqual({
      bambu_tray_info_idx: ['GFL99'],
      filament_id: ['GFL99', 'X1'],
      setting_id: ['S1', 'S2'],
    });
  });

  it('are a GUID if the presets are Cura’s', () => {
    const filamentPresets = { slicer: [{ ...generic, filament_ids: ['506c9f0d'] }] } as never;
    expect(pla({ sourceKinds: { slicer: 'cura' }, filamentPresets })?.identifiers).toEqual({
      fdm_materials_guid: ['506c9f0d'],
    });
  });
});
