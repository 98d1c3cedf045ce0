import { fill } from '../explorer/texts/fill.js';

/** The visible traits that the wall of symptoms is filtered by. */
export type FilterName = (typeof NAMES)[number];

const NAMES = ['where', 'when', 'appearance'] as const;

/** The chosen values of each filter; none: any. */
type FilterValues = Readonly<Record<FilterName, readonly string[]>>;

type Offered = Readonly<{ name: string; value: string }>;

/** The choice in an address such as `?where=walls&where=top&appearance=gaps`; what is not offered is left out. */
export function readFilters(search: string, offered: readonly Offered[]): FilterValues {
  const asked = new URLSearchParams(search);
  const of = (filter: FilterName) =>
    asked.getAll(filter).filter((value) => offered.some((one) => one.name === filter && one.value === value));
  return { where: of('where'), when: of('when'), appearance: of('appearance') };
}

/** A choice as the search part of an address; empty when nothing is chosen. */
export function writeFilters(chosen: FilterValues): string {
  const pairs = NAMES.flatMap((name) => chosen[name].map((value): [string, string] => [name, value]));
  return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : '';
}

/** Whether a symptom is among what is chosen: of each filter that has a choice, one of the chosen. */
export function matchesFilters(chosen: FilterValues, of: FilterValues): boolean {
  return NAMES.every((name) => chosen[name].length === 0 || chosen[name].some((value) => of[name].includes(value)));
}

/** Brings the filters of the wall to life. The address holds the choice, so that it can be kept and passed on. */
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
    // The matches form one wall, without the headings of the categories.
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
    // The button that had the focus is gone.
    filters.querySelector('summary')?.focus();
  });

  tick();
  show();
  // On a small screen the pictures come first, unless something is chosen already.
  filters.open = !reset.hidden || matchMedia('(min-width: 48rem)').matches;
  filters.hidden = false;
}
