import { LOCALES } from '../../../core/words/language.js';
import type { Built } from './built.js';

/** Address of a printer's page. */
export function pageOf({ language, base }: Pick<Built, 'language' | 'base'>, id: string): string {
  return `${base}${LOCALES[language].prefix}/printers/${id}/`;
}
