import type { Language } from '../../../../../core/language.js';
import { Writer } from '../../../../../core/show/values.js';
import { wordsIn } from '../../../../../core/show/words.js';

/** What turns values into text in a language. */
export function writerIn(language: Language): Writer {
  return new Writer(language === 'en' ? 'en' : 'zh-CN', wordsIn(language));
}

/** Whichever of two texts the language asks for; the other where it has none. */
export function ofBoth(language: Language, en: string, zh: string | null | undefined): string {
  return language === 'zh' && zh ? zh : en;
}
