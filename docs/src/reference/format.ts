import type { Say } from '../../../core/words/language.js';

export function code(name: string | number | boolean | null): string {
  return `\`${name}\``;
}

/** A fenced block. */
export function fence(language: string, text: string): string {
  return `\`\`\`${language}\n${text}\n\`\`\``;
}

/** A number with its thousands apart, with as many decimals as it needs up to `decimals`. */
export function number(value: number, say: Say, decimals = 0): string {
  return value.toLocaleString(say('en-GB', 'zh-CN'), { maximumFractionDigits: decimals });
}

/** A text escaped for XML and HTML, in attributes as well. */
export function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
