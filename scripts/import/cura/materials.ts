import type { Definition, Definitions } from './definition.js';
import { type CuraMaterial, onMachine } from './material.js';
import type { Qualities } from './qualities.js';

/** A material that Cura offers on a machine with a nozzle. */
export interface FittingMaterial {
  material: CuraMaterial;
  /** What it sets there. */
  values: ReadonlyMap<string, string>;
  /** Whether a file says that it is for this machine; the others Cura offers everywhere. */
  named: boolean;
}

/**
 * The materials that Cura offers on a machine: of its filament diameter, not left out by the machine, not said to be
 * unfit for the hot end. Source: cura/Machines/VariantNode.py
 *
 * Where no file of the machine's states a diameter, Cura takes its own, and only what names the machine is sure to fit.
 *
 * @param diameter of the filament, mm
 */
export function fittingMaterials(
  all: readonly CuraMaterial[],
  machine: Definition,
  variant: string | null,
  diameter: { mm: number | null; stated: boolean },
  qualities: Qualities,
  products: Products,
): FittingMaterial[] {
  if (machine.metadata('has_materials') === false) return [];
  const excluded = (machine.metadata('exclude_materials') as string[] | undefined) ?? [];
  const withQuality = qualities.materials(variant);
  return all
    .filter((material) => Math.round(material.diameter) === Math.round(diameter.mm ?? 0))
    .filter(({ id }) => !excluded.some((part) => id.includes(part)))
    .flatMap((material) => {
      const fit = onMachine(material, (product) => products.is(product, machine.id), variant);
      if (!fit) return [];
      const named = fit.named || withQuality.has(material.id) || withQuality.has(material.id.replace(/_175$/, ''));
      return named || diameter.stated ? [{ material, values: fit.values, named }] : [];
    });
}

/** The machine that a material means by a product's name: by Cura's table, else by the name of the definition. */
export class Products {
  private readonly idOf = new Map<string, string>();

  /** @param table resources/texts/product_to_id.json; `#` stands for a number */
  constructor(
    private readonly table: Readonly<Record<string, string>>,
    definitions: Definitions,
  ) {
    for (const id of definitions.ids()) {
      const name = definitions.of(id)?.name;
      if (name !== undefined) this.idOf.set(name.toLowerCase(), id);
    }
  }

  is(product: string, definition: string): boolean {
    const number = /\d+/.exec(product)?.[0] ?? '';
    const mapped = this.table[product] ?? this.table[product.replace(number, '#')]?.replace('#', number);
    return (mapped ?? this.idOf.get(product.toLowerCase())) === definition;
  }
}
