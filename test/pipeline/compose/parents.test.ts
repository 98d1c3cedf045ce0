import { describe, expect, it } from 'vitest';
import { type Changes, smallComposed } from '../../support/small-dataset.js';

const nozzle = (machine: string, diameter_mm = 0.4, more: object = {}) => ({ diameter_mm, machine, ...more });
const filament = (preset: string, nozzles: string[], more: object = {}) => ({ preset, nozzles, ...more });

const NONE = { orcaslicer: null, bambu_studio: null, prusaslicer: null, cura: null };

/** The parent presets of the small dataset's printer and profile, with a non-leading source of this slicer. */
function presets(slicer: string, one: object, changes: Changes = {}) {
  const other = { 'acme-one': { models: ['One'], nozzles: { '0.4': { diameter_mm: 0.4, preset: 'One' } } } };
  const { records } = smallComposed({
    imported: { other },
    slicers: { other: slicer },
    presets: { other: { acme: { 'acme-one': one } } },
    ...changes,
  });
  return { printer: records.printers[0]?.presets, profiles: records.profiles.map((profile) => profile.presets) };
}

describe('the parent presets of a record', () => {
  it('are of the slicer, whichever source the record is from', () => {
    const own = {
      nozzles: { '0.4': nozzle('Acme One 0.4 nozzle', 0.4, { process: '0.20mm Standard' }) },
      filaments: { pla: [filament('Generic PLA @One', ['0.4'])] },
    };
    const { printer, profiles } = presets('orcaslicer', own);
    expect(printer).toEqual({
      orcaslicer: [{ nozzle: '0.4', machine: 'Acme One 0.4 nozzle', process: '0.20mm Standard' }],
      bambu_studio: [],
      prusaslicer: [],
      cura: [],
      cura_quality_types: [],
    });
    const [machine, process, filament_] = ['Acme One 0.4 nozzle', '0.20mm Standard', 'Generic PLA @One'];
    const orcaslicer = { machine, process, filament: filament_, variants: 1 };
    expect(profiles).toEqual([{ ...NONE, orcaslicer }]);
  });

  it('are null if no slicer has the machine, or not with this nozzle', () => {
    expect(smallComposed().records.profiles[0]?.presets).toEqual(NONE);
    const { printer, profiles } = presets('orcaslicer', { nozzles: { '0.6': nozzle('Acme One 0.6', 0.6) } });
    expect([printer?.orcaslicer, profiles]).toEqual([[], [NONE]]);
  });

  it('omit process and filament if the slicer has none', () => {
    const { profiles } = presets('prusaslicer', { nozzles: { '0.4': nozzle('One') } });
    expect(profiles[0]?.prusaslicer).toEqual({ machine: 'One', process: null, filament: null, variants: 1 });
  });

  it('state the highest number of variants that one of them has values for', () => {
    const of = (process: object, own: object) =>
      presets('bambu_studio', {
        nozzles: { '0.4': nozzle('One', 0.4, process) },
        filaments: { pla: [filament('PLA', ['0.4'], own)] },
      }).profiles[0]?.bambu_studio?.variants;
    expect([of({ variants: 2 }, {}), of({}, { variants: 4 }), of({ variants: 4 }, { variants: 2 })]).toEqual([2, 4, 4]);
  });

  it('have the quality of the material in Cura, otherwise that of the nozzle', () => {
    const cura = (own: object) =>
      presets('cura', {
        nozzles: { '0.4': nozzle('acme_one', 0.4, { process: 'normal' }) },
        filaments: { pla: [filament('generic_pla', ['0.4'], own)] },
        quality_types: ['draft', 'normal'],
      });
    expect(cura({ process: 'draft' }).profiles[0]?.cura?.process).toBe('draft');
    expect(cura({}).profiles[0]?.cura?.process).toBe('normal');
    expect(cura({}).printer?.cura_quality_types).toEqual(['draft', 'normal']);
  });

  it('are those of another nozzle name if both have only one of the diameter', () => {
    const of = (nozzles: object, changes?: Changes) =>
      presets('cura', { nozzles, filaments: { pla: [filament('pla', Object.keys(nozzles))] } }, changes).profiles[0]
        ?.cura;
    expect(of({ 'aa-0.4': nozzle('acme') })).toMatchObject({ machine: 'acme', filament: 'pla' });
    expect(of({ 'aa-0.4': nozzle('acme'), 'bb-0.4': nozzle('acme') })).toBeNull();
    const slicer = { 'acme-one': { nozzles: { 'hf0.4': { diameter_mm: 0.4, preset: 'High flow' } } } };
    expect(of({ 'aa-0.4': nozzle('acme') }, { imported: { slicer } })).toBeNull();
    expect(of({ '0.4': nozzle('plain'), 'bb-0.4': nozzle('other') })).toMatchObject({ machine: 'plain' });
  });

  it('are from the first bundle of a slicer that has two', () => {
    const of = (machine: string) => ({ acme: { 'acme-one': { nozzles: { '0.4': nozzle(machine) } } } });
    const slicers = { slicer: 'prusaslicer', other: 'prusaslicer' };
    const both = { slicers, presets: { other: of('second'), slicer: of('first') } };
    expect(presets('prusaslicer', {}, both).printer?.prusaslicer).toMatchObject([{ machine: 'first' }]);
  });
});
