import { Fragment } from 'preact';
import { checkOf, percent } from '../../../core/troubleshoot/diagnose/rank.js';
import { type CauseView, type FixView, firstSentence } from '../../../core/troubleshoot/resolve/rule-view.js';
import type { Enumeration } from '../../../core/words/language.js';
import type { Diagnosis } from '../../../schemas/generated/record.js';
import { Fold, Items } from '../parts.js';
import { hasValues, useAnswer } from './answer.js';
import { Fix, GeneralChange } from './Fix.js';
import { FixAnswer } from './FixAnswer.js';
import { gradeOf, outcomeOf } from './outcomes.js';
import { causeAnchor } from './view.js';

/** Maximum number of causes shown; the others are collapsed under a count. */
const IN_SIGHT = 5;

/** Once the causes are ranked, those with a smaller share are collapsed. */
const LEAST_SHARE = 0.03;

/** The causes that none of the first fixes addresses, as expandable rows. */
export function FurtherCauses({ causes }: { causes: readonly CauseView[] }) {
  const { shares, isMoved, causeOf, say } = useAnswer();
  const isLikely = ({ id }: CauseView) =>
    isMoved
      ? (shares?.find(({ cause }) => cause === id)?.share ?? 0) >= LEAST_SHARE
      : causeOf(id)?.likelihood !== 'low';
  const likely = causes.filter(isLikely).slice(0, IN_SIGHT);
  const rest = causes.filter((one) => !likely.includes(one));
  const row = (view: CauseView) => (
    <details key={view.id} class="sy-row" id={causeAnchor(view.id)}>
      <summary>
        <h3 id={view.id}>{view.name}</h3> <Likelihood view={view} />
        <span class="sy-check quiet">{firstSentence(view.check)}</span>
      </summary>
      <CauseBody view={view} />
    </details>
  );
  if (causes.length === 0) return null;
  return (
    <section class="sy-causes" aria-labelledby="causes">
      <h2 id="causes">{say('More causes, most likely first', '其他原因（按可能性排列）')}</h2>
      {likely.map(row)}
      {rest.length > 0 && (
        <Fold class="sy-unlikely" title={say(`${rest.length} less likely`, `另外 ${rest.length} 个可能性较小的原因`)}>
          {rest.map(row)}
        </Fold>
      )}
    </section>
  );
}

interface CauseProps {
  view: CauseView;
  /** Id of a fix already shown above with its values. */
  above?: string;
}

/** Details of a cause: how to confirm it, and each of its fixes. */
export function CauseBody({ view, above }: CauseProps) {
  const { say, prefix, writer } = useAnswer();
  return (
    <div class="sy-body">
      {view.condition !== '' && <p class="an-if quiet">{writer.capital(view.condition)}</p>}
      {view.check !== '' && (
        <p>
          <strong>{say('To confirm: ', '确认：')}</strong>
          {view.check}
        </p>
      )}
      <Reasons cause={view.id} />
      <ol class="fixes">
        {view.fixes.map((fix) => (
          <FixItem key={fix.id} cause={view.id} fix={fix} isAbove={fix.id === above} />
        ))}
      </ol>
      <p>
        <a href={`${prefix}/causes/${view.id}/`}>{say('This cause with other symptoms', '该原因的其他现象')}</a>
      </p>
    </div>
  );
}

function FixItem({ cause, fix: view, isAbove }: { cause: string; fix: FixView; isAbove: boolean }) {
  const answer = useAnswer();
  const { setup, causeOf, calibration, texts } = answer;
  const fix = causeOf(cause)?.fixes.find(({ id }) => id === view.id);
  if (!fix) return null;
  return (
    <Fix
      {...{ cause, fix, view }}
      words={answer}
      condition={view.condition}
      heading="h4"
      calibration={calibration[view.id] ?? null}
    >
      {hasValues(setup) ? (
        <FixAnswer {...{ cause, isAbove }} fix={view} />
      ) : (
        fix.adjustment && (
          <GeneralChange
            adjustment={fix.adjustment}
            words={answer}
            slicer={setup.slicer}
            byMaterial={texts.safeRangeByMaterial}
          />
        )
      )}
    </Fix>
  );
}

/** Likelihood of a cause: its current share and the change by the last answer, or else that of the rule. */
export function Likelihood({ view: { id, likelihood } }: { view: CauseView }) {
  const { shares, isMoved, say } = useAnswer();
  const one = isMoved && shares?.find(({ cause }) => cause === id);
  if (!one) return <span class="sy-likely quiet">{likelihood}</span>;
  const [now, before] = [percent(one.share), percent(one.before ?? one.share)];
  const moved = now === before ? null : one.share > (one.before ?? 0) ? 'up' : 'down';
  return (
    <span class="sy-likely quiet" data-moved={moved}>
      <b>{say(`${now}\u00a0%`, `${now}%`)}</b>
      {moved && (
        <>
          {' '}
          <span aria-hidden="true">{moved === 'up' ? '▲' : '▼'} </span>
          {moved === 'up'
            ? say(`up from ${before}\u00a0%`, `由 ${before}% 上升`)
            : say(`down from ${before}\u00a0%`, `由 ${before}% 下降`)}
        </>
      )}
    </span>
  );
}

/** How much a reason changes the likelihood. */
const GRADES: Readonly<Record<'more' | 'less', Enumeration<keyof Diagnosis['grades']>>> = {
  more: {
    slightly: ['slightly likelier', '可能性略增'],
    clearly: ['clearly likelier', '可能性明显增加'],
    decisively: ['decisively likelier', '可能性大幅增加'],
  },
  less: {
    slightly: ['slightly less likely', '可能性略减'],
    clearly: ['clearly less likely', '可能性明显减小'],
    decisively: ['decisively less likely', '可能性大幅减小'],
  },
};

/** Why a cause is ranked where it is: the effect of the setup and of each answer. */
function Reasons({ cause }: { cause: string }) {
  const { table, shares, isMoved, place, say, writer } = useAnswer();
  const { reasons = [] } = shares?.find((one) => one.cause === cause) ?? {};
  if (!table || !isMoved || reasons.length === 0) return null;
  return (
    <Fold class="sy-reasons" title={say('Why', '理由')}>
      <Items
        of={reasons.map((reason) => {
          const { kind, id, factor } = reason;
          const given = [...place.statements, ...place.answers].find(({ check }) => kind === 'check' && check === id);
          const outcome = given && outcomeOf(table, given);
          const why = given
            ? checkOf(table, given.check)
            : table.setups.find((setup) => kind === 'setup' && setup.id === id);
          return (
            <Fragment key={`${kind} ${id}`}>
              <strong>{say(...GRADES[factor > 1 ? 'more' : 'less'][gradeOf(reason, table)])}</strong>
              {writer.colon}
              {outcome && `${say(outcome.text, outcome.text_zh)} `}
              {why && say(why.reason, why.reason_zh)}
            </Fragment>
          );
        })}
      />
    </Fold>
  );
}
