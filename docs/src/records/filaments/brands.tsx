import { FILES } from '../../../../core/contract/paths.js';
import { counted } from '../../../../core/words/language.js';
import type { FilamentBrand } from '../../../../schemas/generated/record.js';
import type { Catalogue } from '../catalogue.js';
import type { PageLocale } from '../locale.js';
import type { Page } from '../page.js';

/** All brands of filament, by the first letter of their names. */
export function filamentBrandsPage(from: Catalogue, locale: PageLocale): Page {
  const { say, to, writer } = locale;
  const brands = [...from.filamentBrands.values()];
  const products = brands.reduce((sum, brand) => sum + brand.products, 0);
  const heading = say('Filaments by brand', '按品牌查找品牌耗材');
  return {
    path: '/filaments/',
    heading,
    title: say('Filament brands: the material and colours of each product', '耗材品牌：各款料盘的材料与颜色'),
    description: say(
      `${products} filaments of ${brands.length} brands: the material of each, its own figures if a source has them and otherwise those of its material, colours, codes and the printers with a preset for it.`,
      `${brands.length} 个品牌的 ${products} 款品牌耗材：所属耗材，有来源时列出自身数值，没有时列出所属耗材的数值，以及颜色、编码和有专属预设的打印机。`,
    ),
    crumbs: [{ name: say('Materials', '耗材'), path: '/materials/' }],
    about: { '@type': 'CollectionPage', name: heading },
    file: FILES.filamentBrands,
    body: [...Map.groupBy(brands, initial)].map(([letter, own]) => (
      <section key={letter} id={letter === '0–9' ? 'digits' : letter.toLowerCase()}>
        <h2>{letter}</h2>
        <ul class="cards">
          {own.map((brand) => (
            <li key={brand.id}>
              <a href={to(`/filaments/${brand.id}/`)}>{brand.name}</a>
              <small>
                {say(counted(brand.products, 'product'), `${writer.number(brand.products)} 款`)}
                {brand.colours > 0 &&
                  say(` · ${counted(brand.colours, 'colour')}`, ` · ${writer.number(brand.colours)} 种颜色`)}
              </small>
            </li>
          ))}
        </ul>
      </section>
    )),
  };
}

/** The letter under which a brand is looked for: brands are listed by id, so that one letter is one run. */
function initial({ id }: FilamentBrand): string {
  const [first = ''] = id;
  return /[a-z]/.test(first) ? first.toUpperCase() : '0–9';
}
