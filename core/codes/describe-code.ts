import type { Language } from '../words/language.js';
import { type FoundCode, fillIn } from './find-codes.js';

export interface CodeDescription {
  code: string;
  /** One sentence: its meaning, or that of its digits if nothing else is known. */
  meaning: string;
  /** Null: no immediate action is needed. */
  atOnce: string | null;
}

const NOT_KNOWN = { en: 'not in any list', zh: '不在已知列表中' } as const;

export function describeCode({ code, record, values, parts }: FoundCode, language: Language): CodeDescription {
  const zh = language === 'zh';
  const put = (text: string) => fillIn(text, values, (value) => (zh ? value.meaning_zh : value.meaning));
  const meaning = zh ? record?.meaning_zh : record?.meaning;
  const atOnce = zh ? record?.immediate_action_zh : record?.immediate_action;
  if (meaning) return { code, meaning: put(meaning), atOnce: atOnce ? put(atOnce) : null };
  const described = parts.flatMap((part) => {
    const meaning = zh ? part.meaning_zh : part.meaning;
    const name = zh ? part.name_zh : part.name;
    return meaning === null ? [] : [zh ? `${name}：${meaning}` : `${name}: ${meaning}`];
  });
  const structure = described.join(zh ? '；' : '; ');
  const unlisted = record ? '' : NOT_KNOWN[language];
  const both = [structure, unlisted].filter((text) => text !== '').join(zh ? '；' : '; ');
  return { code, meaning: both === '' ? NOT_KNOWN[language] : both, atOnce: null };
}
