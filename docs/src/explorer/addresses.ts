import { API, pagePath, type Subject } from '../../../core/contract/paths.js';
import { type Language, LOCALES } from '../../../core/words/language.js';

/** The two addresses of an answer: the query, and the file that answers it. Both from the slash. */
export interface Addresses {
  query: string;
  file: string;
}

/** The addresses of a list. A space in a value is written as a plus sign; ids have none. */
export function addressesOf(subject: Subject): Addresses {
  const { kind, ...filters } = subject;
  const query = new URLSearchParams(Object.entries(filters).filter(([, value]) => value !== undefined));
  const text = query.toString();
  return { query: `${API}/${kind}${text === '' ? '' : `?${text}`}`, file: pagePath(subject) };
}

/** Path of a file that the build of the site makes out of the release for the explorer: see pages/explorer/. */
export function siteFile(language: Language, name: 'layout' | 'symptoms' | 'settings'): string {
  return `${LOCALES[language].prefix}/explorer/${name}.json`;
}
