import type { Say } from '../../../core/words/language.js';

/** An entry of the header of every page. */
export interface HeaderLink {
  name: string;
  /** Path of the site without the language. */
  path: string;
}

/** What people come for, and the door of developers, behind which the documentation lies. */
export function entriesIn(say: Say): HeaderLink[] {
  return [
    { name: say('Fix a print', '解决打印问题'), path: '/symptoms/' },
    { name: say('Printers', '打印机'), path: '/printers/' },
    { name: say('Materials', '耗材'), path: '/materials/' },
    { name: say('Settings', '参数'), path: '/settings/' },
    { name: say('For developers', '开发者'), path: '/quick-start/' },
  ];
}
