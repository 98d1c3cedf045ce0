import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { pagePath } from '../../../core/contract/paths.js';
import { tellingValues } from '../../../core/read-settings/telling-values.js';
import { viewRule } from '../../../core/troubleshoot/resolve/rule-view.js';
import { NO_SETUP, type Setup } from '../../../core/troubleshoot/resolve/setup.js';
import { SLICERS, type SlicerId } from '../../../core/words/slicers.js';
import { inOneLanguage, pageRule } from '../../../docs/src/symptom/page-answer.js';
import type { Rule } from '../../../schemas/generated/record.js';
import { readJson } from '../../support/published.js';
import { publishedRecords } from '../../support/published-data.js';
import { publishedSettings } from '../../support/read-file.js';
import { rules, setupOf } from '../../support/resolve-fixture.js';
import { shared } from '../../support/shared.js';

const settings = await publishedSettings();
const frozen = await shared('frozen');
const [stringing] = readJson<{ data: Rule[] }>(frozen, pagePath({ kind: 'troubleshoot', symptom: 'stringing' })).data;

const SETUPS: readonly Setup[] = [
  NO_SETUP,
  setupOf({ printer: 'creality-ender-3-v3-se', material: 'petg', slicer: 'cura' }),
  setupOf({ printer: 'prusa-mk4', material: 'pla', slicer: 'orcaslicer' }),
  { ...NO_SETUP, user_values: { retraction_length: 3 } },
];

describe.each(['en', 'zh'] as const)('the rule on a page, %s', (language) => {
  it('gives the same answers as the whole rule', () => {
    const all = [...rules, stringing as Rule];
    expect(all.length).toBeGreaterThan(15);
    for (const rule of all)
      for (const setup of SETUPS) {
        const own = pageRule(rule, language);
        // The data of a change has texts in both languages; the page shows one.
        const shown = (one: Rule) => inOneLanguage(viewRule(one, setup, language), language);
        expect(shown(own), rule.id).toEqual(shown(rule));
        const told = (one: Rule) => tellingValues(one, setup, settings).map(({ setting, value }) => [setting, value]);
        expect(told(own), rule.id).toEqual(told(rule));
      }
  });

  it('names the options to set first, and what a printer needs instead', () => {
    const { rules: published, printers } = publishedRecords();
    const printer = printers.find(({ id }) => id === 'bambu-lab-p1s') ?? null;
    const lines = (rule: Rule, slicer: SlicerId) =>
      viewRule(rule, { ...NO_SETUP, printer, slicer }, language).causes.flatMap(({ fixes }) =>
        fixes.flatMap(({ changes }) => changes.flatMap(({ where }) => where)),
      );
    for (const rule of published)
      for (const slicer of SLICERS) expect(lines(pageRule(rule, language), slicer)).toEqual(lines(rule, slicer));
  });

  it('is considerably smaller, and has no text in the other language', () => {
    const whole = JSON.stringify(rules);
    const own = JSON.stringify(rules.map((rule) => pageRule(rule, language)));
    expect(gzipSync(own).length).toBeLessThan(0.75 * gzipSync(whole).length);
    if (language === 'en') expect(own).not.toMatch(/\p{Script=Han}/u);
    else expect(JSON.stringify(pageRule(stringing as Rule, 'zh'))).not.toContain((stringing as Rule).description);
  });

  it('falls back to English without a Chinese text', () => {
    const expected = { ...{ workaround: 'a', workaround_zh: null, menu: ['b'], menu_zh: null } };
    expect(inOneLanguage({ workaround: 'a', workaround_zh: null, menu: ['b'], menu_zh: null }, 'zh')).toEqual(expected);
    const told = { ...{ name: '', name_zh: '甲', menu: null, menu_zh: ['乙'] } };
    expect(inOneLanguage({ name: 'a', name_zh: '甲', menu: ['b'], menu_zh: ['乙'] }, 'zh')).toEqual(told);
  });
});
