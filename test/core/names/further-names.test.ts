import { describe, expect, it } from 'vitest';
import { furtherKeys, idsFurther } from '../../../core/names/resolve.js';
import type { FurtherNames } from '../../../core/names/spellings.js';

const FURTHER: FurtherNames = {
  printers: { c12: ['p1s'], '13': ['mk4', 'mk4s'] },
  materials: { gfa00: ['pla'], polymakerpolyterrapla: ['pla'], 'acmepla/pro': ['pla-plus'], acmeplapro: ['pla'] },
};

describe('looking up something other than a name', () => {
  it('finds products and identifiers in any spelling, with all their meanings', () => {
    expect(idsFurther(FURTHER, 'printers', 'C12')).toEqual(['p1s']);
    expect(idsFurther(FURTHER, 'printers', '13')).toEqual(['mk4', 'mk4s']);
    for (const name of ['Polymaker PolyTerra PLA', 'polymaker_polyterra-pla', 'Polymaker PolyTerra™ PLA filament'])
      expect(idsFurther(FURTHER, 'materials', name), name).toEqual(['pla']);
    expect(idsFurther(FURTHER, 'materials', 'C12')).toEqual([]);
  });

  it('prefers an exact spelling to one without punctuation', () => {
    expect(idsFurther(FURTHER, 'materials', 'Acme PLA/Pro')).toEqual(['pla-plus']);
    expect(idsFurther(FURTHER, 'materials', 'Acme PLA (Pro)')).toEqual(['pla']);
    expect(furtherKeys('materials', 'Acme PLA+ / 3D')).toEqual(['acmeplaplus/3d', 'acmeplaplus']);
  });

  it('never returns inherited object properties', () => {
    for (const name of ['constructor', '__proto__', 'toString', '', '™', 'filament'])
      expect(idsFurther(FURTHER, 'materials', name), name).toEqual([]);
    const own = JSON.parse('{"printers": {"__proto__": ["p1s"]}, "materials": {}}') as FurtherNames;
    expect(idsFurther(own, 'printers', '__proto__')).toEqual([]);
    expect(
      idsFurther(JSON.parse('{"printers":{"constructor":["p1s"]},"materials":{}}'), 'printers', 'constructor'),
    ).toEqual(['p1s']);
  });
});
