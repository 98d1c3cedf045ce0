import type { Say } from '../../../core/words/language.js';

/** A header link. */
export interface HeaderLink {
  name: string;
  /** Site path without the language prefix. */
  path: string;
}

/** The main sections, and the entry to the documentation for developers. */
export function entriesIn(say: Say): HeaderLink[] {
  return [
    { name: say('Fix a print', '解决打印问题'), path: '/symptoms/' },
    { name: say('Printers', '打印机'), path: '/printers/' },
    { name: say('Materials', '耗材'), path: '/materials/' },
    { name: say('Settings', '参数'), path: '/settings/' },
    { name: say('For developers', '开发者'), path: '/quick-start/' },
  ];
}
