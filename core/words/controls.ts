/** Characters that a terminal obeys or hides: controls but tab and new line, and formats such as those of direction. */
const CONTROLS = /(?![\t\n])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** A text with its control and bidirectional characters as escapes (`\u001b`), for a terminal or a log; JSON stays the same JSON. */
export function showControls(text: string): string {
  return text.replace(CONTROLS, (character) =>
    character.replace(/./gs, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`),
  );
}
