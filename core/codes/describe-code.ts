import { type Language, LOCALES } from '../words/language.js';
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
  const { say } = LOCALES[language];
  const put = (text: string) => fillIn(text, values, (value) => say(value.meaning, value.meaning_zh));
  const meaning = record && say(record.meaning, record.meaning_zh);
  const atOnce = record && say(record.immediate_action, record.immediate_action_zh);
  if (meaning) return { code, meaning: put(meaning), atOnce: atOnce ? put(atOnce) : null };
  const described = parts.flatMap((part) => {
    const own = say(part.meaning, part.meaning_zh);
    return own === null ? [] : [say(part.name, part.name_zh) + say(': ', '：') + own];
  });
  const known = [...described, ...(record ? [] : [say(NOT_KNOWN)])];
  return { code, meaning: known.join(say('; ', '；')) || say(NOT_KNOWN), atOnce: null };
}
