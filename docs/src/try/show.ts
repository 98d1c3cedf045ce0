import { type Language, LOCALES } from '../../../core/words/language.js';
import { element } from '../element.js';
import { fill } from '../explorer/texts/fill.js';
import type { ParsedResponse } from './response.js';
import type { TryTexts } from './try-texts.js';

/** Lines of a body shown initially, and added per click. */
const FIRST = 24;
const MORE = 400;

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
  const said = element('p', { className: 'refused' }, LOCALES[language].say(error.message, error.message_zh));
  const { parameter, suggestions = [] } = error;
  if (parameter === undefined || suggestions.length === 0) return [said];
  return [said, choices(suggestions, texts, (value) => onChoose(parameter, value))];
}

/** Suggestions as buttons. */
export function choices(values: readonly string[], texts: TryTexts, onChoose: (value: string) => void): Node {
  const buttons = values.map((value) => element('button', { type: 'button', onclick: () => onChoose(value) }, value));
  return element('p', { className: 'choices' }, texts.suggestions, ...buttons);
}

/** The headers and the truncated body. */
export function details({ headers, lines, mediaType }: ParsedResponse, address: string, texts: TryTexts): Node[] {
  const parts: Node[] = [];
  if (headers.length > 0) {
    const rows = headers.map(([name, value]) => element('div', {}, element('dt', {}, name), element('dd', {}, value)));
    parts.push(element('dl', { ariaLabel: texts.headers }, ...rows));
  }
  if (mediaType.startsWith('image/')) parts.push(element('img', { src: address, alt: texts.picture }));
  if (lines.some((line) => line !== '')) parts.push(...body(lines, texts));
  return parts;
}

function body(lines: readonly string[], texts: TryTexts): Node[] {
  let shown = FIRST;
  const code = element('code', {}, lines.slice(0, shown).join('\n'));
  // Focusable, so that it can be scrolled by keyboard.
  const pre = element('pre', { tabIndex: 0, role: 'region', ariaLabel: texts.body }, code);
  if (lines.length <= shown) return [pre];
  const button = element('button', { type: 'button', className: 'more' });
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
