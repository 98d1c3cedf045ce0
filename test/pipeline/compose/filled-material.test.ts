import { describe, expect, it } from 'vitest';
import { smallRecords } from '../../support/small-dataset.js';

const compose = (pla: object, diameter_mm: number, others: Record<string, object> = {}) => {
  const { profiles, printers } = smallRecords({ nozzle: { diameter_mm }, materials: { pla, ...others } });
  return { profiles, withheld: printers[0]?.provenance.withheld };
};
const least = (value: number) => ({ facts: { min_nozzle_diameter_mm: { value, sources: ['guide'] } } });

describe('the check of filled materials and fine nozzles', () => {
  it('withholds fibre through a nozzle that it clogs', () => {
    const { profiles, withheld } = compose({ fibre: 'carbon', ...least(0.4) }, 0.2);
    expect(profiles).toEqual([]);
    expect(withheld).toEqual([
      { material: 'pla', nozzle: '0.4', reason: 'a filled material needs a nozzle of at least 0.4 mm; 0.2 mm clogs' },
    ]);
  });

  it('publishes it through a wide enough nozzle', () => {
    expect(compose({ fibre: 'carbon', ...least(0.4) }, 0.4).profiles).toHaveLength(1);
  });

  it('leaves unfilled materials unchanged, whatever nozzle they are said to need', () => {
    expect(compose(least(0.4), 0.2).profiles).toHaveLength(1);
  });

  it('falls back to the smallest nozzle stated for a filled material', () => {
    const wood = { 'pla-wood': least(0.3) };
    expect(compose({ fibre: 'glass' }, 0.25, wood).profiles).toEqual([]);
    expect(compose({ fibre: 'glass' }, 0.3, wood).profiles).toHaveLength(1);
    expect(compose({ fibre: 'glass' }, 0.1).profiles, 'nothing is stated of any').toHaveLength(1);
  });
});
