/** Whether the columns say different things in a line; what one of them does not know is no difference. */
export function differs(texts: readonly (string | null)[]): boolean {
  return texts.every((text) => text !== null) && texts.some((text) => text !== texts[0]);
}
