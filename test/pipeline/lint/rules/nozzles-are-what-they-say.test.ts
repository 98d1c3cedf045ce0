import { describe, expect, it } from 'vitest';
import rule from '../../../../scripts/pipeline/lint/rules/nozzles-are-what-they-say.js';
import { findings } from '../../../support/small-dataset.js';

const second = (name: string, diameter_mm: number, more: object = {}) => ({
  imported: { slicer: { 'acme-one': { nozzles: { [name]: { diameter_mm, preset: 'Acme One', ...more } } } } } as never,
});

describe('nozzles-are-what-they-say', () => {
  it('accepts the names in every source', () => {
    for (const name of ['0.6', '0.60', 'hf0.6', '0.6-high-flow', 'volcano-0.6', 'wide'])
      expect(findings(rule, second(name, 0.6)), name).toEqual([]);
  });

  it('reports another diameter than in the name', () => {
    expect(findings(rule, { nozzle: { diameter_mm: 0.6 } })).toEqual(['the nozzle 0.4 has a diameter of 0.6 mm']);
  });

  it('reports two default nozzles, and none', () => {
    expect(findings(rule, second('0.6', 0.6, { default: true }))).toEqual(['2 default nozzles: 0.4, 0.6']);
    expect(findings(rule, { nozzle: { default: false } })).toEqual(['0 default nozzles']);
  });
});
