import { describe, expect, it } from 'vitest';
import { POWER_LATER, POWER_OFF } from '../../../core/troubleshoot/diagnose/power.js';
import { ruleText, viewRule } from '../../../core/troubleshoot/resolve/rule-view.js';
import { NO_SETUP } from '../../../core/troubleshoot/resolve/setup.js';
import type { Catalogue } from '../../../docs/src/records/catalogue.js';
import { PAGE_LOCALES } from '../../../docs/src/records/locale.js';
import { documentOf } from '../../../docs/src/records/page.js';
import { symptomPage } from '../../../docs/src/records/symptom.js';
import type { CalibrationStep, Diagnosis, Rule } from '../../../schemas/generated/record.js';
import { readJson } from '../../support/published.js';
import { shared } from '../../support/shared.js';

const release = await shared('release');
const list = <T>(name: string) => readJson<{ data: T[] }>(release, `/api/v1/${name}.json`).data;
const rules = list<Rule>('troubleshoot');
const from = {
  symptoms: new Map(rules.map((rule) => [rule.id, rule])),
  diagnosis: readJson<Diagnosis>(release, '/api/v1/diagnose.json'),
  calibration: list<CalibrationStep>('calibration'),
  ...{ materials: new Map(), brands: new Map(), printers: new Map() },
} as unknown as Catalogue;

describe.each(['en', 'zh'] as const)('a symptom that requires the printer to be off, %s', (language) => {
  const { say } = PAGE_LOCALES[language];
  const [first, later] = [say(POWER_OFF.en, POWER_OFF.zh), say(POWER_LATER.en, POWER_LATER.zh)];

  it.each(rules.filter(({ power_off }) => power_off).map(({ id }) => id))('the page of %s says so first', (id) => {
    const rule = from.symptoms.get(id) as Rule;
    const { html, jsonLd } = documentOf(symptomPage(from, rule, PAGE_LOCALES[language]), language, undefined);
    const shown = html.replaceAll(/<[^>]+>/g, '\n').trimStart();
    expect(shown.startsWith(first)).toBe(true);
    const text = ruleText(viewRule(rule, NO_SETUP, language), language);
    expect(text.startsWith(first)).toBe(true);
    for (const { check, check_zh, fixes } of rule.causes) {
      for (const part of [shown, text, ...jsonLd]) expect(part).not.toContain(say(check, check_zh));
      for (const { power_off, action, action_zh, instructions, instructions_zh } of fixes)
        if (!power_off) {
          for (const part of [shown.split(later)[0], text.split(later)[0], ...jsonLd])
            expect(part).not.toContain(say(action, action_zh));
          expect(shown).not.toContain(say(instructions, instructions_zh));
        }
    }
  });
});
