import { COLUMNS, type Column, FIRST_ORDER, SORTABLES, type Sort, type Sortable, USUAL_COLUMNS } from './columns.js';
import { CHOICES, type Choice, FIGURE_GROUPS, FIGURES, type Figure, type Filters, VERDICTS } from './filtering.js';

/** Most printers that are compared at once. */
export const MOST_COMPARED = 4;

/** The state of the page, which its address carries. */
export interface View {
  filters: Filters;
  sort: Sort;
  columns: readonly Column[];
  /** Ids of the printers that are compared. */
  compared: readonly string[];
}

const ALL_FIGURES: readonly Figure[] = Object.values(FIGURES).flat();

/** Reads the query of the page's address; what it does not know is left out, so that an old link still opens. */
export function readView(search: string): View {
  const query = new URLSearchParams(search);
  const list = (key: string) => [
    ...new Set((query.get(key) ?? '').split(',').filter((id) => /^[a-z0-9_-]+$/.test(id))),
  ];
  const known = <T extends string>(key: string, all: readonly T[]) => all.filter((one) => list(key).includes(one));
  const order = query.get('sort') ?? '';
  const by = order.replace(/^-/, '');
  return {
    filters: {
      name: query.get('name')?.trim() ?? '',
      atLeast: Object.fromEntries(
        ALL_FIGURES.map((figure) => [figure, readNumber(query.get(figure))]),
      ) as Filters['atLeast'],
      unknown: known('unknown', FIGURE_GROUPS),
      choices: Object.fromEntries(CHOICES.map((choice) => [choice, list(choice)])) as Record<Choice, string[]>,
      materials: list('materials'),
      verdict: VERDICTS.find((one) => one === query.get('verdict')) ?? null,
      machines: query.get('machines') === 'only',
    },
    sort: SORTABLES.some((one) => one === by) ? { by: by as Sortable, descending: order.startsWith('-') } : FIRST_ORDER,
    columns: query.has('columns') ? known('columns', COLUMNS) : USUAL_COLUMNS,
    compared: list('compare').slice(0, MOST_COMPARED),
  };
}

/** The query for a view, `?` included; empty for the start. {@link readView} gives the same view back. */
export function writeView({ filters, sort, columns, compared }: View): string {
  const parts: [string, string][] = [];
  const add = (key: string, value: string) => value !== '' && parts.push([key, value]);
  add('name', filters.name.trim());
  for (const figure of ALL_FIGURES) add(figure, String(filters.atLeast[figure] ?? ''));
  add('unknown', filters.unknown.join());
  for (const choice of CHOICES) add(choice, filters.choices[choice].join());
  add('materials', filters.materials.join());
  add('verdict', filters.verdict ?? '');
  if (filters.machines) add('machines', 'only');
  if (sort.by !== FIRST_ORDER.by) add('sort', `${sort.descending ? '-' : ''}${sort.by}`);
  if (columns.join() !== USUAL_COLUMNS.join()) parts.push(['columns', columns.join()]);
  add('compare', compared.join());
  // A comma needs no escape in a query, and is easier to read as it is.
  const text = parts.map(([key, value]) => `${key}=${encodeURIComponent(value).replaceAll('%2C', ',')}`).join('&');
  return text === '' ? '' : `?${text}`;
}

/** A number above zero; null for anything else. */
export function readNumber(text: string | null): number | null {
  const number = Number(text?.trim() || Number.NaN);
  return Number.isFinite(number) && number > 0 ? number : null;
}
