import type { Say } from '../../../core/words/language.js';

export function code(name: string | number | boolean | null): string {
  return `\`${name}\``;
}

/** The titles of a table, written like its head: `Slicer | Version`. */
export function titles(say: Say, en: string, zh: string): string[] {
  return say(en, zh).split(' | ');
}

/** A fenced code block. */
export function fence(language: string, text: string): string {
  return `\`\`\`${language}\n${text}\n\`\`\``;
}

/** Formats a number with thousands separators and at most `decimals` decimals. */
export function number(value: number, say: Say, decimals = 0): string {
  return value.toLocaleString(say('en-GB', 'zh-CN'), { maximumFractionDigits: decimals });
}

/** Escapes a text for XML and HTML, including attributes. */
export function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
