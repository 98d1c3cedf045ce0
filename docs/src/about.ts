import type { Language } from '../../core/words/language.js';

/** What the site is called. */
export const NAME: Readonly<Record<Language, string>> = { en: 'Open Print Data', zh: '开放打印数据' };

/** What the service is, in a sentence. */
export const DESCRIPTION: Readonly<Record<Language, string>> = {
  en: 'Printers, materials, print profiles and troubleshooting rules for 3D printing, as a free read-only HTTP service and as files.',
  zh: '3D 打印的打印机、耗材、打印配置与故障排除规则，以免费的只读 HTTP 服务和文件形式提供。',
};
