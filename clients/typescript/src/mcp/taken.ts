import type { Setting } from '../../../../schemas/generated/record.js';
import type { Call } from './tool.js';

/** Which setting was taken for words that fit several; nothing where they fit one. */
export function takenWords({ id }: Setting, others: readonly string[], { say }: Call): string[] {
  if (others.length === 0) return [];
  return [
    say(
      `Taken for ${id}; the words also fit: ${others.join(', ')}. If another is meant, give its id.`,
      `按 ${id} 理解；也可能指：${others.join('、')}。如指另一个，请给出其标识。`,
    ),
  ];
}
