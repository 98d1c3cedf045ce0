import { sayer } from '../../../core/resolve/change-words.js';
import { conditionWords } from '../../../core/resolve/words.js';
import { fill } from '../explorer/texts/fill.js';
import type { Answer } from './answer.js';

/** The causes and fixes that are for other setups, folded away, each with why. */
export function LeftOut({ answer: { resolved, texts, language } }: { answer: Answer }) {
  const { left_out: left } = resolved;
  if (left.length === 0) return null;
  const say = sayer(language);
  return (
    <details class="an-left">
      <summary>{fill(texts.leftOut, { n: left.length })}</summary>
      <ul>
        {left.map(({ cause, fix, name, name_zh, unmet, likely }) => (
          <li key={`${cause} ${fix}`}>
            {fill(texts.because, {
              what: say(name, name_zh),
              condition: unmet.map((one) => conditionWords(one, language)).join(texts.between),
            })}
            {likely.map(({ because, because_zh }) => say(` (likely: ${because})`, `（推测：${because_zh}）`))}
          </li>
        ))}
      </ul>
    </details>
  );
}
