import { type Findable, find, isMeant } from '../../../../core/find.js';
import { findPages } from './documentation.js';
import { hrefOf, linkTo, listed, listedPages, paragraph } from './elements.js';
import { allNames } from './names.js';
import { findTexts } from './texts.js';

/** Most records and pages below the field. */
const MOST = { records: 8, pages: 4 };

/** How long nothing is typed before the documentation is searched, ms: its index is larger than the names. */
const PAUSE_MS = 250;

/**
 * Brings a search field to life. `data-kinds` on its form limits it to some kinds of records; `data-documentation`
 * searches the documentation as well.
 */
export function startField(form: HTMLFormElement, input: HTMLInputElement): void {
  const below = form.querySelector<HTMLElement>('.found');
  if (!below) return;
  const texts = findTexts(document.documentElement.lang === 'en' ? 'en' : 'zh');
  const kinds = form.dataset.kinds?.split(' ');
  const items = async (): Promise<Findable[]> => {
    const all = await allNames();
    return kinds ? all.filter(({ kind }) => kinds.includes(kind)) : all;
  };
  const everything = () => `${form.action}?${new URLSearchParams({ q: input.value })}`;

  const show = async () => {
    const query = input.value;
    // Meanwhile more may have been typed.
    const current = () => query === input.value;
    if (query.trim() === '') return below.replaceChildren();
    try {
      const found = find(query, await items(), MOST.records);
      if (current()) below.replaceChildren(...listed(found, texts), linkTo(everything(), texts.more));
    } catch {
      if (current()) below.replaceChildren(paragraph(texts.failed));
    }
    if (form.dataset.documentation === undefined) return;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    if (!current()) return;
    const pages = await findPages(query, MOST.pages).catch(() => []);
    if (current() && pages.length > 0 && below.childElementCount > 0)
      below.lastElementChild?.before(paragraph(texts.documentation, 'of'), listedPages(pages));
  };

  void allNames().catch(() => {});
  input.addEventListener('input', () => void show());
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const query = input.value;
    const [first] = await items().then(
      (all) => find(query, all, 1),
      () => [],
    );
    location.href = first && isMeant(first, query) ? hrefOf(first, texts) : everything();
  });
  form.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') below.replaceChildren();
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    const stops = [input, ...below.querySelectorAll('a')];
    const here = stops.indexOf(document.activeElement as HTMLAnchorElement);
    stops[here + (event.key === 'ArrowDown' ? 1 : -1)]?.focus();
    event.preventDefault();
  });
  form.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget !== null && !form.contains(relatedTarget as Node)) below.replaceChildren();
  });
  document.addEventListener('click', ({ target }) => {
    if (!form.contains(target as Node)) below.replaceChildren();
  });
}
