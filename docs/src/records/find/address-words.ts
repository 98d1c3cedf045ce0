/** The words of an address as one would type them: `/printers/ender-3_v3/` is "ender 3 v3". */
export function searchTermsOf(pathname: string): string {
  const last = pathname.split('/').findLast((part) => part !== '') ?? '';
  return decoded(last)
    .replace(/\.\w+$/, '')
    .replace(/[-_+.\s]+/g, ' ')
    .trim();
}

/** What percent signs stand for; as it is where they stand for nothing. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
