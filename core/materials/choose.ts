import type { Material } from '../../schemas/generated/record.js';
import type { FitVerdict } from '../fit/judge.js';
import { SUREST } from '../fit/matrix.js';

export const DEMANDS = ['heat', 'sun', 'bending', 'knocks', 'wear', 'looks'] as const;
export type Demand = (typeof DEMANDS)[number];

/** Kinds of printers: open frame, enclosed, or enclosed and heated with a hotend above 300 °C. */
export const MACHINES = ['open', 'enclosed', 'heated'] as const;
export type Machine = (typeof MACHINES)[number];

/** Acceptable effort: none, drying and care, or anything. */
export const PATIENCE = ['easy', 'some', 'any'] as const;
export type Patience = (typeof PATIENCE)[number];

/** The user's answers; null or empty: no preference. */
export interface Wants {
  demands: readonly Demand[];
  machine: Machine | null;
  patience: Patience | null;
  /** The verdict of the user's own printer on a material; counts in place of `machine`. */
  verdictOn?: ((material: string) => FitVerdict) | null;
}

export const NO_WANTS: Wants = { demands: [], machine: null, patience: null };

export interface Candidate extends Pick<Material, 'id' | 'classes' | 'uses' | 'enclosure' | 'price'> {
  /** Lowest nozzle temperature, °C; null: unknown. */
  nozzle: number | null;
}

/** How far a material meets a demand: fully, partly, or not known to. */
type Degree = 2 | 1 | 0;

/** The class that shows how far a material meets a demand. A car in the sun exceeds 80 °C: a warm room is not enough. */
const BY_CLASS = {
  heat: ['heat', { very_hot: 2, hot: 2 }],
  sun: ['outdoors', { outdoors: 2, some_sun: 1 }],
  bending: ['stiffness', { flexible: 2, pliable: 1 }],
  knocks: ['toughness', { very_tough: 2, tough: 2, medium: 1 }],
} as const satisfies Partial<Record<Demand, [keyof Material['classes'], Readonly<Record<string, Degree>>]>>;

/** How far a material meets a demand. Unknown properties do not meet it. */
export function meets({ classes, uses }: Pick<Candidate, 'classes' | 'uses'>, demand: Demand): Degree {
  if (demand === 'wear') return uses?.includes('wear') ? 2 : 0;
  if (demand === 'looks') return uses?.includes('display') ? 2 : 0;
  const [own, degrees]: readonly [keyof Material['classes'], Readonly<Record<string, Degree>>] = BY_CLASS[demand];
  return degrees[String(classes[own])] ?? 0;
}

/** °C. Hotends of printers without a heated chamber reach about 300. */
const USUAL_HOTEND = 300;

/** Whether a kind of printer is known to print it, if only with care: a draught shield may replace an enclosure. */
function runsOn({ enclosure, nozzle }: Candidate, machine: Machine): boolean {
  if (machine === 'heated') return true;
  if (nozzle === null || nozzle >= USUAL_HOTEND || enclosure === 'heated_chamber') return false;
  return machine === 'enclosed' || enclosure !== null;
}

const BEARABLE = { easy: ['easy'], some: ['easy', 'moderate'] };

const EFFORT = ['easy', 'moderate', 'hard', 'expert'];
const COST = ['low', 'medium', 'high', 'very_high'];

/** Whether a material meets every answer, at least partly. */
export function fitsWants(candidate: Candidate, { demands, machine, patience, verdictOn }: Wants): boolean {
  return (
    demands.every((demand) => meets(candidate, demand) > 0) &&
    (verdictOn ? verdictOn(candidate.id) !== 'no' : machine === null || runsOn(candidate, machine)) &&
    (patience === null || patience === 'any' || BEARABLE[patience].includes(candidate.classes.ease ?? ''))
  );
}

/**
 * The materials that meet the answers, best first: those that the printer prints only with care come last; then by how
 * fully they meet the answers, ease, price and input order. Unknown ease or price ranks lowest, and no verdict makes up
 * for unknown ease.
 */
export function chooseMaterials<C extends Candidate>(candidates: readonly C[], wants: Wants): C[] {
  const last = (words: readonly string[], word: string | null) => (word === null ? words.length : words.indexOf(word));
  const keys = (one: C) => [
    wants.verdictOn
      ? last(SUREST, one.classes.ease && wants.verdictOn(one.id))
      : Number(wants.machine === 'open' && one.enclosure === 'required'),
    -wants.demands.reduce<number>((sum, demand) => sum + meets(one, demand), 0),
    last(EFFORT, one.classes.ease),
    last(COST, one.price),
  ];
  return candidates
    .filter((one) => fitsWants(one, wants))
    .map((one) => ({ one, key: keys(one) }))
    .sort((a, b) => {
      const i = a.key.findIndex((part, at) => part !== b.key[at]);
      return i === -1 ? 0 : (a.key[i] ?? 0) - (b.key[i] ?? 0);
    })
    .map(({ one }) => one);
}
