import { type Warning, warning } from '../../../../core/words/warnings.js';
import type { Material } from '../../../../schemas/generated/record.js';
import type { StatedFilament } from './filament.js';

type Range = { min: number; max: number };
type Product = Pick<StatedFilament, 'material' | 'name' | 'colours'>;

/** How far, as a share, the density of an unfilled product lies from that of its plastic; elastomers are blends of any kind. */
const SPREAD = { plain: 0.1, elastomer: 0.2 };

/**
 * What carbon and glass make of a plastic's density: no less, but for what softens the plastic (Bambu Lab's own PA6-CF
 * has 1.09), and at most this much more, at half of its weight.
 */
const FIBRE = { least: 0.95, most: 1.4 };

/** How many times as heavy a powder makes a plastic at most: PETG with tungsten has 4.12 g/cm³. */
const POWDER = 4;

/** °C. Of 572 products 551 have a range of 50 or less; a wider one is of several products, but for those that foam by temperature. */
const WIDEST = 50;

/** Powders and flame retardants, which make any plastic heavier. */
const HEAVY =
  /metal|bronze|copper|steel|iron|brass|alumin|silver|tungsten|magnet|boron|ceramic|mineral|marble|stone|granite|self_extinguishing|flame|\bfr\b|\bv0\b|matt|radiation/i;

/** A polyamide whose kind is not said, which is any of them. */
const ANY_POLYAMIDE = /^(pa|paht|ppa)(-|$)/;

/** Tests that a user who knows plastics would apply to a product: can its figures be those of its material? */
export class ProductTests {
  private readonly materials: ReadonlyMap<string, Material>;

  constructor(all: readonly Material[]) {
    this.materials = new Map(all.map((material) => [material.id, material]));
  }

  /** A product whose figures suit its material where one of its sources has such a figure, and with a warning where none has. */
  judge(stated: StatedFilament): StatedFilament {
    let filament = stated;
    for (const [field, test] of [
      ['density_g_cm3', (one: StatedFilament) => this.density(one)],
      ['nozzle_temperature_c', (one: StatedFilament) => this.nozzle(one)],
    ] as const) {
      const found = test(filament);
      if (found.length === 0) continue;
      const isCorrected = filament.provenance.corrected.some((one) => one.field.startsWith(field));
      const others = isCorrected ? [] : (filament.provenance.others[field] ?? []);
      const better = others
        .map(({ source }) => withValueOf(filament, field, source))
        .find((other) => test(other).length === 0);
      filament = better ?? { ...filament, warnings: [...filament.warnings, ...found] };
    }
    return filament;
  }

  private density(filament: StatedFilament): Warning<'density_of_another_material'>[] {
    const value = filament.density_g_cm3;
    const bounds = value === null ? undefined : this.densities(filament);
    if (value === null || !bounds || (value >= bounds.min && value <= bounds.max)) return [];
    return [warning('density_of_another_material', 'density_g_cm3', { value, low: bounds.min, high: bounds.max })];
  }

  /** The densities that a product of a material can have, to two digits; nothing where the material has none, or is foamed. */
  private densities({ material: id, name, colours }: Product): Range | undefined {
    if (id.endsWith('-aero')) return undefined;
    const plain = id.replace(/-(cf|gf)$/, '');
    const family = this.materials.get(id)?.family;
    const candidates = [...this.materials.values()].filter((one) =>
      ANY_POLYAMIDE.test(id) ? one.family === family && !/-(cf|gf)$/.test(one.id) : one.id === plain,
    );
    const known = candidates.flatMap(({ density_g_cm3: density }) => density ?? []);
    if (known.length === 0) return undefined;
    const spread = family === 'elastomer' ? SPREAD.elastomer : SPREAD.plain;
    const least = plain === id ? 1 - spread : FIBRE.least;
    const most = plain === id ? 1 + spread : FIBRE.most;
    const isHeavy = HEAVY.test(name) || colours.some(({ traits }) => traits.some((trait) => HEAVY.test(trait)));
    return {
      min: Math.floor(Math.min(...known) * least * 100) / 100,
      max: Math.ceil(Math.max(...known) * (isHeavy ? POWDER : most) * 100) / 100,
    };
  }

  private nozzle({
    material,
    nozzle_temperature_c: range,
  }: StatedFilament): Warning<'nozzle_range_of_another_material' | 'nozzle_range_wide'>[] {
    if (range === null || material.endsWith('-aero')) return [];
    const { min, max } = range;
    const { min: low = null, max: high = null } = this.materials.get(material)?.nozzle_temperature_c ?? {};
    const middle = (min + max) / 2;
    const field = 'nozzle_temperature_c';
    if (low !== null && high !== null && (middle < low || middle > high))
      return [warning('nozzle_range_of_another_material', field, { min, max, low, high })];
    return max - min > WIDEST
      ? [warning('nozzle_range_wide', field, { min, max, span: max - min, usual: WIDEST })]
      : [];
  }
}

/** The product with what another source says of a field, and what led among the others. */
function withValueOf(
  filament: StatedFilament,
  field: 'density_g_cm3' | 'nozzle_temperature_c',
  source: string,
): StatedFilament {
  const { fields, others } = filament.provenance;
  const chosen = others[field]?.find((one) => one.source === source);
  const before = { source: fields[field] ?? '', value: filament[field] };
  const rest = others[field]?.filter((one) => one !== chosen) ?? [];
  return {
    ...filament,
    [field]: chosen?.value ?? null,
    provenance: {
      ...filament.provenance,
      fields: { ...fields, [field]: source },
      others: { ...others, [field]: [before, ...rest] },
    },
  };
}
