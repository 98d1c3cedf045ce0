import { describe, expect, it } from 'vitest';
import { ABOUT, type Changes, curated, overrides, smallRecords } from '../../support/small-dataset.js';

const printer = (changes: Changes) => smallRecords(changes).printers.find(({ id }) => id === 'acme-one');
const change = (value: object): Changes => ({ printers: { 'acme-one': value } });

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
    const [field, source] = ['rated.max_nozzle_temperature_c', 'https://example.org/spec'];
    const other = { value: 290, source: 'https://example.org/other' };
    const composed = printer(change({ curated: { [field]: { value: 250, source, read: 'table', others: [other] } } }));
    expect(composed).toMatchObject({ rated: { max_nozzle_temperature_c: 250 }, max_nozzle_temperature_c: 250 });
    expect(composed?.provenance.figure_kinds.max_nozzle_temperature_c).toBe('rated');
    expect(composed?.provenance.curated).toContainEqual({ field, source, passage: 'table' });
    expect(composed?.provenance.others).toEqual([{ field, ...other }]);
  });

  it('lists facts that were searched for in vain, as long as no source states them', () => {
    const searched = { release_year: '2026-11-22', camera: '2026-11-22' };
    expect(printer(change({ searched }))?.provenance.not_found).toEqual([
      { field: 'release_year', date: '2026-11-22' },
      { field: 'camera', date: '2026-11-22' },
    ]);
    const camera = overrides(['camera', null, true]);
    expect(printer(change({ searched, ...camera }))?.provenance.not_found).toEqual([
      { field: 'release_year', date: '2026-11-22' },
    ]);
  });

  it('corrects an imported value by an override, with its reason', () => {
    const composed = printer(change(overrides(['build_volume_mm.z', 200, 256])));
    expect(composed?.build_volume_mm).toEqual({ x: 200, y: 200, z: 256 });
    expect(composed?.provenance.corrected).toEqual([{ field: 'build_volume_mm.z', upstream_value: 200, ...ABOUT }]);
  });

  it('takes missing hardware facts from another source, and keeps its other values', () => {
    const facts = { kinematics: 'corexy', build_volume_mm: { x: 210, y: 200, z: 200 } };
    const composed = printer({ imported: { other: { 'acme-one': { models: ['One'], nozzles: {}, facts } } } });
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
    const composed = printer(change(curated(stated)));
    expect(composed).toMatchObject(expected);
    for (const field of Object.keys(expected))
      expect(composed?.provenance.curated.some((one) => one.field === field)).toBe(Object.values(expected)[0] !== null);
  });

  it('derives the structure of a delta from its kinematics, with the source of these', () => {
    const composed = printer(change(curated({ kinematics: 'delta' })));
    expect(composed?.structure).toBe('delta');
    expect(composed?.provenance.curated.find(({ field }) => field === 'structure')?.source).toBe('https://example.org');
    expect(printer(change(curated({ kinematics: 'corexy' })))?.structure).toBeNull();
  });

  it('leaves out a material that an override withholds', () => {
    const { printers, profiles } = smallRecords(change(overrides(['profiles.pla', 'Generic PLA', null])));
    expect(profiles).toEqual([]);
    expect(printers[0]?.provenance.withheld).toEqual([{ material: 'pla', nozzle: null, reason: ABOUT.reason }]);
  });
});
