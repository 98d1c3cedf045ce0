import { bracket, hangsOn, sayer } from '../../../core/resolve/change-words.js';
import type { ResolvedFix } from '../../../core/resolve-rule.js';
import { SLICERS } from '../../../core/slicers.js';
import type { ConditionalQuantity, Fix, Material, RuleQuantity } from '../../../schemas/generated/record.js';
import type { Answer } from '../answer/answer.js';
import { FixAnswer } from '../answer/FixAnswer.js';
import { fixAnchor } from '../answer/places.js';
import { calibrationPath } from '../calibration/path.js';
import { Copyable } from './ApiAddress.js';
import { conditionParts } from './condition-parts.js';
import { applies, type Setup } from './conditions.js';
import { useMaterials } from './fields.js';
import { fill } from './texts/fill.js';
import { loadedValue, type Tools, useTools } from './tools.js';

interface Props {
  /** Id of the cause that it mends. */
  cause: string;
  fix: Fix;
  setup: Setup;
  material: Material | null;
  /** Whether it applies to the setup; one that does not is shown only on demand. */
  fits: boolean;
  /** The rule for the setup; null while nothing is chosen. */
  answer: Answer | null;
}

/** What to do: in words, as a change of a setting with its key, and what to beware of. */
export function FixView({ cause, fix, setup, material, fits, answer }: Props) {
  const { texts, lang, writer, base, place, calibration } = useTools();
  const step = calibration[fix.id];
  const chinese = lang === 'zh-CN';
  const kinds: Record<string, string> = texts.kinds;
  const hazards: Record<string, string> = texts.hazards;
  const figures = fix.figures.filter(({ when }) => applies(when, setup));
  const caution = chinese ? fix.caution_zh : fix.caution;
  const resolved =
    answer?.resolved.causes.find(({ id }) => id === cause)?.fixes.find(({ id }) => id === fix.id) ?? null;
  const named = place.cause === cause && place.fix === fix.id;
  return (
    <li id={fixAnchor(cause, fix.id)} class={named ? 'an-named' : undefined}>
      <h5>
        {chinese ? fix.action_zh : fix.action}
        {!fits && <span class="xp-mark">{texts.notForYou}</span>}
      </h5>
      <p class="xp-badges">
        <span class="xp-badge">{kinds[fix.kind] ?? fix.kind}</span>
        <span class="xp-badge">{texts.cost[fix.cost]}</span>
        {fix.minutes !== null && (
          <span class="xp-badge">
            {fix.minutes >= 120
              ? fill(texts.hours, { n: writer.number(Math.round(fix.minutes / 6) / 10) })
              : fill(texts.minutes, { n: fix.minutes })}
          </span>
        )}
        {fix.hazards.map((hazard) => (
          <span key={hazard} class="xp-badge xp-danger">
            ⚠ {hazards[hazard] ?? hazard}
          </span>
        ))}
      </p>
      {caution !== null && (
        <p class="xp-caution">
          <strong>{`${texts.caution}${writer.colon}`}</strong>
          {caution}
        </p>
      )}
      <p>{chinese ? fix.instructions_zh : fix.instructions}</p>
      {answer && resolved ? (
        <OwnAdditions additions={resolved.additions} language={answer.language} />
      ) : (
        <Additions additions={fix.additions} setup={setup} />
      )}
      {step && (
        <p>
          <a href={`${base}${chinese ? '/zh-cn' : ''}${calibrationPath(place, step.id)}`}>
            {fill(texts.calibrationStep, { name: step.name })}
          </a>
        </p>
      )}
      {answer && <FixAnswer {...{ answer, cause, fix, resolved }} />}
      {fix.adjustment && !resolved && <AdjustmentView adjustment={fix.adjustment} {...{ setup, material }} />}
      {figures.length > 0 && (
        <dl class="xp-facts">
          {figures.map(({ what, what_zh, quantity }) => (
            <div key={what}>
              <dt>{chinese ? what_zh : what}</dt>
              <dd>
                <Quantity of={quantity} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}

/** The sentences that are for this setup, each with what it hangs on while that is not known. */
function OwnAdditions({ additions, language }: Pick<ResolvedFix, 'additions'> & Pick<Answer, 'language'>) {
  const say = sayer(language);
  if (additions.length === 0) return null;
  return (
    <ul>
      {additions.map(({ text, text_zh, applies }) => (
        <li key={text}>
          {say(text, text_zh)}
          <span class="xp-quiet">{bracket(hangsOn(applies, language), say)}</span>
        </li>
      ))}
    </ul>
  );
}

/** The sentences that are for some setups only, each with what it is for while that is not known. */
function Additions({ additions, setup }: { additions: Fix['additions']; setup: Setup }) {
  const tools = useTools();
  const materials = new Map(loadedValue(useMaterials())?.map(({ id, name }) => [id, name]));
  const own = additions.filter(({ when }) => applies(when, setup));
  if (own.length === 0) return null;
  return (
    <ul>
      {own.map(({ when, text, text_zh }) => (
        <li key={text}>
          <span class="xp-quiet">{conditionText({ when, note: null, note_zh: null }, tools, materials)}</span>{' '}
          {tools.lang === 'zh-CN' ? text_zh : text}
        </li>
      ))}
    </ul>
  );
}

interface AdjustmentProps {
  adjustment: NonNullable<Fix['adjustment']>;
  setup: Setup;
  material: Material | null;
}

function AdjustmentView({ adjustment, setup, material }: AdjustmentProps) {
  const { texts, lang, writer } = useTools();
  const chinese = lang === 'zh-CN';
  const {
    direction,
    target,
    steps,
    safe_range: safe,
    safe_range_by_material: byMaterial,
    recommendations,
  } = adjustment;
  const own = material && byMaterial?.find((range) => range.material === material.id);
  const option = target && (chinese ? target.option_zh : target.option);
  return (
    <div class="xp-adjust">
      <p>
        {`${texts.direction[direction]}${writer.colon}`}
        <strong>{chinese ? adjustment.setting_name_zh : adjustment.setting_name}</strong>
      </p>
      <SlicerKeys adjustment={adjustment} />
      <dl class="xp-facts">
        {target && (
          <div>
            <dt>{texts.target}</dt>
            <dd>{target.quantity ? <Quantity of={target.quantity} /> : option}</dd>
          </div>
        )}
        <Conditional label={texts.step} items={steps} setup={setup} />
        {safe && (
          <div>
            <dt>{texts.safeRange}</dt>
            <dd>
              <Quantity of={safe} />
            </dd>
          </div>
        )}
        {own && material && (
          <div>
            <dt>{fill(texts.safeRangeFor, { material: material.name })}</dt>
            <dd>
              <Quantity of={{ ...own, value: null }} />
            </dd>
          </div>
        )}
        <Conditional label={texts.recommended} items={recommendations} setup={setup} />
      </dl>
      {byMaterial && !material && <p class="xp-quiet">{texts.safeRangeByMaterial}</p>}
    </div>
  );
}

/** Where the setting is: in the slicer of the setup, else in all of them. */
function SlicerKeys({ adjustment }: { adjustment: NonNullable<Fix['adjustment']> }) {
  const { texts, lang, place, writer } = useTools();
  const chinese = lang === 'zh-CN';
  return (
    <dl class="xp-facts xp-keys">
      {SLICERS.filter((id) => place.slicer === null || place.slicer === id).map((id) => {
        const { key, label, label_zh, how, how_zh } = adjustment.slicers[id];
        const shown = chinese ? (label_zh ?? label) : label;
        const other = chinese ? (how_zh ?? how) : how;
        const what = fill(texts.keyIn, { slicer: texts.slicers[id] });
        return (
          <div key={id}>
            <dt>{texts.slicers[id]}</dt>
            <dd>
              {key === null ? (other ?? texts.noKey) : <Copyable text={key} what={what} />}
              {key !== null && shown !== null && (
                <span class="xp-quiet">{`${texts.labelIn}${writer.colon}${shown}`}</span>
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

function Conditional({ label, items, setup }: { label: string; items: ConditionalQuantity[]; setup: Setup }) {
  const tools = useTools();
  const own = items.filter(({ when }) => applies(when, setup));
  const wanted = own.some(({ when }) => Boolean(when?.materials));
  const materials = new Map(loadedValue(useMaterials(wanted))?.map(({ id, name }) => [id, name]));
  if (own.length === 0) return null;
  return (
    <div>
      <dt>{label}</dt>
      {own.map((item, i) => {
        const condition = conditionText(item, tools, materials);
        return (
          <dd key={i}>
            <Quantity of={item.quantity} />
            {condition !== '' && <span class="xp-quiet">{condition}</span>}
          </dd>
        );
      })}
    </div>
  );
}

/** When a figure applies, in words. */
function conditionText(
  { when, note, note_zh }: Pick<ConditionalQuantity, 'when' | 'note' | 'note_zh'>,
  tools: Tools,
  materials: ReadonlyMap<string, string>,
): string {
  const { lang, writer, index } = tools;
  const said = lang === 'zh-CN' ? note_zh : note;
  const brands = new Map(index?.brands.map(({ id, name }) => [id, name]));
  const names = { material: (id: string) => materials.get(id) ?? id, brand: (id: string) => brands.get(id) ?? id };
  const parts = conditionParts(when, names, tools);
  if (said) parts.push(said);
  return parts.length === 0 ? '' : writer.aside.join(parts.join(writer.semicolon));
}

function Quantity({ of }: { of: Omit<RuleQuantity, 'sources'> }) {
  const { writer } = useTools();
  if (of.unit === 'bool' && of.value !== null) return writer.any(of.value !== 0);
  return of.value === null
    ? (writer.range(of.min, of.max, of.unit) ?? '—')
    : writer.withUnit(writer.number(of.value), of.unit);
}
