import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { LOCALES } from '../../../core/words/language.js';
import type { FitMatrix } from '../../../schemas/generated/record.js';
import type { Built } from './built.js';
import type { Filters } from './filtering.js';
import type { View } from './view.js';

/** What every part of the page needs. */
export interface Table extends Built {
  view: View;
  /** The verdict on each printer and material; null until it is asked for. */
  fits: FitMatrix | null;
  /** Shows something else; the address follows. What is typed makes no step of its own in the history. */
  show: (view: View, how?: 'typed') => void;
  /** The same with other filters. */
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

/** Address of a path of the site, such as `/explorer/`, in the language of the page. */
export function addressOf({ language, base }: Site, path: string): string {
  return `${base}${LOCALES[language].prefix}${path}`;
}

/** A list with something in it or not. */
export function withOrWithout<Item>(list: readonly Item[], item: Item, on: boolean): Item[] {
  const others = list.filter((one) => one !== item);
  return on ? [...others, item] : others;
}

/** Something that is on or off. */
export function Check({ label, checked, change }: { label: string; checked: boolean; change(on: boolean): void }) {
  return (
    <label class="xp-check">
      <input type="checkbox" checked={checked} onChange={({ currentTarget }) => change(currentTarget.checked)} />
      {label}
    </label>
  );
}
