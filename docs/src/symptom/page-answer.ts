import { type Language, LOCALES } from '../../../core/words/language.js';
import type { Cause, Rule } from '../../../schemas/generated/record.js';
import { type SymptomTexts, symptomTexts } from './symptom-texts.js';

/**
 * The rule for its page: texts in one language, and fields that no answer uses emptied, so that it remains a valid rule
 * at half the size.
 */
export function pageRule(rule: Rule, language: Language): Rule {
  const causes = rule.causes.map((cause): Cause => {
    return { ...cause, basis: { ...cause.basis, cases: [] }, checks: [] };
  });
  const kept: Rule = { ...rule, causes, aliases: [], related: [], pictures: [], references: [] };
  return inOneLanguage(kept, language) as Rule;
}

/** The data that hydrates a symptom's page, in the language of the page. */
export interface PageAnswer {
  rule: Rule;
  texts: SymptomTexts;
}

export function pageAnswer(rule: Rule, language: Language): PageAnswer {
  return { rule: pageRule(rule, language), texts: symptomTexts(language) };
}

/** Path of the {@link PageAnswer}, built from the release by pages/[...locale]/symptoms/. */
export function pageAnswerPath(symptom: string, language: Language): string {
  return `${LOCALES[language].prefix}/symptoms/${symptom}/answer.json`;
}

/** Part of a record with texts in one language: texts of the other are empty, other values of it null. */
export function inOneLanguage(value: unknown, language: Language): unknown {
  if (Array.isArray(value)) return value.map((one) => inOneLanguage(one, language));
  if (typeof value !== 'object' || value === null) return value;
  const fields = value as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    Object.entries(fields).map(([key, one]) => {
      // Ids of sources.
      if (key === 'sources') return [key, []];
      if (key === 'when' || key === 'applies_to') return [key, asked(one)];
      // Falls back to English without a Chinese text.
      const isOther = language === 'en' ? key.endsWith('_zh') : (fields[`${key}_zh`] ?? null) !== null;
      if (isOther && typeof one === 'string') return [key, ''];
      return [key, isOther ? null : inOneLanguage(one, language)];
    }),
  );
}

/** Omits conditions that are null. */
function asked(when: unknown): unknown {
  if (typeof when !== 'object' || when === null || Array.isArray(when)) return when;
  return Object.fromEntries(Object.entries(when).filter(([, allowed]) => allowed !== null));
}
