import type { Language } from '../words/language.js';
import { type FoundCode, fillIn } from './find-codes.js';

/** What a code means, in one language. */
export interface CodeDescription {
  code: string;
  /** One sentence: what is known of it, or what its digits mean where nothing else is known. */
  meaning: string;
  /** Null: nothing is urgent. */
  atOnce: string | null;
}

const NOT_KNOWN = { en: 'not in any list', zh: '不在已知列表中' } as const;

/** A code that was found, in words. */
export function describeCode({ code, record, values, parts }: FoundCode, language: Language): CodeDescription {
  const zh = language === 'zh';
  const put = (text: string) => fillIn(text, values, (value) => (zh ? value.means_zh : value.means));
  const meaning = zh ? record?.meaning_zh : record?.meaning;
  const atOnce = zh ? record?.at_once_zh : record?.at_once;
  if (meaning) return { code, meaning: put(meaning), atOnce: atOnce ? put(atOnce) : null };
  const told = parts.flatMap((part) => {
    const means = zh ? part.means_zh : part.means;
    const name = zh ? part.name_zh : part.name;
    return means === null ? [] : [zh ? `${name}：${means}` : `${name}: ${means}`];
  });
  const structure = told.join(zh ? '；' : '; ');
  const unlisted = record ? '' : NOT_KNOWN[language];
  const both = [structure, unlisted].filter((text) => text !== '').join(zh ? '；' : '; ');
  return { code, meaning: both === '' ? NOT_KNOWN[language] : both, atOnce: null };
}
