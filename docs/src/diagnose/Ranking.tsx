import { percent } from '../../../core/troubleshoot/diagnose/percent.js';
import { checkOf } from '../../../core/troubleshoot/diagnose/rank.js';
import { fill } from '../explorer/texts/fill.js';
import { causeName, useTable } from './context.js';
import { type Flow, gradeOf, outcomeOf, type RankChange } from './flow.js';

/** So many causes are in sight; the others are folded away. */
const IN_SIGHT = 6;

/** How likely each cause is, how that moved, and why. */
export function Ranking({ flow: { ranked, since } }: { flow: Flow }) {
  const page = useTable();
  const { texts, table, view, say, writer } = page;
  const best = ranked
    .slice(0, 3)
    .map(({ cause, share }) => causeName(page, cause) + writer.aside.join(fill(texts.share, { n: percent(share) })));
  const last = view.answers.at(-1);
  const told = last && outcomeOf(table, last);
  return (
    <section class="dg-ranking" aria-labelledby="dg-ranking">
      <h2 id="dg-ranking">{texts.ranking}</h2>
      <p role="status" class="sr-only">
        {best.length > 0 && fill(texts.live, { causes: best.join(writer.comma) })}
      </p>
      {last && told && (
        <p class="dg-told">
          <strong>{texts.lastTold}</strong>
          {writer.colon}
          {say(told.text, told.text_zh)} {say(checkOf(table, last.check).why, checkOf(table, last.check).why_zh)}
          {!ranked.some(movedOf) && ` ${texts.movesNone}`}
        </p>
      )}
      {since && ranked.some(movedOf) && <p class="xp-quiet">{texts.since[since]}</p>}
      <ol>
        {ranked.slice(0, IN_SIGHT).map((one) => (
          <Row key={one.cause} of={one} />
        ))}
      </ol>
      {ranked.length > IN_SIGHT && (
        <details>
          <summary>{fill(texts.others, { n: ranked.length - IN_SIGHT })}</summary>
          <ol start={IN_SIGHT + 1}>
            {ranked.slice(IN_SIGHT).map((one) => (
              <Row key={one.cause} of={one} />
            ))}
          </ol>
        </details>
      )}
    </section>
  );
}

/** Which way a cause moved, as far as it can be seen. */
function movedOf({ share, before }: RankChange): 'up' | 'down' | null {
  if (before === null || percent(share) === percent(before)) return null;
  return share > before ? 'up' : 'down';
}

function Row({ of }: { of: RankChange }) {
  const page = useTable();
  const { texts } = page;
  const now = percent(of.share);
  const before = percent(of.before ?? of.share);
  const moved = movedOf(of);
  return (
    <li data-cause={of.cause} data-moved={moved}>
      <p>
        <span class="dg-name">{causeName(page, of.cause)}</span> <b>{fill(texts.share, { n: now })}</b>{' '}
        {moved && (
          <span class="dg-moved">
            <span aria-hidden="true">{moved === 'up' ? '▲' : '▼'} </span>
            {fill(texts[moved], { n: before })}
          </span>
        )}
      </p>
      <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
        <rect class="dg-part" width={of.share * 100} height="4" />
        {moved && <rect class="dg-from" x={(of.before ?? of.share) * 100 - 0.45} width="0.9" height="4" />}
      </svg>
      <details>
        <summary>{texts.reasons}</summary>
        <Reasons of={of} />
      </details>
    </li>
  );
}

function Reasons({ of }: { of: RankChange }) {
  const { texts, table, view, say, writer } = useTable();
  if (of.reasons.length === 0) return <p class="xp-quiet">{texts.noReason}</p>;
  return (
    <ul>
      {of.reasons.map((reason) => {
        const grade = texts.grade[reason.factor > 1 ? 'more' : 'less'][gradeOf(reason, table)];
        const answer = view.answers.find(({ check }) => reason.kind === 'check' && check === reason.id);
        const outcome = answer && outcomeOf(table, answer);
        const setup = table.setups.find(({ id }) => reason.kind === 'setup' && id === reason.id);
        return (
          <li key={`${reason.kind} ${reason.id}`}>
            <strong>{grade}</strong>
            {writer.colon}
            {setup && say(setup.why, setup.why_zh)}
            {outcome && `${say(outcome.text, outcome.text_zh)} `}
            {answer && say(checkOf(table, answer.check).why, checkOf(table, answer.check).why_zh)}
          </li>
        );
      })}
    </ul>
  );
}
