import type { Say } from '../../../../core/language.js';

/** A text in both languages; `say` of the context gives the one that is asked for. */
export interface Text {
  en: string;
  zh: string;
}

/** The one that is asked for. */
export function said(say: Say, { en, zh }: Text): string {
  return say(en, zh);
}
