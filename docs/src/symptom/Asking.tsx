import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { FILES } from '../../../core/contract/paths.js';
import { percent } from '../../../core/troubleshoot/diagnose/percent.js';
import { checkOf } from '../../../core/troubleshoot/diagnose/rank.js';
import { type Language, LOCALES } from '../../../core/words/language.js';
import type { Diagnosis, ListedRule } from '../../../schemas/generated/record.js';
import { Combobox, type Option } from '../explorer/Combobox.js';
import { Status } from '../explorer/Status.js';
import { fill } from '../explorer/texts/fill.js';
import { loadedValue, useLoaded } from '../explorer/tools.js';
import { Button, Items } from '../parts.js';
import type { Asked, Ranking, SymptomAnswer } from './answer.js';
import { outcomeOf, statementText } from './outcomes.js';
import { Ticks } from './Ticks.js';
import { type CheckAnswer, SKIPPED, UNKNOWN, withAnswer, withoutAnswer, withStatement } from './view.js';

/** The questions, one at a time, beside the cards that they update. */
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
    statements: [],
    answers: [],
    ask: null,
    further: false,
  };
  return (
    <section class="sy-ask stack" aria-labelledby="questions">
      <h2 id="questions">{texts.questions}</h2>
      <p role="status" class="sr-only">
        {best.length > 0 && fill(texts.live, { causes: best.join(writer.comma) })}
      </p>
      {flow.check ? <Question key={flow.check.id} asked={asked} check={flow.check} /> : <Result asked={asked} />}
      <Ticks asked={asked} />
      <Answers asked={asked} />
      <Also asked={asked} />
      <p>
        <Button onPress={() => go(close)}>{texts.close}</Button>
      </p>
    </section>
  );
}

/** The result of the questions; the cards show what to do about it. */
function Result({ asked: { view, go, ranking, texts, answer, acted } }: { asked: Asked }) {
  const { ranked, end, more } = ranking.flow;
  const [best] = ranked;
  const heading = useFocus(`result ${best?.cause} ${view.statements.length} ${view.answers.length}`, acted);
  const name = best && nameOf(ranking, best.cause, answer);
  return (
    <div class="sy-result stack box">
      <h3 ref={heading} tabIndex={-1}>
        {name === undefined
          ? texts.nothingPossible
          : fill(end === 'clear' ? texts.clear : texts.unclear, { cause: name })}
      </h3>
      {best && <p>{fill(texts.end[end ?? 'nothing_left'], { n: percent(best.share) })}</p>}
      {more && (
        <p>
          <Button onPress={() => go({ ...view, further: true })}>{texts.goOn}</Button>
        </p>
      )}
    </div>
  );
}

/** Field for further symptoms: several together narrow down the cause. */
function Also({ asked: { view, go, texts, answer } }: { asked: Asked }) {
  const { files, language } = answer;
  const [open, setOpen] = useState(view.symptoms.length > 1);
  const rules = useLoaded(open ? 'rules' : null, async () => {
    return (await files.page<ListedRule>(FILES.briefRules)).data;
  });
  const options = loadedValue(rules)?.map((rule) => symptomOption(rule, language)) ?? null;
  const [main = '', ...also] = view.symptoms;
  const change = (symptoms: readonly string[]) => go({ ...view, symptoms: [main, ...symptoms] });
  return (
    <details class="sy-also" open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{texts.also}</summary>
      <Items
        class="row"
        of={also.map((id) => {
          const what = options?.find((one) => one.id === id)?.label ?? id;
          return (
            <Button
              key={id}
              label={fill(texts.alsoOut, { what })}
              onPress={() => change(also.filter((one) => one !== id))}
            >
              {what} ×
            </Button>
          );
        })}
      />
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

/** Name of a cause in the table. */
function nameOf({ table }: Ranking, id: string, { writer }: SymptomAnswer): string {
  const cause = table.causes.find((one) => one.id === id);
  return cause ? writer.say(cause.name, cause.name_zh) : id;
}

function symptomOption(rule: ListedRule, language: Language): Option {
  const { say } = LOCALES[language];
  return {
    id: rule.id,
    label: say(rule.name, rule.name_zh),
    detail: say(rule.category_name, rule.category_name_zh),
    names: [say(rule.name, rule.name_zh), rule.name, rule.name_zh, rule.id, ...rule.aliases],
    text: `${rule.description} ${rule.description_zh} ${rule.category_name} ${rule.category_name_zh}`,
  };
}

/** Ticked statements, shown when no questions are asked; each can be removed. */
export function Said({ asked: { view, go, ranking, texts, answer, acted } }: { asked: Asked }) {
  const heading = useFocus(view.statements.map(({ check, outcome }) => `${check} ${outcome}`).join(), acted);
  return (
    <section class="sy-said" aria-labelledby="said">
      <h2 id="said" ref={heading} tabIndex={-1}>
        {texts.statements}
      </h2>
      <Items
        class="row"
        of={view.statements.map((one) => {
          const what = statementText(ranking.table, one, answer.writer);
          return (
            <Button
              key={one.check}
              label={fill(texts.alsoOut, { what })}
              onPress={() => go(withStatement(view, one, false))}
            >
              {what} ×
            </Button>
          );
        })}
      />
    </section>
  );
}

/** One question: instructions, effort and possible outcomes. */
function Question({ asked, check }: { asked: Asked; check: Diagnosis['checks'][number] }) {
  const { view, go, acted, texts, answer } = asked;
  const { writer } = answer;
  const { say } = writer;
  const present = view.answers.find((one) => one.check === check.id)?.outcome ?? null;
  const heading = useFocus(check.id, acted);
  const last = view.answers.at(-1);
  const effort = [
    check.minutes > 0 ? fill(texts.minutes, { n: check.minutes }) : texts.instantly,
    texts.cost[check.cost],
    texts.stops[check.interrupts],
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
    <section class="sy-question stack box" aria-labelledby="question">
      <p class="quiet">{present === null ? fill(texts.question, { n: view.answers.length + 1 }) : texts.askedAgain}</p>
      <h3 id="question" ref={heading} tabIndex={-1}>
        {say(check.instructions, check.instructions_zh)}
      </h3>
      <Items class="badges row" aria-label={texts.effort} of={effort} />
      <fieldset class="sy-outcomes stack">
        <legend>{texts.outcomes}</legend>
        {check.outcomes.map(({ id, text, text_zh }) => choice(id, say(text, text_zh), 'sy-outcome'))}
      </fieldset>
      <div class="row">
        {choice(UNKNOWN, texts.unknown, 'button')}
        {choice(SKIPPED, texts.skip, 'button')}
        {view.ask !== null ? (
          <Button onPress={() => go({ ...view, ask: null })}>{texts.cancel}</Button>
        ) : (
          last && <Button onPress={() => go(withoutAnswer(view, last.check))}>{texts.undo}</Button>
        )}
      </div>
      <p class="quiet">
        {texts.why}
        {writer.colon}
        {say(check.reason, check.reason_zh)}
      </p>
    </section>
  );
}

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
function Answers({ asked }: { asked: Asked }) {
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

/**
 * Focuses a heading when a step changes `key`, but not on page load.
 *
 * @param acted whether a step changed the view; reset here
 */
function useFocus(key: string, acted: { current: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // Must run before the next key press: a deferred effect would steal the focus from the next step.
  useLayoutEffect(() => {
    if (acted.current) heading.current?.focus();
    acted.current = false;
  }, [key]);
  return heading;
}
