import { useState } from 'preact/hooks';
import { percent } from '../../../core/troubleshoot/diagnose/percent.js';
import { Combobox } from '../explorer/Combobox.js';
import { loadRules, symptomOption } from '../explorer/choices.js';
import { Status } from '../explorer/Status.js';
import { fill } from '../explorer/texts/fill.js';
import { loadedValue, useLoaded } from '../explorer/tools.js';
import { Answers } from './Answers.js';
import type { SymptomAnswer } from './answer.js';
import type { Asked, Ranking } from './asked.js';
import { Question } from './Question.js';
import { Ticks } from './Ticks.js';
import { useFocus } from './use-focus.js';

/** The way from what is seen to its cause: one question after the other, beside the cards that change with them. */
export function Asking({ asked }: { asked: Asked }) {
  const { view, go, ranking, texts, answer } = asked;
  const { writer } = answer;
  const { flow } = ranking;
  const best = flow.ranked.slice(0, 3).map(({ cause, share }) => {
    return nameOf(ranking, cause, answer) + writer.aside.join(fill(texts.share100, { n: percent(share) }));
  });
  const close = {
    ...view,
    symptoms: view.symptoms.slice(0, 1),
    asking: false,
    told: [],
    answers: [],
    ask: null,
    further: false,
  };
  return (
    <section class="sy-ask" aria-labelledby="questions">
      <h2 id="questions">{texts.questions}</h2>
      <p role="status" class="sr-only">
        {best.length > 0 && fill(texts.live, { causes: best.join(writer.comma) })}
      </p>
      {flow.check ? <Question key={flow.check.id} asked={asked} check={flow.check} /> : <Result asked={asked} />}
      <Ticks asked={asked} />
      <Answers asked={asked} />
      <Also asked={asked} />
      <p>
        <button type="button" class="an-button" onClick={() => go(close)}>
          {texts.close}
        </button>
      </p>
    </section>
  );
}

/** What the questions came to: the cards say what to do about it. */
function Result({ asked: { view, go, ranking, texts, answer, acted } }: { asked: Asked }) {
  const { ranked, end, more } = ranking.flow;
  const [best] = ranked;
  const heading = useFocus(`result ${best?.cause} ${view.told.length} ${view.answers.length}`, acted);
  const name = best && nameOf(ranking, best.cause, answer);
  return (
    <div class="sy-result">
      <h3 ref={heading} tabIndex={-1}>
        {name === undefined
          ? texts.nothingPossible
          : fill(end === 'clear' ? texts.clear : texts.unclear, { cause: name })}
      </h3>
      {best && <p>{fill(texts.end[end ?? 'nothing_left'], { n: percent(best.share) })}</p>}
      {more && (
        <p>
          <button type="button" class="an-button" onClick={() => go({ ...view, further: true })}>
            {texts.goOn}
          </button>
        </p>
      )}
    </div>
  );
}

/** What is seen besides: several symptoms at once tell more than one. */
function Also({ asked: { view, go, texts, answer } }: { asked: Asked }) {
  const { files, language } = answer;
  const [open, setOpen] = useState(view.symptoms.length > 1);
  const rules = useLoaded(open ? 'rules' : null, () => loadRules(files));
  const options = loadedValue(rules)?.map((rule) => symptomOption(rule, language)) ?? null;
  const [main = '', ...also] = view.symptoms;
  const change = (symptoms: readonly string[]) => go({ ...view, symptoms: [main, ...symptoms] });
  return (
    <details class="sy-also" open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{texts.also}</summary>
      <ul>
        {also.map((id) => {
          const what = options?.find((one) => one.id === id)?.label ?? id;
          return (
            <li key={id}>
              <button
                type="button"
                class="an-button"
                aria-label={fill(texts.alsoOut, { what })}
                onClick={() => change(also.filter((one) => one !== id))}
              >
                {what} ×
              </button>
            </li>
          );
        })}
      </ul>
      <Combobox
        label={texts.also}
        hint={texts.alsoHint}
        options={options?.filter(({ id }) => !view.symptoms.includes(id)) ?? null}
        chosen=""
        message={<Status of={rules} what={texts.also} />}
        onOpen={() => setOpen(true)}
        onChoose={(id) => id && change([...also, id])}
      />
    </details>
  );
}

/** Name of a cause of the table. */
function nameOf({ table }: Ranking, id: string, { writer }: SymptomAnswer): string {
  const cause = table.causes.find((one) => one.id === id);
  return cause ? writer.say(cause.name, cause.name_zh) : id;
}
