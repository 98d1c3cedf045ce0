import type { Diagnosis } from '../../../schemas/generated/record.js';
import { fill } from '../explorer/texts/fill.js';
import { useTable } from './context.js';
import { useFocus } from './useFocus.js';
import { SKIPPED, UNKNOWN, withAnswer, withoutAnswer } from './view.js';

/** One question: what to do, what it costs, and what came of it. */
export function Question({ check }: { check: Diagnosis['checks'][number] }) {
  const { texts, view, say, go, writer } = useTable();
  const present = view.answers.find((one) => one.check === check.id)?.outcome ?? null;
  const heading = useFocus(check.id);
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
    <section class="dg-question xp-card" aria-labelledby="dg-question">
      <p class="xp-quiet">
        {present === null ? fill(texts.question, { n: view.answers.length + 1 }) : texts.askedAgain}
      </p>
      <h2 id="dg-question" ref={heading} tabIndex={-1}>
        {say(check.do, check.do_zh)}
      </h2>
      <ul class="dg-effort" aria-label={texts.effort}>
        {effort.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ul>
      <fieldset class="dg-outcomes">
        <legend>{texts.outcomes}</legend>
        {check.outcomes.map(({ id, text, text_zh }) => choice(id, say(text, text_zh), 'dg-outcome'))}
      </fieldset>
      <div class="dg-others">
        {choice(UNKNOWN, texts.unknown, 'xp-button')}
        {choice(SKIPPED, texts.skip, 'xp-button')}
        {view.ask !== null ? (
          <button type="button" class="xp-button" onClick={() => go({ ...view, ask: null })}>
            {texts.cancel}
          </button>
        ) : (
          last && (
            <button type="button" class="xp-button" onClick={() => go(withoutAnswer(view, last.check))}>
              {texts.undo}
            </button>
          )
        )}
      </div>
      <p class="xp-quiet">
        {texts.why}
        {writer.colon}
        {say(check.why, check.why_zh)}
      </p>
    </section>
  );
}
