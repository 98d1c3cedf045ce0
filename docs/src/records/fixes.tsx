import { SLICERS } from '../../../core/slicers.js';
import type { Adjustment, Fix } from '../../../schemas/generated/record.js';
import { fixAnchor } from '../answer/places.js';
import { fill } from '../explorer/texts/fill.js';
import type { Catalogue } from './catalogue.js';
import { Caution } from './caution.js';
import { conditionalWords, conditionWords, quantityWords } from './conditions.js';
import { nameOf, type Tongue } from './tongue.js';

interface Props {
  /** Id of the cause that it mends. */
  cause: string;
  fix: Fix;
  /** Level of its heading: one below that of what it mends. */
  heading: 'h3' | 'h4';
  from: Catalogue;
  tongue: Tongue;
}

/** What to do: in words, as a change of a setting with its names, and what to beware of. */
export function FixItem({ cause, fix, heading: Heading, from, tongue }: Props) {
  const { say, texts, writer, to } = tongue;
  const kinds: Record<string, string> = texts.kinds;
  const hazards: Record<string, string> = texts.hazards;
  const caution = say(fix.caution ?? '', fix.caution_zh ?? '');
  const applies = conditionWords(fix.applies_to, from, tongue);
  return (
    <li id={fixAnchor(cause, fix.id)}>
      <Heading>{say(fix.action, fix.action_zh)}</Heading>
      <p class="badges">
        <span>{kinds[fix.kind] ?? fix.kind}</span>
        <span>{texts.cost[fix.cost]}</span>
        {fix.minutes !== null && (
          <span>
            {fix.minutes >= 120
              ? fill(texts.hours, { n: writer.number(Math.round(fix.minutes / 6) / 10) })
              : fill(texts.minutes, { n: fix.minutes })}
          </span>
        )}
        {fix.hazards.map((hazard) => (
          <span key={hazard} class="danger">
            ⚠ {hazards[hazard] ?? hazard}
          </span>
        ))}
      </p>
      {applies !== '' && (
        <p class="quiet">
          {say('For: ', '适用于：')}
          {applies}
        </p>
      )}
      <Caution text={caution} tongue={tongue} />
      <p>{say(fix.instructions, fix.instructions_zh)}</p>
      {fix.additions.length > 0 && (
        <ul class="additions">
          {fix.additions.map(({ when, text, text_zh }) => (
            <li key={text}>
              {conditionWords(when, from, tongue)}
              {say(': ', '：')}
              {say(text, text_zh)}
            </li>
          ))}
        </ul>
      )}
      {from.calibration
        .filter((step) => step.fix === fix.id)
        .map((step) => (
          <p key={step.id}>
            <a href={to(`/calibration/#${step.id}`)}>{fill(texts.calibrationStep, { name: nameOf(step, tongue) })}</a>
          </p>
        ))}
      {fix.adjustment && <Change adjustment={fix.adjustment} {...{ from, tongue }} />}
      {fix.figures.length > 0 && (
        <details>
          <summary>{texts.figures}</summary>
          <dl class="facts">
            {fix.figures.map(({ what, what_zh, quantity }) => (
              <div key={what}>
                <dt>{say(what, what_zh)}</dt>
                <dd>{quantityWords(quantity, tongue)}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </li>
  );
}

function Change({
  adjustment,
  from,
  tongue,
}: { adjustment: NonNullable<Adjustment> } & Pick<Props, 'from' | 'tongue'>) {
  const { say, texts, to } = tongue;
  const { target, safe_range: safe, safe_range_by_material: byMaterial } = adjustment;
  const rows: [string, string[]][] = [
    [
      texts.target,
      target
        ? [target.quantity ? quantityWords(target.quantity, tongue) : say(target.option ?? '', target.option_zh ?? '')]
        : [],
    ],
    [texts.step, adjustment.steps.map((item) => conditionalWords(item, from, tongue))],
    [texts.safeRange, safe ? [quantityWords(safe, tongue)] : []],
    [texts.recommended, adjustment.recommendations.map((item) => conditionalWords(item, from, tongue))],
  ];
  return (
    <div class="change">
      <p>
        {texts.direction[adjustment.direction]}
        {say(': ', '：')}
        <a href={to(`/settings/${adjustment.setting}/`)}>{say(adjustment.setting_name, adjustment.setting_name_zh)}</a>
      </p>
      <dl class="facts">
        {rows
          .filter(([, texts]) => texts.length > 0)
          .map(([title, texts]) => (
            <div key={title}>
              <dt>{title}</dt>
              {texts.map((text) => (
                <dd key={text}>{text}</dd>
              ))}
            </div>
          ))}
        {byMaterial && (
          <div>
            <dt>{texts.safeRange}</dt>
            <dd>
              <a href={to('/materials/')}>{say('what your material stands', '以所用耗材的范围为准')}</a>
            </dd>
          </div>
        )}
      </dl>
      <ul class="keys">
        {SLICERS.map((id) => {
          const { key, label, label_zh, how, how_zh } = adjustment.slicers[id];
          const named = say(label ?? '', label_zh ?? label ?? '');
          return (
            <li key={id}>
              {texts.slicers[id]}
              {say(': ', '：')}
              {key === null ? (
                say(how ?? '', how_zh ?? '') || texts.noKey
              ) : (
                <>
                  {named} <code>{key}</code>
                </>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
