import type { Definition } from './definition.js';
import type { Container } from './library.js';
import type { CuraMaterial } from './material.js';

/** Cura's quality for a material: values for the machine and for the material, and the material it names. */
export interface ChosenQuality {
  name: string;
  type: string;
  layers: readonly ReadonlyMap<string, string>[];
  /** The material that the quality was written for on this machine; null if it only has values for the machine. */
  material: string | null;
  /** Whether it is of the machine's preferred quality type. */
  preferred: boolean;
}

/** The qualities of a machine. */
export interface Qualities {
  /** All quality types, for any nozzle and material. */
  types: string[];
  /** Ids of the materials with qualities of their own on a nozzle. */
  materials: (variant: string | null) => Set<string>;
  /** The quality for a material on a nozzle; null if there is none: then Cura does not support the combination. */
  of: (material: CuraMaterial, variant: string | null) => ChosenQuality | null;
}

/** Quality types used if a material has none of the machine's preferred type, in order of preference. */
const INSTEAD = ['standard', 'normal', 'draft', 'fast'];

/**
 * The qualities of a machine, resolved as in Cura: those of its quality definition for a nozzle and a material or, if
 * there are none, for another material of its type; else those for the machine alone. Source:
 * cura/Machines/MaterialNode.py and MachineNode.py
 */
export function qualitiesOf(
  { id, metadata }: Definition,
  all: ReadonlyMap<string, readonly Container[]>,
  typeOf: ReadonlyMap<string, string>,
): Qualities {
  const has = isTrue(metadata.has_machine_quality);
  const found = all.get(has ? String(metadata.quality_definition || id) : 'fdmprinter') ?? [];
  const own = found.filter(isPrecise);
  const ofAll = [found, all.get('fdmprinter') ?? []].map((qualities) => qualities.filter(isGlobal));
  const globals = ofAll.find((qualities) => qualities.length > 0) ?? [];
  const preferred = String(metadata.preferred_quality_type ?? '');
  const onNozzle = (variant: string | null) =>
    own.filter(({ metadata: { variant: named } }) => variant === null || named === undefined || named === variant);
  const choose = (qualities: readonly Container[]): Container | undefined => {
    const rank = ({ metadata: { quality_type = '' } }: Container) =>
      [preferred, ...INSTEAD, quality_type].indexOf(quality_type);
    return qualities.toSorted((a, b) => rank(a) - rank(b) || (a.id < b.id ? -1 : 1))[0];
  };
  return {
    types: [...new Set(globals.flatMap(({ metadata: { quality_type } }) => quality_type ?? []))].sort(),
    materials: (variant) => new Set(onNozzle(variant).flatMap(({ metadata: { material } }) => material ?? [])),
    of: (material, variant) => {
      const here = onNozzle(variant);
      const exact = here.filter((one) => one.metadata.material === material.id);
      const ofType = here.filter((one) => typeOf.get(one.metadata.material ?? '') === material.type);
      const precise = exact.length > 0 ? exact : ofType;
      if (has && metadata.has_variants === true && own.length > 0 && precise.length === 0) return null;
      const types = new Set(precise.map((one) => one.metadata.quality_type ?? ''));
      const global = choose(globals.filter((one) => types.size === 0 || types.has(one.metadata.quality_type ?? '')));
      const type = global?.metadata.quality_type ?? choose(precise)?.metadata.quality_type;
      if (type === undefined) return null;
      const chosen = precise.find((one) => one.metadata.quality_type === type);
      return {
        name: (chosen ?? global)?.name ?? type,
        type,
        layers: [chosen, global].flatMap((container) => container?.values ?? []),
        material: chosen?.metadata.material ?? null,
        preferred: type === preferred,
      };
    },
  };
}

function isGlobal({ metadata }: Container): boolean {
  return isTrue(metadata.global_quality);
}

function isPrecise(container: Container): boolean {
  const { material, is_experimental } = container.metadata;
  return !isGlobal(container) && material !== undefined && !isTrue(is_experimental);
}

/** Files contain both `true` and `True`. */
function isTrue(value: unknown): boolean {
  return /^true$/i.test(String(value));
}
