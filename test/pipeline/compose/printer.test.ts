import { describe, expect, it } from 'vitest';
import { type Changes, smallComposed } from '../../support/small-dataset.js';

const printer = (changes: Changes) => smallComposed(changes).records.printers.find(({ id }) => id === 'acme-one');
const change = (value: object): Changes => ({ printers: { 'acme-one': value as never } });

describe('composePrinter', () => {
  it('has every field, null where nothing is known', () => {
    expect(printer({})).toMatchObject({
      brand: 'Acme',
      brand_id: 'acme',
      enclosed: null,
      release_year: null,
      max_speed_mm_s: { x: null, e: null },
    });
  });

  it('puts a curated fact over the imported one, and keeps the replaced value', () => {
    const curated = {
      'rated.max_nozzle_temperature_c': {
        value: 250,
        source: 'https://example.org/spec',
        read: 'table',
        others: [{ value: 290, source: 'https://example.org/other' }],
      },
    };
    const composed = printer(change({ curated }));
    expect(composed?.rated.max_nozzle_temperature_c).toBe(250);
    expect(composed?.max_nozzle_temperature_c).toBe(250);
    expect(composed?.provenance.figure_kinds.max_nozzle_temperature_c).toBe('rated');
    expect(composed?.provenance.curated).toContainEqual({
      field: 'rated.max_nozzle_temperature_c',
      source: 'https://example.org/spec',
      passage: 'table',
    });
    expect(composed?.provenance.others).toEqual([
      { field: 'rated.max_nozzle_temperature_c', value: 290, source: 'https://example.org/other' },
    ]);
  });

  it('lists facts that were searched for in vain, as long as no source states them', () => {
    const searched = { release_year: '2026-11-22', camera: '2026-11-22' };
    expect(printer(change({ searched }))?.provenance.not_found).toEqual([
      { field: 'release_year', date: '2026-11-22' },
      { field: 'camera', date: '2026-11-22' },
    ]);
    const overrides = [
      { field: 'camera', was: null, value: true, reason: 'It has one.', source: 'https://example.org' },
    ];
    expect(printer(change({ searched, overrides }))?.provenance.not_found).toEqual([
      { field: 'release_year', date: '2026-11-22' },
    ]);
  });

  it('corrects an imported value by an override, with its reason', () => {
    const overrides = [
      {
        field: 'build_volume_mm.z',
        was: 200,
        value: 256,
        reason: 'The maker says 256.',
        source: 'https://example.org',
      },
    ];
    const composed = printer(change({ overrides }));
    expect(composed?.build_volume_mm).toEqual({ x: 200, y: 200, z: 256 });
    expect(composed?.provenance.corrected).toEqual([
      { field: 'build_volume_mm.z', upstream_value: 200, reason: 'The maker says 256.', source: 'https://example.org' },
    ]);
  });

  it('takes missing hardware facts from another source, and keeps its other values', () => {
    const one = {
      models: ['One'],
      nozzles: {},
      facts: { kinematics: 'corexy', build_volume_mm: { x: 210, y: 200, z: 200 } },
    };
    const composed = printer({ imported: { other: { 'acme-one': one } } });
    expect(composed?.kinematics).toBe('corexy');
    expect(composed?.build_volume_mm.x).toBe(200);
    expect(composed?.provenance.others).toEqual([{ field: 'build_volume_mm.x', value: 210, source: 'other' }]);
  });

  it.each([
    ['a CoreXZ moves Z by belts', { kinematics: 'corexz' }, { z_drive: 'timing_belt' }],
    ['what screws level has no probe', { bed_levelling: 'manual' }, { probe: 'none' }],
    ['what has a probe levels by itself', { probe: 'touch' }, { bed_levelling: 'automatic' }],
    ['no probe tells nothing of the levelling', { probe: 'none' }, { bed_levelling: null }],
    ['Klipper has pressure advance', { gcode_flavor: 'klipper' }, { pressure_advance: true }],
    ['of Marlin nobody knows', { gcode_flavor: 'marlin' }, { pressure_advance: null }],
    ['what is stated stays', { gcode_flavor: 'klipper', pressure_advance: false }, { pressure_advance: false }],
  ])('adds what a fact implies: %s', (_, stated, expected) => {
    const source = 'https://example.org';
    const curated = Object.fromEntries(Object.entries(stated).map(([field, value]) => [field, { value, source }]));
    const composed = printer(change({ curated }));
    expect(composed).toMatchObject(expected);
    for (const field of Object.keys(expected))
      expect(composed?.provenance.curated.some((one) => one.field === field)).toBe(Object.values(expected)[0] !== null);
  });

  it('derives the structure of a delta from its kinematics, with the source of these', () => {
    const composed = printer(change({ curated: { kinematics: { value: 'delta', source: 'https://example.org' } } }));
    expect(composed?.structure).toBe('delta');
    expect(composed?.provenance.curated.find(({ field }) => field === 'structure')?.source).toBe('https://example.org');
    const other = printer(change({ curated: { kinematics: { value: 'corexy', source: 'https://example.org' } } }));
    expect(other?.structure).toBeNull();
  });

  it('leaves out a material that an override withholds', () => {
    const overrides = [
      {
        field: 'profiles.pla',
        was: 'Generic PLA',
        value: null,
        reason: 'It is a copy of another one.',
        source: 'slicer',
      },
    ];
    const { records } = smallComposed(change({ overrides }));
    expect(records.profiles).toEqual([]);
    expect(records.printers[0]?.provenance.withheld).toEqual([
      { material: 'pla', nozzle: null, reason: 'It is a copy of another one.' },
    ]);
  });
});
