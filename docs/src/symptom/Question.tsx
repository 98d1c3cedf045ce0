import type { Diagnosis } from '../../../schemas/generated/record.js';
import { fill } from '../explorer/texts/fill.js';
import type { Asked } from './asked.js';
import { useFocus } from './use-focus.js';
import { SKIPPED, UNKNOWN, withAnswer, withoutAnswer } from './view.js';

/** One question: what to do, what it costs, and what came of it. */
export function Question({ asked, check }: { asked: Asked; check: Diagnosis['checks'][number] }) {
  const { view, go, acted, texts, answer } = asked;
  const { writer } = answer;
  const { say } = writer;
  const present = view.answers.find((one) => one.check === check.id)?.outcome ?? null;
  const heading = useFocus(check.id, acted);
  const last = view.answers.at(-1);
  const effort = [
    check.minutes > 0 ? fill(texts.minutes, { n: check.minutes }) : texts.instantly,
    texts.cost[check.cost],
    texts.stops[check.stops],
  ];
  const choice = (outcome: string, text: string, kind: string) => (
    <button
      key={outcome}
      type="button"
      class={kind}
      aria-pressed={present === null ? undefined : present === outcome}
      onClick={() => go(withAnswer(view, { check: check.id, outcome }))}
    >
      {text}
      {present === outcome && <small>{texts.present}</small>}
    </button>
  );
  return (
    <section class="sy-question" aria-labelledby="question">
      <p class="an-quiet">
        {present === null ? fill(texts.question, { n: view.answers.length + 1 }) : texts.askedAgain}
      </p>
      <h3 id="question" ref={heading} tabIndex={-1}>
        {say(check.do, check.do_zh)}
      </h3>
      <ul class="sy-effort" aria-label={texts.effort}>
        {effort.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ul>
      <fieldset class="sy-outcomes">
        <legend>{texts.outcomes}</legend>
        {check.outcomes.map(({ id, text, text_zh }) => choice(id, say(text, text_zh), 'sy-outcome'))}
      </fieldset>
      <div class="sy-others">
        {choice(UNKNOWN, texts.unknown, 'an-button')}
        {choice(SKIPPED, texts.skip, 'an-button')}
        {view.ask !== null ? (
          <button type="button" class="an-button" onClick={() => go({ ...view, ask: null })}>
            {texts.cancel}
          </button>
        ) : (
          last && (
            <button type="button" class="an-button" onClick={() => go(withoutAnswer(view, last.check))}>
              {texts.undo}
            </button>
          )
        )}
      </div>
      <p class="an-quiet">
        {texts.why}
        {writer.colon}
        {say(check.why, check.why_zh)}
      </p>
    </section>
  );
}
