import type { Filament } from '../../../../schemas/generated/record.js';
import type { PageLocale } from '../locale.js';

type Colour = Filament['colours'][number];

/** Side of a swatch, in units of its drawing. */
const SIDE = 20;

/** The colours of a product as swatches with their names, which are the makers' own. */
export function Colours({ colours, locale }: { colours: readonly Colour[]; locale: PageLocale }) {
  if (colours.length === 0) return null;
  return (
    <ul class="swatches" aria-label={locale.say('Colours', '颜色')}>
      {colours.map((colour) => (
        <li key={colour.name}>
          <Swatch hexes={colour.hexes} />
          <span lang="en">{colour.name}</span>
          {colour.discontinued && <small> {locale.say('discontinued', '已停产')}</small>}
        </li>
      ))}
    </ul>
  );
}

/** A square of the colour, in stripes where there are several, crossed out where no source has one. */
function Swatch({ hexes }: { hexes: readonly string[] }) {
  const width = SIDE / Math.max(hexes.length, 1);
  return (
    <svg viewBox={`0 0 ${SIDE} ${SIDE}`} width={SIDE} height={SIDE} aria-hidden="true">
      {hexes.map((hex, i) => (
        <rect key={hex} x={i * width} width={width} height={SIDE} fill={hex} />
      ))}
      {hexes.length === 0 && <path d={`M0 0L${SIDE} ${SIDE}M0 ${SIDE}L${SIDE} 0`} stroke="currentColor" />}
    </svg>
  );
}

/** The numbers below the barcodes of a product, each with its colour and size; nothing where no source has one. */
export function Barcodes({ colours, locale }: { colours: readonly Colour[]; locale: PageLocale }) {
  const { say, writer } = locale;
  const printed = colours.flatMap(({ name, sizes }) =>
    sizes.flatMap(({ gtin, diameter_mm: diameter, weight_g: weight }) =>
      gtin === null ? [] : [{ gtin, what: [name, writer.any(diameter, 'mm'), writer.any(weight, 'g')] }],
    ),
  );
  if (printed.length === 0) return null;
  return (
    <details>
      <summary>{say(`Barcodes: ${printed.length}`, `条形码：${printed.length} 个`)}</summary>
      <ul class="codes">
        {printed.map(({ gtin, what }) => (
          <li key={gtin}>
            <code>{gtin}</code> {what.filter((part) => part !== null).join(writer.comma)}
          </li>
        ))}
      </ul>
    </details>
  );
}
