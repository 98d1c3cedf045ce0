import { describe, expect, it } from 'vitest';
import { readView, writeView } from '../../../docs/src/table/view.js';

describe('the URL of the table', () => {
  it.each([
    '',
    '?name=ender-3%20v3',
    '?x=220&z=250.5&nozzle=300&year=2023',
    '?bed=100&unknown=bed,chamber',
    '?enclosed=yes,unknown&structure=bed_slinger&extruder=direct_drive,likely_direct_drive',
    '?materials=pc,petg,unknown&machines=only',
    '?materials=asa&verdict=yes',
    '?sort=-volume&columns=volume,year',
    '?columns=',
    '?compare=voron-2-4-350,bambu-lab-a1-mini',
  ])('round-trips "%s"', (query) => {
    expect(writeView(readView(query))).toBe(query);
  });

  it('ignores unknown values, and more than four printers to compare', () => {
    const query = '?x=-3&y=tall&unknown=price,bed&sort=price&columns=volume,price&compare=a,b,a,c,d,e&utm=x';
    expect(writeView(readView(query))).toBe('?unknown=bed&columns=volume&compare=a,b,c,d');
  });
});
