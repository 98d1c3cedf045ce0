import type { ComponentChild } from 'preact';

/** A bar with its name and its value in words. */
export interface Bar {
  name: ComponentChild;
  /** Start and end as shares of the scale; null: unknown, so no bar. */
  span: readonly [from: number, to: number] | null;
  text: string;
  /** Whether it belongs to the record of the page, beside others. */
  own?: boolean;
}

const WIDTH = 200;

/** Bars on a common scale. */
export function Bars({ bars }: { bars: readonly Bar[] }) {
  return (
    <table class="bars">
      <tbody>
        {bars.map(({ name, span, text, own = false }, i) => (
          <tr key={i} class={own ? 'own' : undefined}>
            <th scope="row">{name}</th>
            <td>
              <svg viewBox={`0 0 ${WIDTH} 10`} preserveAspectRatio="none" aria-hidden="true">
                {span && <rect {...placeOf(span)} y="1" height="8" />}
              </svg>
            </td>
            <td class={span ? undefined : 'unknown'}>{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Where a bar lies; a single value is still visible. */
function placeOf([from, to]: readonly [number, number]): { x: number; width: number } {
  const [left, right] = [Math.round(from * WIDTH), Math.ceil(to * WIDTH)];
  return { x: left, width: Math.max(right - left, 2) };
}
