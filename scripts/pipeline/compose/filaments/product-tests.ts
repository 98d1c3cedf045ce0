import { type Warning, warning } from '../../../../core/words/warnings.js';
import type { Material } from '../../../../schemas/generated/record.js';
import type { StatedFilament } from './filament.js';

type Range = { min: number; max: number };
type Product = Pick<StatedFilament, 'material' | 'name' | 'colours'>;

/** Most deviation of an unfilled product's density from its plastic's, as a share; elastomers are all blends. */
const SPREAD = { plain: 0.1, elastomer: 0.2 };

/**
 * Density of a fibre-filled product relative to its plastic: not lower, except for softened plastics (Bambu Lab's own
 * PA6-CF has 1.09), and at most this much higher, with half its weight in fibre.
 */
const FIBRE = { least: 0.95, most: 1.4 };

/** Most that powder multiplies the density of a plastic: PETG with tungsten has 4.12 g/cm³. */
const POWDER = 4;

/** °C. 551 of 572 products have at most 50; wider ranges are of several products, or of foaming filaments. */
const WIDEST = 50;

/** Powders and flame retardants, which raise the density of any plastic. */
const HEAVY =
  /metal|bronze|copper|steel|iron|brass|alumin|silver|tungsten|magnet|boron|ceramic|mineral|marble|stone|granite|self_extinguishing|flame|\bfr\b|\bv0\b|matt|radiation/i;

/** A polyamide of unspecified kind. */
const ANY_POLYAMIDE = /^(pa|paht|ppa)(-|$)/;

/** Checks that the figures of a product are plausible for its material. */
export class ProductTests {
  private readonly materials: ReadonlyMap<string, Material>;

  constructor(all: readonly Material[]) {
    this.materials = new Map(all.map((material) => [material.id, material]));
  }

  /** Replaces implausible figures by a plausible one of another source, or adds a warning if none has one. */
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

  /** Plausible densities of a product, to two digits; undefined if foamed, or if the material has none. */
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

/** Swaps the value of a field with that of another source; the previous one moves to the others. */
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
