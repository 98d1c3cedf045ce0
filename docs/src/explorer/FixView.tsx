import type { ConditionalQuantity, Fix, Material, RuleQuantity } from '../../../schemas/generated/record.js';
import { Copyable } from './ApiAddress.js';
import { applies, type Setup } from './conditions.js';
import { useMaterials } from './fields.js';
import { SLICERS } from './place.js';
import { fill } from './texts/fill.js';
import { loadedValue, type Tools, useTools } from './tools.js';

interface Props {
  fix: Fix;
  setup: Setup;
  material: Material | null;
  /** Whether it applies to the setup; one that does not is shown only on demand. */
  fits: boolean;
}

/** What to do: in words, as a change of a setting with its key, and what to beware of. */
export function FixView({ fix, setup, material, fits }: Props) {
  const { texts, lang, writer } = useTools();
  const chinese = lang === 'zh-CN';
  const kinds: Record<string, string> = texts.kinds;
  const hazards: Record<string, string> = texts.hazards;
  const figures = fix.figures.filter(({ when }) => applies(when, setup));
  const caution = chinese ? fix.caution_zh : fix.caution;
  return (
    <li>
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
          <strong>{texts.caution}:</strong> {caution}
        </p>
      )}
      <p>{chinese ? fix.instructions_zh : fix.instructions}</p>
      {fix.adjustment && <AdjustmentView adjustment={fix.adjustment} {...{ setup, material }} />}
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

interface AdjustmentProps {
  adjustment: NonNullable<Fix['adjustment']>;
  setup: Setup;
  material: Material | null;
}

function AdjustmentView({ adjustment, setup, material }: AdjustmentProps) {
  const { texts, lang } = useTools();
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
        {texts.direction[direction]}: <strong>{chinese ? adjustment.setting_name_zh : adjustment.setting_name}</strong>
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
  const { texts, lang, place } = useTools();
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
                <span class="xp-quiet">
                  {texts.labelIn}: {shown}
                </span>
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
  const materials = new Map(loadedValue(useMaterials())?.map(({ id, name }) => [id, name]));
  const own = items.filter(({ when }) => applies(when, setup));
  if (own.length === 0) return null;
  return (
    <div>
      <dt>{label}</dt>
      {own.map((item, i) => {
        const condition = conditionText(item, tools, materials);
        return (
          <dd key={i}>
            <Quantity of={item.quantity} />
            {condition !== '' && <span class="xp-quiet"> {condition}</span>}
          </dd>
        );
      })}
    </div>
  );
}

/** When a figure applies, in words. */
function conditionText(
  { when, note, note_zh }: ConditionalQuantity,
  { lang, writer, texts, index }: Tools,
  materials: ReadonlyMap<string, string>,
): string {
  const said = lang === 'zh-CN' ? note_zh : note;
  const slicers: Record<string, string> = texts.slicers;
  const brands = new Map(index?.brands.map(({ id, name }) => [id, name]));
  const lists = when
    ? [
        when.materials?.map((id) => materials.get(id) ?? id),
        when.extruder_types?.map((id) => writer.word(id)),
        when.structures?.map((id) => writer.word(id)),
        when.nozzle_materials?.map((id) => writer.word(id)),
        when.firmwares?.map((id) => writer.word(id)),
        when.slicers?.map((id) => slicers[id] ?? id),
        when.brands?.map((id) => brands.get(id) ?? id),
      ]
    : [];
  const diameters = when?.nozzle_diameters_mm;
  const parts = lists.flatMap((list) => (list ? [list.join(' / ')] : []));
  if (diameters) parts.push(`${texts.nozzle} ${writer.range(diameters.min, diameters.max, 'mm')}`);
  if (said) parts.push(said);
  return parts.length === 0 ? '' : `(${parts.join('; ')})`;
}

function Quantity({ of }: { of: Omit<RuleQuantity, 'sources'> }) {
  const { writer } = useTools();
  if (of.unit === 'bool' && of.value !== null) return writer.any(of.value !== 0);
  return of.value === null
    ? (writer.range(of.min, of.max, of.unit) ?? '—')
    : writer.withUnit(writer.number(of.value), of.unit);
}
