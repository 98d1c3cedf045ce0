import type { Material, Printer } from '../../../schemas/generated/record.js';
import type { Catalogue } from './catalogue.js';
import type { Tongue } from './tongue.js';

/** The printers that have settings for a material, by brand. */
export function MaterialPrinters({ material, from, tongue }: { material: Material; from: Catalogue; tongue: Tongue }) {
  const { say, to, writer } = tongue;
  const brands = [...from.brands].flatMap(([brand, printers]) => {
    const own = printers.filter(({ materials }) => materials.includes(material.id));
    const [first] = own;
    return first ? [{ brand, name: first.brand, own }] : [];
  });
  return (
    <section id="printers">
      <h2>{say('Printers with settings for it', '有该耗材参数的打印机')}</h2>
      {brands.length === 0 ? (
        <p class="unknown">{say('No source has settings for it on any printer.', '没有来源提供任何打印机的参数。')}</p>
      ) : (
        <>
          <p>
            {say(
              `${material.printer_count} printers of ${brands.length} brands, ${material.profile_count} profiles.`,
              `${brands.length} 个品牌的 ${material.printer_count} 款打印机，${material.profile_count} 个配置。`,
            )}
          </p>
          {brands.map(({ brand, name, own }) => (
            <details key={brand}>
              <summary>{`${name}${writer.aside.join(String(own.length))}`}</summary>
              <ul class="links">
                {own.map((printer: Printer) => (
                  <li key={printer.id}>
                    <a href={to(`/printers/${printer.id}/`)}>{printer.model}</a>
                  </li>
                ))}
              </ul>
            </details>
          ))}
        </>
      )}
    </section>
  );
}
