import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { FILES } from '../../../core/contract/paths.js';
import type { DiagnosisStep } from '../../../core/troubleshoot/diagnose/question.js';
import { checkOf, percent } from '../../../core/troubleshoot/diagnose/rank.js';
import { CHECK_COSTS, CHECK_STOPS } from '../../../core/words/enumerations.js';
import type { Enumeration, Say } from '../../../core/words/language.js';
import type { Diagnosis, ListedRule } from '../../../schemas/generated/record.js';
import { Combobox, type Option } from '../explorer/Combobox.js';
import { Status } from '../explorer/Status.js';
import { fill } from '../explorer/texts/fill.js';
import { loadedValue, useLoaded } from '../explorer/tools.js';
import { Button, Items } from '../parts.js';
import { type Ranking, useAnswer } from './answer.js';
import { NO_OUTCOMES, outcomeText, statementText } from './outcomes.js';
import { Ticks } from './Ticks.js';
import { withAnswer, withoutAnswer, withStatement } from './view.js';

interface Props {
  ranking: Ranking;
}

/** Drops what was ticked and answered. */
const NOTHING_SAID = { statements: [], answers: [], ask: null, further: false } as const;

/** The questions, one at a time, beside the cards that they update. */
export function Asking({ ranking }: Props) {
  const { place, go, say, writer } = useAnswer();
  const { ranked, check } = ranking.flow;
  const best = ranked
    .slice(0, 3)
    .map(
      ({ cause, share }) =>
        nameOf(ranking, cause, say) + writer.aside.join(say(`${percent(share)}\u00a0%`, `${percent(share)}%`)),
    )
    .join(writer.comma);
  return (
    <section class="sy-ask stack" aria-labelledby="questions">
      <h2 id="questions">{say('Find the cause', '查找原因')}</h2>
      <p role="status" class="sr-only">
        {best && say(`Most likely now: ${best}.`, `目前最可能：${best}。`)}
      </p>
      {check ? <Question key={check.id} check={check} /> : <Result ranking={ranking} />}
      <Ticks ranking={ranking} />
      <Answers ranking={ranking} />
      <Also />
      <p>
        <Button onPress={() => go({ ...place, ...NOTHING_SAID, symptoms: place.symptoms.slice(0, 1), asking: false })}>
          {say('Stop asking questions', '不再提问')}
        </Button>
      </p>
    </section>
  );
}

/** What the share of the likeliest cause means, by what ended the questions. */
const ENDS: Enumeration<NonNullable<DiagnosisStep['end']>> = {
  clear: [
    'With what you reported, this cause stands out: {n} % of the total probability. Its fix comes first.',
    '根据您提供的信息，这个原因明显突出，可能性占 {n}%，其解决方法排在最前。',
  ],
  nothing_left: [
    'No further question would help. This cause has {n} % of the total probability: try its fix, then the next.',
    '剩下的问题已不能提供更多信息。这个原因的可能性占 {n}%，请先试它的解决方法，再试下一个。',
  ],
  enough: [
    'That is enough questions. This cause has {n} % of the total probability: try its fix, then the next.',
    '已经问得够多了。这个原因的可能性占 {n}%，请先试它的解决方法，再试下一个。',
  ],
};

/** The result of the questions; the cards show what to do about it. */
function Result({ ranking }: Props) {
  const { place, go, say } = useAnswer();
  const { ranked, end, more } = ranking.flow;
  const [best] = ranked;
  const heading = useFocus(`result ${best?.cause} ${place.statements.length} ${place.answers.length}`);
  const name = best && nameOf(ranking, best.cause, say);
  return (
    <div class="sy-result stack box">
      <h3 ref={heading} tabIndex={-1}>
        {name === undefined
          ? say('Your setup rules out every known cause of this.', '您的配置排除了该现象的全部已知原因。')
          : end === 'clear'
            ? say(`Most likely: ${name}`, `最可能的原因：${name}`)
            : say(`Not certain, but most likely: ${name}`, `尚不确定，最可能的是：${name}`)}
      </h3>
      {best && <p>{fill(say(...ENDS[end ?? 'nothing_left']), { n: percent(best.share) })}</p>}
      {more && (
        <p>
          <Button onPress={() => go({ ...place, further: true })}>{say('Continue asking', '继续提问')}</Button>
        </p>
      )}
    </div>
  );
}

/** Field for further symptoms: several together narrow down the cause. */
function Also() {
  const { place, go, files, say } = useAnswer();
  const [main = '', ...also] = place.symptoms;
  const [open, setOpen] = useState(also.length > 0);
  const rules = useLoaded(open ? 'rules' : null, () => files.page<ListedRule>(FILES.briefRules));
  const options = loadedValue(rules)?.data.map((rule) => symptomOption(rule, say)) ?? null;
  const change = (symptoms: readonly string[]) => go({ ...place, symptoms: [main, ...symptoms] });
  const title = say('There is another symptom as well', '同时还有其他现象');
  return (
    <details class="sy-also" open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{title}</summary>
      <Removable
        of={also.map((id) => ({
          what: options?.find((one) => one.id === id)?.label ?? id,
          remove: () => change(also.filter((one) => one !== id)),
        }))}
      />
      <Combobox
        label={title}
        hint={say('such as warping', '例如翘边')}
        options={options?.filter(({ id }) => !place.symptoms.includes(id)) ?? null}
        chosen=""
        message={<Status of={rules} what={title} />}
        onOpen={() => setOpen(true)}
        onChoose={(id) => id && change([...also, id])}
      />
    </details>
  );
}

function symptomOption(rule: ListedRule, say: Say): Option {
  const name = say(rule.name, rule.name_zh);
  return {
    id: rule.id,
    label: name,
    detail: say(rule.category_name, rule.category_name_zh),
    names: [name, rule.name, rule.name_zh, rule.id, ...rule.aliases],
    text: `${rule.description} ${rule.description_zh} ${rule.category_name} ${rule.category_name_zh}`,
  };
}

/** Ticked statements, shown when no questions are asked; each can be removed. */
export function Said({ ranking: { table } }: Props) {
  const { place, go, say } = useAnswer();
  const heading = useFocus(place.statements.map(({ check, outcome }) => `${check} ${outcome}`).join());
  return (
    <section class="sy-said" aria-labelledby="said">
      <h2 id="said" ref={heading} tabIndex={-1}>
        {say('What you reported', '已知情况')}
      </h2>
      <Removable
        of={place.statements.map((one) => ({
          what: statementText(table, one, say),
          remove: () => go(withStatement(place, one, false)),
        }))}
      />
    </section>
  );
}

/** What can be taken back, each with a button. */
function Removable({ of }: { of: readonly { what: string; remove: () => void }[] }) {
  const { say } = useAnswer();
  return (
    <Items
      class="row"
      of={of.map(({ what, remove }) => (
        <Button key={what} label={say(`Remove: ${what}`, `去掉：${what}`)} onPress={remove}>
          {what} ×
        </Button>
      ))}
    />
  );
}

/** One question: instructions, effort and possible outcomes. */
function Question({ check }: { check: Diagnosis['checks'][number] }) {
  const { place, go, say, writer } = useAnswer();
  const present = place.answers.find((one) => one.check === check.id)?.outcome ?? null;
  const heading = useFocus(check.id);
  const last = place.answers.at(-1);
  const number = place.answers.length + 1;
  const effort = [
    check.minutes > 0 ? say(`about ${check.minutes} min`, `约 ${check.minutes} 分钟`) : say('no time', '不费时间'),
    say(...CHECK_COSTS[check.cost]),
    say(...CHECK_STOPS[check.interrupts]),
  ];
  const choice = (outcome: string, text: string, kind: string) => (
    <button
      key={outcome}
      type="button"
      class={kind}
      aria-pressed={present === null ? undefined : present === outcome}
      onClick={() => go(withAnswer(place, { check: check.id, outcome }))}
    >
      {text}
      {present === outcome && <small>{say('your answer', '您的回答')}</small>}
    </button>
  );
  return (
    <section class="sy-question stack box" aria-labelledby="question">
      <p class="quiet">
        {present === null ? say(`Question ${number}`, `问题 ${number}`) : say('Change an answer', '更改回答')}
      </p>
      <h3 id="question" ref={heading} tabIndex={-1}>
        {say(check.instructions, check.instructions_zh)}
      </h3>
      <Items class="badges row" aria-label={say('Effort', '代价')} of={effort} />
      <fieldset class="sy-outcomes stack">
        <legend>{say('What was the result?', '结果如何？')}</legend>
        {check.outcomes.map(({ id, text, text_zh }) => choice(id, say(text, text_zh), 'sy-outcome'))}
      </fieldset>
      <div class="row">
        {Object.entries(NO_OUTCOMES).map(([id, text]) => choice(id, say(...text), 'button'))}
        {place.ask !== null ? (
          <Button onPress={() => go({ ...place, ask: null })}>{say('Leave it as it was', '保持原来的回答')}</Button>
        ) : (
          last && (
            <Button onPress={() => go(withoutAnswer(place, last.check))}>
              {say('Undo the last answer', '撤回上一个回答')}
            </Button>
          )
        )}
      </div>
      <p class="quiet">
        {say('Why this is asked', '为什么问这个')}
        {writer.colon}
        {say(check.reason, check.reason_zh)}
      </p>
    </section>
  );
}

/** Lists all answers, each with buttons to change it and to remove it. */
function Answers({ ranking: { table } }: Props) {
  const { place, go, say } = useAnswer();
  if (place.answers.length === 0) return null;
  return (
    <section class="sy-answers" aria-labelledby="sy-answers">
      <h3 id="sy-answers">{say('What you reported', '您提供的情况')}</h3>
      <ol>
        {place.answers.map((answer) => {
          const { instructions, instructions_zh } = checkOf(table, answer.check);
          const what = say(instructions, instructions_zh);
          return (
            <li key={answer.check}>
              <p>
                {what} <strong>{outcomeText(table, answer, say)}</strong>
              </p>
              <p class="row">
                <Button
                  label={say(`Change the answer to: ${what}`, `更改回答：${what}`)}
                  onPress={() => go({ ...place, ask: answer.check })}
                >
                  {say('Change', '更改')}
                </Button>
                <Button
                  label={say(`Undo the answer to: ${what}`, `撤回回答：${what}`)}
                  onPress={() => go(withoutAnswer(place, answer.check))}
                >
                  {say('Undo', '撤回')}
                </Button>
              </p>
            </li>
          );
        })}
      </ol>
      <p>
        <Button onPress={() => go({ ...place, ...NOTHING_SAID })}>{say('Start over', '重新开始')}</Button>
      </p>
    </section>
  );
}

/** Name of a cause in the table. */
function nameOf({ table }: Ranking, id: string, say: Say): string {
  const cause = table.causes.find((one) => one.id === id);
  return cause ? say(cause.name, cause.name_zh) : id;
}

/** Focuses a heading when a step changes `key`, but not on page load. */
function useFocus(key: string) {
  const { acted } = useAnswer();
  const heading = useRef<HTMLHeadingElement>(null);
  // Must run before the next key press: a deferred effect would steal the focus from the next step.
  useLayoutEffect(() => {
    if (acted.current) heading.current?.focus();
    acted.current = false;
  }, [key]);
  return heading;
}
