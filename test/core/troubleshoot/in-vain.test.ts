import { describe, expect, it } from 'vitest';
import { fixesInVain, outcomeInVain } from '../../../core/troubleshoot/diagnose/in-vain.js';
import { factorOf } from '../../../core/troubleshoot/diagnose/rank.js';
import { firstFixes, ruleText, viewRule } from '../../../core/troubleshoot/resolve/rule-view.js';
import { NO_SETUP } from '../../../core/troubleshoot/resolve/setup.js';
import { composeDiagnosis } from '../../../scripts/pipeline/compose/diagnosis.js';
import { composeRecords } from '../../../scripts/pipeline/compose/records.js';
import { publishedDataset } from '../../support/published-data.js';

const dataset = publishedDataset();
const table = composeDiagnosis(dataset);
const outcomes = table.checks.flatMap((check) => check.outcomes.map((outcome) => ({ check: check.id, ...outcome })));
const telling = outcomes.filter(({ failed_fixes: in_vain }) => in_vain.length > 0);
const rules = [...dataset.symptoms.values()].map(({ value }) => value);

describe('a fix that did not help', () => {
  it('is reported by exactly one statement', () => {
    const fixes = telling.flatMap(({ failed_fixes: in_vain }) => in_vain);
    expect(fixes.length).toBeGreaterThan(60);
    expect(fixes.filter((fix, place) => fixes.indexOf(fix) !== place)).toEqual([]);
    expect(telling.filter(({ statement }) => statement === null)).toEqual([]);
  });

  it('makes no cause likelier whose first fix it is', () => {
    const wrong = telling.flatMap(({ check, id, effects, failed_fixes: in_vain }) =>
      rules
        .flatMap(({ causes }) => causes)
        .filter(({ cause, fixes: [first = ''] }) => in_vain.includes(first) && factorOf(table, effects, cause) > 1)
        .map(({ cause }) => `${check} ${id}: ${cause}`),
    );
    expect(wrong).toEqual([]);
  });

  it('is reported by its check, and identified by its statement', () => {
    expect(outcomeInVain(table, 'dry-filament')).toEqual({ check: 'dried', outcome: 'same' });
    expect(outcomeInVain(table, 'no-such-fix')).toBeUndefined();
    expect(fixesInVain(table, { dried: 'same', 'cold-pull': null })).toEqual(new Set(['dry-filament']));
    expect(fixesInVain(table, { dried: 'better' })).toEqual(new Set());
  });

  it('is omitted from the first fixes, and from the text for a forum', () => {
    const rule = composeRecords(dataset).rules.find(({ id }) => id === 'stringing');
    if (!rule) throw new Error('no rule');
    const view = viewRule(rule, NO_SETUP, 'en');
    const [first] = firstFixes(view);
    if (!first) throw new Error('no first fix');
    const tried = new Set([first.fix.id]);
    const next = firstFixes(view, tried);
    expect(next.map(({ fix }) => fix.id)).not.toContain(first.fix.id);
    expect(next).toHaveLength(3);
    expect(ruleText(view, 'en')).toContain(`1. ${first.fix.action}`);
    expect(ruleText(view, 'en', tried)).not.toContain(`1. ${first.fix.action}`);
  });
});
