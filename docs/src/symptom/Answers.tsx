import { checkOf } from '../../../core/troubleshoot/diagnose/rank.js';
import { fill } from '../explorer/texts/fill.js';
import { Button } from '../parts.js';
import type { Asked } from './answer.js';
import { outcomeOf } from './outcomes.js';
import { type CheckAnswer, UNKNOWN, withoutAnswer } from './view.js';

/** An answer as text. */
function formatAnswer(
  { ranking, texts, answer: { writer } }: Pick<Asked, 'ranking' | 'texts' | 'answer'>,
  answer: CheckAnswer,
): string {
  const outcome = outcomeOf(ranking.table, answer);
  if (outcome) return writer.say(outcome.text, outcome.text_zh);
  return answer.outcome === UNKNOWN ? texts.unknown : texts.skip;
}

/** Every answer as a line of text. */
export function answerTexts(asked: Asked): string[] {
  return asked.view.answers.map((one) => {
    const check = checkOf(asked.ranking.table, one.check);
    return `${asked.answer.writer.say(check.instructions, check.instructions_zh)} -> ${formatAnswer(asked, one)}`;
  });
}

/** Lists all answers, each with buttons to change it and to remove it. */
export function Answers({ asked }: { asked: Asked }) {
  const { view, go, ranking, texts, answer: shown } = asked;
  const { writer } = shown;
  if (view.answers.length === 0) return null;
  return (
    <section class="sy-answers" aria-labelledby="sy-answers">
      <h3 id="sy-answers">{texts.answers}</h3>
      <ol>
        {view.answers.map((answer) => {
          const check = checkOf(ranking.table, answer.check);
          const what = writer.say(check.instructions, check.instructions_zh);
          return (
            <li key={answer.check}>
              <p>
                {what} <strong>{formatAnswer(asked, answer)}</strong>
              </p>
              <p class="row">
                <Button label={fill(texts.changeOf, { what })} onPress={() => go({ ...view, ask: answer.check })}>
                  {texts.change}
                </Button>
                <Button label={fill(texts.takeBackOf, { what })} onPress={() => go(withoutAnswer(view, answer.check))}>
                  {texts.takeBack}
                </Button>
              </p>
            </li>
          );
        })}
      </ol>
      <p>
        <Button onPress={() => go({ ...view, statements: [], answers: [], ask: null, further: false })}>
          {texts.restart}
        </Button>
      </p>
    </section>
  );
}
