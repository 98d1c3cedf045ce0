import { describe, expect, it } from 'vitest';
import rule from '../../../../scripts/pipeline/lint/rules/retraction-suits-extruder.js';
import { findings } from '../../../support/small-dataset.js';

const machine = (extruder_type: string, length_mm: number) => ({ facts: { extruder_type, retraction: { length_mm } } });

describe('retraction-suits-extruder', () => {
  it('accepts usual lengths', () => {
    expect(findings(rule, machine('direct_drive', 0.8))).toEqual([]);
    expect(findings(rule, machine('bowden', 5))).toEqual([]);
  });

  it('reports a bowden length on direct drive, and vice versa', () => {
    expect(findings(rule, machine('direct_drive', 6))).toEqual(['retracts 6 mm, which does not suit direct_drive']);
    expect(findings(rule, machine('bowden', 1))).toEqual(['retracts 1 mm, which does not suit bowden']);
  });
});
