import { type Language, LOCALES } from '../../../core/words/language.js';
import type { Cause, Rule } from '../../../schemas/generated/record.js';
import { type SymptomTexts, symptomTexts } from './symptom-texts.js';

/**
 * A rule as its page takes it: with the texts of one language, and without what no answer is made of. The others are
 * empty, so that it stays a rule; it weighs half.
 */
export function pageRule(rule: Rule, language: Language): Rule {
  const causes = rule.causes.map((cause): Cause => {
    return { ...cause, basis: { ...cause.basis, cases: [] }, checks: [] };
  });
  const kept: Rule = { ...rule, causes, aliases: [], related: [], pictures: [], references: [] };
  return inOneLanguage(kept, language) as Rule;
}

/** What brings the page of a symptom to life, all in the language of the page. */
export interface PageAnswer {
  rule: Rule;
  texts: SymptomTexts;
}

export function pageAnswer(rule: Rule, language: Language): PageAnswer {
  return { rule: pageRule(rule, language), texts: symptomTexts(language) };
}

/** Path of it, as the build of the site makes it out of the release: see pages/[...locale]/symptoms/. */
export function pageAnswerPath(symptom: string, language: Language): string {
  return `${LOCALES[language].prefix}/symptoms/${symptom}/answer.json`;
}

/** A part of a record with its texts in one language: those of the other are empty, its menus are not known. */
export function inOneLanguage(value: unknown, language: Language): unknown {
  if (Array.isArray(value)) return value.map((one) => inOneLanguage(one, language));
  if (typeof value !== 'object' || value === null) return value;
  const fields = value as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    Object.entries(fields).map(([key, one]) => {
      // Ids of what was read.
      if (key === 'sources') return [key, []];
      if (key === 'when' || key === 'applies_to') return [key, asked(one)];
      // What has no Chinese is said in English.
      const isOther = language === 'en' ? key.endsWith('_zh') : (fields[`${key}_zh`] ?? null) !== null;
      if (isOther && typeof one === 'string') return [key, ''];
      return [key, isOther ? null : inOneLanguage(one, language)];
    }),
  );
}

/** Conditions without those that are not made. */
function asked(when: unknown): unknown {
  if (typeof when !== 'object' || when === null || Array.isArray(when)) return when;
  return Object.fromEntries(Object.entries(when).filter(([, allowed]) => allowed !== null));
}
