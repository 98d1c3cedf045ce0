import type { Say } from '../../../core/words/language.js';

/** The links of the header by name, with paths without the language prefix: the sections, and the documentation. */
export function entriesIn(say: Say): { name: string; path: string }[] {
  return [
    { name: say('Fix a print', '解决打印问题'), path: '/symptoms/' },
    { name: say('Printers', '打印机'), path: '/printers/' },
    { name: say('Materials', '耗材'), path: '/materials/' },
    { name: say('Settings', '参数'), path: '/settings/' },
    { name: say('For developers', '开发者'), path: '/quick-start/' },
  ];
}
