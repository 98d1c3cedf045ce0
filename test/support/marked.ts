/** A text without its marks, and their positions: line and column, from 1. */
export function marked(text: string): { text: string; places: string[] } {
  const places: string[] = [];
  let plain = '';
  for (const part of text.split(/(«)/)) {
    if (part !== '«') plain += part;
    else {
      const lines = plain.split(/\r?\n/);
      places.push(`${lines.length}:${(lines.at(-1)?.length ?? 0) + 1}`);
    }
  }
  return { text: plain, places };
}
