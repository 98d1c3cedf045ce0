import { useEffect, useRef, useState } from 'preact/hooks';
import type { Cause, Material, Rule } from '../../../schemas/generated/record.js';
import { ApiAddress } from './ApiAddress.js';
import { applies, type Setup } from './conditions.js';
import { FixView } from './FixView.js';
import { References } from './Sources.js';
import { fill } from './texts/fill.js';
import { useTools } from './tools.js';

interface Props {
  rule: Rule;
  setup: Setup;
  /** The material of the setup, for its name and its ranges. */
  material: Material | null;
  /** Names of the symptoms by id, as far as they are known yet. */
  names: ReadonlyMap<string, string>;
}

/** Stands for the cause in the address when all of them are closed. */
const CLOSED = 'none';

/** A symptom: what to watch for, its causes one after the other, and what to do about each. */
export function RuleView({ rule, setup, material, names }: Props) {
  const { texts, lang, place, go, hrefOf } = useTools();
  const [showAll, setShowAll] = useState(false);
  const chinese = lang === 'zh-CN';
  const name = chinese ? rule.name_zh : rule.name;
  const steps = useRef<HTMLOListElement>(null);
  useEffect(() => {
    document.title = `${name} | ${texts.title}`;
  }, [name, texts]);

  const fits = (item: { applies_to: Rule['applies_to'] }) => applies(item.applies_to, setup);
  const causes = rule.causes.filter((cause) => showAll || (fits(cause) && cause.fixes.some(fits)));
  const hidden = rule.causes.reduce(
    (sum, cause) => sum + (fits(cause) ? cause.fixes.filter((fix) => !fits(fix)).length : 1),
    0,
  );
  // A link to a cause that is gone, or that does not fit, begins with the first.
  const open = place.cause === CLOSED ? null : (causes.find(({ id }) => id === place.cause) ?? causes[0])?.id;
  const show = (cause: Cause | undefined) => {
    if (!cause) return;
    go({ cause: cause.id });
    const place = causes.indexOf(cause);
    // The button that was pressed is gone by then: go on reading at the next heading.
    requestAnimationFrame(() => steps.current?.children[place]?.querySelector<HTMLElement>('h3 button')?.focus());
  };
  return (
    <article>
      <h2>{name}</h2>
      <p class="xp-badges">
        <span class={`xp-badge xp-${rule.severity}`}>
          {texts.severityLabel}: {texts.severity[rule.severity]}
        </span>
        <span class="xp-badge">{chinese ? rule.category_name_zh : rule.category_name}</span>
      </p>
      {rule.stop_print && (
        <p class="xp-alert xp-stop" role="alert">
          <strong>{texts.stopPrint}</strong> {texts.stopPrintWhy}
        </p>
      )}
      <p>{chinese ? rule.description_zh : rule.description}</p>
      {hidden > 0 && (
        <p class="xp-quiet">
          {fill(texts.hidden, { n: hidden })}{' '}
          <button type="button" class="xp-button" aria-pressed={showAll} onClick={() => setShowAll(!showAll)}>
            {showAll ? texts.hideHidden : texts.showHidden}
          </button>
        </p>
      )}
      <p>{fill(texts.causesOf, { n: causes.length })}</p>
      <ol class="xp-causes" ref={steps}>
        {causes.map((cause, i) => (
          <li key={cause.id} class="xp-card">
            <h3>
              <button
                type="button"
                aria-expanded={cause.id === open}
                onClick={() => go({ cause: cause.id === open ? CLOSED : cause.id })}
              >
                <small>{fill(texts.cause, { n: i + 1, total: causes.length })}</small>
                {chinese ? cause.name_zh : cause.name}
                <span class={`xp-badge xp-likely-${cause.likelihood}`}>{texts.likelihood[cause.likelihood]}</span>
                {!fits(cause) && <span class="xp-mark">{texts.notForYou}</span>}
              </button>
            </h3>
            {cause.id === open && (
              <div>
                <h4>{texts.check}</h4>
                <p>{chinese ? cause.check_zh : cause.check}</p>
                <h4>{texts.fixes}</h4>
                <ol class="xp-fixes">
                  {cause.fixes
                    .filter((fix) => showAll || fits(fix))
                    .map((fix) => (
                      <FixView key={fix.id} fix={fix} setup={setup} material={material} fits={fits(fix)} />
                    ))}
                </ol>
                {i + 1 < causes.length && (
                  <button type="button" class="xp-button" onClick={() => show(causes[i + 1])}>
                    {texts.nextCause}
                  </button>
                )}
              </div>
            )}
          </li>
        ))}
      </ol>
      {rule.related.length > 0 && (
        <section>
          <h3>{texts.related}</h3>
          <ul class="xp-links">
            {rule.related.map((id) => (
              <li key={id}>
                <a href={hrefOf({ symptom: id, cause: null })}>{names.get(id) ?? id}</a>
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
