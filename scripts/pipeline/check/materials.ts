import type { MaterialSource } from '../../../schemas/generated/source.js';
import { type CheckProblem, type FieldProblem, faultAt } from '../../shared/problem.js';
import { everyNode } from '../../shared/tree.js';
import type { Dataset } from '../load/dataset.js';
import { explainSlip } from './wrong-units.js';

type Facts = MaterialSource['facts'];
type Fact = keyof Facts;

/**
 * Amorphous plastics, by family or polymer: above their glass transition, a spool sticks together. Semicrystalline ones
 * (nylon, PP, POM, PPS, PET) are dried above it.
 */
const AMORPHOUS_FAMILIES = new Set<string>(['pla', 'styrenic', 'acrylic']);
const AMORPHOUS = new Set<string>(['PC', 'PC-ABS', 'PETG', 'PCTG', 'CPE', 'PEI', 'PSU', 'PPSU', 'PVB']);

export function isAmorphous({ family, type }: Pick<MaterialSource, 'family' | 'type'>): boolean {
  return AMORPHOUS_FAMILIES.has(family) || AMORPHOUS.has(type);
}

/** Temperatures at which the plastic is solid: all are below the lowest nozzle temperature. */
const OF_THE_SOLID = [
  ['drying_temperature_c', 'is dried'],
  ['bed_temperature_c', 'is held on the bed'],
  ['chamber_temperature_c', 'is printed in a chamber'],
  ['glass_transition_c', 'has its glass transition'],
  ['softening_temperature_c', 'softens'],
] as const;

/** °C. No bed is colder than the room. */
const ROOM = 20;

/** Checks that the temperatures of each material are consistent. */
export function* checkMaterials({ materials }: Dataset): Iterable<CheckProblem> {
  const all = [...materials.values()].map(({ value }) => value);
  for (const { file, value } of materials.values())
    for (const problem of [...judge(value), ...lighterThanItsPlastic(value, all)]) yield { ...problem, file };
}

/** Types of several polymers: such a nylon may be as light as the lightest of its family. */
const SEVERAL_POLYMERS = new Set(['PA', 'PAHT']);

/** Glass and carbon fibre are heavier than every plastic that they are added to. */
function* lighterThanItsPlastic(
  { id, fibre, type, family, facts }: MaterialSource,
  all: readonly MaterialSource[],
): Iterable<FieldProblem> {
  const density = facts.density_g_cm3?.value ?? null;
  if (fibre === null || density === null) return;
  const plain = all.filter(
    (other) =>
      other.fibre === null && (SEVERAL_POLYMERS.has(type) ? other.family === family : id.startsWith(`${other.id}-`)),
  );
  const densities = plain.flatMap((other) => other.facts.density_g_cm3?.value ?? []);
  const lightest = Math.min(...densities);
  if (densities.length > 0 && density < lightest)
    yield faultAt({ path: 'facts.density_g_cm3.value' }, 'lighter_than_plastic', [
      `${density} g/cm³ with ${fibre} fibre is lighter than the plastic, ${lightest} g/cm³`,
      `at least ${lightest} g/cm³, or null with the reason as its note`,
    ]);
}

function* judge({ id, family, type, facts }: MaterialSource): Iterable<FieldProblem> {
  const self = (facts.support_for?.value ?? []).indexOf(id);
  if (self !== -1)
    yield faultAt({ path: `facts.support_for.value.${self}` }, 'supports_itself', [
      `"${id}" lists itself as its support`,
      'other materials',
    ]);
  for (const [path, degrees] of everyNode(facts.bed_temperature_c, 'facts.bed_temperature_c'))
    if (typeof degrees === 'number' && degrees > 0 && degrees < ROOM)
      yield faultAt({ path }, 'room_warm_bed', [
        `a bed at ${degrees} °C is colder than the room`,
        `0 for an unheated bed, or at least ${ROOM} °C`,
      ]);
  const melts = facts.nozzle_temperature_c?.min ?? Number.POSITIVE_INFINITY;
  for (const [field, happens] of OF_THE_SOLID) {
    const { path, degrees } = highestOf(facts, field);
    if (degrees >= melts)
      yield faultAt({ path }, 'molten', [
        `${happens} at ${degrees} °C, where it is molten`,
        `below ${melts} °C, its lowest nozzle temperature`,
      ]);
  }
  yield* ofGlass(family, facts);
  const { path, degrees } = highestOf(facts, 'drying_temperature_c');
  const glass = highestOf(facts, 'glass_transition_c').degrees;
  if (Number.isFinite(glass) && degrees > glass && isAmorphous({ family, type }))
    yield faultAt({ path }, 'dried_soft', [
      `is dried at ${degrees} °C, where ${type} is already soft`,
      `at most ${glass} °C, its glass transition`,
    ]);
}

/** °C. An elastomer is soft at room temperature because it is above its glass transition. */
const COOL = 10;

/** °C. Greatest known distance by which a plastic bends under load below its glass transition (polycarbonate: 33). */
const BENDS_BELOW = 45;

/** A plastic softens near its glass transition or, if semicrystalline, above it. */
function* ofGlass(family: MaterialSource['family'], facts: Facts): Iterable<FieldProblem> {
  const { path, degrees: glass } = highestOf(facts, 'glass_transition_c');
  if (family === 'elastomer' && glass > COOL)
    yield faultAt({ path }, 'glassy_elastomer', [
      `an elastomer cannot have a glass transition at ${glass} °C: it would be hard at room temperature`,
      `at most ${COOL} °C`,
    ]);
  for (const field of ['softening_temperature_c', 'heat_deflection_c'] as const) {
    const soft = facts[field]?.value ?? null;
    if (soft === null || soft >= glass - BENDS_BELOW) continue;
    yield faultAt({ path }, 'soft_below_glass', [
      `has its glass transition at ${glass} °C, but is soft at ${soft} °C according to ${field}`,
      `at most ${soft + BENDS_BELOW} °C, or another ${field}`,
    ]);
    return;
  }
}

/** The highest figure of a fact, and its path; infinitely low if it has none. */
function highestOf(facts: Facts, field: Fact): { path: string; degrees: number } {
  const [key, degrees] = endsOf((facts[field] ?? {}) as StatedFigures).at(-1) ?? ['', Number.NEGATIVE_INFINITY];
  return { path: `facts.${field}.${key}`, degrees };
}

/** A fact of a material as one source states it, with the values of other sources. */
export interface StatedFigures {
  min?: number;
  max?: number;
  value?: unknown;
  others?: readonly StatedFigures[];
}

/** The figures that one source states, each with its key. */
export function endsOf(stated: StatedFigures): [name: 'value' | 'min' | 'max', figure: number][] {
  return (['value', 'min', 'max'] as const).flatMap((name) => {
    const figure = stated[name];
    return typeof figure === 'number' ? [[name, figure] as const satisfies [string, number]] : [];
  });
}

export function figuresIn(stated: StatedFigures): number[] {
  return endsOf(stated).map(([, figure]) => figure);
}

/** The figures of all sources. */
export function allFigures({ others = [], ...stated }: StatedFigures): number[] {
  return [stated, ...others].flatMap(figuresIn);
}

/** How far a figure may be from those of related materials: in °C, or as a factor. */
interface Distance {
  unit: string;
  degrees?: number;
  times?: number;
  /** Whether a semicrystalline material may be any amount lower; an amorphous one is close to its relatives. */
  ofCrystals?: true;
  /** The upward factor, if smaller than the downward one. */
  above?: number;
  /** Limit in °C compared with others of the same polymer: fibres and fillers hardly change the figure. */
  ofPolymer?: number;
  /** Limit for one of several sources compared with the others: each measures its own products. */
  ofOthers?: number;
}

const DISTANCES: Partial<Record<Fact, Distance>> = {
  nozzle_temperature_c: { unit: '°C', degrees: 25, ofOthers: 40 },
  bed_temperature_c: { unit: '°C', degrees: 25, ofPolymer: 25, ofOthers: 40 },
  chamber_temperature_c: { unit: '°C', degrees: 25, ofOthers: 40 },
  drying_temperature_c: { unit: '°C', degrees: 35, ofOthers: 50 },
  glass_transition_c: { unit: '°C', degrees: 30, ofPolymer: 15, ofCrystals: true, ofOthers: 100 },
  softening_temperature_c: { unit: '°C', degrees: 30, ofCrystals: true, ofOthers: 100 },
  density_g_cm3: { unit: 'g/cm³', times: 1.6 },
  max_volumetric_speed_mm3_s: { unit: 'mm³/s', times: 2.1, above: 1.3, ofOthers: 2.1 },
  fan_percent: { unit: '%', times: 1.7, ofOthers: 2.5 },
  drying_time_h: { unit: 'h', times: 5 },
};

/** Fewest related materials: if only two differ, either may be wrong. */
const LEAST_KIN = 2;

/**
 * Finds figures of a material that are far from all other sources and from its family: in °F, with a missing digit, or
 * of another plastic. A true outlier needs a second source under `others`.
 */
export function* checkKin({ materials }: Dataset): Iterable<CheckProblem> {
  for (const { file, value: material } of materials.values())
    for (const [field, distance] of Object.entries(DISTANCES) as [Fact, Distance][]) {
      const fact = material.facts[field] as StatedFigures | undefined;
      const stated = fact ? [fact, ...(fact.others ?? [])] : [];
      const { unit, degrees = 0, times, ofPolymer, ofOthers } = distance;
      const ofOther = times === undefined ? { unit, degrees: ofOthers ?? degrees } : { unit, times: ofOthers ?? times };
      // The family `other` has no related materials.
      const kin = material.family === 'other' ? [] : figuresOf('family', materials, material, field);
      const polymer = ofPolymer === undefined ? [] : figuresOf('type', materials, material, field).flat();
      for (const [index, one] of stated.entries()) {
        const rest = stated.filter((other) => other !== one).flatMap(figuresIn);
        const lists = [rest, ...(kin.length < LEAST_KIN ? [] : [kin.flat()])];
        const found = [
          ...(index > 0 || polymer.length === 0
            ? []
            : beyondAll(one, [rest, polymer], { unit, degrees: ofPolymer ?? 0 }, material)),
          ...beyondAll(one, lists, index > 0 ? ofOther : distance, material),
        ];
        const place = index > 0 ? `facts.${field}.others.${index - 1}` : `facts.${field}`;
        for (const [path, [problem]] of Map.groupBy(found, ({ path }) => path))
          if (problem) yield { ...problem, file, path: `${place}.${path}` };
      }
    }
}

/** The figures of each other material of the same family or polymer, if it has any. */
function figuresOf(
  same: 'family' | 'type',
  materials: Dataset['materials'],
  material: MaterialSource,
  field: Fact,
): number[][] {
  return [...materials.values()]
    .filter(({ value }) => value[same] === material[same] && value.id !== material.id)
    .map(({ value: { facts } }) => allFigures((facts[field] ?? {}) as StatedFigures))
    .filter((figures) => figures.length > 0);
}

function* beyondAll(
  fact: StatedFigures,
  lists: readonly (readonly number[])[],
  { unit, degrees = 0, times = 1, above = times, ofCrystals }: Distance,
  material: MaterialSource,
): Iterable<FieldProblem> {
  const ranges = lists
    .map((list) => list.filter((one) => one !== 0 || times === 1)) // off, or not heated, is no figure to multiply
    .filter((list) => list.length > 0)
    .map((list) => ({ min: Math.min(...list) / times - degrees, max: Math.max(...list) * above + degrees }));
  if (ranges.length === 0) return;
  for (const [path, figure] of endsOf(fact)) {
    if (ranges.some(({ min, max }) => figure >= min && figure <= max)) continue;
    if (figure === 0 || (ofCrystals && !isAmorphous(material) && ranges.some(({ max }) => figure <= max))) continue;
    const [{ min, max } = { min: 0, max: 0 }] = ranges.slice(-1);
    const like = explainSlip(figure, { unit, min, max });
    yield faultAt({ path }, 'no_such_kin', [
      `${figure} ${unit} is far from all other sources and from materials like ${material.id}${like}`,
      `about ${Number(min.toPrecision(3))} to ${Number(max.toPrecision(3))} ${unit}; or the value with a second source under "others"`,
    ]);
  }
}
