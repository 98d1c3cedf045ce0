import type { MaterialSource } from '../../../schemas/generated/source.js';
import { type CheckProblem, type FieldProblem, faultAt } from '../../shared/problem.js';
import { sourceSchema } from '../../shared/schemas/read.js';
import { at, isObject, type JsonObject } from '../../shared/tree.js';
import type { Dataset } from '../load/dataset.js';
import { valueProblem } from './schema.js';

const FACTS = at(sourceSchema('material'), 'properties.facts.properties') as JsonObject;

/** The schema of a single-valued fact; null for a range. */
function schemaOf(field: string): JsonObject | null {
  const value = at(FACTS, `${field}.properties.value`);
  return isObject(value) ? value : null;
}

type Facts = MaterialSource['facts'];

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

function* judge({ id, family, type, fibre, facts }: MaterialSource): Iterable<FieldProblem> {
  const filled = /-(cf|gf)$/.exec(id)?.[1];
  const meant = filled === undefined ? null : filled === 'cf' ? 'carbon' : 'glass';
  if (fibre !== meant)
    yield faultAt({ path: 'fibre' }, 'other_fibre', [
      `${fibre} does not match the id "${id}"`,
      `${meant}, or another id`,
    ]);
  if (facts.abrasive?.value === true && facts.min_nozzle_hardness_hrc === undefined)
    yield faultAt({ path: 'facts.abrasive.value' }, 'hardness_not_said', [
      `"${id}" is abrasive, but has no minimum nozzle hardness`,
      'facts.min_nozzle_hardness_hrc, from its presets or those for its fibre or filler',
    ]);
  const self = (facts.support_for?.value ?? []).indexOf(id);
  if (self !== -1)
    yield faultAt({ path: `facts.support_for.value.${self}` }, 'supports_itself', [
      `"${id}" lists itself as its support`,
      'other materials',
    ]);
  for (const [field, fact] of Object.entries(facts)) yield* othersOf(field, fact);
  for (const [path, range] of rangesIn('facts.bed_temperature_c', facts.bed_temperature_c ?? {}))
    for (const [end, degrees] of Object.entries(range))
      if (typeof degrees === 'number' && degrees > 0 && degrees < ROOM)
        yield faultAt({ path: `${path}.${end}` }, 'room_warm_bed', [
          `a bed at ${degrees} °C is colder than the room`,
          `0 for an unheated bed, or at least ${ROOM} °C`,
        ]);
  const melts = facts.nozzle_temperature_c?.min ?? Number.POSITIVE_INFINITY;
  for (const [field, happens] of OF_THE_SOLID) {
    const highest = highestOf(facts, field);
    if (highest !== undefined && highest >= melts)
      yield faultAt({ path: `facts.${field}.${highestAt(facts, field)}` }, 'molten', [
        `${happens} at ${highest} °C, where it is molten`,
        `below ${melts} °C, its lowest nozzle temperature`,
      ]);
  }
  yield* ofGlass(family, facts);
  const drying = highestOf(facts, 'drying_temperature_c');
  const glass = highestOf(facts, 'glass_transition_c');
  if (drying === undefined || glass === undefined || drying <= glass) return;
  if (isAmorphous({ family, type }))
    yield faultAt({ path: `facts.drying_temperature_c.${highestAt(facts, 'drying_temperature_c')}` }, 'dried_soft', [
      `is dried at ${drying} °C, where ${type} is already soft`,
      `at most ${glass} °C, its glass transition`,
    ]);
}

/** °C. An elastomer is soft at room temperature because it is above its glass transition. */
const COOL = 10;

/** °C. Greatest known distance by which a plastic bends under load below its glass transition (polycarbonate: 33). */
const BENDS_BELOW = 45;

/** A plastic softens near its glass transition or, if semicrystalline, above it. */
function* ofGlass(family: MaterialSource['family'], facts: Facts): Iterable<FieldProblem> {
  const glass = highestOf(facts, 'glass_transition_c');
  if (glass === undefined) return;
  const path = `facts.glass_transition_c.${highestAt(facts, 'glass_transition_c')}`;
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

/** Checks values of other sources against the schema of the leading value. */
function* othersOf(field: string, fact: object): Iterable<FieldProblem> {
  const schema = schemaOf(field);
  if (schema === null) return;
  for (const [index, other] of ((fact as { others?: readonly { value?: unknown }[] }).others ?? []).entries()) {
    const problem = other.value === undefined ? null : valueProblem(schema, other.value);
    if (problem) yield { ...problem, path: `facts.${field}.others.${index}.value` };
  }
}

/** The key of the figure that {@link highestOf} returns. */
function highestAt(facts: Facts, field: (typeof OF_THE_SOLID)[number][0]): string {
  return 'value' in (facts[field] ?? {}) ? 'value' : 'max';
}

function highestOf(facts: Facts, field: (typeof OF_THE_SOLID)[number][0]): number | undefined {
  const fact = facts[field];
  if (!fact) return undefined;
  return 'value' in fact ? (fact.value as number) : (fact as { min?: number; max?: number }).max;
}

type Range = { min?: number; max?: number };

function* rangesIn(path: string, fact: object): Iterable<[path: string, range: Range]> {
  const { others = [], ...range } = fact as Range & { others?: readonly Range[] };
  yield [path, range];
  for (const [index, other] of others.entries()) yield [`${path}.others.${index}`, other];
}
