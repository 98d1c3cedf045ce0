import { fill } from '../../explorer/texts/fill.js';
import { type FilterName, type FilterValues, matchesFilters, readFilters, writeFilters } from './filters.js';

/** Brings the filters of the wall to life. The choice stands in the address, so that it can be kept and passed on. */
export function startFilters(): void {
  const filters = document.querySelector<HTMLDetailsElement>('details.filters');
  const form = filters?.querySelector('form');
  const status = form?.querySelector<HTMLElement>('[role=status]');
  const reset = form?.querySelector<HTMLButtonElement>('button[type=reset]');
  const walls = document.querySelector('.walls');
  if (!filters || !form || !status || !reset || !walls) return;
  const boxes = [...form.querySelectorAll<HTMLInputElement>('input[type=checkbox]')];
  const entries = [...walls.querySelectorAll<HTMLElement>('[data-where]')].map((entry) => {
    const { where = '', when = '', looks = '' } = entry.dataset;
    return { entry, sights: { where: where.split(' '), when: when.split(' '), looks: looks.split(' ') } };
  });

  const tick = () => {
    const chosen = readFilters(location.search);
    for (const box of boxes) box.checked = chosen[box.name as FilterName].includes(box.value);
  };
  const show = () => {
    const chosen = readFilters(location.search);
    for (const { entry, sights } of entries) entry.hidden = !matchesFilters(chosen, sights);
    const n = entries.filter(({ entry }) => !entry.hidden).length;
    const { all = '', some = '', none = '' } = status.dataset;
    const anything = writeFilters(chosen) === '';
    status.textContent = anything ? all : n > 0 ? fill(some, { n }) : none;
    reset.hidden = anything;
    // What is left stands together, without the headings of the categories.
    walls.toggleAttribute('data-narrowed', !anything);
  };
  const choose = (chosen: FilterValues) => {
    history.replaceState(history.state, '', `${location.pathname}${writeFilters(chosen)}${location.hash}`);
    tick();
    show();
  };

  form.addEventListener('change', () => {
    const ticked = (sight: FilterName) =>
      boxes.flatMap(({ name, value, checked }) => (checked && name === sight ? value : []));
    choose({ where: ticked('where'), when: ticked('when'), looks: ticked('looks') });
  });
  form.addEventListener('reset', (event) => {
    event.preventDefault();
    choose({ where: [], when: [], looks: [] });
    // The button that had the focus is gone.
    filters.querySelector('summary')?.focus();
  });

  tick();
  show();
  // On a small screen the pictures come first, unless something is chosen already.
  filters.open = !reset.hidden || matchMedia('(min-width: 48rem)').matches;
  filters.hidden = false;
}
