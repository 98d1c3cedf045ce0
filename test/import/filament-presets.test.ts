import { describe, expect, it } from 'vitest';
import { filamentPresets } from '../../scripts/import/filament-presets/index.js';
import {
  type FilamentCandidate,
  type Machine,
  type PresetIdentity,
  PrinterNaming,
} from '../../scripts/import/machine.js';
import { Report } from '../../scripts/import/report.js';
import { candidate, IDENTITY, machineWith, materialNames } from './fixtures/candidates.js';

type Values = ReturnType<FilamentCandidate['values']>;
type Changes = Partial<Omit<FilamentCandidate, 'values' | 'identity'>> & {
  values?: Values;
  identity?: Partial<PresetIdentity>;
};

function filament(preset: string, { values = {}, identity = {}, ...changes }: Changes = {}): FilamentCandidate {
  const own = { values: () => values, identity: { ...IDENTITY, ...identity } };
  return candidate(preset, { vendor: 'Spool & Co', ...own, ...changes });
}

const machine = (model: string, filaments: FilamentCandidate[], vendor?: string) =>
  machineWith(model, { 0.4: filaments }, vendor);

const materials = {
  names: materialNames([], {
    ignored: [{ words: ['support'], because: 'a mixture for supports' }],
    polymers: [
      ...['pla', 'petg', 'pc', 'abs'].map((id) => ({ id, words: [id] })),
      { id: 'pa12', words: ['pa 12'] },
      { id: 'pa', words: ['pa'] },
    ],
  }),
  known: new Set(['pla', 'pla-cf', 'petg', 'abs', 'pa', 'pa12']),
};
function read(machines: Machine[], report = new Report()) {
  const names = new PrinterNaming({ acme: { name: 'Acme' } });
  const printers = new Set(['acme-one', 'acme-j1']);
  return filamentPresets(machines, { names, excluded: { Arena: 'a demonstration' }, materials, printers, report });
}
const only = (...filaments: FilamentCandidate[]) => read([machine('Acme One', filaments)]);
const sets = (min: number, max: number, flow = 1, speed = 10): Values => ({
  nozzle_temperature_range_c: { min, max },
  flow_ratio: flow,
  max_volumetric_speed_mm3_s: speed,
  filament_diameter_mm: 1.75,
});

const SUPER = { name: 'Super PLA', vendor: 'Spool & Co', material: 'pla' };

describe('the filament presets of a source', () => {
  it('are merged by product, with all ids and printers', () => {
    const one = filament('Super PLA @One 0.4', {
      identity: { filamentId: 'F2', settingId: 'S2', density: 1.2 },
      values: sets(200, 220, 0.95, 20),
    });
    const two = filament('Super PLA @J1', {
      identity: { filamentId: 'F1', settingId: 'S1', density: 1.2 },
      values: sets(200, 220, 1.02, 12),
    });
    expect(read([machine('Acme One', [one, two]), machine('Acme J1', [two])])).toEqual([
      {
        ...SUPER,
        filament_ids: ['F1', 'F2'],
        setting_ids: ['S1', 'S2'],
        nozzle_temperature_c: { min: 200, max: 220 },
        flow_ratio: { min: 0.95, max: 1.02 },
        max_volumetric_speed_mm3_s: { min: 12, max: 20 },
        density_g_cm3: 1.2,
        filament_diameter_mm: 1.75,
        printers: ['acme-j1', 'acme-one'],
      },
    ]);
  });

  it('omit a temperature and a density that differ between them', () => {
    const [entry] = only(
      filament('Super PLA @A', { values: sets(200, 220), identity: { density: 1.2 } }),
      filament('Super PLA @B', { values: sets(200, 230), identity: { density: 1.3 } }),
    );
    expect(entry).toEqual({
      ...SUPER,
      flow_ratio: { min: 1, max: 1 },
      max_volumetric_speed_mm3_s: { min: 10, max: 10 },
      filament_diameter_mm: 1.75,
      printers: ['acme-one'],
    });
  });

  it.each([
    ['Super PLA 0.25 nozzle', 'Super PLA'],
    ['Super PLA Silk HS Nozzle', 'Super PLA Silk'],
    ['Super 2.85mm PLA', 'Super PLA'],
    ['Super PLA  (Door Opened)', 'Super PLA'],
    ['Acme J1 PLA', 'Acme PLA'], // the machine's model
    ['J1 PLA', 'J1 PLA'], // no other maker is possible
    ['Super PLA 2.0', 'Super PLA 2.0'],
  ])('are named without machine and nozzle: %s', (preset, name) => {
    expect(read([machine('Acme J1', [filament(preset)])]).map((entry) => entry.name)).toEqual([name]);
  });

  it.each([
    ['Generic PLA', 'Acme', 'Generic'],
    ['Acme Generic PLA', 'Acme', 'Generic'],
    ['Spool Generic PLA', 'Spool & Co', 'Spool & Co'], // in the folder of a machine's maker
    ['Spool Generic PLA', 'Generic', 'Generic'],
    ['Super PLA', 'Spool & Co', 'Spool & Co'],
    ['Super PLA', 'Generic', undefined], // of a template
    ['Super PLA', '(Undefined)', undefined],
  ])('determine the vendor: %s of %s', (preset, vendor, expected) => {
    expect(only(filament(preset, { vendor }))[0]?.vendor).toBe(expected);
  });

  it('with one name have its only stated vendor, but are separate if two are stated', () => {
    const of = (preset: string, vendor: string) => filament(preset, { vendor });
    const vendors = (...all: FilamentCandidate[]) => only(...all).map(({ vendor }) => vendor);
    expect(vendors(of('Super PLA @A', 'Generic'), of('Super PLA @B', 'Spool'))).toEqual(['Spool']);
    expect(vendors(of('Super PLA @A', 'Reel'), of('Super PLA @B', 'Spool'), of('Super PLA @C', ''))).toEqual([
      'Reel',
      'Spool',
      undefined,
    ]);
  });

  it('omit values that are from the slicer’s template', () => {
    const template = { values: sets(190, 240), identity: { density: 1.24 } };
    const own = { values: sets(205, 225), identity: { density: 1.24 } };
    const entries = only(
      filament('Generic PLA', template),
      filament('Super PLA-CF', template), // the same polymer
      filament('Super PLA', own),
      filament('Super PETG', { ...template, type: 'PETG' }), // another
    );
    const said = entries.map((one) => [one.name, one.nozzle_temperature_c?.max, one.density_g_cm3, one.templates]);
    expect(said).toEqual([
      ['Generic PLA', 240, 1.24, undefined],
      ['Super PETG', 240, 1.24, undefined],
      ['Super PLA', 225, undefined, ['density_g_cm3']],
      ['Super PLA-CF', undefined, undefined, ['nozzle_temperature_c', 'density_g_cm3']],
    ]);
  });

  it('ignore an id that presets of more than three polymers share', () => {
    const carry = (preset: string, filamentId: string, settingId: string) =>
      filament(preset, { type: '', identity: { filamentId, settingId } });
    const entries = only(
      carry('Super PLA', 'F', 'S1'),
      carry('Super PLA-CF', 'F', 'S2'), // the same polymer
      carry('Super PETG', 'F', 'S1'),
      carry('Super ABS', 'F', 'S1'),
      carry('Super PA', 'F', 'S1'),
      carry('Super PA12', 'G', 'S2'), // only of PA
    );
    const said = entries.map((one) => [one.name, one.filament_ids, one.setting_ids, one.template_ids]);
    expect(said).toEqual([
      ['Super ABS', undefined, undefined, ['F', 'S1']],
      ['Super PA', undefined, undefined, ['F', 'S1']],
      ['Super PA12', ['G'], ['S2'], undefined],
      ['Super PETG', undefined, undefined, ['F', 'S1']],
      ['Super PLA', undefined, undefined, ['F', 'S1']],
      ['Super PLA-CF', undefined, ['S2'], ['F']],
    ]);
    expect(only(...['PLA', 'PETG', 'ABS'].map((type) => carry(`Super ${type}`, 'F', 'S')))).not.toContainEqual(
      expect.objectContaining({ template_ids: expect.anything() }),
    );
  });

  it('omit values that three vendors share, but not two', () => {
    const by = (vendor: string, max: number) => filament(`${vendor} PLA`, { vendor, values: sets(190, max) });
    const shared = only(by('Reel', 230), by('Spool', 230), by('Wire', 230), by('Bobbin', 250), by('Yarn', 250));
    expect(Object.fromEntries(shared.map(({ name, nozzle_temperature_c: range }) => [name, range?.max]))).toEqual({
      'Bobbin PLA': 250,
      'Reel PLA': undefined,
      'Spool PLA': undefined,
      'Wire PLA': undefined,
      'Yarn PLA': 250,
    });
  });

  it('reject and report impossible figures', () => {
    const report = new Report();
    const values = { ...sets(240, 190, 1, 250), filament_diameter_mm: 18 };
    const odd = filament('Super PLA', { identity: { density: 1240 }, values: { ...values, flow_ratio: 0.1 } });
    expect(read([machine('Acme One', [odd])], report)).toEqual([{ ...SUPER, printers: ['acme-one'] }]);
    for (const what of ['nozzle temperature', 'volumetric speed', 'diameter', 'density', 'flow ratio'])
      expect(report.counts()).toContainEqual([`impossible ${what} in a filament preset`, 1]);
  });

  it('from the library list no printers, although compatible', () => {
    const generic = { name: 'Generic PLA', vendor: 'Generic', material: 'pla' };
    expect(only(filament('Generic PLA', { library: true }))).toEqual([generic]);
  });

  it('are left out for unknown machines or materials, or without an identity', () => {
    const pla = filament('Super PLA');
    expect(
      read([machine('Acme Two', [pla]), machine('Nobody One', [pla], 'Nobody'), machine('Arena', [pla], 'Arena')]),
    ).toEqual([]);
    expect(
      only(filament('Support for PLA'), filament('Super PC', { type: 'PC' }), filament('Mystery', { type: '' })),
    ).toEqual([]);
    const { identity: _, ...nameless } = pla;
    expect(only(nameless)).toEqual([]);
  });
});
