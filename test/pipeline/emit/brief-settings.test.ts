import { describe, expect, it } from 'vitest';
import { FILES, pagePath } from '../../../core/contract/paths.js';
import type { BriefSetting, Rule, Setting } from '../../../schemas/generated/record.js';
import { readJson, schemaErrors } from '../../support/published.js';
import { shared } from '../../support/shared.js';

describe('the file of how settings are used', async () => {
  const release = await shared('release');
  const list = <T>(file: string) => readJson<{ data: T[] }>(release, file).data;
  const data = list<BriefSetting>(FILES.briefSettings);
  const { counts } = readJson<{ counts: { profiles: number; printers: number } }>(release, FILES.index);

  it('has every setting once, valid by its schema', () => {
    expect(data.map(({ id }) => id)).toEqual(list<Setting>(FILES.settings).map(({ id }) => id));
    expect(schemaErrors(release, 'brief-setting', data)).toEqual([]);
  });

  it('counts all records, and sorts its counts', () => {
    const spreads = data.flatMap(({ distribution: spread }) => (spread ? [spread] : []));
    expect(spreads.length).toBeGreaterThan(50);
    for (const { of, known, total, p5: low, median, p95: high, common } of spreads) {
      expect(total).toBe(of === 'profile' ? counts.profiles : counts.printers);
      expect(known).toBeLessThanOrEqual(total);
      expect(common.reduce((sum, { count }) => sum + count, 0)).toBeLessThanOrEqual(known);
      if (low !== null && median !== null && high !== null) {
        expect(low).toBeLessThanOrEqual(median);
        expect(median).toBeLessThanOrEqual(high);
      }
    }
  });

  it('lists exactly the symptoms with a fix that changes the setting', () => {
    const own = data.find(({ id }) => id === 'retraction_length')?.symptoms ?? [];
    expect(own).toContain('stringing');
    for (const { id } of list<{ id: string }>(pagePath({ kind: 'troubleshoot' }))) {
      const [rule] = list<Rule>(pagePath({ kind: 'troubleshoot', symptom: id }));
      const changed = rule?.causes.flatMap(({ fixes }) => fixes.map(({ adjustment }) => adjustment?.setting)) ?? [];
      if (changed.includes('retraction_length')) expect(own).toContain(id);
      else expect(own).not.toContain(id);
    }
  });
});
