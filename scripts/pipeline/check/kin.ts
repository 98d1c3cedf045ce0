import type { MaterialSource } from '../../../schemas/generated/source.js';
import { type CheckProblem, type FieldProblem, faultAt } from '../../shared/problem.js';
import type { Dataset } from '../load/dataset.js';
import { isAmorphous } from './materials.js';
import { explainSlip } from './wrong-units.js';

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

type Fact = keyof MaterialSource['facts'];

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
