import { type Language, LOCALES } from '../../../core/words/language.js';
import { fill } from '../explorer/texts/fill.js';
import type { ParsedResponse } from './response.js';
import type { TryTexts } from './try-texts.js';

/** Lines of a body that are shown at first, and how many more with each press of the button. */
const FIRST = 24;
const MORE = 400;

/** An element with its children. */
function make<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, ...children: (Node | string)[]) {
  const element = document.createElement(tag);
  element.append(...children);
  return element;
}

/** Status, time and size in one line. */
export function summary({ status, bytes }: ParsedResponse, ms: number, texts: TryTexts): string {
  const size =
    bytes < 1000 ? `${bytes} B` : bytes < 1e6 ? `${(bytes / 1e3).toFixed(1)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
  return fill(texts.took, { status, ms: Math.round(ms), size });
}

/** An error of the service, with its suggestions as buttons. */
export function refusal(
  { error }: ParsedResponse,
  language: Language,
  texts: TryTexts,
  onChoose: (parameter: string, value: string) => void,
): Node[] {
  if (!error) return [];
  const said = make('p', LOCALES[language].say(error.message, error.message_zh));
  said.className = 'refused';
  const { parameter, suggestions = [] } = error;
  if (parameter === undefined || suggestions.length === 0) return [said];
  return [said, choices(suggestions, texts, (value) => onChoose(parameter, value))];
}

/** Values to press. */
export function choices(values: readonly string[], texts: TryTexts, onChoose: (value: string) => void): Node {
  const buttons = values.map((value) => {
    const button = make('button', value);
    button.type = 'button';
    button.addEventListener('click', () => onChoose(value));
    return button;
  });
  const list = make('p', texts.suggestions, ...buttons);
  list.className = 'choices';
  return list;
}

/** The headers and the body, the body cut to some lines. */
export function details({ headers, lines, mediaType }: ParsedResponse, address: string, texts: TryTexts): Node[] {
  const parts: Node[] = [];
  if (headers.length > 0) {
    const rows = headers.map(([name, value]) => make('div', make('dt', name), make('dd', value)));
    const list = make('dl', ...rows);
    list.ariaLabel = texts.headers;
    parts.push(list);
  }
  if (mediaType.startsWith('image/')) {
    const image = make('img');
    image.src = address;
    image.alt = texts.picture;
    parts.push(image);
  }
  if (lines.some((line) => line !== '')) parts.push(...body(lines, texts));
  return parts;
}

function body(lines: readonly string[], texts: TryTexts): Node[] {
  let shown = FIRST;
  const code = make('code', lines.slice(0, shown).join('\n'));
  const pre = make('pre', code);
  // It scrolls, so the keyboard must reach it.
  pre.tabIndex = 0;
  pre.role = 'region';
  pre.ariaLabel = texts.body;
  if (lines.length <= shown) return [pre];
  const button = make('button');
  button.type = 'button';
  button.className = 'more';
  const tell = () => {
    button.textContent = fill(texts.more, { n: lines.length - shown });
  };
  button.addEventListener('click', () => {
    const next = Math.min(shown + MORE, lines.length);
    code.append(`\n${lines.slice(shown, next).join('\n')}`);
    shown = next;
    tell();
    if (shown < lines.length) return;
    button.remove();
    pre.focus();
  });
  tell();
  return [pre, button];
}
