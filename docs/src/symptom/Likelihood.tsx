import { Fragment } from 'preact';
import { percent } from '../../../core/troubleshoot/diagnose/percent.js';
import { checkOf } from '../../../core/troubleshoot/diagnose/rank.js';
import type { CauseView } from '../../../core/troubleshoot/resolve/rule-view.js';
import { fill } from '../explorer/texts/fill.js';
import { Fold, Items } from '../parts.js';
import type { SymptomAnswer } from './answer.js';
import { gradeOf, outcomeOf } from './outcomes.js';

interface Props {
  answer: SymptomAnswer;
  view: CauseView;
}

/** Likelihood of a cause: its current share and the change by the last answer, or else that of the rule. */
export function Likelihood({ answer: { ranked, texts }, view: { id, likelihood } }: Props) {
  const one = ranked?.ranked.find(({ cause }) => cause === id);
  if (!one) return <span class="sy-likely quiet">{likelihood}</span>;
  const [now, before] = [percent(one.share), percent(one.before ?? one.share)];
  const moved = now === before ? null : one.share > (one.before ?? 0) ? 'up' : 'down';
  return (
    <span class="sy-likely quiet" data-moved={moved}>
      <b>{fill(texts.share100, { n: now })}</b>
      {moved && (
        <>
          {' '}
          <span aria-hidden="true">{moved === 'up' ? '▲' : '▼'} </span>
          {fill(texts[moved], { n: before })}
        </>
      )}
    </span>
  );
}

/** Why a cause is ranked where it is: the effect of the setup and of each answer. */
export function Reasons({ answer: { ranked, texts, writer }, view: { id } }: Props) {
  const one = ranked?.ranked.find(({ cause }) => cause === id);
  if (!ranked || !one || one.reasons.length === 0) return null;
  const { table } = ranked;
  const { say } = writer;
  return (
    <Fold class="sy-reasons" title={texts.reasons}>
      <Items
        of={one.reasons.map((reason) => {
          const grade = texts.grade[reason.factor > 1 ? 'more' : 'less'][gradeOf(reason, table)];
          const answer = ranked.answers.find(({ check }) => reason.kind === 'check' && check === reason.id);
          const outcome = answer && outcomeOf(table, answer);
          const setup = table.setups.find((of) => reason.kind === 'setup' && of.id === reason.id);
          return (
            <Fragment key={`${reason.kind} ${reason.id}`}>
              <strong>{grade}</strong>
              {writer.colon}
              {setup && say(setup.reason, setup.reason_zh)}
              {outcome && `${say(outcome.text, outcome.text_zh)} `}
              {answer && say(checkOf(table, answer.check).reason, checkOf(table, answer.check).reason_zh)}
            </Fragment>
          );
        })}
      />
    </Fold>
  );
}
