import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readProfilesDb } from '../../scripts/import/profiles-db/index.js';
import { Report } from '../../scripts/import/report.js';
import { folderOf } from '../support/folder.js';
import { PROFILES_DB } from './fixtures/profiles-db.js';

const checkout = folderOf(PROFILES_DB);
const root = path.join(checkout, 'profiles/acmeslicer');
const report = new Report();
const machines = readProfilesDb(root, undefined, report);
const [one] = machines.find(({ model }) => model === 'Acme One')?.variants ?? [];

describe('reading one slicer of a profiles database', () => {
  it('returns its machines with their compatible presets', () => {
    const told = machines.map(({ vendor, model, defaultMaterials, variants }) => {
      const fit = variants.flatMap((one) => [one, ...one.filaments, ...one.processes].map(({ preset }) => preset));
      return [vendor, model, defaultMaterials, fit];
    });
    expect(told).toEqual([
      [
        ...['Acme', 'Acme New', []],
        ['Acme New 0.4 nozzle', 'Acme PLA Bereft @0.4', 'Acme PLA Bereft', 'Acme PLA', '0.20mm Standard'],
      ],
      ['Acme', 'Acme One', ['Acme PLA'], ['Acme One 0.4 nozzle', 'Acme PLA', '0.20mm Standard', '0.25mm Noted']],
      ['Beta', 'Beta', [], ['Beta 0.4 nozzle', 'Beta PLA']],
    ]);
  });

  it('uses the value of the newest release, or none if it has none', () => {
    expect(one?.facts).toMatchObject({
      build_volume_mm: { x: 200, y: 200, z: 250 },
      retraction: { length_mm: null },
      gcode_flavor: 'klipper',
    });
    expect(one?.filaments[0]?.values().nozzle_temperature_c?.other_layers).toBe(210);
    expect(one?.processes[0]?.values().speed_mm_s?.outer_wall).toBe(60);
    expect(machines.map(({ identifiers }) => identifiers)).toEqual([undefined, { orca_model_id: ['A1'] }, undefined]);
  });

  it('fills a preset that lost its parent with earlier inherited values', () => {
    const [variant] = machines.find(({ model }) => model === 'Acme New')?.variants ?? [];
    const valuesOf = (name: string) => variant?.filaments.find(({ preset }) => preset === name)?.values();
    const bereft = { nozzle_temperature_c: { other_layers: 225 }, flow_ratio: 0.98 };
    expect(valuesOf('Acme PLA Bereft')).toMatchObject(bereft);
    expect(valuesOf('Acme PLA Bereft @0.4')).toMatchObject({ ...bereft, nozzle_temperature_c: { other_layers: 230 } });
  });

  it('reads the filament ids of the newest release', () => {
    const identity = { folder: 'Acme', filamentId: 'ADB01', settingId: 'B1', density: null };
    expect(one?.filaments[0]?.identity).toEqual(identity);
  });

  it('ignores switches, which may be from a template', () => {
    expect(one?.facts).toMatchObject({ auxiliary_fan: null, structure: 'bed_slinger' });
  });

  it('leaves out presets that were removed, added by the database or stored without their parent', () => {
    const left = (part: string) =>
      report.leftOut(report.counts().find(([reason]) => reason.includes(part))?.[0] ?? '').join('; ');
    expect(left('no longer has')).toBe(
      'machine/Acme/Acme Old 0.4 nozzle; filament/Acme/Acme Gone; machine/Gone/Gone 0.4 nozzle',
    );
    expect(left('added by the database')).toBe('filament/Acme/Guest PLA');
    expect(left('stored without its parent')).toBe('filament/Acme/Acme Orphan; filament/Acme/Acme Unresolved');
    expect(new Map(report.counts()).get('file that is not JSON')).toBe(1);
  });

  it('reads only the requested vendors, and rejects any other folder', () => {
    expect(readProfilesDb(root, ['Beta'], new Report()).map(({ model }) => model)).toEqual(['Beta']);
    expect(() => readProfilesDb(checkout, undefined, new Report())).toThrow(/no _meta\.json/);
  });

  it('leaves out nothing if presets keep their ids', () => {
    const kept = Object.fromEntries(
      Object.entries(PROFILES_DB).filter(([file]) => !file.includes('/Acme/') || file.includes('Acme Old')),
    );
    const place = path.join(folderOf(kept), 'profiles/acmeslicer');
    expect(readProfilesDb(place, undefined, new Report()).map(({ model }) => model)).toEqual([
      'Acme Old',
      'Beta',
      'Gone',
    ]);
  });
});
