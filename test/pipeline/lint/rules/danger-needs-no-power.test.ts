import { describe, expect, it } from 'vitest';
import rule from '../../../../scripts/pipeline/lint/rules/danger-needs-no-power.js';
import { findings } from '../../../support/small-dataset.js';

const DANGER = { strings: { severity: 'critical', stop_print: 'burns', power_off: true } };

describe('danger-needs-no-power', () => {
  it('accepts the small dataset, and a dangerous symptom whose fix needs no power', () => {
    expect(findings(rule)).toEqual([]);
    expect(findings(rule, { symptoms: DANGER, fixes: { cooler: { kind: 'hardware', power_off: true } } })).toEqual([]);
  });

  it('reports a fix that needs power, and a symptom without one that does not', () => {
    expect(findings(rule, { symptoms: DANGER })).toEqual([
      'lists "cooler", which needs power, although the printer must be off',
      'has no fix for its likeliest cause that is done without power',
    ]);
    expect(findings(rule, { symptoms: DANGER, fixes: { cooler: { after_repair: true } } })).toEqual([
      'has no fix for its likeliest cause that is done without power',
    ]);
  });

  it('reports a setting said to be changed without power', () => {
    expect(findings(rule, { fixes: { cooler: { kind: 'setting', power_off: true } } })).toEqual([
      'is of the kind setting, which nobody can check with the printer unplugged',
    ]);
  });
});
