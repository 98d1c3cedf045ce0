import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { LOCALES } from '../../../core/words/language.js';
import type { FitMatrix } from '../../../schemas/generated/record.js';
import type { Built } from './built.js';
import type { Filters } from './filtering.js';
import type { View } from './view.js';

/** Context shared by all components of the page. */
export interface Table extends Built {
  view: View;
  /** The verdicts for all printers and materials; null until requested. */
  fits: FitMatrix | null;
  /** Changes the view and the URL; 'typed' adds no history entry. */
  show: (view: View, how?: 'typed') => void;
  /** Changes the filters of the view. */
  filterBy: (filters: Partial<Filters>, how?: 'typed') => void;
}

export const TableContext = createContext<Table | null>(null);

/** @throws outside the page */
export function useTable(): Table {
  const table = useContext(TableContext);
  if (!table) throw new Error('no table');
  return table;
}

type Site = Pick<Built, 'language' | 'base'>;

/** URL of a site path such as `/explorer/`, in the language of the page. */
export function addressOf({ language, base }: Site, path: string): string {
  return `${base}${LOCALES[language].prefix}${path}`;
}

/** Adds an item to a list or removes it. */
export function withOrWithout<Item>(list: readonly Item[], item: Item, on: boolean): Item[] {
  const others = list.filter((one) => one !== item);
  return on ? [...others, item] : others;
}
