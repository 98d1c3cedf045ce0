import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { FitMatrix } from '../../../schemas/generated/record.js';
import type { Built } from './built.js';
import type { View } from './view.js';

/** What every part of the page needs. */
export interface Table extends Built {
  view: View;
  /** The verdict on each printer and material; null until it is asked for. */
  fits: FitMatrix | null;
  /** Shows something else; the address follows. What is typed makes no step of its own in the history. */
  show: (view: View, how?: 'typed') => void;
}

export const TableContext = createContext<Table | null>(null);

/** @throws outside the page */
export function useTable(): Table {
  const table = useContext(TableContext);
  if (!table) throw new Error('no table');
  return table;
}
