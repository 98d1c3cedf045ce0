import { outcomeInVain } from '../../../core/troubleshoot/diagnose/in-vain.js';
import type { RankTable } from '../../../core/troubleshoot/diagnose/rank.js';
import { tableOfSymptom } from '../../../core/troubleshoot/diagnose/rule-order.js';
import { type Language, LOCALES } from '../../../core/words/language.js';
import type { ValueNames } from '../../../core/words/values.js';
import type { Cause, Rule, RuleConditions } from '../../../schemas/generated/record.js';
import { type FieldTexts, fieldTexts, type Texts } from '../explorer/explorer-texts.js';
import { type Catalogue, recordNames } from '../records/catalogue.js';
import type { PageLocale } from '../records/locale.js';
import type { CheckAnswer } from './view.js';

/** The data that renders a symptom's page, in its language: at build time, and fetched to hydrate it. */
export interface PageAnswer {
  rule: Rule;
  language: Language;
  fields: FieldTexts;
  texts: PageTexts & { failed: string; retry: string };
  /** Unit names. */
  words: ValueNames;
  /** Names of the materials and brands in the rule's conditions, by id. */
  names: { materials: Readonly<Record<string, string>>; brands: Readonly<Record<string, string>> };
  /** Table that ranks the causes by setup; null: none. */
  table: RankTable | null;
  /** The statement that a fix did not help, by fix. */
  inVain: Readonly<Record<string, CheckAnswer>>;
  /** The calibration steps by the id of their fix. */
  calibration: Readonly<Record<string, { id: string; name: string }>>;
}

/** The texts of fixes, which the pages of causes show as well. */
export type PageTexts = Texts['problem'] & Pick<Texts, 'slicers'>;

/** Picks these texts only: all texts would make the page large. */
export function pageTexts({ problem, slicers }: Texts): PageTexts {
  return { ...problem, slicers };
}

export function pageAnswer(rule: Rule, from: Catalogue, { language, texts, say }: PageLocale): PageAnswer {
  const fixes = new Set(rule.causes.flatMap((cause) => cause.fixes.map(({ id }) => id)));
  return {
    rule: pageRule(rule, language),
    language,
    fields: {
      ...fieldTexts(language),
      // The fields are narrow here.
      hints: { printer: say('such as P1S', '例如 P1S'), material: 'PETG…' },
    },
    texts: {
      ...pageTexts(texts),
      failed: say('This part of the page could not be loaded.', '页面的这一部分加载失败。'),
      retry: texts.retry,
    },
    words: Object.fromEntries(Object.entries(texts.words).filter(([key]) => key.startsWith('unit '))),
    names: namesIn(rule, from),
    table: inOneLanguage(tableOfSymptom(from.diagnosis, rule.id), language) as RankTable | null,
    inVain: Object.fromEntries(
      [...fixes].flatMap((fix) => {
        const statement = outcomeInVain(from.diagnosis, fix);
        return statement ? [[fix, statement]] : [];
      }),
    ),
    calibration: Object.fromEntries(
      from.calibration
        .filter(({ fix }) => fixes.has(fix))
        .map(({ id, fix, name, name_zh }) => [fix, { id, name: say(name, name_zh) }]),
    ),
  };
}

/** Path of the {@link PageAnswer}, built from the release by pages/[...locale]/symptoms/. */
export function pageAnswerPath(symptom: string, language: Language): string {
  return `${LOCALES[language].prefix}/symptoms/${symptom}/answer.json`;
}

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

/** Names of the materials and brands in a rule's conditions. */
function namesIn({ causes }: Rule, from: Catalogue): PageAnswer['names'] {
  const names = recordNames(from);
  const conditions = causes.flatMap(({ applies_to, fixes }): RuleConditions[] => [
    applies_to,
    ...fixes.flatMap(({ applies_to, additions, figures, adjustment }) => [
      applies_to,
      ...[...additions, ...figures, ...(adjustment?.steps ?? []), ...(adjustment?.recommendations ?? [])].map(
        ({ when }) => when,
      ),
    ]),
  ]);
  const of = (field: 'materials' | 'brands', name: (id: string) => string) =>
    Object.fromEntries([...new Set(conditions.flatMap((when) => when?.[field] ?? []))].map((id) => [id, name(id)]));
  return { materials: of('materials', names.material), brands: of('brands', names.brand) };
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
