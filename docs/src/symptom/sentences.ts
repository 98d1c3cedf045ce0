/** A text as its sentences; a figure such as "1.2 mm" ends none. */
function sentencesOf(text: string): string[] {
  return text.match(/.+?(?:[.!?](?=\s|$)|[。！？]|$)/gs)?.map((one) => one.trim()) ?? [];
}

/** The first sentence of a text: what it begins with says what to do. */
export function firstSentence(text: string): string {
  return sentencesOf(text)[0] ?? '';
}

/** The last of several sentences, with which how-tos say what to do next or what one must see; empty where there is one. */
export function lastSentence(text: string): string {
  const all = sentencesOf(text);
  return all.length > 1 ? (all.at(-1) ?? '') : '';
}
