import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { pagePath, recordPath } from '../../../core/contract/paths.js';
import { meaningOf } from '../../../core/words/meanings.js';
import { concerns, materialStatements, printerStatements, profileStatements } from '../../../core/words/provenance.js';
import type { Material, Printer, Profile } from '../../../schemas/generated/record.js';
import { shared } from '../../support/shared.js';

const frozen = await shared('frozen');
function first<T>(file: string): T {
  return (JSON.parse(readFileSync(path.join(frozen, file), 'utf8')) as { data: [T] }).data[0];
}
const profile = first<Profile>(pagePath({ kind: 'profiles', printer: 'acme-labs-one', material: 'petg' }));
const printer = first<Printer>(recordPath('printers', 'acme-labs-one'));
const bowden = first<Printer>(recordPath('printers', 'acme-labs-one-bowden'));
const material = first<Material>(recordPath('materials', 'petg'));

it('maps each statement to its value', () => {
  expect(concerns('build_volume_mm', 'build_volume_mm')).toBe(true);
  expect(concerns('build_volume_mm.z', 'build_volume_mm')).toBe(true);
  expect(concerns('build_volume_mm', 'build_volume_mm.z')).toBe(true);
  expect(concerns('build_volume', 'build_volume_mm')).toBe(false);
});

describe('the source of a profile value', () => {
  it('is the preset that contains it, in the source that was read', () => {
    expect(profileStatements(profile, 'nozzle_temperature_c', 'filament')).toEqual([
      { kind: 'preset', holder: 'filament', preset: profile.provenance.filament_preset, note: profile.basis },
      { kind: 'source', id: profile.provenance.source, commit: profile.provenance.commit },
    ]);
    const expected = { holder: 'process', preset: profile.provenance.process_preset };
    expect(profileStatements(profile, 'process.layer_height_mm', 'process')[0]).toMatchObject(expected);
    expect(
      profileStatements(profile, 'retraction.length_mm', 'both').map((item) => 'holder' in item && item.holder),
    ).toEqual(['filament', 'machine', false]);
  });

  it('names corrections of that value only', () => {
    const corrected = [
      { field: 'cooling.fan_min_percent', upstream_value: 20, reason: 'above the highest', source: 'here' },
    ];
    const changed = { ...profile, provenance: { ...profile.provenance, corrected } };
    expect(profileStatements(changed, 'cooling.fan_min_percent', 'filament')).toContainEqual({
      kind: 'corrected',
      field: 'cooling.fan_min_percent',
      upstream: 20,
      reason: 'above the highest',
      source: 'here',
    });
    expect(profileStatements(changed, 'cooling.fan_max_percent', 'filament')).toHaveLength(2);
  });
});

describe('the source of a printer fact', () => {
  it('is the page read by hand, with the values of other sources', () => {
    const statements = printerStatements(printer, 'build_volume_mm');
    expect(statements[0]).toMatchObject({ kind: 'curated', source: expect.stringMatching(/^https:/) });
    expect(statements.filter(({ kind }) => kind === 'other').length).toBeGreaterThan(0);
    expect(statements.some(({ kind }) => kind === 'source')).toBe(false);
  });

  it('of a plain maximum is that of the field that it is copied from', () => {
    expect(meaningOf(printer, 'max_nozzle_temperature_c')).toBe('rated');
    const expected = { kind: 'curated', read: 'table of temperatures' };
    expect(printerStatements(printer, 'max_nozzle_temperature_c')[0]).toMatchObject(expected);
    expect(meaningOf(bowden, 'max_nozzle_temperature_c')).toBe('firmware_limit');
    expect(printerStatements(bowden, 'max_nozzle_temperature_c')[0]).toMatchObject({ kind: 'preset' });
    expect(meaningOf(printer, 'kinematics')).toBeNull();
  });

  it('is the machine preset otherwise: that of the nozzle, else of the default one', () => {
    expect(printerStatements(printer, 'max_speed_mm_s.x').map(({ kind }) => kind)).toEqual(['preset', 'source']);
    const [nozzle] = printer.nozzles;
    const nozzles = ['0.2', '0.4'].map((variant) => ({ ...nozzle, variant }) as (typeof printer.nozzles)[number]);
    const two = { ...printer, nozzles, default_nozzle_variant: '0.4' };
    two.provenance = { ...printer.provenance, presets: ['fine', 'usual'] };
    expect(printerStatements(two, 'max_speed_mm_s.x')[0]).toMatchObject({ preset: 'usual' });
    expect(printerStatements(two, 'nozzles.0.2.diameter_mm')[0]).toMatchObject({ preset: 'fine' });
  });
});

describe('the source of a material figure', () => {
  it('is the cited page with title and URL, and the values of other sources', () => {
    const [figure, ...rest] = materialStatements(material, 'nozzle_temperature_c');
    expect(figure).toMatchObject({
      kind: 'figure',
      references: expect.arrayContaining([{ title: expect.any(String), url: expect.stringMatching(/^https?:/) }]),
    });
    expect(rest.length).toBeGreaterThan(0);
    expect(rest.every(({ kind }) => kind === 'other')).toBe(true);
  });

  it('is null if nothing is known', () => {
    expect(materialStatements(material, 'no_such_field')).toEqual([]);
  });
});
