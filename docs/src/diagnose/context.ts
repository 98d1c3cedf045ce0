import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Files } from '../../../clients/typescript/src/files.js';
import type { Setup } from '../../../core/troubleshoot/resolve/setup.js';
import type { Writer } from '../../../core/words/values.js';
import type { Diagnosis } from '../../../schemas/generated/record.js';
import type { Built } from './built.js';
import type { DiagnoseTexts } from './texts.js';
import type { View } from './view.js';

/** What every part of the page needs. */
export interface Page extends Built {
  texts: DiagnoseTexts;
  writer: Writer;
  files: Files;
  view: View;
  /** The records of what is chosen of the setup, as far as they are there. */
  setup: Setup;
  /** Shows another view; the address follows. What is chosen or typed on the way `replaces` it. */
  go: (view: View, replaces?: 'replaces') => void;
  /** Whether the view was changed by a step, after which the focus goes to what is new. */
  acted: { current: boolean };
  /** The text of the page's language. */
  say: (en: string, zh: string) => string;
  /** The address of a path of the site, in this language. */
  to: (path: string) => string;
}

/** A page with the table of the diagnosis. */
export interface TablePage extends Page {
  table: Diagnosis;
}

export const PageContext = createContext<Page | null>(null);
export const TableContext = createContext<Diagnosis | null>(null);

/** @throws outside the page */
export function usePage(): Page {
  const page = useContext(PageContext);
  if (!page) throw new Error('no page');
  return page;
}

/** @throws where the table is not there */
export function useTable(): TablePage {
  const page = usePage();
  const table = useContext(TableContext);
  if (!table) throw new Error('no table');
  return { ...page, table };
}

/** Name of a symptom; its id where the page was built without it. */
export function symptomName({ categories }: Pick<Built, 'categories'>, id: string): string {
  return categories.flatMap(({ symptoms }) => symptoms).find((one) => one.id === id)?.name ?? id;
}

/** Name of a cause of the table. */
export function causeName({ table, say }: Pick<TablePage, 'table' | 'say'>, id: string): string {
  const cause = table.causes.find((one) => one.id === id);
  return cause ? say(cause.name, cause.name_zh) : id;
}
