import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { PageLocale } from './locale.js';

export const LocaleContext = createContext<PageLocale | null>(null);

/** The locale of the page that a component is rendered on. @throws outside a page */
export function useLocale(): PageLocale {
  const locale = useContext(LocaleContext);
  if (!locale) throw new Error('no locale');
  return locale;
}
