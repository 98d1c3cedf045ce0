import { counted } from '../../../../core/words/language.js';
import type { Catalogue } from '../catalogue.js';
import type { PageLocale } from '../locale.js';

/** The brands that sell a material, each with a link to its products of it. */
export function FilamentsOf({ material, from, locale }: { material: string; from: Catalogue; locale: PageLocale }) {
  const { say, to } = locale;
  const brands = [...from.filamentBrands.values()].filter(({ materials }) => materials.includes(material));
  if (brands.length === 0) return null;
  return (
    <section id="filaments">
      <h2>{say('Brands that sell it', '有售的品牌')}</h2>
      <details>
        <summary>
          {say(`${counted(brands.length, 'brand')}, with their own figures`, `${brands.length} 个品牌及其自有数值`)}
        </summary>
        <ul class="links">
          {brands.map(({ id, name }) => (
            <li key={id}>
              <a href={to(`/filaments/${id}/#${material}`)}>{name}</a>
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}
