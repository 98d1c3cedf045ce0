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

/** The columns that the table can be sorted by. */
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

/** The column that shows how far a material meets a demand. */
export const DEMAND_COLUMNS: Readonly<Record<Demand, Column | 'uses'>> = {
  heat: 'heat',
  sun: 'outdoors',
  bending: 'stiffness',
  knocks: 'toughness',
  wear: 'uses',
  looks: 'uses',
};

/** Most materials side by side. */
export const MOST_COMPARED = 4;

/** The state of the page, which its address carries. */
export interface View {
  wants: Wants;
  /** null: best first where something is asked, else the materials that most printers have settings for. */
  sort: { by: Column; descending: boolean } | null;
  /** Ids of the materials side by side. */
  compared: readonly string[];
  /** Whether those are shown as well that few printers have settings for. */
  all: boolean;
}

export const START: View = { wants: NO_WANTS, sort: null, compared: [], all: false };

/** A material as the table has it. */
export interface Row extends Candidate {
  name: string;
  /** The sort key of each column; null: not known. */
  keys: Readonly<Record<Exclude<Column, 'name'>, number | null>>;
  /** Further figures to compare, in the language of the page; null: not known. */
  figures: readonly (string | null)[];
}

/** Reads the query of the page's address; what it does not know is left out, so that an old link still opens. */
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
    sort: by ? { by, descending: order.startsWith('-') } : null,
    compared: list('compare')
      .filter((id) => /^[a-z0-9-]+$/.test(id))
      .slice(0, MOST_COMPARED),
    all: query.has('all'),
  };
}

/** The query for a view, `?` included; empty for the start. {@link readView} gives the same view back. */
export function writeView({ wants: { demands, machine, patience }, sort, compared, all }: View): string {
  const pairs = [
    ['stand', demands.join()],
    ['machine', machine ?? ''],
    ['patience', patience ?? ''],
    ['sort', sort ? `${sort.descending ? '-' : ''}${sort.by}` : ''],
    ['compare', compared.join()],
    ['all', all ? '1' : ''],
  ].filter(([, value]) => value !== '') as [string, string][];
  return pairs.length > 0 ? `?${new URLSearchParams(pairs).toString().replaceAll('%2C', ',')}` : '';
}

/** Whether something is asked of the materials. */
export function asksSomething({ demands, machine, patience }: Wants): boolean {
  return demands.length > 0 || machine !== null || (patience !== null && patience !== 'any');
}

/** The rows that a view shows, in its order. What is not known comes last either way, and what is equal stays as it was. */
export function rowsOf<R extends Row>(rows: readonly R[], { wants, sort }: View): R[] {
  if (!sort) return asksSomething(wants) ? chooseMaterials(rows, wants) : [...rows];
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
