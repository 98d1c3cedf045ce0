import { DEMANDS, type Wants } from '../../../../core/materials/choose.js';
import { LOCALES } from '../../../../core/words/language.js';
import { element } from '../../element.js';
import { showRest } from '../../layouts/waiting.js';
import { pageLanguage } from '../../setup/on-page.js';
import { suggestPrinters } from '../find/find-index.js';
import type { OwnPrinter } from './own-printer.js';
import {
  asksSomething,
  type Column,
  DEMAND_COLUMNS,
  MOST_COMPARED,
  type Row,
  readView,
  rowsOf,
  START,
  type View,
  writeView,
} from './view.js';

interface Built {
  rows: readonly Row[];
  /** Labels of the compared values. */
  figures: readonly string[];
}

/** Number of rows shown until the reader asks for all. */
const FIRST = 24;

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
  const { say } = LOCALES[pageLanguage()];
  const { rows, figures } = JSON.parse(place.dataset.built ?? '') as Built;
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
    const cut = asked || view.sort !== null || view.all ? found : found.slice(0, FIRST);
    body.replaceChildren(...cut.flatMap(({ id }) => lines.get(id) ?? []));
    status.textContent = statusOf(asked, found.length);
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
    for (const tick of ticks) tick.checked = view.compared.includes(tick.value);
    showShort(asked ? found : []);
    showSide();
  };

  const statusOf = (asked: boolean, found: number) => {
    const all = rows.length;
    if (!asked) return say(`${all} materials, those that most printers can print first`, `${all} 种耗材，常用的在前`);
    if (found > 0) return say(`${found} of ${all} materials`, `${all} 种耗材中的 ${found} 种`);
    return say(
      'No known material meets all of these requirements. Remove one answer.',
      '已知的耗材中没有同时符合的。请去掉一个条件。',
    );
  };

  /** Loads the verdicts of a printer, then shows what it prints. */
  const takePrinter = async (typed: string) => {
    const { ownPrinter } = await import('./own-printer.js');
    own = typed === '' ? null : await ownPrinter(typed).catch(() => null);
    const wants = { ...view.wants, machine: own ? null : view.wants.machine };
    show({ ...view, wants, printer: own?.id ?? null });
    if (typed !== '' && !own)
      status.textContent = say(
        `No printer matches “${typed}”. Choose one of the list.`,
        `没有与“${typed}”相符的打印机，请从列表中选择。`,
      );
  };

  const reason = (what: string, how: string) => say(`${what}: ${how}`, `${what}：${how}`);
  const showShort = (found: readonly Row[]) => {
    const { demands } = view.wants;
    const columns = [...new Set([...demands.map((demand) => DEMAND_COLUMNS[demand]), 'ease', 'price'])];
    const items = found.slice(0, SHORT).map(({ id, name }) => {
      const cells = cellsOf(id);
      const verdict = own ? [reason(own.name, own.markOn(id).textContent)] : [];
      const reasons = columns.flatMap((column) => {
        const cell = cells.find((one) => one.column === column);
        return cell?.text ? reason(cell.head, cell.text) : [];
      });
      const href = lines.get(id)?.querySelector('a')?.href ?? '';
      return element('li', {}, element('a', { href }, name), ` ${[...verdict, ...reasons].join(' · ')}`);
    });
    short.replaceChildren(element('h2', {}, say('Consider these first', '先看这几种')), element('ol', {}, ...items));
    short.hidden = items.length === 0 || (demands.length === 0 && !own);
  };

  const showSide = () => {
    const chosen = view.compared.flatMap((id) => rows.filter((row) => row.id === id));
    side.hidden = chosen.length === 0;
    if (chosen.length === 0) return side.replaceChildren();
    const labels = [...cellsOf(chosen[0]?.id ?? '').map(({ head }) => head), ...figures];
    const columns = chosen.map((row) => [...cellsOf(row.id).map(({ text }) => text), ...row.figures]);
    const tops = chosen.map(({ id, name }) => {
      const ariaLabel = ticks.find(({ value }) => value === id)?.ariaLabel ?? name;
      const onclick = () => compare(id, false);
      const remove = element('button', { type: 'button', ariaLabel, ariaPressed: 'true', onclick }, '×');
      return element('th', { scope: 'col' }, name, ' ', remove);
    });
    const known = labels.flatMap((label, i) => {
      const values = columns.map((column) => column[i] ?? null);
      if (values.every((value) => value === null)) return [];
      const cells = values.map((value) =>
        element('td', { className: value === null ? 'unknown' : '' }, value ?? say('not known', '未知')),
      );
      const className = new Set(values).size > 1 ? 'differs' : '';
      return element('tr', { className }, element('th', { scope: 'row' }, label), ...cells);
    });
    const head = element('thead', {}, element('tr', {}, element('td'), ...tops));
    const compared = element('table', { className: 'compared' }, head, element('tbody', {}, ...known));
    const hints: Readonly<Record<number, string>> = {
      1: say('Select one more to compare.', '再选一种即可对比。'),
      [MOST_COMPARED]: say('At most four: remove one first.', '最多四种：请先去掉一种。'),
    };
    side.replaceChildren(
      element('h2', {}, say('Side by side', '并排对比')),
      element('div', { className: 'scroll' }, compared),
      element('p', { className: 'quiet' }, hints[chosen.length] ?? ''),
    );
  };
  const compare = (id: string, on: boolean) => {
    const others = view.compared.filter((other) => other !== id);
    if (on && others.length >= MOST_COMPARED) return show(view, 'keep');
    show({ ...view, compared: on ? [...others, id] : others });
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
