import { outcomeInVain } from '../../../core/troubleshoot/diagnose/in-vain.js';
import type { RankTable } from '../../../core/troubleshoot/diagnose/rank.js';
import { tableOfSymptom } from '../../../core/troubleshoot/diagnose/rule-order.js';
import type { RecordNames } from '../../../core/troubleshoot/resolve/condition-words.js';
import type { Language } from '../../../core/words/language.js';
import type { ValueNames } from '../../../core/words/values.js';
import type { Rule, RuleConditions } from '../../../schemas/generated/record.js';
import { type FieldTexts, fieldTexts } from '../explorer/explorer-texts.js';
import { type Catalogue, recordNames } from '../records/catalogue.js';
import type { PageLocale } from '../records/locale.js';
import { inOneLanguage } from './page-answer.js';
import { type PageTexts, pageTexts } from './symptom-texts.js';
import type { CheckAnswer } from './view.js';

/** The data embedded in a symptom's page; its rule is fetched from a file. */
export interface Built {
  symptom: string;
  language: Language;
  fields: FieldTexts;
  texts: PageTexts;
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

export function builtFor(rule: Rule, from: Catalogue, { language, texts, say }: PageLocale): Built {
  const fixes = new Set(rule.causes.flatMap((cause) => cause.fixes.map(({ id }) => id)));
  return {
    symptom: rule.id,
    language,
    fields: {
      ...fieldTexts(language),
      // The fields are narrow here.
      hints: { printer: say('such as P1S', '例如 P1S'), material: 'PETG…' },
    },
    texts: pageTexts(texts),
    words: Object.fromEntries(Object.entries(texts.words).filter(([key]) => key.startsWith('unit '))),
    names: namesIn(rule, recordNames(from)),
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

/** Names of the materials and brands in a rule's conditions. */
function namesIn({ causes }: Rule, names: RecordNames): Built['names'] {
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
