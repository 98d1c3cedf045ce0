import { DEMANDS, type Wants } from '../../../../core/materials/choose.js';
import { fill } from '../../explorer/texts/fill.js';
import { showRest } from '../../layouts/waiting.js';
import { DEMAND_LABELS } from './labels.js';
import {
  asksSomething,
  type Column,
  MOST_COMPARED,
  type Row,
  readView,
  rowsOf,
  START,
  type View,
  writeView,
} from './view.js';

/** What the page is built with. */
interface Built {
  rows: readonly Row[];
  /** Labels of the figures that are compared. */
  figures: readonly string[];
  /** How many rows are shown until all are asked for. */
  first: number;
  texts: Record<'found' | 'everything' | 'none' | 'best' | 'unknown' | 'side' | 'most' | 'one' | 'reason', string>;
}

/** How many materials the questions lead to first. */
const SHORT = 4;

/** Brings the questions and the table of materials to life. Everything that is shown stands in the address. */
export function startMaterialTable(): void {
  const place = document.querySelector<HTMLElement>('.materials');
  const form = place?.querySelector('form');
  const table = place?.querySelector('table');
  if (!place || !form || !table) return;
  const part = <E extends HTMLElement>(selector: string) => place.querySelector<E>(selector) as E;
  const [status, reset] = [part('[role=status]'), part<HTMLButtonElement>('button[type=reset]')];
  const [short, side, all] = [part('.short-list'), part('.side'), part<HTMLButtonElement>('button.all')];
  const body = table.tBodies[0] as HTMLTableSectionElement;
  const { rows, figures, first, texts } = JSON.parse(place.dataset.built ?? '') as Built;
  const lines = new Map([...body.rows].map((line) => [line.id, line]));
  const heads = [...table.querySelectorAll<HTMLElement>('thead [data-column]')].map((head) => ({
    head,
    column: head.dataset.column as Column,
  }));
  const ticks = [...body.querySelectorAll<HTMLInputElement>('input[name=compare]')];
  const cell = (id: string, column: string) => lines.get(id)?.querySelector(`td[data-column=${column}]`);
  let view = START;

  const show = (next: View, how: 'push' | 'keep' = 'push') => {
    view = next;
    const query = writeView(view);
    if (how === 'push' && query !== location.search)
      history.pushState(null, '', query || location.pathname + location.hash);
    const asked = asksSomething(view.wants);
    const found = rowsOf(rows, view);
    const cut = asked || view.sort !== null || view.all ? found : found.slice(0, first);
    body.replaceChildren(...cut.flatMap(({ id }) => lines.get(id) ?? []));
    const count = { n: found.length, all: rows.length };
    status.textContent = fill(asked ? (found.length > 0 ? texts.found : texts.none) : texts.everything, count);
    reset.hidden = !asked;
    all.hidden = cut.length === found.length;
    for (const { head, column } of heads) {
      const sorted = view.sort?.by === column;
      head.ariaSort = sorted ? (view.sort?.descending ? 'descending' : 'ascending') : 'none';
    }
    for (const box of form.querySelectorAll('input')) {
      const { demands, machine, patience } = view.wants;
      box.checked = ([...demands, machine, patience] as unknown[]).includes(box.value);
    }
    for (const tick of ticks) tick.checked = view.compared.includes(tick.value);
    showShort(asked ? found : []);
    showSide();
  };

  const showShort = (found: readonly Row[]) => {
    const list = document.createElement('ol');
    list.append(
      ...found.slice(0, SHORT).map(({ id, name }) => {
        const item = document.createElement('li');
        const link = document.createElement('a');
        link.href = lines.get(id)?.querySelector('a')?.getAttribute('href') ?? '';
        link.textContent = name;
        item.append(link, ` ${reasonsFor(id).join(' · ')}`);
        return item;
      }),
    );
    short.replaceChildren(title(texts.best), list);
    short.hidden = found.length === 0 || view.wants.demands.length === 0;
  };
  const reasonsFor = (id: string): string[] => {
    const columns = new Set([...view.wants.demands.map((demand) => DEMAND_LABELS[demand].column), 'ease', 'price']);
    return [...columns].flatMap((column) => {
      const told = cell(id, column);
      if (!told || told.classList.contains('unknown')) return [];
      const { head = '' } = (told as HTMLElement).dataset;
      return fill(texts.reason, { what: head, how: told.textContent ?? '' });
    });
  };

  const showSide = () => {
    const chosen = view.compared.flatMap((id) => rows.filter((row) => row.id === id));
    side.hidden = chosen.length === 0;
    if (chosen.length === 0) return side.replaceChildren();
    const told = (id: string) => [...(lines.get(id)?.querySelectorAll<HTMLElement>('td') ?? [])];
    const labels = [...told(chosen[0]?.id ?? '').map(({ dataset }) => dataset.head ?? ''), ...figures];
    const texted = chosen.map(({ id, figures: own }) => [
      ...told(id).map((td) => (td.classList.contains('unknown') ? null : td.textContent)),
      ...own,
    ]);
    const both = document.createElement('table');
    both.className = 'compared';
    const head = both.createTHead().insertRow();
    head.append(document.createElement('td'));
    for (const { id, name } of chosen) {
      const top = document.createElement('th');
      top.scope = 'col';
      const out = document.createElement('button');
      out.type = 'button';
      out.textContent = '×';
      out.ariaLabel = ticks.find(({ value }) => value === id)?.ariaLabel ?? name;
      out.ariaPressed = 'true';
      out.addEventListener('click', () => compare(id, false));
      top.append(name, ' ', out);
      head.append(top);
    }
    const under = both.createTBody();
    for (const [i, label] of labels.entries()) {
      const values = texted.map((own) => own[i] ?? null);
      if (values.every((value) => value === null)) continue;
      const line = under.insertRow();
      const name = document.createElement('th');
      name.scope = 'row';
      name.textContent = label;
      line.append(name);
      line.classList.toggle('differs', new Set(values).size > 1 && chosen.length > 1);
      for (const value of values) {
        const td = line.insertCell();
        td.textContent = value ?? texts.unknown;
        td.classList.toggle('unknown', value === null);
      }
    }
    const scroll = document.createElement('div');
    scroll.className = 'scroll';
    scroll.append(both);
    const hint = document.createElement('p');
    hint.className = 'quiet';
    hint.textContent = chosen.length === 1 ? texts.one : chosen.length === MOST_COMPARED ? texts.most : '';
    side.replaceChildren(title(texts.side), scroll, hint);
  };
  const compare = (id: string, on: boolean) => {
    const others = view.compared.filter((other) => other !== id);
    if (on && others.length >= MOST_COMPARED) return show(view, 'keep');
    show({ ...view, compared: on ? [...others, id] : others });
  };

  form.addEventListener('change', () => {
    const data = new FormData(form);
    const wants = {
      demands: DEMANDS.filter((demand) => data.getAll('stand').includes(demand)),
      machine: data.get('machine'),
      patience: data.get('patience'),
    } as Wants;
    show({ ...view, wants, sort: null });
  });
  form.addEventListener('reset', (event) => {
    event.preventDefault();
    show({ ...view, wants: START.wants });
    form.querySelector('input')?.focus();
  });
  for (const { head, column } of heads) {
    const button = document.createElement('button');
    button.type = 'button';
    button.append(...head.childNodes);
    head.append(button);
    button.addEventListener('click', () => {
      const again = view.sort?.by === column;
      // A third time takes the order back.
      const sort = again && view.sort?.descending ? null : { by: column, descending: again };
      show({ ...view, sort });
    });
  }
  body.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement) compare(target.value, target.checked);
  });
  all.addEventListener('click', () => show({ ...view, all: true }));
  addEventListener('popstate', () => show(readView(location.search), 'keep'));

  for (const tick of ticks) tick.hidden = false;
  form.hidden = false;
  show(readView(location.search), 'keep');
  showRest();
}

function title(text: string): HTMLElement {
  const heading = document.createElement('h2');
  heading.textContent = text;
  return heading;
}
