import { describe, expect, it } from 'vitest';
import type { Printer } from '../../../schemas/generated/record.js';
import { curated, smallRecords } from '../../support/small-dataset.js';

const printer = (facts: object, source?: string) =>
  smallRecords({ printers: { 'acme-one': curated(facts, source) } }).printers[0] as Printer;
const [RATED, LIMIT, COMMUNITY] = ['rated', 'firmware_limit', 'community_firmware'].map(
  (kind) => `${kind}.max_nozzle_temperature_c`,
) as [string, string, string];

describe('a maximum temperature', () => {
  it.each<[what: string, facts: object, value: number | null, means: string | null]>([
    ['is the firmware’s limit where the maker’s rating is not known', {}, 260, 'firmware_limit'],
    ['is the rating where that is lower', { [RATED]: 250 }, 250, 'rated'],
    ['is the rating where both are the same', { [RATED]: 260 }, 260, 'rated'],
    ['is the limit where that is lower', { [RATED]: 300 }, 260, 'firmware_limit'],
    ['is the rating alone', { [RATED]: 240, [LIMIT]: null }, 240, 'rated'],
    ['is the maker’s firmware’s where users’ allows another', { [COMMUNITY]: 200 }, 260, 'firmware_limit'],
    ['is that of users’ firmware alone', { [COMMUNITY]: 330, [LIMIT]: null }, 330, 'community_firmware'],
    ['is not known where neither is', { [LIMIT]: null }, null, null],
  ])('%s', (_, facts, value, means) => {
    const { max_nozzle_temperature_c: maximum, provenance } = printer(facts);
    expect([maximum, provenance.figure_kinds.max_nozzle_temperature_c]).toEqual([value, means]);
  });
});

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
    const one = printer({ build_volume_mm: { x: 210, y: 210, z: 205 } }, source);
    expect(one.build_volume_mm).toEqual({ x: 210, y: 210, z: 205 });
    expect(one.provenance.figure_kinds.build_volume_mm).toBe(means);
  });

  it('says if the slicer exceeds it', () => {
    expect(printer({ build_volume_mm: { x: 200, y: 200, z: 180 } }).printable_volume_reason).toBe('beyond_stated');
  });
});
