import { checkOf } from '../../../core/troubleshoot/diagnose/rank.js';
import { fill } from '../explorer/texts/fill.js';
import { type TablePage, useTable } from './context.js';
import { outcomeOf } from './flow.js';
import { type CheckAnswer, UNKNOWN, withoutAnswer } from './view.js';

/** What was answered, in words. */
export function formatAnswer(
  { table, texts, say }: Pick<TablePage, 'table' | 'texts' | 'say'>,
  answer: CheckAnswer,
): string {
  const outcome = outcomeOf(table, answer);
  if (outcome) return say(outcome.text, outcome.text_zh);
  return answer.outcome === UNKNOWN ? texts.unknown : texts.skip;
}

/** All answers, each with ways to change it and to take it back. */
export function Answers() {
  const page = useTable();
  const { texts, table, view, say, go } = page;
  if (view.answers.length === 0) return null;
  return (
    <section class="dg-answers" aria-labelledby="dg-answers">
      <h2 id="dg-answers">{texts.answers}</h2>
      <ol>
        {view.answers.map((answer) => {
          const check = checkOf(table, answer.check);
          const what = say(check.do, check.do_zh);
          return (
            <li key={answer.check}>
              <p>
                {what} <strong>{formatAnswer(page, answer)}</strong>
              </p>
              <p class="dg-others">
                <button
                  type="button"
                  class="xp-button"
                  aria-label={fill(texts.changeOf, { what })}
                  onClick={() => go({ ...view, ask: answer.check })}
                >
                  {texts.change}
                </button>
                <button
                  type="button"
                  class="xp-button"
                  aria-label={fill(texts.takeBackOf, { what })}
                  onClick={() => go(withoutAnswer(view, answer.check))}
                >
                  {texts.takeBack}
                </button>
              </p>
            </li>
          );
        })}
      </ol>
      <p>
        <button type="button" class="xp-button" onClick={() => go({ ...view, answers: [], ask: null, further: false })}>
          {texts.restart}
        </button>
      </p>
    </section>
  );
}
