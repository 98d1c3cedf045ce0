import { filamentsPath } from '../../../../core/contract/paths.js';
import { materialTitle } from '../../../../core/names/title.js';
import { counted } from '../../../../core/words/language.js';
import type { Filament } from '../../../../schemas/generated/record.js';
import { AlsoCalled } from '../also-called.js';
import type { Catalogue } from '../catalogue.js';
import type { PageLocale } from '../locale.js';
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
  const count = (has: (product: Filament) => boolean) => products.filter(has).length;
  const told = [
    [count(hasTemperature), say('with their own temperatures', '款有自己的温度')],
    [count(({ drying_temperature_c: drying }) => drying !== null), say('with drying', '款有烘干数据')],
    [count(({ colours }) => colours.length > 0), say('with colours', '款有颜色')],
    [count(({ printers }) => printers.length > 0), say('with presets of printers', '款有打印机预设')],
  ] as const;
  const known = told.filter(([number]) => number > 0).map(([number, what]) => `${number} ${what}`);
  const what = known.length > 0 ? known.join(say(', ', '，')) : say('figures of their materials', '所属耗材的数值');
  return {
    path: `/filaments/${id}/`,
    heading: say(`${name} filaments`, `${name} 耗材`),
    title: say(`${name} filaments: ${promised(products, say)}`, `${name} 耗材：${promised(products, say)}`),
    description: say(
      `${counted(products.length, 'filament')} of ${name}: ${what}; for other values, the printing and drying figures of the material.`,
      `${name} 的 ${products.length} 款品牌耗材：${what}；产品没有数值时，列出所属耗材的打印与烘干数值。`,
    ),
    crumbs: [
      { name: say('Materials', '耗材'), path: '/materials/' },
      { name: say('Filaments', '品牌耗材'), path: '/filaments/' },
    ],
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
        <Moved {...{ from, brand: id, locale }} />
        {byMaterial.map(([material, own]) => (
          <Kind key={material} {...{ material, products: own, from, locale }} />
        ))}
      </>
    ),
  };
}

/** What the title of a page promises: what one product of it has at least. */
function promised(products: readonly Filament[], say: PageLocale['say']): string {
  const has = [
    products.some(hasTemperature) && say('temperatures', '温度'),
    products.some(({ drying_temperature_c: drying }) => drying !== null) && say('drying', '烘干'),
    products.some(({ colours }) => colours.length > 0) && say('colours', '颜色'),
  ].filter((part) => part !== false);
  return has.length > 0 ? has.join(say(', ', '、')) : say('the material of each product', '所属耗材');
}

function hasTemperature({ nozzle_temperature_c: nozzle, bed_temperature_c: bed }: Filament): boolean {
  return nozzle !== null || bed !== null;
}

/** Where products stand now that stood under this brand before. */
function Moved({ from, brand, locale }: { from: Catalogue; brand: string; locale: PageLocale }) {
  const moved = [...from.formerFilaments].filter(
    ([id, now]) => id.startsWith(`${brand}--`) && !now.startsWith(`${brand}--`),
  );
  if (moved.length === 0) return null;
  return (
    <details>
      <summary>{locale.say('Products listed under another brand', '归入其他品牌的产品')}</summary>
      <ul class="links">
        {moved.map(([id, now]) => (
          <li key={id} id={id.slice(brand.length + 2)}>
            <a href={locale.to(`/filaments/${now.replace('--', '/#')}`)}>{now.replace('--', ': ')}</a>
          </li>
        ))}
      </ul>
    </details>
  );
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
    <section id={material} data-material={material}>
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
  return material ? materialTitle(material, locale.say) : id;
}
