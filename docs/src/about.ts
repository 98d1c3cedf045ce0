import type { Language } from '../../core/words/language.js';

/** Name of the site. */
export const NAME: Readonly<Record<Language, string>> = { en: 'Open Print Data', zh: '开放打印数据' };

/** One-sentence description of the service. */
export const DESCRIPTION: Readonly<Record<Language, string>> = {
  en: 'Printers, materials, print profiles and troubleshooting rules for 3D printing, as a free read-only HTTP service and as files.',
  zh: '3D 打印的打印机、耗材、打印配置与故障排除规则，以免费的只读 HTTP 服务和文件形式提供。',
};

/**
 * A URL for machines: absolute if the site's origin is known, otherwise relative to the root, which works on any host.
 */
export function published(path: string, site: string | undefined): string {
  return site ? new URL(path, site).href : path;
}

/** Serialises JSON-LD for a script element; escapes `<` so that it cannot close the element. */
export function jsonLdText(about: object): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...about }).replaceAll('<', '\\u003c');
}
