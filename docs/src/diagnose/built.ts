import { FILES } from '../../../core/contract/paths.js';
import type { Language } from '../../../core/words/language.js';
import type { Words } from '../../../core/words/values.js';
import type { Diagnosis } from '../../../schemas/generated/record.js';
import { CATEGORIES } from '../../../scripts/pipeline/compose/rule.js';
import { EN } from '../explorer/texts/en.js';
import { ZH } from '../explorer/texts/zh.js';
import { FIELD_TEXTS, type FieldTexts } from '../explorer/tools.js';
import type { Catalogue } from '../records/catalogue.js';
import type { PageLocale } from '../records/locale.js';
import type { Release } from '../reference/release.js';

/** A symptom as one chooses it. */
export interface ShownSymptom {
  id: string;
  name: string;
  /** Its drawing; left out where there is none. */
  picture?: string;
  /** Whether the print has to be stopped at once. */
  stop?: true;
}

/** What the page is built with. */
export interface Built {
  language: Language;
  /** Address of the folder that the site lies in, without a slash at its end. */
  base: string;
  /** Name of the site, for the title of the window. */
  site: string;
  fields: FieldTexts;
  stopPrint: string;
  stopPrintWhy: string;
  /** What the words of setups are called. */
  words: Words;
  categories: readonly { id: string; name: string; symptoms: readonly ShownSymptom[] }[];
}

/**
 * What the page is built with, out of the release that it is published with.
 *
 * @param base address that the site is published under, a slash at its end
 */
export function builtFor(from: Catalogue, release: Release, locale: PageLocale, base: string): Built {
  const { say, language } = locale;
  const all = { en: EN, zh: ZH }[language];
  const byCategory = Map.groupBy(from.symptoms.values(), ({ category }) => category);
  return {
    language,
    base: base.replace(/\/$/, ''),
    site: all.site,
    fields: Object.fromEntries(FIELD_TEXTS.map((key) => [key, all[key]])) as FieldTexts,
    stopPrint: all.stopPrint,
    stopPrintWhy: all.stopPrintWhy,
    words: wordsOf(release.json<Diagnosis>(FILES.diagnose), all.words),
    categories: Object.entries(CATEGORIES).flatMap(([id, name]) => {
      const rules = byCategory.get(id) ?? [];
      const symptoms = rules.map((rule): ShownSymptom => {
        const [picture] = rule.pictures;
        return {
          id: rule.id,
          name: locale.say(rule.name, rule.name_zh),
          ...(picture && { picture: picture.path }),
          ...(rule.stop_print && { stop: true }),
        };
      });
      return rules.length === 0 ? [] : [{ id, name: say(name.en, name.zh), symptoms }];
    }),
  };
}

/** The words that the conditions of setups use. */
function wordsOf({ setups }: Diagnosis, words: Words): Words {
  const lists = setups.flatMap(({ when }) => Object.values(when ?? {}).filter(Array.isArray));
  const used = [...new Set(lists.flat() as string[])].sort();
  return Object.fromEntries(used.flatMap((word) => (words[word] === undefined ? [] : [[word, words[word]]])));
}
