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

/** Quality types used if a material has none of the machine's preferred type, in order of preference. */
const INSTEAD = ['standard', 'normal', 'draft', 'fast'];

/**
 * The qualities of a machine, resolved as in Cura: those of its quality definition for a nozzle and a material or, if
 * there are none, for another material of its type; else those for the machine alone. Source:
 * cura/Machines/MaterialNode.py and MachineNode.py
 */
export class Qualities {
  private readonly definition: string;
  private readonly preferred: string;
  private readonly byNozzle: boolean;
  private readonly own: readonly Container[];
  private readonly globals: readonly Container[];

  constructor(
    machine: Definition,
    all: ReadonlyMap<string, readonly Container[]>,
    private readonly typeOf: (material: string) => string | undefined,
  ) {
    const has = isTrue(machine.metadata('has_machine_quality'));
    const named = machine.metadata('quality_definition');
    this.definition = !has ? 'fdmprinter' : typeof named === 'string' && named !== '' ? named : machine.id;
    this.byNozzle = has && machine.metadata('has_variants') === true;
    this.preferred = String(machine.metadata('preferred_quality_type') ?? '');
    const found = all.get(this.definition) ?? [];
    this.own = found.filter(isPrecise);
    const globals = found.filter(isGlobal);
    this.globals = globals.length > 0 ? globals : (all.get('fdmprinter') ?? []).filter(isGlobal);
  }

  /** Ids of the materials with qualities of their own on a nozzle. */
  materials(variant: string | null): Set<string> {
    return new Set(this.onNozzle(variant).flatMap(({ metadata }) => metadata.material ?? []));
  }

  /** All quality types of the machine, for any nozzle and material. */
  types(): string[] {
    return [...new Set(this.globals.flatMap(({ metadata }) => metadata.quality_type ?? []))].sort();
  }

  /** The quality for a material on a nozzle; null if there is none: then Cura does not support the combination. */
  of(material: CuraMaterial, variant: string | null): ChosenQuality | null {
    const here = this.onNozzle(variant);
    const exact = here.filter(({ metadata }) => metadata.material === material.id);
    const ofType = here.filter(
      ({ metadata }) => metadata.material !== undefined && this.typeOf(metadata.material) === material.type,
    );
    const precise = exact.length > 0 ? exact : ofType;
    if (this.byNozzle && this.own.length > 0 && precise.length === 0) return null;
    const types = new Set(precise.map(({ metadata }) => metadata.quality_type ?? ''));
    const global = this.choose(
      this.globals.filter(({ metadata }) => types.size === 0 || types.has(metadata.quality_type ?? '')),
    );
    const type = global?.metadata.quality_type ?? this.choose(precise)?.metadata.quality_type;
    if (type === undefined) return null;
    const own = precise.find(({ metadata }) => metadata.quality_type === type);
    return {
      name: own?.name ?? global?.name ?? type,
      type,
      layers: [own, global].flatMap((container) => (container ? [container.values] : [])),
      material: own?.metadata.material ?? null,
      preferred: type === this.preferred,
    };
  }

  private onNozzle(variant: string | null): Container[] {
    return this.own.filter(
      ({ metadata }) => variant === null || metadata.variant === undefined || metadata.variant === variant,
    );
  }

  private choose(qualities: readonly Container[]): Container | undefined {
    const rank = ({ metadata: { quality_type = '' } }: Container) => {
      if (quality_type === this.preferred) return -1;
      const place = INSTEAD.indexOf(quality_type);
      return place < 0 ? INSTEAD.length : place;
    };
    return [...qualities].sort((a, b) => rank(a) - rank(b) || (a.id < b.id ? -1 : 1))[0];
  }
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
