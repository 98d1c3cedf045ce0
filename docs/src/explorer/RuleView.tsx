import { useEffect, useRef, useState } from 'preact/hooks';
import type { Cause, Material, Printer, Rule } from '../../../schemas/generated/record.js';
import { AnswerHead } from '../answer/AnswerHead.js';
import { causeAnchor, fixAnchor } from '../answer/anchors.js';
import { answerTexts } from '../answer/texts.js';
import { useAnswer } from '../answer/useAnswer.js';
import { ApiAddress } from './ApiAddress.js';
import { applies } from './conditions.js';
import { FixView } from './FixView.js';
import { NozzleField } from './NozzleField.js';
import { References } from './Sources.js';
import { Status } from './Status.js';
import { fill } from './texts/fill.js';
import { loadedValue, siteFile, useLoaded, useTools } from './tools.js';

interface Props {
  rule: Rule;
  printer: Printer | null;
  /** The material of the setup, for its name and its ranges. */
  material: Material | null;
  /** What of the values in the link could not be read. */
  unread: readonly string[];
}

/** Stands for the cause in the address when all of them are closed. */
const CLOSED = 'none';

/** A symptom: what to watch for, its causes one after the other, and what to do about each. */
export function RuleView({ rule, printer, material, unread }: Props) {
  const { setup, answer, profiles, variants } = useAnswer(rule, printer, material);
  const { texts, language, say, place, go, hrefOf, writer, files } = useTools();
  const [chosen, setShowAll] = useState<boolean | null>(null);
  const name = say(rule.name, rule.name_zh);
  const steps = useRef<HTMLOListElement>(null);
  const related = useLoaded(rule.related.length > 0 ? siteFile(language, 'symptoms') : null, (path) =>
    files.memo<Record<string, string>>(path),
  );
  const names = loadedValue(related);

  const fits = (item: { applies_to: Rule['applies_to'] }) => applies(item.applies_to, setup);
  const asked = rule.causes.find(({ id }) => id === place.cause);
  const askedFix = asked?.fixes.find(({ id }) => id === place.fix);
  // A link to something that does not fit shows it, marked as such.
  const showAll = chosen ?? ((asked && !fits(asked)) || (askedFix && !fits(askedFix)) || false);
  const causes = rule.causes.filter((cause) => showAll || (fits(cause) && cause.fixes.some(fits)));
  const hidden = rule.causes.reduce(
    (sum, cause) => sum + (fits(cause) ? cause.fixes.filter((fix) => !fits(fix)).length : 1),
    0,
  );
  // A link to a cause that is gone, or that does not fit, begins with the first.
  const open = place.cause === CLOSED ? null : (causes.find(({ id }) => id === place.cause) ?? causes[0])?.id;
  const show = (cause: Cause | undefined) => {
    if (!cause) return;
    go({ cause: cause.id, fix: null });
    const place = causes.indexOf(cause);
    // The button that was pressed is gone by then: go on reading at the next heading.
    requestAnimationFrame(() => steps.current?.children[place]?.querySelector<HTMLElement>('h3 button')?.focus());
  };
  useEffect(() => {
    const named = asked && (askedFix ? fixAnchor(asked.id, askedFix.id) : causeAnchor(asked.id));
    if (named) document.getElementById(named)?.scrollIntoView();
  }, [place.fix]);
  const toggle = hidden > 0 && (
    <button type="button" class="xp-button" aria-pressed={showAll} onClick={() => setShowAll(!showAll)}>
      {showAll ? texts.hideHidden : texts.showHidden}
    </button>
  );
  return (
    <article>
      {setup.profile && variants.length > 1 && (
        <NozzleField {...{ variants }} chosen={setup.profile.nozzle.variant} onChoose={(nozzle) => go({ nozzle })} />
      )}
      <Status of={profiles} what={[printer?.model, material?.name].filter(Boolean).join(' · ')} />
      <h2>{name}</h2>
      <p class="xp-badges">
        <span class={`xp-badge xp-${rule.severity}`}>
          {`${texts.severityLabel}${writer.colon}${texts.severity[rule.severity]}`}
        </span>
        <span class="xp-badge">{say(rule.category_name, rule.category_name_zh)}</span>
      </p>
      {rule.stop_print && (
        <p class="xp-alert xp-stop" role="alert">
          <strong>{texts.stopPrint}</strong>
          {`${writer.space}${texts.stopPrintWhy}`}
        </p>
      )}
      <p>{say(rule.description, rule.description_zh)}</p>
      {answer ? (
        <AnswerHead {...{ answer, unread, toggle }}>
          <h3>{fill(answer.texts.title, { setup: answer.view.setup })}</h3>
        </AnswerHead>
      ) : (
        <p class="xp-quiet">{answerTexts(language).choose}</p>
      )}
      {!answer && toggle && (
        <p class="xp-quiet">
          {fill(texts.hidden, { n: hidden })} {toggle}
        </p>
      )}
      <p>{fill(texts.causesOf, { n: causes.length })}</p>
      <ol class="xp-causes" ref={steps}>
        {causes.map((cause, i) => (
          <li key={cause.id} id={causeAnchor(cause.id)} class="xp-card">
            <h3>
              <button
                type="button"
                aria-expanded={cause.id === open}
                onClick={() => go({ cause: cause.id === open ? CLOSED : cause.id, fix: null })}
              >
                <small>{fill(texts.cause, { n: i + 1, total: causes.length })}</small>
                {say(cause.name, cause.name_zh)}
                <span class={`xp-badge xp-likely-${cause.likelihood}`}>{texts.likelihood[cause.likelihood]}</span>
                {!fits(cause) && <span class="xp-mark">{texts.notForYou}</span>}
              </button>
            </h3>
            {/* On paper all of them are open. */}
            <div hidden={cause.id !== open}>
              <h4>{texts.check}</h4>
              <p>{say(cause.check, cause.check_zh)}</p>
              <h4>{texts.fixes}</h4>
              <ol class="xp-fixes">
                {cause.fixes
                  .filter((fix) => showAll || fits(fix))
                  .map((fix) => (
                    <FixView key={fix.id} cause={cause.id} {...{ fix, setup, answer }} fits={fits(fix)} />
                  ))}
              </ol>
              {i + 1 < causes.length && (
                <button type="button" class="xp-button" onClick={() => show(causes[i + 1])}>
                  {texts.nextCause}
                </button>
              )}
            </div>
          </li>
        ))}
      </ol>
      {rule.related.length > 0 && (
        <section>
          <h3>{texts.related}</h3>
          <ul class="xp-links">
            {rule.related.map((id) => (
              <li key={id}>
                <a href={hrefOf({ symptom: id, cause: null, fix: null })}>{names?.[id] ?? id}</a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <ApiAddress subject={{ kind: 'troubleshoot', symptom: rule.id }} />
      {rule.references.length > 0 && (
        <details class="xp-card">
          <summary>{texts.references}</summary>
          <p>
            <References links={rule.references} />
          </p>
        </details>
      )}
    </article>
  );
}
