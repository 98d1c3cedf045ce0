import { describe, expect, it } from 'vitest';
import rule from '../../../../scripts/pipeline/lint/rules/ranges-hold-their-profiles.js';
import { findings, smallComposed } from '../../../support/small-dataset.js';

const { dataset, records } = smallComposed();
const [profile] = records.profiles as [(typeof records.profiles)[number]];
const warnings: typeof profile.warnings = [
  { code: 'outside_material_range', field: 'nozzle_temperature_c.other_layers', message: '', message_zh: '' },
];
const hot = { ...profile, nozzle_temperature_c: { first_layer: 235, other_layers: 235 } };

const found = (profiles: typeof records.profiles) =>
  [...rule.check({ dataset, records: { ...records, profiles } })].map(({ message }) => message);

describe('ranges-hold-their-profiles', () => {
  it('reports a profile out of range without a warning', () => {
    expect(found([hot])).toEqual(['0.4 nozzle: 235 °C is outside the range of pla, but there is no warning']);
    expect(found([{ ...hot, warnings }])).toEqual([]);
  });

  it('reports a range that excludes more than 6 % of the tuned profiles', () => {
    const with_ = (outside: number) => [
      ...Array.from({ length: 100 - outside }, () => profile),
      ...Array.from({ length: outside }, () => ({ ...hot, warnings })),
    ];
    expect(found(with_(7))).toEqual(['7 of 100 tuned profiles are outside the ranges']);
    expect(found(with_(6))).toEqual([]);
    const untuned = with_(7).map((one) => ({ ...one, evidence: 'generic_material' as const }));
    expect(found(untuned)).toEqual([]);
  });

  it('reports a range too wide to be useful', () => {
    const facts = (max: number) => ({ bed_temperature_c: { min: 20, max, sources: ['guide'] } });
    expect(findings(rule, { materials: { pla: { facts: facts(101) } } })).toEqual([
      'runs from 20 to 101 °C, which is too wide to be useful',
    ]);
    expect(findings(rule, { materials: { pla: { facts: facts(100) } } })).toEqual([]);
  });
});
