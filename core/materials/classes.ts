import type { Material } from '../../schemas/generated/record.js';

export type MaterialClasses = Material['classes'];

export type Classified = Pick<
  Material,
  | 'family'
  | 'enclosure'
  | 'warping'
  | 'hygroscopic'
  | 'abrasive'
  | 'nozzle_temperature_c'
  | 'bed_temperature_c'
  | 'tensile_modulus_mpa'
  | 'elongation_at_break_percent'
  | 'impact_strength_kj_m2'
  | 'heat_deflection_c'
  | 'toughness'
  | 'uv_resistance'
>;

/** Words of a scale with their lower bounds, ascending. */
type Steps<Word extends string> = Readonly<Record<Word, number>>;

/** MPa. Below the first step a bar bends in the hand; nylon and polyethylene give; PLA, PETG and ABS are stiff. */
const STIFFNESS = { flexible: 0, pliable: 300, stiff: 1500, very_stiff: 4000 };

/** kJ/m², unnotched. Where a maker rates both, one or two of five stars are below the second step. */
const TOUGHNESS = { brittle: 0, medium: 30, tough: 45, very_tough: 100 };

/** °C. A closed car in the sun reaches about 65, a dashboard 85, boiling water and steam 120. */
const HEAT = { room: 0, warm: 65, hot: 85, very_hot: 120 };

/** Difficulty of printing a material, in points. */
const EASE = { easy: 0, moderate: 2, hard: 4, expert: 7 };

const LEAST_HARD = 4;

const RATED = { low: 'brittle', medium: 'medium', high: 'tough', very_high: 'very_tough' } as const;
const SUN = { low: 'indoors', medium: 'some_sun', high: 'outdoors', very_high: 'outdoors' } as const;

/** Classifies a material by the rules on the method page; null for unknown figures. */
export function classesOf(material: Classified): MaterialClasses {
  const flexible = bends(material);
  const { toughness: rated, impact_strength_kj_m2: impact, heat_deflection_c: heat, uv_resistance: uv } = material;
  return {
    ease: easeOf(material, flexible),
    stiffness: flexible ? 'flexible' : stepOf(STIFFNESS, material.tensile_modulus_mpa),
    toughness: rated === null ? stepOf(TOUGHNESS, impact) : RATED[rated],
    heat: stepOf(HEAT, heat),
    outdoors: uv === null ? null : SUN[uv],
    flexible,
  };
}

/** An elastomer by family, or any material that stretches to more than twice its length and has a low modulus. */
function bends({ family, tensile_modulus_mpa: modulus, elongation_at_break_percent: elongation }: Classified): boolean {
  if (family === 'elastomer') return true;
  return modulus !== null && modulus < 300 && elongation !== null && elongation > 100;
}

const ENCLOSED = { open_door: 0, not_needed: 0, recommended: 1, required: 2, heated_chamber: 4 } as const;
const WARPS = { low: 0, medium: 1, high: 2, very_high: 3 } as const;

const DRINKS = { low: 0, medium: 0, high: 1, very_high: 2 } as const;

/** Unknown figures can only make it harder, so a material counts as hard if the known ones suffice. */
function easeOf(material: Classified, flexible: boolean): MaterialClasses['ease'] {
  const { enclosure, warping, hygroscopic, abrasive, nozzle_temperature_c: nozzle, bed_temperature_c: bed } = material;
  const points = [
    enclosure === null ? 0 : ENCLOSED[enclosure],
    warping === null ? 0 : WARPS[warping],
    hygroscopic === null ? 0 : DRINKS[hygroscopic],
    abrasive ? 1 : 0,
    flexible ? 1 : 0,
    atLeast(nozzle?.min, 300) ? 3 : atLeast(nozzle?.min, 260) ? 1 : 0,
    atLeast(bed?.min, 100) ? 1 : 0,
  ];
  const sum = points.reduce<number>((all, point) => all + point, 0);
  if ((enclosure === null || warping === null) && sum < LEAST_HARD) return null;
  return stepOf(EASE, sum);
}

function atLeast(figure: number | null | undefined, least: number): boolean {
  return typeof figure === 'number' && figure >= least;
}

function stepOf<Word extends string>(steps: Steps<Word>, figure: number | null): Word | null {
  if (figure === null) return null;
  return (Object.keys(steps) as Word[]).findLast((word) => figure >= steps[word]) ?? null;
}
