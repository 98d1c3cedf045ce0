import { isForeign } from '../../../../core/names/query-words.js';
import { symptomsIn } from '../../../../core/names/question.js';
import { type FoundKind, find, symptomsCalled } from '../../../../core/names/search.js';
import { mustBeOff, POWER_OFF } from '../../../../core/troubleshoot/diagnose/power.js';
import { LOCALES, type Locale, languageOf } from '../../../../core/words/language.js';
import { showRest } from '../../layouts/waiting.js';
import { cards, hrefOf, linkTo, list, listed, paragraph } from './elements.js';
import { loadFindIndex, loadListedRules } from './find-index.js';
import { answered, linkOf, type ReadQuery, readQuery } from './question.js';

/** Maximum numbers of results below the field. */
const MOST = { records: 8, pages: 4 };

/** Maximum numbers of results on the search page. */
const MOST_ON_PAGE = { records: 40, pages: 8 };

/** Maximum number of symptom cards shown for a sentence. */
const MOST_CARDS = 3;

/** Debounce before searching the documentation, ms: its index is larger than that of the names. */
const PAUSE_MS = 250;

/**
 * Initialises a search field. `data-kinds` on its form restricts the record kinds; `data-documentation` searches the
 * documentation as well.
 */
export function startField(form: HTMLFormElement, input: HTMLInputElement): void {
  const below = form.querySelector<HTMLElement>('.found');
  if (!below) return;
  const locale = LOCALES[languageOf(document.documentElement.lang)];
  const { say } = locale;
  const kinds = form.dataset.kinds?.split(' ') as FoundKind[] | undefined;
  const everything = () => `${form.action}?${new URLSearchParams({ q: input.value })}`;

  const show = async () => {
    const query = input.value;
    // The query may have changed meanwhile.
    const current = () => query === input.value;
    if (query.trim() === '') return below.replaceChildren();
    try {
      const { elements, isDanger } = await resultsFor(query, MOST.records, locale, kinds);
      if (!current()) return;
      below.replaceChildren(...elements, ...(isDanger ? [] : [linkTo(everything(), say('All results', '全部结果'))]));
    } catch {
      if (current()) below.replaceChildren(failure(locale));
    }
    if (form.dataset.documentation === undefined) return;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    if (!current()) return;
    const pages = await findPages(query, MOST.pages).catch(() => null);
    if (current() && pages?.hasChildNodes())
      below.lastElementChild?.before(paragraph(say('In the documentation', '文档'), 'of'), pages);
  };

  void loadFindIndex().catch(() => {});
  input.addEventListener('input', () => void show());
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const query = input.value;
    const all = await loadFindIndex().catch(() => []);
    const asked = readQuery(query, all);
    const [first] = find(query, all, 1, kinds);
    if (asked.question) location.href = linkOf(asked.question, locale).href;
    else if (first?.sure) location.href = hrefOf(first, all, locale);
    else location.href = (await onlyAnswer(asked, locale)) ?? everything();
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

/** The address of the only code, identifier or colour that a query names; null if there is none or several. */
async function onlyAnswer(asked: ReadQuery, locale: Locale): Promise<string | null> {
  const direct = answered(asked, false, locale);
  await direct?.complete;
  const [link, another] = direct?.element.querySelectorAll('a') ?? [];
  return another ? null : (link?.href ?? null);
}

/** Ids of the symptoms named in a query if one of them requires switching the printer off; null otherwise. */
async function dangerIn({ query, question, items }: ReadQuery): Promise<readonly string[] | null> {
  const named = [...symptomsCalled(query, items), ...(question?.ask === 'symptom' ? [question.symptom.id] : [])];
  return named.length > 0 && mustBeOff({ symptoms: await loadListedRules() }, named) ? named : null;
}

interface Results {
  elements: HTMLElement[];
  /** Whether they begin with the warning to switch the printer off. */
  isDanger: boolean;
  /** Resolves once all answers are in the elements. */
  complete: Promise<void> | undefined;
}

/** The answer to a query, then the records: the first results, to which others are added. @throws if loading fails */
async function resultsFor(query: string, most: number, locale: Locale, kinds?: readonly FoundKind[]): Promise<Results> {
  const { say } = locale;
  const all = await loadFindIndex();
  const asked = readQuery(query, all);
  const { question } = asked;
  const [danger, told] = await Promise.all([dangerIn(asked), symptomsIn(query, all, loadListedRules)]);
  // A recommendation question is answered by its page, not by records that share a word.
  const found = question?.ask === 'material' || question?.ask === 'printer' ? [] : find(query, all, most, kinds);
  const direct = answered(asked, found[0]?.sure === true, locale);
  const symptoms = direct?.element.hasChildNodes() ? [] : told.slice(0, MOST_CARDS);
  const isTold = symptoms.length > 1;
  const foreign =
    isForeign(query) && found.some(({ kind }) => kind === 'symptoms')
      ? [paragraph(say('The pages are in English and Chinese.', '页面只有英文和中文。'))]
      : [];
  const answer = [...foreign, ...(direct ? [direct.element] : []), ...(isTold ? cards(symptoms, locale) : [])];
  const complete = direct?.complete;
  if (danger) {
    // If the printer must be switched off, show that first, then the symptoms, and no other matches.
    const meant = found.filter(({ kind, id }) => kind === 'symptoms' && danger.includes(id));
    const off = paragraph(say(POWER_OFF), 'caution');
    const elements = [off, ...answer, ...(meant.length > 0 ? listed(meant, all, locale) : [])];
    return { elements, isDanger: true, complete };
  }
  const others = isTold ? found.filter(({ id }) => !symptoms.some((one) => one.id === id)) : found;
  if (!direct || direct.element.hasChildNodes() || found.length > 0) {
    const further = answer.length > 0 && others.length === 0 ? [] : listed(others, all, locale);
    return { elements: [...answer, ...further], isDanger: false, complete };
  }
  // Do not report "no match" before the identifier and code lookups finish; an answer removes this.
  const waiting = paragraph(say('Looking it up…', '正在查找……'));
  void complete?.then(() => waiting.isConnected && waiting.replaceWith(...listed(found, all, locale)));
  return { elements: [...answer, waiting], isDanger: false, complete };
}

function failure({ say }: Locale): HTMLElement {
  return paragraph(say('This could not be loaded.', '无法加载。'));
}

/** Shows the results for the query in the URL of the search page. */
export function showResults(query: string): void {
  const place = document.querySelector<HTMLElement>('#found');
  const documentation = document.querySelector('#documentation');
  const locale = LOCALES[languageOf(document.documentElement.lang)];
  const records = resultsFor(query, MOST_ON_PAGE.records, locale).then(
    ({ elements, complete }) => {
      place?.replaceChildren(...elements);
      return complete;
    },
    () => place?.replaceChildren(failure(locale)),
  );
  const pages = findPages(query, MOST_ON_PAGE.pages).then(
    (found) => documentation?.replaceChildren(found),
    () => documentation?.replaceChildren(failure(locale)),
  );
  void Promise.all([records, pages]).then(showRest);
}

/** The subset of the Pagefind API in use. */
interface Pagefind {
  search(query: string): Promise<{ results: { data(): Promise<{ url: string; meta: { title?: string } }> }[] }>;
}

/** The documentation search generated by the site build; it detects the language of the page. */
const PAGEFIND = '/pagefind/pagefind.js';

/** Links to documentation pages that match a query, best first. @throws if the index cannot be loaded */
async function findPages(query: string, most: number): Promise<HTMLElement> {
  const pagefind = (await import(/* @vite-ignore */ PAGEFIND)) as Pagefind;
  const { results } = await pagefind.search(query);
  const pages = await Promise.all(results.slice(0, most).map((result) => result.data()));
  return list(pages.map(({ url, meta }) => linkTo(url, meta.title ?? url)));
}
