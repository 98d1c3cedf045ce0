import {
  type Candidate,
  chooseMaterials,
  DEMANDS,
  type Demand,
  fitsWants,
  MACHINES,
  NO_WANTS,
  PATIENCE,
  type Wants,
} from '../../../../core/materials/choose.js';

/** The sortable columns. */
export const COLUMNS = [
  'name',
  'ease',
  'stiffness',
  'toughness',
  'heat',
  'outdoors',
  'moisture',
  'fumes',
  'price',
] as const;
export type Column = (typeof COLUMNS)[number];

/** The column that shows how well a material meets each demand. */
export const DEMAND_COLUMNS: Readonly<Record<Demand, Column | 'uses'>> = {
  heat: 'heat',
  sun: 'outdoors',
  bending: 'stiffness',
  knocks: 'toughness',
  wear: 'uses',
  looks: 'uses',
};

/** Maximum number of materials compared side by side. */
export const MOST_COMPARED = 4;

/** State of the page as encoded in its URL. */
export interface View {
  wants: Wants;
  /** Id of the reader's own printer. */
  printer: string | null;
  /** null: best match first if there are criteria, else by number of printers with settings. */
  sort: { by: Column; descending: boolean } | null;
  /** Ids of the materials compared side by side. */
  compared: readonly string[];
  /** Whether to include materials that few printers have settings for. */
  all: boolean;
}

export const START: View = { wants: NO_WANTS, printer: null, sort: null, compared: [], all: false };

/** A row of the material table. */
export interface Row extends Candidate {
  name: string;
  /** Sort key per column; null: unknown. */
  keys: Readonly<Record<Exclude<Column, 'name'>, number | null>>;
  /** Further values to compare, in the page's language; null: unknown. */
  figures: readonly (string | null)[];
}

/** Parses the query of the URL; unknown parameters are ignored so that old links still work. */
export function readView(search: string): View {
  const query = new URLSearchParams(search);
  const list = (key: string) => [...new Set((query.get(key) ?? '').split(',').filter(Boolean))];
  const one = <Word extends string>(key: string, words: readonly Word[]) =>
    words.find((word) => word === query.get(key)) ?? null;
  const order = query.get('sort') ?? '';
  const by = COLUMNS.find((column) => column === order.replace(/^-/, ''));
  return {
    wants: {
      demands: DEMANDS.filter((demand) => list('stand').includes(demand)),
      machine: one('machine', MACHINES),
      patience: one('patience', PATIENCE),
    },
    printer: /^[a-z0-9-]+$/.exec(query.get('printer') ?? '')?.[0] ?? null,
    sort: by ? { by, descending: order.startsWith('-') } : null,
    compared: list('compare')
      .filter((id) => /^[a-z0-9-]+$/.test(id))
      .slice(0, MOST_COMPARED),
    all: query.has('all'),
  };
}

/** Encodes a view as a query with `?`, or an empty string for the initial view. Inverse of {@link readView}. */
export function writeView({ wants, printer, sort, compared, all }: View): string {
  const { demands, machine, patience } = wants;
  const pairs = [
    ['stand', demands.join()],
    ['machine', machine ?? ''],
    ['printer', printer ?? ''],
    ['patience', patience ?? ''],
    ['sort', sort ? `${sort.descending ? '-' : ''}${sort.by}` : ''],
    ['compare', compared.join()],
    ['all', all ? '1' : ''],
  ].filter(([, value]) => value !== '') as [string, string][];
  return pairs.length > 0 ? `?${new URLSearchParams(pairs).toString().replaceAll('%2C', ',')}` : '';
}

/** Whether any selection criteria are set. */
export function asksSomething({ wants: { demands, machine, patience }, printer }: View): boolean {
  return demands.length > 0 || machine !== null || printer !== null || (patience !== null && patience !== 'any');
}

/** The rows of a view in its order. Unknown values come last in both directions; the sort is stable. */
export function rowsOf<R extends Row>(rows: readonly R[], view: View): R[] {
  const { wants, sort } = view;
  if (!sort) return asksSomething(view) ? chooseMaterials(rows, wants) : [...rows];
  const sign = sort.descending ? -1 : 1;
  const fitting = rows.filter((row) => fitsWants(row, wants));
  const { by } = sort;
  if (by === 'name') return fitting.sort((a, b) => sign * (a.name < b.name ? -1 : 1));
  return fitting.sort((a, b) => {
    const [x, y] = [a.keys[by], b.keys[by]];
    if (x === null || y === null) return Number(x === null) - Number(y === null);
    return sign * (x - y);
  });
}
