import { mustBeOff, POWER_OFF } from '../../../core/troubleshoot/diagnose/power.js';
import { factsOf } from '../../../core/troubleshoot/resolve/facts.js';
import { Answers } from './Answers.js';
import { symptomName, useTable } from './context.js';
import { flowOf } from './flow.js';
import { Question } from './Question.js';
import { Ranking } from './Ranking.js';
import { Result } from './Result.js';
import { SetupPart } from './SetupPart.js';
import { Share } from './Share.js';

/** The way from what is seen to its cause: the setup, the question or the result, the ranking and the answers. */
export function Ask() {
  const page = useTable();
  const { texts, table, view, setup, categories, go } = page;
  const flow = flowOf(table, view, factsOf(setup));
  const stop = categories
    .flatMap(({ symptoms }) => symptoms)
    .some(({ id, stop }) => stop && view.symptoms.includes(id));
  return (
    <>
      <div class="dg-seen">
        <ul>
          {view.symptoms.map((id) => (
            <li key={id}>
              <a href={page.to(`/symptoms/${id}/`)}>{symptomName(page, id)}</a>
            </li>
          ))}
        </ul>
        <button type="button" class="xp-button" onClick={() => go({ ...view, choosing: true })}>
          {texts.changeSymptoms}
        </button>
      </div>
      {stop && (
        <p role="alert" class="xp-alert xp-stop">
          <strong>
            <span aria-hidden="true">⚠ </span>
            {page.stopPrint}
          </strong>{' '}
          {mustBeOff(table, view.symptoms) ? page.say(POWER_OFF.en, POWER_OFF.zh) : page.stopPrintWhy}
        </p>
      )}
      <SetupPart causes={{ ranked: flow.ranked.map(({ cause }) => cause), ruledOut: flow.ruledOut }} />
      <div class="dg-columns">
        {flow.check ? <Question key={flow.check.id} check={flow.check} /> : <Result flow={flow} />}
        <Ranking flow={flow} />
        <Answers />
      </div>
      <Share flow={flow} />
    </>
  );
}
