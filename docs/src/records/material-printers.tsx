import { counted } from '../../../core/words/language.js';
import type { Material, Printer } from '../../../schemas/generated/record.js';
import type { Catalogue } from './catalogue.js';
import type { PageLocale } from './locale.js';

/** The printers that have settings for a material, by brand. */
export function MaterialPrinters({
  material,
  from,
  locale,
}: {
  material: Material;
  from: Catalogue;
  locale: PageLocale;
}) {
  const { say, to, writer } = locale;
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
              `${counted(material.printer_count, 'printer')} of ${counted(brands.length, 'brand')}, ${counted(material.profile_count, 'profile')}.`,
              `${brands.length} 个品牌的 ${material.printer_count} 款打印机，${material.profile_count} 个配置。`,
            )}
          </p>
          <details class="group">
            <summary>{say('All of them, by brand', '按品牌列出全部')}</summary>
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
          </details>
        </>
      )}
    </section>
  );
}
