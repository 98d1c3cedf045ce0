import type { Material } from '../../../schemas/generated/record.js';
import { fill } from '../explorer/texts/fill.js';
import type { PageLocale } from '../records/locale.js';

interface Props {
  name: string;
  /** °C, all of them. */
  value: number | null;
  range: { min: number | null; max: number | null };
  limit: number | null;
  material: Material;
  locale: PageLocale;
}

/** A temperature of a profile on a scale of its own, with the material's range and the printer's maximum. */
export function Gauge({ name, value, range, limit, material, locale }: Props) {
  if (value === null) return null;
  const { texts, writer, say } = locale;
  const known = [value, range.min, range.max, limit].filter((one) => one !== null);
  const from = Math.max(0, Math.min(...known) - 20);
  const to = Math.max(...known) + 10;
  const along = (degrees: number) => (degrees / (to - from)) * 100;
  const at = (degrees: number) => along(degrees - from).toFixed(1);
  const degrees = (number: number) => writer.withUnit(writer.number(number), '°C');
  const words = writer.range(range.min, range.max, '°C');
  const about = [
    words !== null && `${fill(texts.rangeOf, { material: material.name })}${say(': ', '：')}${words}`,
    limit !== null && `${texts.limitOf}${say(': ', '：')}${degrees(limit)}`,
  ];
  return (
    <div class="gauge">
      <p>
        {name} <strong>{degrees(value)}</strong>
      </p>
      <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
        <rect class="track" y="3" width="100" height="4" />
        {words !== null && (
          <rect
            class="range"
            x={at(range.min ?? from)}
            y="2"
            width={along((range.max ?? to) - (range.min ?? from)).toFixed(1)}
            height="6"
          />
        )}
        {limit !== null && <rect class="limit" x={at(limit)} width="0.6" height="10" />}
        <rect class="value" x={at(value)} width="1.4" height="10" />
      </svg>
      <p class="quiet">{about.filter(Boolean).join(say(' · ', ' · '))}</p>
    </div>
  );
}
