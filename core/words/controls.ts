/**
 * Characters that a terminal interprets or hides: control characters except tab and newline, and format characters such
 * as those for direction.
 */
const CONTROLS = /(?![\t\n])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** Escapes control and bidirectional characters (`\u001b`) for a terminal or a log. JSON keeps its meaning. */
export function showControls(text: string): string {
  return text.replace(CONTROLS, (character) =>
    character.replace(/./gs, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`),
  );
}
