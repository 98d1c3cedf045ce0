import { filamentsPath } from '../../../../core/contract/paths.js';
import type { Filament } from '../../../../schemas/generated/record.js';
import { AlsoCalled } from '../also-called.js';
import type { Catalogue } from '../catalogue.js';
import { materialTitle, type PageLocale } from '../locale.js';
import type { Page } from '../page.js';
import { Product } from './product.js';

/** The page of a brand of filament: its products by material, each with what its spool says. */
export function filamentBrandPage(from: Catalogue, id: string, locale: PageLocale): Page {
  const brand = from.filamentBrands.get(id);
  if (!brand) throw new Error(`no brand of filament ${id}`);
  const { say, to } = locale;
  const products = from.filamentsOf(id);
  const byMaterial = [...Map.groupBy(products, ({ material }) => material)].sort(([a], [b]) => (a < b ? -1 : 1));
  const { name } = brand;
  return {
    path: `/filaments/${id}/`,
    heading: say(`${name} filaments`, `${name} 耗材`),
    title: say(`${name} filaments: temperatures, drying, colours`, `${name} 耗材：温度、烘干与颜色`),
    description: say(
      `${products.length} filaments of ${name} with their own temperatures beside those of the material, their colours and the printers that have a preset for them.`,
      `${name} 的 ${products.length} 款品牌耗材：各自的温度与所属耗材的对比、颜色，以及有专属预设的打印机。`,
    ),
    crumbs: [{ name: say('Filaments', '品牌耗材'), path: '/filaments/' }],
    about: { '@type': 'Brand', name, ...(brand.website !== null && { url: brand.website }) },
    file: filamentsPath(id),
    body: (
      <>
        <AlsoCalled aliases={brand.aliases} locale={locale} />
        <p>
          {brand.website !== null && <a href={brand.website}>{new URL(brand.website).hostname}</a>}
          {brand.website !== null && brand.printer_brand && ' · '}
          {brand.printer_brand && <a href={to(`/brands/${id}/`)}>{say(`Printers of ${name}`, `${name} 的打印机`)}</a>}
        </p>
        {byMaterial.length > 1 && (
          <ul class="jump">
            {byMaterial.map(([material, own]) => (
              <li key={material}>
                <a href={`#${material}`}>{`${titleOf(from, material, locale)} ${own.length}`}</a>
              </li>
            ))}
          </ul>
        )}
        {byMaterial.map(([material, own]) => (
          <Kind key={material} {...{ material, products: own, from, locale }} />
        ))}
      </>
    ),
  };
}

interface KindProps {
  material: string;
  products: readonly Filament[];
  from: Catalogue;
  locale: PageLocale;
}

/** The products of one material. */
function Kind({ material, products, from, locale }: KindProps) {
  return (
    <section id={material}>
      <h2>
        <a href={locale.to(`/materials/${material}/`)}>{titleOf(from, material, locale)}</a>
      </h2>
      {products.map((product) => (
        <Product key={product.id} {...{ product, from, locale }} />
      ))}
    </section>
  );
}

function titleOf({ materials }: Catalogue, id: string, locale: PageLocale): string {
  const material = materials.get(id);
  return material ? materialTitle(material, locale) : id;
}
