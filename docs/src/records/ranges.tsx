import type { Range } from '../../../core/profiles/range.js';
import type { Material } from '../../../schemas/generated/record.js';
import type { PageLocale } from './locale.js';

/** A range of a material that is drawn. */
export type RangeField = 'nozzle_temperature_c' | 'bed_temperature_c' | 'drying_temperature_c';

interface Props {
  title: string;
  field: RangeField;
  /** The material of the page, then those beside it. */
  materials: readonly Material[];
  locale: PageLocale;
}

const WIDTH = 200;

/** A range of some materials as bars over one scale, with the figures beside them. */
export function Ranges({ title, field, materials, locale }: Props) {
  const { writer, texts, to } = locale;
  const known = materials.flatMap((material) => ends(material[field]));
  if (known.length === 0) return null;
  const from = Math.floor((Math.min(...known) - 5) / 10) * 10;
  const span = Math.ceil((Math.max(...known) + 5) / 10) * 10 - from;
  const at = (value: number) => Math.round(((value - from) / span) * WIDTH);
  return (
    <section>
      <h3>{title}</h3>
      <table class="bars">
        <tbody>
          {materials.map((material, i) => {
            const { min = null, max = null } = material[field] ?? {};
            const [left, right] = [at(min ?? from), at(max ?? from + span)];
            return (
              <tr key={material.id} class={i === 0 ? 'own' : ''}>
                <th scope="row">
                  {i === 0 ? material.name : <a href={to(`/materials/${material.id}/`)}>{material.name}</a>}
                </th>
                <td>
                  <svg viewBox={`0 0 ${WIDTH} 10`} preserveAspectRatio="none" aria-hidden="true">
                    {(min !== null || max !== null) && (
                      <rect x={left} y="1" width={Math.max(right - left, 2)} height="8" />
                    )}
                  </svg>
                </td>
                <td class={min === null && max === null ? 'unknown' : ''}>
                  {writer.range(min, max, '°C') ?? texts.notKnown}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

function ends(range: Range | null): number[] {
  return [range?.min, range?.max].filter((end) => typeof end === 'number');
}

/** Materials that everybody knows, for one that has few of its kind. */
const KNOWN = ['pla', 'petg', 'abs'];

/** What stands beside a material: others of its family, and well-known ones where those are few. */
export function neighbours(material: Material, all: ReadonlyMap<string, Material>): Material[] {
  const family = [...all.values()].filter(({ id, family }) => family === material.family && id !== material.id);
  const known = KNOWN.flatMap((id) => all.get(id) ?? []).filter((one) => one !== material && !family.includes(one));
  return [material, ...family, ...(family.length < 3 ? known : [])];
}
