import type { Filament } from '../../../../schemas/generated/record.js';
import type { PageLocale } from '../locale.js';

/** The numbers below the barcodes of a product, each with its colour and size; nothing where no source has one. */
export function Barcodes({ colours, locale }: { colours: Filament['colours']; locale: PageLocale }) {
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
