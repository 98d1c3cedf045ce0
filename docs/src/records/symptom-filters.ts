import { fill } from '../explorer/texts/fill.js';

/** The visible traits that filter the symptom gallery. */
export type FilterName = (typeof NAMES)[number];

const NAMES = ['where', 'when', 'appearance'] as const;

/** The selected values of each filter; empty: any. */
type FilterValues = Readonly<Record<FilterName, readonly string[]>>;

type Offered = Readonly<{ name: string; value: string }>;

/** Parses the selection from a query such as `?where=walls&where=top&appearance=gaps`; unknown values are ignored. */
export function readFilters(search: string, offered: readonly Offered[]): FilterValues {
  const asked = new URLSearchParams(search);
  const of = (filter: FilterName) =>
    asked.getAll(filter).filter((value) => offered.some((one) => one.name === filter && one.value === value));
  return { where: of('where'), when: of('when'), appearance: of('appearance') };
}

/** Encodes a selection as a query; empty if nothing is selected. */
export function writeFilters(chosen: FilterValues): string {
  const pairs = NAMES.flatMap((name) => chosen[name].map((value): [string, string] => [name, value]));
  return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : '';
}

/** Whether a symptom matches one selected value of every filter that has a selection. */
export function matchesFilters(chosen: FilterValues, of: FilterValues): boolean {
  return NAMES.every((name) => chosen[name].length === 0 || chosen[name].some((value) => of[name].includes(value)));
}

/** Initialises the filters. The URL contains the selection, so that it can be bookmarked and shared. */
export function startFilters(): void {
  const filters = document.querySelector<HTMLDetailsElement>('details.filters');
  const form = filters?.querySelector('form');
  const status = form?.querySelector<HTMLElement>('[role=status]');
  const reset = form?.querySelector<HTMLButtonElement>('button[type=reset]');
  const walls = document.querySelector('.walls');
  if (!filters || !form || !status || !reset || !walls) return;
  const boxes = [...form.querySelectorAll<HTMLInputElement>('input[type=checkbox]')];
  const entries = [...walls.querySelectorAll<HTMLElement>('[data-where]')].map((entry) => {
    const { where = '', when = '', appearance = '' } = entry.dataset;
    return { entry, values: { where: where.split(' '), when: when.split(' '), appearance: appearance.split(' ') } };
  });

  const tick = () => {
    const chosen = readFilters(location.search, boxes);
    for (const box of boxes) box.checked = chosen[box.name as FilterName].includes(box.value);
  };
  const show = () => {
    const chosen = readFilters(location.search, boxes);
    for (const { entry, values } of entries) entry.hidden = !matchesFilters(chosen, values);
    const n = entries.filter(({ entry }) => !entry.hidden).length;
    const { all = '', some = '', none = '' } = status.dataset;
    const anything = writeFilters(chosen) === '';
    status.textContent = anything ? all : n > 0 ? fill(some, { n }) : none;
    reset.hidden = anything;
    // Matches form a single gallery without category headings.
    walls.toggleAttribute('data-narrowed', !anything);
  };
  const choose = (chosen: FilterValues) => {
    history.replaceState(history.state, '', `${location.pathname}${writeFilters(chosen)}${location.hash}`);
    tick();
    show();
  };

  form.addEventListener('change', () => {
    const ticked = (filter: FilterName) =>
      boxes.flatMap(({ name, value, checked }) => (checked && name === filter ? value : []));
    choose({ where: ticked('where'), when: ticked('when'), appearance: ticked('appearance') });
  });
  form.addEventListener('reset', (event) => {
    event.preventDefault();
    choose({ where: [], when: [], appearance: [] });
    // The button that had focus is now hidden.
    filters.querySelector('summary')?.focus();
  });

  tick();
  show();
  // On a small screen the filters start folded, unless something is selected.
  filters.open = !reset.hidden || matchMedia('(min-width: 48rem)').matches;
  filters.hidden = false;
}
