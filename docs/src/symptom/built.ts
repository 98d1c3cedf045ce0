import { outcomeInVain } from '../../../core/troubleshoot/diagnose/in-vain.js';
import type { RankTable } from '../../../core/troubleshoot/diagnose/rank.js';
import { tableOfSymptom } from '../../../core/troubleshoot/diagnose/rule-order.js';
import type { RecordNames } from '../../../core/troubleshoot/resolve/condition-words.js';
import type { Language } from '../../../core/words/language.js';
import type { ValueNames } from '../../../core/words/values.js';
import type { Rule, RuleConditions } from '../../../schemas/generated/record.js';
import { FIELD_TEXTS, type FieldTexts } from '../explorer/tools.js';
import type { Catalogue } from '../records/catalogue.js';
import { recordNames } from '../records/conditions.js';
import type { PageLocale } from '../records/locale.js';
import { inOneLanguage } from './page-answer.js';
import { type PageTexts, pageTexts } from './page-texts.js';
import type { CheckAnswer } from './view.js';

/** What the page of a symptom is built with beside its rule, which the browser reads from the service. */
export interface Built {
  symptom: string;
  language: Language;
  fields: FieldTexts;
  texts: PageTexts;
  /** What units are called. */
  words: ValueNames;
  /** What the materials and brands of the rule's conditions are called, by id. */
  names: { materials: Readonly<Record<string, string>>; brands: Readonly<Record<string, string>> };
  /** What orders the causes by the setup; null: nothing does. */
  table: RankTable | null;
  /** What to tell of the fixes of the rule that did not help. */
  inVain: Readonly<Record<string, CheckAnswer>>;
  /** The steps of the calibration by the fixes that they are. */
  calibration: Readonly<Record<string, { id: string; name: string }>>;
}

/** What the page of a rule is built with. */
export function builtFor(rule: Rule, from: Catalogue, { language, texts, say }: PageLocale): Built {
  const fixes = new Set(rule.causes.flatMap((cause) => cause.fixes.map(({ id }) => id)));
  return {
    symptom: rule.id,
    language,
    fields: {
      ...(Object.fromEntries(FIELD_TEXTS.map((key) => [key, texts[key]])) as FieldTexts),
      // The fields are narrow here.
      printerHint: say('such as P1S', '例如 P1S'),
      materialHint: say('PETG…', 'PETG…'),
    },
    texts: pageTexts(texts),
    words: Object.fromEntries(Object.entries(texts.words).filter(([key]) => key.startsWith('unit '))),
    names: namesIn(rule, recordNames(from)),
    table: inOneLanguage(tableOfSymptom(from.diagnosis, rule.id), language) as RankTable | null,
    inVain: Object.fromEntries(
      [...fixes].flatMap((fix) => {
        const told = outcomeInVain(from.diagnosis, fix);
        return told ? [[fix, told]] : [];
      }),
    ),
    calibration: Object.fromEntries(
      from.calibration
        .filter(({ fix }) => fixes.has(fix))
        .map(({ id, fix, name, name_zh }) => [fix, { id, name: say(name, name_zh) }]),
    ),
  };
}

/** The names of what the conditions of a rule speak of. */
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

/** The same as names. */
export function namesOf({ names: { materials, brands } }: Built): RecordNames {
  return { material: (id) => materials[id] ?? id, brand: (id) => brands[id] ?? id };
}
