import type { FixSource } from '../../../../schemas/generated/source.js';
import type { FieldProblem } from '../../../shared/problem.js';

type Direction = 'increase' | 'decrease';

/** Verbs that leave no doubt, in both languages. */
const VERBS = {
  en: {
    increase: /\b(raise|increase)\b/i,
    decrease: /\b(lower|reduce|decrease)\b/i,
  },
  zh: {
    increase: /提高|增大|增加|调高|上调|加大/,
    decrease: /降低|减小|减少|调低|下调/,
  },
} as const;

/** The title of a fix turns its setting the way that its direction says, in both languages. */
export function* checkDirection({ action, adjustment }: FixSource): Iterable<FieldProblem> {
  const direction = adjustment?.direction;
  if (direction !== 'increase' && direction !== 'decrease') return;
  const said = (['en', 'zh'] as const).map(
    (language) => [language, directionOf(action[language], VERBS[language])] as const,
  );
  const other = said.filter(([, one]) => one !== null && one !== direction);
  // Where no text says what the adjustment does, that is what is wrong.
  if (other.length > 0 && !said.some(([, one]) => one === direction))
    yield {
      path: 'adjustment.direction',
      code: 'other_direction_than_action',
      parameters: { direction, said: other[0]?.[1] ?? '' },
    };
  else
    for (const [language, one] of other)
      yield {
        path: `action.${language}`,
        code: 'other_direction_in_action',
        parameters: { said: one ?? '', direction },
      };
}

/** The way that the first clear verb of a text goes: what follows are its ends. */
function directionOf(text: string, { increase, decrease }: Record<Direction, RegExp>): Direction | null {
  const up = text.search(increase);
  const down = text.search(decrease);
  if (up === -1 && down === -1) return null;
  return down === -1 || (up !== -1 && up < down) ? 'increase' : 'decrease';
}
