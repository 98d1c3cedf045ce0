import { readQuestion } from '../../../../core/names/question.js';
import { type Findable, find, isLikelyMatch } from '../../../../core/names/search.js';
import { languageOf } from '../../../../core/words/language.js';
import { showRest } from '../../layouts/waiting.js';
import { findPages } from './documentation.js';
import { hrefOf, linkTo, listed, listedPages, paragraph } from './elements.js';
import { loadFindIndex } from './find-index.js';
import { answered, type Direct, pathOf } from './question.js';
import { type FindTexts, findTexts } from './texts.js';

/** Most records and pages below the field. */
const MOST = { records: 8, pages: 4 };

/** Most of them on the page of the search. */
const MOST_ON_PAGE = { records: 40, pages: 8 };

/** How long nothing is typed before the documentation is searched, ms: its index is larger than the names. */
const PAUSE_MS = 250;

/**
 * Brings a search field to life. `data-kinds` on its form limits it to some kinds of records; `data-documentation`
 * searches the documentation as well.
 */
export function startField(form: HTMLFormElement, input: HTMLInputElement): void {
  const below = form.querySelector<HTMLElement>('.found');
  if (!below) return;
  const texts = findTexts(languageOf(document.documentElement.lang));
  const kinds = form.dataset.kinds?.split(' ');
  const items = async (): Promise<Findable[]> => {
    const all = await loadFindIndex();
    return kinds ? all.filter(({ kind }) => kinds.includes(kind)) : all;
  };
  const everything = () => `${form.action}?${new URLSearchParams({ q: input.value })}`;

  const show = async () => {
    const query = input.value;
    // Meanwhile more may have been typed.
    const current = () => query === input.value;
    if (query.trim() === '') return below.replaceChildren();
    try {
      const all = await items();
      const found = find(query, all, MOST.records);
      if (!current()) return;
      const direct = answered(query, all, texts);
      below.replaceChildren(
        ...(direct ? [direct.element] : []),
        ...beside(direct, found, texts),
        linkTo(everything(), texts.more),
      );
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

  void loadFindIndex().catch(() => {});
  input.addEventListener('input', () => void show());
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const query = input.value;
    const all = await items().catch(() => []);
    const question = readQuestion(query, all);
    const [first] = find(query, all, 1);
    if (question) location.href = texts.prefix + pathOf(question);
    else location.href = first && isLikelyMatch(first, query) ? hrefOf(first, texts) : everything();
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

/** What was found by its name. Nothing is not said before it is known that an identifier or a code is nothing either. */
function beside(direct: Direct | null, found: readonly Findable[], texts: FindTexts): HTMLElement[] {
  if (!direct || direct.element.hasChildNodes() || found.length > 0) return listed(found, texts);
  const waiting = paragraph(texts.looking);
  // An answer takes it away.
  void direct.complete.then(() => waiting.isConnected && waiting.replaceWith(...listed(found, texts)));
  return [waiting];
}

/** Shows on the page of the search what its address asks for. */
export function showResults(asked: string): void {
  const place = document.querySelector<HTMLElement>('#found');
  const texts = findTexts(languageOf(document.documentElement.lang));
  const failed = paragraph(texts.failed);
  const records = loadFindIndex().then(
    (all) => {
      const direct = answered(asked, all, texts);
      const found = beside(direct, find(asked, all, MOST_ON_PAGE.records), texts);
      place?.replaceChildren(...(direct ? [direct.element] : []), ...found);
      return direct?.complete;
    },
    () => place?.replaceChildren(failed),
  );
  const documentation = document.querySelector('#documentation');
  const pages = findPages(asked, MOST_ON_PAGE.pages).then(
    (pages) => documentation?.replaceChildren(listedPages(pages)),
    () => documentation?.replaceChildren(paragraph(texts.failed)),
  );
  void Promise.all([records, pages]).then(showRest);
}
