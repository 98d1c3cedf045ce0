import { LOCALES } from '../../../core/words/language.js';
import { pageLanguage } from '../setup/on-page.js';

/** The visible traits that filter the symptom gallery. */
export type FilterName = 'where' | 'when' | 'appearance';

/** Whether a symptom has one of the chosen values of every trait with a choice: `where=walls&where=top&when=start`. */
export function matchesFilters(
  chosen: URLSearchParams,
  of: Readonly<Record<FilterName, string | readonly string[] | undefined>>,
): boolean {
  const names = new Set(chosen.keys()) as Set<FilterName>;
  return [...names].every((name) => chosen.getAll(name).some((value) => of[name]?.includes(value)));
}

/** Initialises the filters. The URL contains the selection, so that it can be bookmarked and shared. */
export function startFilters(): void {
  const filters = document.querySelector<HTMLDetailsElement>('details.filters');
  const form = filters?.querySelector('form');
  const status = form?.querySelector<HTMLElement>('[role=status]');
  const reset = form?.querySelector<HTMLButtonElement>('button[type=reset]');
  const walls = document.querySelector('.walls');
  if (!filters || !form || !status || !reset || !walls) return;
  const { say } = LOCALES[pageLanguage()];
  const boxes = [...form.querySelectorAll<HTMLInputElement>('input[type=checkbox]')];
  const entries = [...walls.querySelectorAll<HTMLElement>('[data-where]')];

  const show = () => {
    const chosen = new URLSearchParams(boxes.filter((box) => box.checked).map(({ name, value }) => [name, value]));
    for (const entry of entries) entry.hidden = !matchesFilters(chosen, dataOf(entry));
    const n = entries.filter(({ hidden }) => !hidden).length;
    const all = entries.length;
    if (chosen.size === 0) status.textContent = say(`All ${all} problems`, `全部 ${all} 种现象`);
    else if (n > 0) status.textContent = say(`${n} of ${all} problems`, `${all} 种现象中的 ${n} 种`);
    else
      status.textContent = say(
        'No problem matches all of these choices. Remove one, or show all.',
        '没有同时符合这些条件的现象。请去掉一个条件，或显示全部。',
      );
    reset.hidden = chosen.size === 0;
    // Matches form a single gallery without category headings.
    walls.toggleAttribute('data-narrowed', chosen.size > 0);
    return chosen;
  };
  const keep = () => {
    const query = show().toString();
    history.replaceState(history.state, '', `${location.pathname}${query && `?${query}`}${location.hash}`);
  };

  form.addEventListener('change', keep);
  form.addEventListener('reset', (event) => {
    event.preventDefault();
    for (const box of boxes) box.checked = false;
    keep();
    // The button that had focus is now hidden.
    filters.querySelector('summary')?.focus();
  });

  const asked = new URLSearchParams(location.search);
  for (const box of boxes) box.checked = asked.getAll(box.name).includes(box.value);
  show();
  // On a small screen the filters start folded, unless something is selected.
  filters.open = !reset.hidden || matchMedia('(min-width: 48rem)').matches;
  filters.hidden = false;
}

/** The traits of a symptom in the gallery, each a list of words. */
function dataOf({ dataset: { where, when, appearance } }: HTMLElement) {
  return { where: where?.split(' '), when: when?.split(' '), appearance: appearance?.split(' ') };
}

/** The query parameters that form a setup. */
const SETUP = ['printer', 'nozzle', 'material', 'slicer', 'yours'];

/** Adds the setup in the URL of the symptom overview to its links. */
export function carrySetup(): void {
  const asked = [...new URLSearchParams(location.search)].filter(([key]) => SETUP.includes(key));
  if (asked.length === 0) return;
  const query = new URLSearchParams(asked);
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.wall a')) link.href += `?${query}`;
}
