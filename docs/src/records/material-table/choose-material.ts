import { DEMANDS, type Wants } from '../../../../core/materials/choose.js';
import { LOCALES } from '../../../../core/words/language.js';
import { element } from '../../element.js';
import { fill } from '../../explorer/texts/fill.js';
import { showRest } from '../../layouts/waiting.js';
import { pageLanguage } from '../../setup/on-page.js';
import { explorerPath, NO_SETUP } from '../../setup/setup.js';
import { suggestPrinters } from '../find/find-index.js';
import type { OwnPrinter } from './own-printer.js';
import {
  asksSomething,
  type Column,
  DEMAND_COLUMNS,
  type Row,
  readView,
  rowsOf,
  START,
  type View,
  writeView,
} from './view.js';

interface Built {
  rows: readonly Row[];
  /** Number of rows shown until the reader asks for all. */
  first: number;
  texts: Record<'found' | 'everything' | 'none' | 'best' | 'compare' | 'reason' | 'noPrinter', string>;
}

/** Number of materials in the shortlist. */
const SHORT = 4;

/** Initialises the questions and the material table. The URL contains the whole state. */
export function startMaterialTable(): void {
  const place = document.querySelector<HTMLElement>('.materials');
  const form = place?.querySelector('form');
  const table = place?.querySelector('table');
  if (!place || !form || !table) return;
  const part = <E extends HTMLElement>(selector: string) => place.querySelector<E>(selector) as E;
  const [status, reset] = [part('[role=status]'), part('button[type=reset]')];
  const [short, side, all] = [part('.short-list'), part('.side'), part('button.all')];
  const body = table.tBodies[0] as HTMLTableSectionElement;
  const { rows, first, texts } = JSON.parse(place.dataset.built ?? '') as Built;
  const lines = new Map([...body.rows].map((line) => [line.id, line]));
  const heads = [...table.querySelectorAll<HTMLElement>('thead [data-column]')];
  const ticks = [...body.querySelectorAll<HTMLInputElement>('input[name=compare]')];
  /** The cells of a material with their headings, and their texts if known. */
  const cellsOf = (id: string) =>
    [...(lines.get(id)?.querySelectorAll('td') ?? [])].map(({ dataset, classList, textContent }) => ({
      column: dataset.column,
      head: dataset.head ?? '',
      text: classList.contains('unknown') ? null : textContent,
    }));
  const field = part<HTMLInputElement>('input[name=printer]');
  let view = START;
  let own: OwnPrinter | null = null;

  const show = (next: View, how: 'push' | 'keep' = 'push') => {
    view = next;
    const query = writeView(view);
    if (how === 'push' && query !== location.search)
      history.pushState(null, '', query || location.pathname + location.hash);
    if (view.printer !== (own?.id ?? null)) return void takePrinter(view.printer ?? '');
    const asked = asksSomething(view);
    const found = rowsOf(rows, { ...view, wants: { ...view.wants, verdictOn: own?.verdictOn ?? null } });
    for (const [id, line] of lines) {
      line.querySelector('.fit')?.remove();
      if (own) line.cells[0]?.append(' ', own.markOn(id));
    }
    const cut = asked || view.sort !== null || view.all ? found : found.slice(0, first);
    body.replaceChildren(...cut.flatMap(({ id }) => lines.get(id) ?? []));
    const count = { n: found.length, all: rows.length };
    status.textContent = fill(asked ? (found.length > 0 ? texts.found : texts.none) : texts.everything, count);
    reset.hidden = !asked;
    all.hidden = cut.length === found.length;
    for (const head of heads) {
      const sorted = view.sort?.by === head.dataset.column;
      head.ariaSort = sorted ? (view.sort?.descending ? 'descending' : 'ascending') : 'none';
    }
    const { demands, machine, patience } = view.wants;
    const answers: readonly unknown[] = [...demands, machine, patience];
    for (const box of form.querySelectorAll<HTMLInputElement>('label input')) box.checked = answers.includes(box.value);
    field.value = own?.name ?? '';
    showShort(asked ? found : []);
  };

  /** Loads the verdicts of a printer, then shows what it prints. */
  const takePrinter = async (typed: string) => {
    const { ownPrinter } = await import('./own-printer.js');
    own = typed === '' ? null : await ownPrinter(typed).catch(() => null);
    const wants = { ...view.wants, machine: own ? null : view.wants.machine };
    show({ ...view, wants, printer: own?.id ?? null });
    if (typed !== '' && !own) status.textContent = fill(texts.noPrinter, { name: typed });
  };

  const showShort = (found: readonly Row[]) => {
    const { demands } = view.wants;
    const columns = [...new Set([...demands.map((demand) => DEMAND_COLUMNS[demand]), 'ease', 'price'])];
    const items = found.slice(0, SHORT).map(({ id, name }) => {
      const cells = cellsOf(id);
      const verdict = own ? [fill(texts.reason, { what: own.name, how: own.markOn(id).textContent })] : [];
      const reasons = columns.flatMap((column) => {
        const cell = cells.find((one) => one.column === column);
        return cell?.text ? fill(texts.reason, { what: cell.head, how: cell.text }) : [];
      });
      const href = lines.get(id)?.querySelector('a')?.href ?? '';
      return element('li', {}, element('a', { href }, name), ` ${[...verdict, ...reasons].join(' · ')}`);
    });
    short.replaceChildren(element('h2', {}, texts.best), element('ol', {}, ...items));
    short.hidden = items.length === 0 || (demands.length === 0 && !own);
  };

  suggestPrinters(field);
  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('change', ({ target }) => {
    if (target === field) return void takePrinter(field.value.trim());
    const data = new FormData(form);
    const wants = {
      demands: DEMANDS.filter((demand) => data.getAll('stand').includes(demand)),
      machine: data.get('machine'),
      patience: data.get('patience'),
    } as Wants;
    show({ ...view, wants, printer: wants.machine ? null : view.printer, sort: null });
  });
  form.addEventListener('reset', (event) => {
    event.preventDefault();
    show({ ...view, wants: START.wants, printer: null });
    form.querySelector('input')?.focus();
  });
  for (const head of heads) {
    const by = head.dataset.column as Column;
    const onclick = () => {
      const again = view.sort?.by === by;
      // A third click restores the original order.
      show({ ...view, sort: again && view.sort?.descending ? null : { by, descending: again } });
    };
    head.append(element('button', { type: 'button', onclick }, ...head.childNodes));
  }
  body.addEventListener('change', () => {
    const [a, b] = ticks.filter(({ checked }) => checked).map(({ value }) => rows.find(({ id }) => id === value));
    for (const tick of ticks) tick.disabled = b !== undefined && !tick.checked;
    side.hidden = !a || !b;
    if (!a || !b) return;
    const path = explorerPath(NO_SETUP, { view: 'compare', compare: 'materials', material: a.id, material2: b.id });
    const href = LOCALES[pageLanguage()].prefix + path;
    side.replaceChildren(element('a', { href }, fill(texts.compare, { a: a.name, b: b.name })));
  });
  all.addEventListener('click', () => show({ ...view, all: true }));
  addEventListener('popstate', () => show(readView(location.search), 'keep'));

  for (const tick of ticks) tick.hidden = false;
  form.hidden = false;
  show(readView(location.search), 'keep');
  showRest();
}
