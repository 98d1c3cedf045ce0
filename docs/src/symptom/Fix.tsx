import { type ComponentChildren, Fragment } from 'preact';
import { formatQuantity, parenthesize } from '../../../core/troubleshoot/resolve/change-words.js';
import { describeConditions, type RecordNames } from '../../../core/troubleshoot/resolve/condition-words.js';
import { conditionsOf } from '../../../core/troubleshoot/resolve/conditions.js';
import type { FixView } from '../../../core/troubleshoot/resolve/rule-view.js';
import type { Locale } from '../../../core/words/language.js';
import { SLICERS, type SlicerId } from '../../../core/words/slicers.js';
import type { Writer } from '../../../core/words/values.js';
import type { Adjustment, ConditionalQuantity, Fix as FixRecord } from '../../../schemas/generated/record.js';
import { fill } from '../explorer/texts/fill.js';
import { Facts, Fold, Items } from '../parts.js';
import type { PageTexts } from './page-answer.js';
import { fixAnchor } from './view.js';

/** The texts of a fix, on any page. */
export interface FixWords extends Locale {
  texts: PageTexts;
  writer: Writer;
  names: RecordNames;
}

interface Props {
  /** Id of the cause that it fixes. */
  cause: string;
  fix: FixRecord;
  /** The fix as text, for a setup or in general. */
  view: FixView;
  /** Its condition, unless an answer below states it. */
  condition: string;
  /** Level of its heading: one below that of its cause. */
  heading: 'h3' | 'h4';
  words: FixWords;
  /** The calibration step for this fix. */
  calibration: { href: string; name: string } | null;
  /** The answer for the setup and the general change. */
  children?: ComponentChildren;
}

/** A fix: instructions, setting change and cautions; used on the page of its cause and in an answer. */
export function Fix({ cause, fix, view, condition, heading: Heading, words, calibration, children }: Props) {
  const { texts, writer, say } = words;
  return (
    <li id={fixAnchor(cause, fix.id)}>
      <Heading>{view.action}</Heading>
      <p class="badges row">
        <span>{texts.kinds[fix.kind]}</span>
        <span>{texts.cost[fix.cost]}</span>
        {fix.minutes !== null && (
          <span>
            {fix.minutes >= 120
              ? fill(texts.hours, { n: writer.number(Math.round(fix.minutes / 6) / 10) })
              : fill(texts.minutes, { n: fix.minutes })}
          </span>
        )}
        {view.warns &&
          fix.hazards.map((hazard) => (
            <span key={hazard} class="danger">
              ⚠ {texts.hazards[hazard]}
            </span>
          ))}
      </p>
      {condition !== '' && <p class="an-if quiet">{writer.capital(condition)}</p>}
      {view.warns && (
        <p class="caution">
          <strong>{`${texts.caution}${writer.colon}`}</strong>
          {view.caution}
        </p>
      )}
      {view.with_material !== '' && (
        <p>
          <strong>{view.with_material}</strong>
        </p>
      )}
      <p>{view.instructions}</p>
      {!view.warns && view.caution !== '' && <p class="quiet">{view.caution}</p>}
      <Items
        class="additions"
        of={view.additions.map(({ text, condition }) => (
          <Fragment key={text}>
            {text}
            <span class="quiet">{parenthesize(condition, say)}</span>
          </Fragment>
        ))}
      />
      {calibration && (
        <p>
          <a href={calibration.href}>{fill(texts.calibrationStep, { name: calibration.name })}</a>
        </p>
      )}
      {children}
      {view.instead !== '' && <p>{view.instead}</p>}
      {view.figures.length > 0 && (
        <Fold title={texts.figures}>
          <Facts rows={view.figures.map(({ what, quantity }) => [what, quantity])} />
        </Fold>
      )}
    </li>
  );
}

interface ChangeProps {
  adjustment: NonNullable<Adjustment>;
  words: FixWords;
  /** URL of the setting's page, if there is one. */
  settingHref?: string;
  /** Shown if the safe range depends on the material. */
  byMaterial: ComponentChildren;
  /** The slicer whose key is shown; null: all of them. */
  slicer?: SlicerId | null;
}

/** A setting change as the rule states it in general, with its name in each slicer. */
export function GeneralChange({ adjustment, words, settingHref, byMaterial, slicer = null }: ChangeProps) {
  const { texts, writer, say, names } = words;
  const { target, safe_range: safe } = adjustment;
  const quantity = ({ quantity: of, when, note, note_zh }: ConditionalQuantity) =>
    formatQuantity(of, say) +
    parenthesize(
      [describeConditions(conditionsOf(when), say, names), say(note ?? '', note_zh ?? '')]
        .filter(Boolean)
        .join(writer.semicolon),
      say,
    );
  const wanted =
    target &&
    (target.quantity ? formatQuantity(target.quantity, say) : say(target.option ?? '', target.option_zh ?? ''));
  const rows: [string, ComponentChildren[]][] = [
    [texts.target, wanted ? [wanted] : []],
    [texts.step, adjustment.steps.map(quantity)],
    [
      texts.safeRange,
      [safe && formatQuantity(safe, say), adjustment.safe_range_by_material && byMaterial].filter(Boolean),
    ],
    [texts.recommended, adjustment.recommendations.map(quantity)],
  ];
  const name = say(adjustment.setting_name, adjustment.setting_name_zh);
  return (
    <div class="note">
      <p>
        {texts.direction[adjustment.direction]}
        {writer.colon}
        {settingHref === undefined ? <strong>{name}</strong> : <a href={settingHref}>{name}</a>}
      </p>
      <Facts rows={rows.filter(([, values]) => values.length > 0)} />
      <ul class="keys">
        {SLICERS.filter((id) => slicer === null || slicer === id).map((id) => {
          const { key, label, label_zh, workaround: how, workaround_zh: how_zh } = adjustment.slicers[id];
          return (
            <li key={id}>
              {texts.slicers[id]}
              {writer.colon}
              {key === null ? (
                say(how ?? '', how_zh ?? how ?? '') || texts.noKey
              ) : (
                <>
                  {say(label ?? '', label_zh ?? label ?? '')} <code>{key}</code>
                </>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
