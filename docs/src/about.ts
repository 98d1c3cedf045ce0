import type { Language } from '../../core/words/language.js';

/** Name of the site. */
export const NAME: Readonly<Record<Language, string>> = { en: 'Open Print Data', zh: '开放打印数据' };

/** The service in a sentence. */
export const DESCRIPTION: Readonly<Record<Language, string>> = {
  en: 'Printers, materials, print profiles and troubleshooting rules for 3D printing, as a free read-only HTTP service and as files.',
  zh: '3D 打印的打印机、耗材、打印配置与故障排除规则，以免费的只读 HTTP 服务和文件形式提供。',
};

/**
 * An address as machines want it: whole when it is known where the site is published, otherwise from the slash, which is
 * right on any host.
 */
export function published(path: string, site: string | undefined): string {
  return site ? new URL(path, site).href : path;
}

/** JSON-LD as the text of a script element, which it cannot end. */
export function jsonLdText(about: object): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...about }).replaceAll('<', '\\u003c');
}
