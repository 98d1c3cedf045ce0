import { LOCALES } from '../../../core/words/language.js';
import type { Built } from './built.js';

/** Address of what is known of a printer with a material. */
export function pairOf(
  { language, base }: Pick<Built, 'language' | 'base'>,
  printer: string,
  material: string,
): string {
  return `${base}${LOCALES[language].prefix}/explorer/?printer=${printer}&material=${material}`;
}

/** Address of a printer's page. */
export function pageOf({ language, base }: Pick<Built, 'language' | 'base'>, id: string): string {
  return `${base}${LOCALES[language].prefix}/printers/${id}/`;
}
