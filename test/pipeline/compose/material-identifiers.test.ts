import { describe, expect, it } from 'vitest';
import { type Changes, smallRecords } from '../../support/small-dataset.js';

const pla = (changes: Changes) => smallRecords(changes).materials.find(({ id }) => id === 'pla');
const preset = (material: string, ...filament_ids: string[]) => {
  return { name: `Generic ${material.toUpperCase()}`, vendor: 'Generic', material, filament_ids };
};
const generic = { ...preset('pla', 'GFL99'), setting_ids: ['S2', 'S1'] };
/** Presets of two sources, the first of which is Bambu Studio. */
const ofBambu = (slicer: object[], other: object[]) =>
  pla({
    namesPrinters: { slicer: 'bambu_studio_printer' },
    filamentPresets: { slicer, other },
    imported: { other: { 'acme-one': { models: ['One'], nozzles: {} } } },
  });

describe('a material’s names in other systems', () => {
  it('are empty if no source states one', () => {
    expect(pla({})?.identifiers).toEqual({});
    expect(pla({})?.provenance.figures.map(({ field }) => field)).toEqual(['nozzle_temperature_c']);
  });

  it('are all names in a table, with the citation', () => {
    const identifiers = { '0': 'pla', '1': 'petg', '36': { left_out: 'no material here' }, 'PLA Basic': 'pla' };
    const materialIdentifiers = { openprinttag_material_type: { sources: ['guide'], identifiers } };
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
      { ...preset('pla', 'OGFL99'), vendor: 'generic', name: 'PLA' },
      { ...generic, vendor: 'Acme', filament_ids: ['AC1'] },
      { ...generic, vendor: undefined, filament_ids: ['AC2'] },
      preset('petg', 'GFG99'),
    ];
    expect(pla({ filamentPresets: { slicer: presets } })?.identifiers).toEqual({
      filament_id: ['GFL99', 'OGFL99'],
      setting_id: ['S1', 'S2'],
    });
  });

  it('exclude an id that a slicer gives to generic presets of several materials', () => {
    const filamentPresets = { slicer: [generic, preset('tpu', 'GFL99'), preset('pla', 'GFL99', 'GFL98')] };
    expect(pla({ filamentPresets })?.identifiers).toEqual({ filament_id: ['GFL98'], setting_id: ['S1', 'S2'] });
  });

  it('exclude an id that Bambu Studio gives another material', () => {
    const wrong = preset('pla', 'GFU99', 'GFL99');
    expect(ofBambu([preset('tpu', 'GFU99'), generic], [wrong])?.identifiers.filament_id).toEqual(['GFL99']);
  });

  it('are what Bambu Lab machines send if the presets are Bambu Studio’s', () => {
    expect(ofBambu([generic], [preset('pla', 'X1')])?.identifiers).toEqual({
      bambu_tray_info_idx: ['GFL99'],
      filament_id: ['GFL99', 'X1'],
      setting_id: ['S1', 'S2'],
    });
  });

  it('are a GUID if the presets are Cura’s', () => {
    const filamentPresets = { slicer: [preset('pla', '506c9f0d')] };
    expect(pla({ sourceKinds: { slicer: 'cura' }, filamentPresets })?.identifiers).toEqual({
      fdm_materials_guid: ['506c9f0d'],
    });
  });
});
