import type { FoundKind } from '../../../core/names/search.js';
import { LOCALES } from '../../../core/words/language.js';
import { element } from '../element.js';
import { fill } from '../explorer/texts/fill.js';
import { pageLanguage } from '../setup/on-page.js';
import { addressOf } from './address.js';
import { type ParsedResponse, parseResponse } from './response.js';
import { choices, details, refusal, summary } from './show.js';
import { tryTexts } from './try-texts.js';

/** Initialises the forms of a page that query the service hosting it. */
export function startTrying(): void {
  for (const section of document.querySelectorAll<HTMLElement>('.try')) startForm(section);
}

/** The status message and content for a request. */
interface TryResult {
  said: string;
  shown: readonly (Node | string)[];
  status?: number;
}

function startForm(section: HTMLElement): void {
  const language = pageLanguage();
  const texts = tryTexts(language);
  const part = <T extends HTMLElement>(selector: string) => section.querySelector(selector) as T;
  const [form, button] = [part<HTMLFormElement>('form'), part<HTMLButtonElement>('.ask button')];
  const [link, said, shown] = [part<HTMLAnchorElement>('.ask a'), part('.said'), part('.answer')];
  const path = section.dataset.path ?? '';
  const fields = [...section.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')];
  /** Request counter: only the latest answer is shown. */
  let asked = 0;

  const values = () =>
    fields.map(({ name, dataset, value }) => ({
      name,
      value,
      within: dataset.in === 'path' ? ('path' as const) : ('query' as const),
    }));
  const showAddress = () => {
    link.href = addressOf(path, values());
    link.textContent = addressOf(path, values());
  };
  const show = (result: TryResult) => {
    said.textContent = result.said;
    shown.replaceChildren(...result.shown);
    if (result.status !== undefined) section.dataset.status = String(result.status);
  };
  const run = async () => {
    asked++;
    const turn = asked;
    showAddress();
    show({ said: texts.asking, shown: [] });
    const result = await ask().catch(() => ({ said: texts.unreachable, shown: [] }));
    if (turn === asked) show(result);
  };
  /** Fills in a clicked suggestion and repeats the request. */
  const choose = (name: string, value: string) => {
    const field = fields.find((one) => one.name === name);
    if (!field) return;
    field.value = value;
    field.focus();
    void run();
  };
  const ask = async (): Promise<TryResult> => {
    const address = addressOf(path, values());
    const { answer, ms } = await get(address);
    const isQuery = fields.some(({ dataset }) => dataset.in === 'query');
    return isQuery && !answer.ofService && answer.status < 500 ? askFile() : resultOf(answer, ms, address);
  };
  /** Requests the file with the same answer: the host of this page does not answer queries. */
  const askFile = async (): Promise<TryResult> => {
    const { resolveFile } = await import('./resolve-file.js');
    const found = await resolveFile(path, values(), fetch.bind(window));
    if (!('path' in found)) {
      const { parameter, name, several, suggestions } = found;
      const offered = suggestions.length > 0 && choices(suggestions, texts, (value) => choose(parameter, value));
      return {
        said: fill(several ? texts.plainSeveral : texts.plainUnknown, { name }),
        shown: offered ? [offered] : [],
      };
    }
    const left = found.pageSize === null ? '' : ` ${fill(texts.plainWindow, { n: found.pageSize })}`;
    const note = element('p', {}, texts.plain, ' ', element('a', { href: found.path }, found.path), left);
    const { answer, ms } = await get(found.path);
    return resultOf(answer, ms, found.path, [note]);
  };
  const resultOf = (answer: ParsedResponse, ms: number, address: string, before: Node[] = []): TryResult => {
    const refused = refusal(answer, language, texts, choose);
    const isMissing = answer.status === 404 && refused.length === 0;
    const rest = isMissing ? [texts.missing] : [...refused, ...details(answer, address, texts)];
    return { said: summary(answer, ms, texts), shown: [...before, ...rest], status: answer.status };
  };

  button.disabled = false;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void run();
  });
  form.addEventListener('input', showAddress);
  for (const field of fields) if (field.dataset.names) suggestNames(field, field.dataset.names as FoundKind);
  showAddress();
}

/** Bypasses the HTTP cache to get the current answer. */
async function get(address: string): Promise<{ answer: ParsedResponse; ms: number }> {
  const started = performance.now();
  const answer = await parseResponse(await fetch(address, { cache: 'no-store' }));
  return { answer, ms: performance.now() - started };
}

/** Suggests ids while typing, from a list shared by all fields of a kind and fetched on first focus. */
function suggestNames(field: HTMLElement, kind: FoundKind): void {
  const id = `try-${kind}`;
  const { say } = LOCALES[pageLanguage()];
  field.addEventListener('focus', async () => {
    try {
      const { loadFindIndex } = await import('../records/find/find-index.js');
      const own = (await loadFindIndex()).filter((one) => one.kind === kind);
      const options = own.map((one) => new Option(say(one.name, one.nameZh), one.id));
      if (!document.getElementById(id)) document.body.append(element('datalist', { id }, ...options));
      field.setAttribute('list', id);
    } catch {
      // Typing works without suggestions; the next focus retries.
    }
  });
}
