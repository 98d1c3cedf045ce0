import type { Built } from './built.js';

/** Address of a printer's page. */
export function pageOf({ lang, base }: Pick<Built, 'lang' | 'base'>, id: string): string {
  return `${base}${lang === 'en' ? '' : '/zh-cn'}/printers/${id}/`;
}
