import { FILES, filamentsPath } from '../../../../core/contract/paths.js';
import { materialTitle } from '../../../../core/names/title.js';
import { counted } from '../../../../core/words/language.js';
import type { Filament, FilamentBrand } from '../../../../schemas/generated/record.js';
import type { Catalogue } from '../catalogue.js';
import { AlsoCalled, Cards, LinkList, Section } from '../lists.js';
import type { PageLocale } from '../locale.js';
import type { Page } from '../page.js';
import { brandInitial, filamentBrandKey, filamentPage, materialAnchor } from '../paths.js';
import { useLocale } from '../use-locale.js';
import { Product } from './product.js';

/** The filament brand pages by the last part of their path: one brand each, or all small brands of a letter. */
export function filamentBrandKeys({ filamentBrands }: Catalogue): Map<string, FilamentBrand[]> {
  return Map.groupBy(filamentBrands.values(), ({ id, products }) => filamentBrandKey(id, products));
}

/** The page of a filament brand: its products by material, with the specifications of each. */
export function filamentBrandPage(from: Catalogue, key: string, locale: PageLocale): Page {
  const brand = from.filamentBrands.get(key);
  if (!brand) return lettersPage(from, key, locale);
  const { say } = locale;
  const products = from.filamentsOf(key);
  const { name } = brand;
  const materials = byMaterial(products);
  return {
    path: `/filaments/${key}/`,
    heading: say(`${name} filaments`, `${name} 耗材`),
    title: say(`${name} filaments and how to print them`, `${name} 耗材及其打印参数`),
    description: say(
      `${counted(products.length, 'filament')} of ${name}: the figures of each that a source states, and those of its material otherwise.`,
      `${name} 的 ${products.length} 款品牌耗材：列出各产品有来源的数值，没有时列出所属耗材的打印与烘干数值。`,
    ),
    crumbs: crumbs(say),
    about: { '@type': 'Brand', name, ...(brand.website !== null && { url: brand.website }) },
    file: filamentsPath(key),
    body: (
      <>
        <AboutBrand brand={brand} />
        {materials.length > 1 && (
          <LinkList
            class="jump row"
            links={materials.map(([material, own]) => [
              `#${materialAnchor(material)}`,
              `${titleOf(from, material, locale)} ${own.length}`,
            ])}
          />
        )}
        <ByMaterial {...{ products, from }} anchorOf={({ id }) => id.slice(key.length + 2)} />
      </>
    ),
  };
}

/** The page of all small brands that begin with a letter. */
function lettersPage(from: Catalogue, letter: string, locale: PageLocale): Page {
  const { say, writer } = locale;
  const brands = filamentBrandKeys(from).get(letter);
  if (!brands) throw new Error(`no brand of filament ${letter}`);
  const initial = letter.toUpperCase().replace('-', '–');
  const names = brands.map(({ name }) => name);
  return {
    path: `/filaments/${letter}/`,
    heading: say(`Filament brands with few products: ${initial}`, `产品较少的耗材品牌：${initial}`),
    title: say(`Filaments of ${counted(brands.length, 'small brand')}: ${initial}`, `${initial} 字头的小品牌耗材`),
    description: say(
      `Filaments of ${names.slice(0, 5).join(', ')}${names.length > 5 ? ' and others' : ''}: materials, temperatures, drying and colours.`,
      `${names.slice(0, 5).join(writer.comma)}${names.length > 5 ? '等品牌' : ''}的耗材：所属耗材、温度、烘干与颜色。`,
    ),
    crumbs: crumbs(say),
    file: FILES.filamentBrands,
    body: (
      <>
        <LinkList class="jump row" links={brands.map(({ id, name, products }) => [`#${id}`, `${name} ${products}`])} />
        {brands.map((brand) => (
          <Section key={brand.id} id={brand.id} title={brand.name}>
            <AboutBrand brand={brand} />
            <ByMaterial products={from.filamentsOf(brand.id)} from={from} />
          </Section>
        ))}
      </>
    ),
  };
}

const crumbs = (say: PageLocale['say']) => [
  { name: say('Materials', '耗材'), path: '/materials/' },
  { name: say('Filaments', '品牌耗材'), path: '/filaments/' },
];

function AboutBrand({ brand: { id, name, aliases, website, printer_brand } }: { brand: FilamentBrand }) {
  const { say, to } = useLocale();
  return (
    <>
      <AlsoCalled aliases={aliases} />
      <p>
        {website !== null && <a href={website}>{new URL(website).hostname}</a>}
        {website !== null && printer_brand && ' · '}
        {printer_brand && <a href={to(`/brands/${id}/`)}>{say(`Printers of ${name}`, `${name} 的打印机`)}</a>}
      </p>
    </>
  );
}

interface ByMaterialProps {
  products: readonly Filament[];
  from: Catalogue;
  /** Anchor of a product on its brand's own page; absent: the product id, for pages of several brands. */
  anchorOf?(product: Filament): string;
}

function ByMaterial({ products, from, anchorOf }: ByMaterialProps) {
  const locale = useLocale();
  const Heading = anchorOf ? 'h2' : 'p';
  return byMaterial(products).map(([material, own]) => (
    <section key={material} id={anchorOf && materialAnchor(material)} data-material={material}>
      <Heading>
        <a href={locale.to(`/materials/${material}/`)}>{titleOf(from, material, locale)}</a>
      </Heading>
      {own.map((product) => (
        <Product key={product.id} {...{ product, from }} anchor={anchorOf?.(product) ?? product.id} />
      ))}
    </section>
  ));
}

const byMaterial = (products: readonly Filament[]) =>
  [...Map.groupBy(products, ({ material }) => material)].sort(([a], [b]) => (a < b ? -1 : 1));

function titleOf({ materials }: Catalogue, id: string, locale: PageLocale): string {
  const material = materials.get(id);
  return material ? materialTitle(material, locale.say) : id;
}

/** The page of all filament brands by initial letter. */
export function filamentBrandsPage(from: Catalogue, { say, writer }: PageLocale): Page {
  const brands = [...from.filamentBrands.values()];
  const products = brands.reduce((sum, brand) => sum + brand.products, 0);
  return {
    path: '/filaments/',
    heading: say('Filaments by brand', '按品牌查找品牌耗材'),
    title: say('Filament brands: the material and colours of each product', '耗材品牌：各款料盘的材料与颜色'),
    description: say(
      `${products} filaments of ${brands.length} brands: the material of each, its own figures if a source has them and otherwise those of its material, colours, codes and the printers with a preset for it.`,
      `${brands.length} 个品牌的 ${products} 款品牌耗材：所属耗材，有来源时列出自身数值，没有时列出所属耗材的数值，以及颜色、编码和有专属预设的打印机。`,
    ),
    crumbs: [{ name: say('Materials', '耗材'), path: '/materials/' }],
    file: FILES.filamentBrands,
    body: [...Map.groupBy(brands, ({ id }) => brandInitial(id))].map(([letter, own]) => (
      <Section key={letter} id={letter === '0-9' ? 'digits' : letter} title={letter.toUpperCase().replace('-', '–')}>
        <Cards
          of={own.map(({ id, name, products, colours }) => ({
            path: filamentPage(id, products),
            name,
            text:
              say(counted(products, 'product'), `${writer.number(products)} 款`) +
              (colours > 0 ? say(` · ${counted(colours, 'colour')}`, ` · ${writer.number(colours)} 种颜色`) : ''),
          }))}
        />
      </Section>
    )),
  };
}
