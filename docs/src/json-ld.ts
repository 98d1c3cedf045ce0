/** JSON-LD as the text of a script element, which it cannot end. */
export function jsonLdText(about: object): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...about }).replaceAll('<', '\\u003c');
}
