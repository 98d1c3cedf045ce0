import { describe, expect, it } from 'vitest';
import rule from '../../../../scripts/pipeline/lint/rules/danger-stops-the-print.js';
import { findings } from '../../../support/small-dataset.js';

describe('danger-stops-the-print', () => {
  it('accepts the small dataset', () => {
    expect(findings(rule)).toEqual([]);
  });

  it('finds a critical symptom that lets the print go on', () => {
    expect(findings(rule, { symptoms: { strings: { severity: 'critical' } } })).toEqual([
      'is missing for a critical symptom',
    ]);
  });

  it('finds an alarm for what is not critical', () => {
    expect(findings(rule, { symptoms: { strings: { stop_print: 'melts' } } })).toEqual([
      'is not critical, but the print must be stopped',
    ]);
  });

  it('accepts a critical symptom that stops it', () => {
    expect(findings(rule, { symptoms: { strings: { severity: 'critical', stop_print: 'crashes' } } })).toEqual([]);
  });
});
