import type { Language } from '../../../core/words/language.js';
import { escapeXml } from '../reference/format.js';
import type { TryField } from './fields.js';
import { tryTexts } from './try-texts.js';

interface Tried {
  /** Path template of the operation, with parameters in braces. */
  path: string;
  /** Localised summary of the operation. */
  summary: string;
  fields: readonly TryField[];
  /** URL requested initially. */
  example: string;
}

/**
 * A form that queries the service hosting the page, as single-line HTML for Markdown. Without scripts it links to its
 * example.
 */
export function tryHtml({ path, summary, fields, example }: Tried, language: Language): string {
  const texts = tryTexts(language);
  const label = `${texts.title}: ${summary}`;
  const inputs = fields.map((field) => `<label><code>${field.name}</code>${input(field)}</label>`);
  return [
    `<section class="try not-content"${attributes({ 'data-path': path, 'aria-label': label })}><form>`,
    ...(inputs.length > 0 ? ['<div class="fields">', ...inputs, '</div>'] : []),
    `<div class="ask"><code>GET <a${attributes({ href: example })}>${escapeXml(example)}</a></code>`,
    `<button type="submit" disabled>${texts.run}</button></div></form>`,
    `<noscript><p>${texts.noScript}</p></noscript>`,
    '<p class="said" role="status"></p><div class="answer"></div></section>',
  ].join('');
}

function input({ name, within, required, value, hint, names, choices }: TryField): string {
  if (choices) {
    const options = choices.map(
      (choice) => `<option${choice === value ? ' selected' : ''}>${escapeXml(choice)}</option>`,
    );
    return `<select${attributes({ name, 'data-in': within })}>${options.join('')}</select>`;
  }
  const own = {
    name,
    value,
    placeholder: hint,
    'data-in': within,
    'data-names': names,
    inputmode: names ? undefined : 'numeric',
    size: names ? '20' : '6',
  };
  return `<input type="text"${attributes(own)}${required ? ' required' : ''} autocomplete="off" autocapitalize="none" spellcheck="false">`;
}

function attributes(values: Readonly<Record<string, string | undefined>>): string {
  return Object.entries(values)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${escapeXml(value)}"`))
    .join('');
}
