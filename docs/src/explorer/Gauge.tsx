import type { Range } from '../../../core/profiles/range.js';

/** Part of a temperature scale, °C. */
interface Scale {
  from: number;
  to: number;
  /** Position of a temperature on the scale, %. */
  at: (degrees: number) => number;
}

/** A scale that all of these temperatures fit on, with some room at its ends. */
export function scaleOf(known: readonly number[]): Scale {
  const from = Math.max(0, Math.floor((Math.min(...known) - 20) / 10) * 10);
  const to = Math.ceil((Math.max(...known) + 10) / 10) * 10;
  return { from, to, at: (degrees) => Number((((degrees - from) / (to - from)) * 100).toFixed(1)) };
}

interface Props {
  values: readonly number[];
  /** Range of the material. */
  range: Range;
  /** Maximum of the printer. */
  limit: number | null;
  scale: Scale;
  /** The drawing in words; absent if they are beside it. */
  label?: string;
}

/** Temperatures of a profile on a scale, with the range of the material and the maximum of the printer. */
export function Gauge({ values, range: { min, max }, limit, scale: { from, to, at }, label }: Props) {
  return (
    <svg
      class="gauge"
      viewBox="0 0 100 10"
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
      aria-hidden={label === undefined}
    >
      <rect class="track" y="3" width="100" height="4" />
      {(min !== null || max !== null) && (
        <rect
          class="range"
          x={at(min ?? from)}
          y="1"
          width={Math.max(0.6, at(max ?? to) - at(min ?? from))}
          height="8"
        />
      )}
      {limit !== null && <rect class="limit" x={at(limit) - 0.2} width="0.4" height="10" />}
      {values.map((value) => (
        <rect key={value} class="value" x={at(value) - 0.4} width="0.8" height="10" />
      ))}
    </svg>
  );
}
