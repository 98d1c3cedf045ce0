import { fill } from '../explorer/texts/fill.js';
import type { Asked } from './asked.js';
import { statementText } from './outcomes.js';
import { useFocus } from './use-focus.js';
import { withStatement } from './view.js';

/** What was told where no questions are asked, such as of a fix that did not help; each can be taken back. */
export function Said({ asked: { view, go, ranking, texts, answer, acted } }: { asked: Asked }) {
  const heading = useFocus(view.told.map(({ check, outcome }) => `${check} ${outcome}`).join(), acted);
  return (
    <section class="sy-said" aria-labelledby="said">
      <h2 id="said" ref={heading} tabIndex={-1}>
        {texts.told}
      </h2>
      <ul>
        {view.told.map((one) => {
          const what = statementText(ranking.table, one, answer.writer);
          return (
            <li key={one.check}>
              <button
                type="button"
                class="an-button"
                aria-label={fill(texts.alsoOut, { what })}
                onClick={() => go(withStatement(view, one, false))}
              >
                {what} ×
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
