import { endBeyond } from '../../../core/profiles/range.js';
import type { Writer } from '../../../core/words/values.js';
import type { Material, Printer, Profile } from '../../../schemas/generated/record.js';
import type { LayoutTexts } from './explorer-texts.js';
import { Gauge, scaleOf } from './Gauge.js';
import { LaidOut, useLayout } from './LaidOut.js';
import { fill } from './texts/fill.js';
import { profileColumn, ValueTables } from './ValueTable.js';
import { RecordLink } from './view-parts.js';

interface Props {
  profile: Profile;
  printer: Printer;
  material: Material;
}

/**
 * Shows all settings of a pair in folded groups, its temperatures against the limits, and where to find its records.
 */
export function AllSettings(of: Props) {
  return (
    <LaidOut>
      <All {...of} />
    </LaidOut>
  );
}

function All({ profile, printer, material }: Props) {
  const { texts, layout } = useLayout();
  return (
    <>
      <TemperatureChart {...{ profile, material, printer }} />
      {(['filament', 'process'] as const).map((part) => (
        <section key={part}>
          <h3>{texts[part]}</h3>
          <ValueTables
            folded
            groups={layout.profile.filter(({ holder }) => (holder === 'process') === (part === 'process'))}
            columns={[profileColumn(material.name, profile)]}
          />
        </section>
      ))}
      <RecordLink to={printer} />
      <RecordLink to={material} />
    </>
  );
}

const HEATED = ['nozzle', 'bed', 'chamber'] as const;

/** The distinct temperatures for a heated part: first layer, then the others; empty if the profile has none. */
function layersOf(profile: Profile, part: (typeof HEATED)[number]): { isFirst: boolean; value: number }[] {
  const value = profile[`${part}_temperature_c`];
  if (value === null || typeof value === 'number') return value === null ? [] : [{ isFirst: false, value }];
  const { first_layer: first, other_layers: others } = value;
  return [
    ...(others === null ? [] : [{ isFirst: false, value: others }]),
    ...(first === null || first === others ? [] : [{ isFirst: true, value: first }]),
  ];
}

/** Charts nozzle, bed and chamber temperature against the material's range and the printer's maximum. */
function TemperatureChart(of: Props) {
  const { texts } = useLayout();
  const parts = HEATED.filter((part) => layersOf(of.profile, part).length > 0);
  if (parts.length === 0) return null;
  return (
    <section class="xp-card xp-wide">
      <h3>{texts.temperatureChart}</h3>
      <ul class="xp-legend">
        <li class="xp-key-range">{fill(texts.rangeOf, { material: of.material.name })}</li>
        <li class="xp-key-value">{texts.setting}</li>
        <li class="xp-key-limit">{texts.limitOf}</li>
      </ul>
      {parts.map((part) => (
        <TemperatureRow key={part} part={part} {...of} />
      ))}
    </section>
  );
}

/** Describes a maximum temperature: the maker's rating or the firmware's limit, plus the other one if known. */
function limitInWords(
  printer: Printer,
  maximum: keyof Printer['rated'],
  texts: LayoutTexts,
  writer: Writer,
): string | null {
  const degrees = (value: number) => writer.withUnit(writer.number(value), '°C');
  const rated = printer.rated[maximum];
  const limit = printer.firmware_limit[maximum];
  if (rated !== null && (limit === null || rated <= limit)) {
    if (limit === null || limit === rated) return fill(texts.limits.rated, { max: degrees(rated) });
    return fill(texts.limits.rated_and_limit, { max: degrees(rated), limit: degrees(limit) });
  }
  if (limit === null) return null;
  if (rated === null) return fill(texts.limits.limit, { max: degrees(limit) });
  return fill(texts.limits.limit_and_rated, { max: degrees(limit), rated: degrees(rated) });
}

function TemperatureRow({ part, profile, printer, material }: Props & { part: (typeof HEATED)[number] }) {
  const { writer, texts, layout } = useLayout();
  const field = `${part}_temperature_c` as const;
  const maximum = `max_${field}` as const;
  const lines = layout.profile.flatMap((group) => group.lines);
  const label = lines.find(({ path }) => path === field)?.label ?? field;
  const values = layersOf(profile, part).map(({ isFirst, value }) => ({
    label: isFirst ? writer.word('first_layer') : texts.setting,
    value,
  }));
  const [range, limit] = [material[field], printer[maximum]];
  const limitMeans = limitInWords(printer, maximum, texts, writer);
  const known = [...values.map(({ value }) => value), range.min, range.max, limit].filter((value) => value !== null);
  const scale = scaleOf(known);
  const degrees = (value: number) => writer.withUnit(writer.number(value), '°C');
  const inRange = writer.range(range.min, range.max, '°C');
  const outside = values.some(({ value }) => endBeyond(value, range) !== null);
  // The limit takes priority; labels too close to it are dropped.
  const marks = [limit, range.max, range.min]
    .filter((value) => value !== null)
    .reduce<number[]>(
      (kept, value) => (kept.every((k) => Math.abs(scale.at(k) - scale.at(value)) > 8) ? kept.concat(value) : kept),
      [],
    );
  const inWords = [
    ...values.map((item) => item.label + writer.colon + degrees(item.value)),
    ...(inRange === null ? [] : [fill(texts.rangeOf, { material: material.name }) + writer.colon + inRange]),
    ...(limit === null ? [] : [texts.limitOf + writer.colon + degrees(limit)]),
  ];
  return (
    <div class="xp-temperature">
      <p>
        <strong>{label}</strong>{' '}
        <span>
          {values.map((item) => `${item.label} ${degrees(item.value)}`).join(' · ')}
          {outside && <em class="xp-mark">{fill(texts.outside, { material: material.name })}</em>}
        </span>
      </p>
      <Gauge
        values={values.map(({ value }) => value)}
        label={[label, ...inWords].join(writer.stop)}
        {...{ range, limit, scale }}
      />
      <div class="xp-scale" aria-hidden="true">
        {marks.map((value) => (
          <span key={value} style={{ left: `${scale.at(value)}%` }}>
            {writer.number(value)}
          </span>
        ))}
      </div>
      {limitMeans !== null && <p class="quiet">{limitMeans}</p>}
    </div>
  );
}
