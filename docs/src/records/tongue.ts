import { type Language, type Say, sayIn } from '../../../core/language.js';
import type { Lang } from '../../../core/show/layout.js';
import { Writer } from '../../../core/show/values.js';
import type { Material } from '../../../schemas/generated/record.js';
import { EN, type Texts } from '../explorer/texts/en.js';
import { ZH } from '../explorer/texts/zh.js';

/** The kinds of records that have a page each: the first part of its address. */
export const KINDS = ['printers', 'brands', 'materials', 'symptoms', 'causes', 'settings'] as const;
export type Kind = (typeof KINDS)[number];

/** Everything that depends on the language of a page. */
export interface Tongue {
  language: Language;
  lang: Lang;
  say: Say;
  /** The words that the pages share with the explorer. */
  texts: Texts;
  writer: Writer;
  /** The address of a path of the site, such as `/materials/pla/`, in this language. */
  to(path: string): string;
}

function tongueOf(language: Language): Tongue {
  const texts = language === 'en' ? EN : ZH;
  const lang = language === 'en' ? 'en' : 'zh-CN';
  return {
    language,
    lang,
    say: sayIn(language),
    texts,
    writer: new Writer(lang, texts.words),
    to: (path) => (language === 'en' ? path : `/zh-cn${path}`),
  };
}

/** Both languages. */
export const TONGUES: Readonly<Record<Language, Tongue>> = { en: tongueOf('en'), zh: tongueOf('zh') };

/** A material by its short name, with its Chinese one where that says more: `PETG（聚对苯二甲酸乙二醇酯）`. */
export function materialTitle({ name, name_zh }: Pick<Material, 'name' | 'name_zh'>, { language }: Tongue): string {
  const chinese = name_zh.replace(`（${name}）`, '');
  return language === 'en' || chinese === name ? name : `${name}（${chinese}）`;
}

/** Other names, as readers of a language want them: in English without the Chinese ones, in Chinese those first. */
export function otherNames(aliases: readonly string[], { language }: Tongue): string[] {
  const [chinese, others] = [true, false].map((is) => aliases.filter((name) => /\p{Script=Han}/u.test(name) === is));
  return language === 'en' ? (others ?? []) : [...(chinese ?? []), ...(others ?? [])];
}

/** The name of something that has one in each language. */
export function nameOf({ name, name_zh }: { name: string; name_zh: string }, { say }: Tongue): string {
  return say(name, name_zh);
}
