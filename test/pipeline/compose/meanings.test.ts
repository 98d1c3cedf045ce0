import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../scripts/shared/tree.js';
import { smallComposed } from '../../support/small-dataset.js';

const SOURCE = 'https://example.org/spec';
const curated = (facts: JsonObject) =>
  Object.fromEntries(Object.entries(facts).map(([field, value]) => [field, { value, source: SOURCE }]));
const printer = (facts: JsonObject) => {
  const { printers } = smallComposed({ printers: { 'acme-one': { curated: curated(facts) } } }).records;
  if (!printers[0]) throw new Error('no printer');
  return printers[0];
};

describe('a maximum temperature', () => {
  it.each<[what: string, facts: JsonObject, value: number | null, means: string | null]>([
    ['is the firmware’s limit where the maker’s rating is not known', {}, 260, 'firmware_limit'],
    ['is the rating where that is lower', { 'rated.max_nozzle_temperature_c': 250 }, 250, 'rated'],
    ['is the rating where both are the same', { 'rated.max_nozzle_temperature_c': 260 }, 260, 'rated'],
    ['is the limit where that is lower', { 'rated.max_nozzle_temperature_c': 300 }, 260, 'firmware_limit'],
    ['is the rating alone', { ...rated(240), 'firmware_limit.max_nozzle_temperature_c': null }, 240, 'rated'],
    ['is the maker’s firmware’s where users’ allows another', community(200), 260, 'firmware_limit'],
    [
      'is that of users’ firmware where nothing else is known',
      { ...community(330), 'firmware_limit.max_nozzle_temperature_c': null },
      330,
      'community_firmware',
    ],
    ['is not known where neither is', { 'firmware_limit.max_nozzle_temperature_c': null }, null, null],
  ])('%s', (_, facts, value, means) => {
    const { max_nozzle_temperature_c: maximum, provenance } = printer(facts);
    expect([maximum, provenance.figure_kinds.max_nozzle_temperature_c]).toEqual([value, means]);
  });
});

function community(value: number): JsonObject {
  return { 'community_firmware.max_nozzle_temperature_c': value };
}

function rated(value: number): JsonObject {
  return { 'rated.max_nozzle_temperature_c': value };
}

describe('a build volume', () => {
  it('is the slicer’s, and labelled as such, until one is stated', () => {
    const { build_volume_mm, printable_volume_mm, printable_volume_reason, provenance } = printer({ enclosed: true });
    expect(provenance.figure_kinds.build_volume_mm).toBe('slicer');
    expect(printable_volume_mm).toEqual(build_volume_mm);
    expect(printable_volume_reason).toBeNull();
  });

  it('may be stated next to the slicer’s usable volume, with the reason that was read', () => {
    const facts = { build_volume_mm: { x: 210, y: 210, z: 205 }, printable_volume_reason: 'margin' };
    const { build_volume_mm, printable_volume_mm, printable_volume_reason, provenance } = printer(facts);
    expect(build_volume_mm).toEqual({ x: 210, y: 210, z: 205 });
    expect(printable_volume_mm).toEqual({ x: 200, y: 200, z: 200 });
    expect(printable_volume_reason).toBe('margin');
    expect(provenance.figure_kinds.build_volume_mm).toBe('stated');
  });

  it.each([
    ['https://github.com/OrcaSlicer/OrcaSlicer/blob/3c0c36d11c51/resources/profiles/a.json', 'slicer'],
    ['https://github.com/SimplyPrint/slicer-profiles-db/blob/e1592317affa/profiles/cura/a.json', 'slicer'],
    ['https://github.com/GregValiant/Cura/blob/4f28ea876310/resources/definitions/a.def.json', 'slicer'],
    ['https://github.com/CrealityOfficial/CrealityPrint/blob/aa/resources/a.json', 'stated'],
  ])('read in %s is %s', (source, means) => {
    const facts = { curated: { build_volume_mm: { value: { x: 210, y: 210, z: 205 }, source } } };
    const [one] = smallComposed({ printers: { 'acme-one': facts } }).records.printers;
    expect(one?.build_volume_mm).toEqual({ x: 210, y: 210, z: 205 });
    expect(one?.provenance.figure_kinds.build_volume_mm).toBe(means);
  });

  it('says if the slicer exceeds it', () => {
    expect(printer({ build_volume_mm: { x: 200, y: 200, z: 180 } }).printable_volume_reason).toBe('beyond_stated');
  });
});
