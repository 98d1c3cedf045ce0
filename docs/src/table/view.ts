import { COLUMNS, type Column, FIRST_ORDER, SORTABLES, type Sort, type Sortable, USUAL_COLUMNS } from './columns.js';
import { CHOICES, type Choice, FIGURE_GROUPS, FIGURES, type Figure, type Filters, VERDICTS } from './filtering.js';

/** Maximum number of printers compared. */
export const MOST_COMPARED = 4;

/** State of the page as encoded in its URL. */
export interface View {
  filters: Filters;
  sort: Sort;
  columns: readonly Column[];
  /** Ids of the compared printers. */
  compared: readonly string[];
}

const ALL_FIGURES: readonly Figure[] = Object.values(FIGURES).flat();

/** Parses the query of the URL; unknown parameters are ignored so that old links still work. */
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

/** Encodes a view as a query with `?`, or an empty string for the initial view. Inverse of {@link readView}. */
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
  // Commas need no escaping in a query and are more readable unescaped.
  const text = parts.map(([key, value]) => `${key}=${encodeURIComponent(value).replaceAll('%2C', ',')}`).join('&');
  return text === '' ? '' : `?${text}`;
}

/** Parses a positive number; null for anything else. */
export function readNumber(text: string | null): number | null {
  const number = Number(text?.trim() || Number.NaN);
  return Number.isFinite(number) && number > 0 ? number : null;
}
