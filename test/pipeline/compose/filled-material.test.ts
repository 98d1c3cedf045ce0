import { describe, expect, it } from 'vitest';
import { smallComposed } from '../../support/small-dataset.js';

const facts = (own: object) => ({ facts: own as never });
const compose = (pla: object, nozzle: number, others: object = {}) => {
  const { records } = smallComposed({
    nozzle: { diameter_mm: nozzle },
    materials: { pla: pla as never, ...(others as Record<string, never>) },
  });
  return { profiles: records.profiles, withheld: records.printers[0]?.provenance.withheld };
};
const least = (value: number) => ({ min_nozzle_diameter_mm: { value, sources: ['guide'] } });

describe('the check of filled materials and fine nozzles', () => {
  it('withholds fibre through a nozzle that it clogs', () => {
    const { profiles, withheld } = compose({ fibre: 'carbon', ...facts(least(0.4)) }, 0.2);
    expect(profiles).toEqual([]);
    expect(withheld).toEqual([
      { material: 'pla', nozzle: '0.4', reason: 'a filled material needs a nozzle of at least 0.4 mm; 0.2 mm clogs' },
    ]);
  });

  it('publishes it through a wide enough nozzle', () => {
    expect(compose({ fibre: 'carbon', ...facts(least(0.4)) }, 0.4).profiles).toHaveLength(1);
  });

  it('leaves unfilled materials unchanged, whatever nozzle they are said to need', () => {
    expect(compose(facts(least(0.4)), 0.2).profiles).toHaveLength(1);
  });

  it('falls back to the smallest nozzle stated for a filled material', () => {
    const about = { id: 'pla-wood', name: 'Wood PLA', name_zh: '木质 PLA', family: 'pla', type: 'PLA', fibre: null };
    const wood = { ...about, aliases: [], facts: least(0.3), safety: { fumes: null, food_contact: null } };
    expect(compose({ fibre: 'glass' }, 0.25, { 'pla-wood': wood }).profiles).toEqual([]);
    expect(compose({ fibre: 'glass' }, 0.3, { 'pla-wood': wood }).profiles).toHaveLength(1);
    expect(compose({ fibre: 'glass' }, 0.1).profiles, 'nothing is stated of any').toHaveLength(1);
  });
});
