import { endBeyond } from '../../../core/profiles/range.js';
import type { Writer } from '../../../core/words/values.js';
import type { Material, Printer, Profile } from '../../../schemas/generated/record.js';
import { useLayout } from './LaidOut.js';
import { fill } from './texts/fill.js';
import type { LayoutTexts } from './texts/parts.js';
import { useTools } from './tools.js';

interface Row {
  label: string;
  values: { label: string; value: number }[];
  range: { min: number | null; max: number | null };
  limit: number | null;
  /** Whether the limit is the maker's or the firmware's, in words. */
  limitMeans: string | null;
}

type Maximum = keyof Printer['rated'];

interface Props {
  profile: Profile;
  material: Material;
  printer: Printer;
}

/** Nozzle, bed and chamber temperature of a profile against the material's range and the printer's maximum. */
export function TemperatureChart({ profile, material, printer }: Props) {
  const { writer } = useTools();
  const layout = useLayout();
  const { texts } = layout;
  const limits = (maximum: Maximum) => ({
    limit: printer[maximum],
    limitMeans: limitInWords(printer, maximum, texts, writer),
  });
  const label = (path: string) =>
    layout.profile.flatMap(({ lines }) => lines).find((line) => line.path === path)?.label ?? path;
  const layers = (field: 'nozzle_temperature_c' | 'bed_temperature_c') => {
    const { first_layer: first, other_layers: others } = profile[field];
    const values = [{ label: texts.setting, value: others }];
    if (first !== others) values.push({ label: writer.word('first_layer'), value: first });
    return values.filter((item): item is { label: string; value: number } => item.value !== null);
  };
  const chamber = profile.chamber_temperature_c;
  const rows: Row[] = [
    {
      label: label('nozzle_temperature_c'),
      values: layers('nozzle_temperature_c'),
      range: material.nozzle_temperature_c,
      ...limits('max_nozzle_temperature_c'),
    },
    {
      label: label('bed_temperature_c'),
      values: layers('bed_temperature_c'),
      range: material.bed_temperature_c,
      ...limits('max_bed_temperature_c'),
    },
    {
      label: label('chamber_temperature_c'),
      values: chamber === null ? [] : [{ label: texts.setting, value: chamber }],
      range: material.chamber_temperature_c,
      ...limits('max_chamber_temperature_c'),
    },
  ].filter(({ values }) => values.length > 0);
  if (rows.length === 0) return null;
  return (
    <section class="xp-card xp-wide">
      <h3>{texts.temperatureChart}</h3>
      <ul class="xp-legend">
        <li class="xp-key-range">{fill(texts.rangeOf, { material: material.name })}</li>
        <li class="xp-key-value">{texts.setting}</li>
        <li class="xp-key-limit">{texts.limitOf}</li>
      </ul>
      {rows.map((row) => (
        <TemperatureRow key={row.label} row={row} material={material.name} />
      ))}
    </section>
  );
}

/** What a maximum is: the maker's rating, or what the firmware lets one set, and what is known of the other. */
function limitInWords(printer: Printer, maximum: Maximum, texts: LayoutTexts, writer: Writer): string | null {
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

function TemperatureRow({ row, material }: { row: Row; material: string }) {
  const { writer } = useTools();
  const { texts } = useLayout();
  const { label, values, range, limit, limitMeans } = row;
  const known = [...values.map(({ value }) => value), range.min, range.max, limit].filter((value) => value !== null);
  const from = Math.max(0, Math.floor((Math.min(...known) - 20) / 10) * 10);
  const to = Math.ceil((Math.max(...known) + 10) / 10) * 10;
  const at = (value: number) => ((value - from) / (to - from)) * 100;
  const degrees = (value: number) => writer.withUnit(writer.number(value), '°C');
  const inRange = writer.range(range.min, range.max, '°C');
  const outside = values.some(({ value }) => endBeyond(value, range) !== null);
  // The limit matters most; what would stand too close to it goes unlabelled.
  const marks = [limit, range.max, range.min]
    .filter((value) => value !== null)
    .reduce<number[]>(
      (kept, value) => (kept.every((k) => Math.abs(at(k) - at(value)) > 8) ? kept.concat(value) : kept),
      [],
    );
  const inWords = [
    ...values.map((item) => item.label + writer.colon + degrees(item.value)),
    ...(inRange === null ? [] : [fill(texts.rangeOf, { material }) + writer.colon + inRange]),
    ...(limit === null ? [] : [texts.limitOf + writer.colon + degrees(limit)]),
  ];
  return (
    <div class="xp-temperature">
      <p>
        <strong>{label}</strong>{' '}
        <span>
          {values.map((item) => `${item.label} ${degrees(item.value)}`).join(' · ')}
          {outside && <em class="xp-mark">{fill(texts.outside, { material })}</em>}
        </span>
      </p>
      <svg
        viewBox="0 0 100 10"
        preserveAspectRatio="none"
        role="img"
        aria-label={[label, ...inWords].join(writer.stop)}
      >
        <rect class="xp-track" x="0" y="3" width="100" height="4" />
        {inRange !== null && (
          <rect
            class="xp-range"
            x={at(range.min ?? from)}
            y="1"
            width={Math.max(0.6, at(range.max ?? to) - at(range.min ?? from))}
            height="8"
          />
        )}
        {limit !== null && <rect class="xp-limit" x={at(limit) - 0.2} y="0" width="0.4" height="10" />}
        {values.map((item) => (
          <rect key={item.label} class="xp-value" x={at(item.value) - 0.4} y="0" width="0.8" height="10" />
        ))}
      </svg>
      <div class="xp-scale" aria-hidden="true">
        {marks.map((value) => (
          <span key={value} style={{ left: `${at(value)}%` }}>
            {writer.number(value)}
          </span>
        ))}
      </div>
      {limitMeans !== null && <p class="xp-quiet">{limitMeans}</p>}
    </div>
  );
}
