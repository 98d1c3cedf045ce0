import { describe, expect, it } from 'vitest';
import type { PresetRow } from '../../../core/presets/types.js';
import { headingOf, isCompared, isNothingNew, reportOf } from '../../../docs/src/preset/report.js';

const row = (change: Partial<PresetRow>): PresetRow => ({
  field: null,
  setting: null,
  unit: 'mm',
  value: null,
  theirs: null,
  same: false,
  outcome: 'carried',
  changed: false,
  keys: [],
  remark: null,
  remark_zh: null,
  ...change,
});
const key = { kind: 'process' as const, key: 'k', text: '1' };

describe('the report of a preset', () => {
  const rows = {
    other: row({ value: 0.8, theirs: 0.6, keys: [key] }),
    unknown: row({ value: 0.8, keys: [key] }),
    same: row({ value: 0.8, theirs: 0.8, same: true, keys: [key] }),
    near: row({ value: 'crosshatch', theirs: 'grid', outcome: 'approximated', keys: [key] }),
    none: row({ value: 3, outcome: 'none' }),
    older: row({ value: 3, outcome: 'older' }),
    beyond: row({ value: 3, outcome: 'out_of_range' }),
    printer: row({ value: 3, outcome: 'printer' }),
    own: row({ outcome: 'own' }),
    wordless: row({ value: 'gyroid', outcome: 'carried' }),
    empty: row({ outcome: 'carried' }),
  };
  const report = reportOf(Object.values(rows));

  it('separates changed values from equal ones, and treats unknown values of the slicer as changed', () => {
    expect(report.changes).toEqual([rows.other, rows.unknown, rows.near]);
    expect(report.same).toEqual([rows.same]);
    expect(report.approximated).toEqual([rows.near]);
  });

  it('gives the reason for all that is not written', () => {
    expect(report.rest).toEqual([
      { why: 'out_of_range', rows: [rows.beyond] },
      { why: 'none', rows: [rows.none, rows.wordless] },
      { why: 'older', rows: [rows.older] },
      { why: 'printer', rows: [rows.printer] },
      { why: 'own', rows: [rows.own, rows.empty] },
    ]);
  });

  it('says that nothing is new only if the slicer is known to set all of it', () => {
    expect(isNothingNew([rows.same, rows.own, rows.none])).toBe(true);
    expect(isNothingNew([rows.same, rows.unknown])).toBe(false);
    expect(isNothingNew([rows.none])).toBe(false);
  });

  it('has a column for the slicer’s values if any is known', () => {
    expect(isCompared([rows.unknown, rows.same])).toBe(true);
    expect(isCompared([rows.unknown, rows.none])).toBe(false);
  });

  it('omits nothing and repeats nothing', () => {
    const told = [...report.changes, ...report.same, ...report.rest.flatMap((part) => part.rows)];
    expect(new Set(told)).toEqual(new Set(Object.values(rows)));
    expect(told).toHaveLength(Object.values(rows).length);
  });
});

it('an unknown value is left to the parent presets, or to the defaults of the slicer without them', () => {
  expect(headingOf('own', 'inherits')[0]).toContain('{slicer} keeps its value');
  expect(headingOf('own', 'full')[0]).toContain('built-in default');
  expect(headingOf('none', 'full')[0]).toContain('No counterpart');
});
