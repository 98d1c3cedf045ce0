import type { Findable, FoundKind } from '../../../core/names/search.js';
import { type Language, LOCALES } from '../../../core/words/language.js';
import { fill } from '../explorer/texts/fill.js';
import { pageLanguage } from '../setup/on-page.js';
import { addressOf, type Value } from './address.js';
import { type ParsedResponse, parseResponse } from './response.js';
import { choices, details, refusal, summary } from './show.js';
import { tryTexts } from './try-texts.js';

/** Brings the forms of a page to life that ask the service which serves it. */
export function startTrying(): void {
  for (const section of document.querySelectorAll<HTMLElement>('.try')) new Trial(section).start();
}

type Field = HTMLInputElement | HTMLSelectElement;

class Trial {
  private readonly language = pageLanguage();
  private readonly texts = tryTexts(this.language);
  private readonly path: string;
  private readonly fields: Field[];
  private readonly link: HTMLAnchorElement;
  private readonly said: HTMLElement;
  private readonly shown: HTMLElement;
  /** Counts what was asked: only the last answer is shown. */
  private asked = 0;

  constructor(private readonly section: HTMLElement) {
    const part = <T extends Element>(selector: string) => section.querySelector<T>(selector) as T;
    this.path = section.dataset.path ?? '';
    this.fields = [...section.querySelectorAll<Field>('input, select')];
    this.link = part('.ask a');
    this.said = part('.said');
    this.shown = part('.answer');
  }

  start(): void {
    const form = this.section.querySelector('form');
    const button = this.section.querySelector<HTMLButtonElement>('.ask button');
    if (!form || !button) return;
    button.disabled = false;
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      void this.run();
    });
    form.addEventListener('input', () => this.tellAddress());
    for (const field of this.fields)
      if (field instanceof HTMLInputElement && field.dataset.names)
        suggestNames(field, field.dataset.names as FoundKind, this.language);
    this.tellAddress();
  }

  private values(): Value[] {
    return this.fields.map(({ name, dataset, value }) => ({
      name,
      value,
      within: dataset.in === 'path' ? 'path' : 'query',
    }));
  }

  private tellAddress(): string {
    const address = addressOf(this.path, this.values());
    this.link.href = address;
    this.link.textContent = address;
    return address;
  }

  /** Fills in a value that was pressed, and asks again. */
  private choose(name: string, value: string): void {
    const field = this.fields.find((one) => one.name === name);
    if (!field) return;
    field.value = value;
    field.focus();
    this.tellAddress();
    void this.run();
  }

  private async run(): Promise<void> {
    const turn = ++this.asked;
    this.say(this.texts.asking);
    try {
      const shown = await this.ask(this.tellAddress());
      if (turn === this.asked) this.show(shown);
    } catch {
      if (turn === this.asked) this.say(this.texts.unreachable);
    }
  }

  private async ask(address: string): Promise<TryResult | NotSent> {
    const shown = await get(address);
    const isQuery = this.fields.some(({ dataset }) => dataset.in === 'query');
    return isQuery && !shown.answer.ofService && shown.answer.status < 500 ? this.askFile() : shown;
  }

  /** Asks for the file that holds the same: the server of this page answers no queries. */
  private async askFile(): Promise<TryResult | NotSent> {
    const { resolveFile } = await import('./resolve-file.js');
    const found = await resolveFile(this.path, this.values(), fetch.bind(window));
    const { texts } = this;
    if (!('path' in found)) {
      const { parameter, name, several, suggestions } = found;
      const said = fill(several ? texts.plainSeveral : texts.plainUnknown, { name });
      const choose = (value: string) => this.choose(parameter, value);
      return { said, before: suggestions.length > 0 ? [choices(suggestions, texts, choose)] : [] };
    }
    const note = document.createElement('p');
    const link = document.createElement('a');
    link.href = found.path;
    link.textContent = found.path;
    const left = found.pageSize === null ? '' : ` ${fill(texts.plainWindow, { n: found.pageSize })}`;
    note.append(texts.plain, ' ', link, left);
    return { ...(await get(found.path)), before: [note] };
  }

  private say(text: string): void {
    this.said.textContent = text;
    this.shown.replaceChildren();
  }

  private show(shown: TryResult | NotSent): void {
    if ('said' in shown) {
      this.say(shown.said);
      this.shown.append(...shown.before);
      return;
    }
    const { answer, address, ms, before } = shown;
    const { texts } = this;
    this.say(summary(answer, ms, texts));
    this.section.dataset.status = String(answer.status);
    const refused = refusal(answer, this.language, texts, (parameter, value) => this.choose(parameter, value));
    if (answer.status === 404 && refused.length === 0) {
      this.shown.append(...before, texts.missing);
      return;
    }
    this.shown.append(...before, ...refused, ...details(answer, address, texts));
  }
}

/** The shown answer, and the line before it. */
interface TryResult {
  answer: ParsedResponse;
  address: string;
  ms: number;
  before: Node[];
}

/** Why nothing was asked, and what one may ask instead. */
interface NotSent {
  said: string;
  before: Node[];
}

/** Asks for what the service answers now, not for what the browser kept. */
async function get(address: string): Promise<TryResult> {
  const started = performance.now();
  const response = await fetch(address, { cache: 'no-store' });
  const answer = await parseResponse(response);
  return { answer, address, ms: performance.now() - started, before: [] };
}

/** Suggests ids while one types: the names of all records are fetched when a field is first entered. */
function suggestNames(input: HTMLInputElement, kind: FoundKind, language: Language): void {
  input.addEventListener('focus', () => {
    void import('../records/find/find-index.js')
      .then(({ loadFindIndex }) => loadFindIndex())
      .then(
        (found) => input.setAttribute('list', listOf(kind, found, language)),
        // Without suggestions one types as before, and the next field asks again.
        () => {},
      );
  });
}

/** The list of a kind, for all fields of the page. Returns its id. */
function listOf(kind: FoundKind, found: readonly Findable[], language: Language): string {
  const id = `try-${kind}`;
  if (document.getElementById(id)) return id;
  const list = document.createElement('datalist');
  list.id = id;
  for (const one of found)
    if (one.kind === kind) list.append(new Option(LOCALES[language].say(one.name, one.nameZh), one.id));
  document.body.append(list);
  return id;
}
