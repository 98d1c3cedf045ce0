import type { Filament, Fit, Material, Printer, Profile } from '../../schemas/generated/record.js';
import { profileForNozzle } from '../profiles/choose-nozzle.js';
import { type NozzleMaterial, wearsOut } from './nozzle-hardness.js';

export type FitVerdict = Fit['verdict'];

/** A reason as a record has it, with its sources by their ids or addresses. */
export type JudgedReason = Omit<Fit['reasons'][number], 'sources'> & {
  /** Sources of both values: ids of the material's references; the address or the id of the printer's source. */
  source: { needs: string[]; has?: string | undefined };
  /** Whether what is needed is the product's own figure: other spools of the material may need less. */
  ofProduct: boolean;
};

/** A verdict on a machine and a material, without words. */
export interface Judgement {
  verdict: FitVerdict;
  reasons: JudgedReason[];
  /** The profile that leads: that of the nozzle, else the pair's first. */
  profile: Profile | null;
}

/** What the figure of the machine rests on. */
type FitMeans = NonNullable<JudgedReason['figure_kind']>;

export type FitPrinter = Pick<
  Printer,
  | 'id'
  | 'model'
  | 'max_nozzle_temperature_c'
  | 'max_bed_temperature_c'
  | 'max_chamber_temperature_c'
  | 'chamber_temperature_control'
  | 'enclosed'
  | 'air_filtration'
  | 'heated_bed'
  | 'nozzle_material'
  | 'heat_break'
  | 'default_nozzle_diameter_mm'
  | 'extruder_type'
  | 'likely'
  | 'filament_diameter_mm'
> & {
  provenance: Pick<Printer['provenance'], 'source' | 'curated' | 'figure_kinds'>;
};

export type FitMaterial = Pick<
  Material,
  | 'id'
  | 'name'
  | 'family'
  | 'fibre'
  | 'nozzle_temperature_c'
  | 'bed_temperature_c'
  | 'chamber_temperature_c'
  | 'enclosure'
  | 'abrasive'
  | 'min_nozzle_hardness_hrc'
  | 'min_nozzle_diameter_mm'
  | 'fumes'
> & {
  provenance: { figures: readonly Pick<Material['provenance']['figures'][number], 'field' | 'sources'>[] };
};

export interface OwnChanges {
  nozzle_material?: NozzleMaterial;
  enclosed?: boolean;
}

/** A machine and a material, with what narrows the question. */
export interface FitQuestion {
  printer: FitPrinter;
  material: FitMaterial;
  /** The pair's profiles, in the order in which they are published. */
  profiles: readonly Profile[];
  /** Variant such as `0.4`, or a diameter in mm: the nozzle that prints. */
  nozzle?: string | number | undefined;
  /** A product, whose own figures are before the material's. */
  product?: Pick<Filament, 'nozzle_temperature_c' | 'bed_temperature_c' | 'diameters_mm'> | undefined;
  changes?: OwnChanges | undefined;
}

/** °C. No hotend in the data ends below it, so that it need not be known to reach it. */
const EVERY_HOTEND = 230;

/** °C. No heated bed in the data ends below it; what needs no more also sticks to a cold bed with glue or tape. */
const EVERY_BED = 60;

/** °C. A plastic that needs no more is printed on beds that are not heated. */
const COLD_BED = 45;

/** °C. A bed that falls short by no more may do, where somebody prints on it: two sensors on one bed differ by as much. */
const NEARLY = 5;

/** °C. Nearer than this to what the firmware allows, a hotend that overshoots is shut down. */
const OVERSHOOT = 10;

/**
 * °C. Hotter, a PTFE tube in the heat break softens and gives off poisonous gas.
 *
 * Source: `_PTFE_SAFE_MAX` of codeofaxel/Kiln; the limit that Creality3DPrinting/Ender-3 pull request 80 asks for.
 */
export const PTFE_LIMIT = 240;

/** °C. The most by which firmware allows more than the maker rates the hotend for, of all machines with both figures. */
const ABOVE_RATING = 60;

/** Whether a nozzle at a temperature is so near to what the firmware allows, both °C, that it may be shut down. */
export function isNearCutoff(temperature: number, limit: number): boolean {
  return temperature > limit - OVERSHOOT;
}

/** °C. Below it firmware pushes no filament unless told to: `EXTRUDE_MINTEMP` of Marlin, `min_extrude_temp` of Klipper. */
const COLD_EXTRUSION = 170;

/** °C. What is soft in the hand is no filament. */
const NO_FILAMENT = 60;

/** Diameters (mm) that are no further apart are called the same: 3 mm is 2.85 mm. */
const SAME_DIAMETER = 0.2;

/** mm. What is sold when nothing is said. */
const USUAL_DIAMETER = 1.75;

/** The worst first: one reason of it decides. */
const WORST: readonly FitVerdict[] = ['no', 'unknown', 'with_care', 'yes'];

/** Judges whether a machine prints a material, with everything that speaks against it. */
export function judgeFit(question: FitQuestion): Judgement {
  const { profiles, nozzle } = question;
  const profile = (nozzle === undefined ? profiles[0] : profileForNozzle(profiles, nozzle)) ?? null;
  const asked: Asked = { ...question, profile };
  const reasons = [
    ...nozzleHeat(asked),
    ...heatBreak(asked),
    ...bedHeat(asked),
    ...chamber(asked),
    ...enclosure(asked),
    ...hardness(asked),
    ...nozzleSize(asked),
    ...flexible(asked),
    ...diameter(asked),
    ...fumes(asked),
    ...settings(asked),
  ].sort((a, b) => WORST.indexOf(a.verdict) - WORST.indexOf(b.verdict));
  return { verdict: reasons[0]?.verdict ?? 'yes', reasons, profile };
}

/** A question with the profile that leads: that of the nozzle, else the pair's first. */
interface Asked extends FitQuestion {
  profile: Profile | null;
}

interface Given {
  needs?: number | string | null;
  has?: number | string | null;
  means?: FitMeans | null;
  /** Field of the material, and of the printer, that decides it. */
  of?: string | null;
  from?: string | null;
  ofProduct?: boolean;
}

function reason(
  { printer, material }: Asked,
  verdict: FitVerdict,
  code: JudgedReason['code'],
  { needs, has, means, of, from, ofProduct = false }: Given,
): JudgedReason {
  const source = {
    needs: of ? sourcesOfMaterial(material, of) : [],
    has: from ? sourceOfPrinter(printer, from, means) : undefined,
  };
  const figures = { needs: needs ?? undefined, has: has ?? undefined, figure_kind: means ?? undefined };
  return { code, verdict, ...figures, source, ofProduct };
}

function sourcesOfMaterial({ provenance }: FitMaterial, field: string): string[] {
  return provenance.figures.find((figure) => figure.field === field)?.sources ?? [];
}

/** Where a fact of a printer was read. A plain maximum is the rated one or the firmware's. */
function sourceOfPrinter({ provenance }: FitPrinter, field: string, means: Given['means']): string {
  const paths = [`${means}.${field}`, field];
  return provenance.curated.find((one) => paths.includes(one.field))?.source ?? provenance.source;
}

function nozzleHeat(asked: Asked): JudgedReason[] {
  const { printer, material, product, profile } = asked;
  const needs = product?.nozzle_temperature_c?.min ?? material.nozzle_temperature_c.min;
  if (needs === null) return [];
  const has = printer.max_nozzle_temperature_c;
  const ofProduct = product?.nozzle_temperature_c?.min != null;
  const of = ofProduct ? null : 'nozzle_temperature_c';
  const from = 'max_nozzle_temperature_c';
  const most = material.nozzle_temperature_c.max ?? needs;
  if (most < COLD_EXTRUSION && profile === null)
    return [
      reason(asked, most < NO_FILAMENT ? 'no' : 'with_care', 'cold_extrusion', {
        needs: most,
        has: COLD_EXTRUSION,
        of,
      }),
    ];
  if (has === null) {
    if (needs <= EVERY_HOTEND) return [];
    const shown = shownBy(profile, profile?.nozzle_temperature_c.other_layers ?? null);
    return [
      reason(asked, shown.verdict, 'nozzle_maximum_unknown', {
        needs,
        of,
        ofProduct,
        has: shown.has,
        means: shown.means,
      }),
    ];
  }
  const means = printer.provenance.figure_kinds.max_nozzle_temperature_c;
  const given = { needs, has, means, of, from, ofProduct };
  if (needs > has) return [reason(asked, isTuned(profile) ? 'with_care' : 'no', 'nozzle_too_cold', given)];
  // So near, only somebody's print shows that it can be done.
  if (means !== 'rated' && isNearCutoff(needs, has))
    return [reason(asked, profile === null ? 'no' : 'with_care', 'nozzle_near_limit', given)];
  if (means !== 'rated' && needs > Math.max(EVERY_HOTEND, has - ABOVE_RATING) && !isTuned(profile))
    return [reason(asked, profile === null ? 'unknown' : 'with_care', 'nozzle_rating_unknown', given)];
  return [];
}

/** A tube that reaches the heat bears less than the heater: what usually prints little hotter than that only has to stay below. */
function heatBreak(asked: Asked): JudgedReason[] {
  const { printer, material, product, profile } = asked;
  if (printer.heat_break !== 'ptfe_lined') return [];
  const { min, max } = product?.nozzle_temperature_c ?? material.nozzle_temperature_c;
  const printed = profile?.nozzle_temperature_c.other_layers ?? null;
  const needs = printed ?? max ?? min;
  if (needs === null || needs <= PTFE_LIMIT) return [];
  const usual = ((min ?? needs) + (max ?? needs)) / 2 - OVERSHOOT;
  const verdict = (printed ?? usual) > PTFE_LIMIT ? 'with_care' : 'yes';
  return [reason(asked, verdict, 'ptfe_tube_limit', { needs, has: PTFE_LIMIT, from: 'heat_break' })];
}

/** The verdict of the leading profile where no maximum is known. */
function shownBy(
  profile: Profile | null,
  has: number | null,
): { verdict: FitVerdict; has: number | null; means: FitMeans | null } {
  if (has === null) return { verdict: 'unknown', has: null, means: null };
  return { verdict: isTuned(profile) ? 'yes' : 'with_care', has, means: 'presets' };
}

function isTuned(profile: Profile | null): boolean {
  return profile?.evidence === 'tuned';
}

function bedHeat(asked: Asked): JudgedReason[] {
  const { printer, material, product, profile } = asked;
  const needs = product?.bed_temperature_c?.min ?? material.bed_temperature_c.min;
  if (needs === null) return [];
  const has = printer.max_bed_temperature_c;
  const ofProduct = product?.bed_temperature_c?.min != null;
  const of = ofProduct ? null : 'bed_temperature_c';
  const heated = profile?.bed_temperature_c.other_layers || null;
  if (has !== null) {
    if (needs <= has) return [];
    const means = printer.provenance.figure_kinds.max_bed_temperature_c;
    const given = { needs, has, means, of, ofProduct, from: 'max_bed_temperature_c' };
    const nearly = profile !== null && needs <= has + NEARLY;
    return [reason(asked, nearly || isTuned(profile) ? 'with_care' : 'no', 'bed_too_cold', given)];
  }
  if (printer.heated_bed === false) {
    const verdict = needs <= COLD_BED ? 'yes' : needs <= EVERY_BED || isTuned(profile) ? 'with_care' : 'no';
    return [reason(asked, verdict, 'bed_not_heated', { needs, of, ofProduct, from: 'heated_bed' })];
  }
  if (needs <= EVERY_BED) return [];
  const shown = shownBy(profile, heated);
  // Somebody tuned it with the bed off.
  const verdict = shown.has === null && isTuned(profile) ? 'with_care' : shown.verdict;
  return [reason(asked, verdict, 'bed_maximum_unknown', { needs, of, ofProduct, has: shown.has, means: shown.means })];
}

function chamber(asked: Asked): JudgedReason[] {
  const { printer, material, profile } = asked;
  if (material.enclosure !== 'heated_chamber') return [];
  const needs = material.chamber_temperature_c.min;
  const of = needs === null ? 'enclosure' : 'chamber_temperature_c';
  const has = printer.max_chamber_temperature_c;
  // A material is listed for the best of its makers' grades; who tuned one for the machine knows it better.
  const short = isTuned(profile) ? 'with_care' : 'no';
  if (has !== null) {
    if (needs === null || needs <= has + NEARLY) return [];
    const means = printer.provenance.figure_kinds.max_chamber_temperature_c;
    const given = { needs, has, means, of, from: 'max_chamber_temperature_c' };
    return [reason(asked, short, 'chamber_too_cold', given)];
  }
  if (printer.enclosed === false)
    return [reason(asked, short, 'chamber_not_heated', { needs, has: 'open', of, from: 'enclosed' })];
  if (printer.chamber_temperature_control === false)
    return [reason(asked, short, 'chamber_not_heated', { needs, of, from: 'chamber_temperature_control' })];
  return [reason(asked, isTuned(profile) ? 'with_care' : 'unknown', 'chamber_unknown', { needs, of })];
}

function enclosure(asked: Asked): JudgedReason[] {
  const { enclosure: wanted } = asked.material;
  if (wanted !== 'required' && wanted !== 'recommended') return [];
  const enclosed = isEnclosed(asked);
  if (enclosed === true) return warmth(asked);
  const given = { needs: wanted, of: 'enclosure' };
  return enclosed === null
    ? [reason(asked, 'with_care', 'enclosure_unknown', given)]
    : [reason(asked, 'with_care', 'not_enclosed', { ...given, has: 'open', from: 'enclosed' })];
}

/** Whether walls hold heat that something makes: with large parts it separates machines that are enclosed alike. */
function warmth(asked: Asked): JudgedReason[] {
  const { max_chamber_temperature_c: has, chamber_temperature_control: heats, provenance } = asked.printer;
  if (has !== null) {
    const means = provenance.figure_kinds.max_chamber_temperature_c;
    return [reason(asked, 'yes', 'chamber_heated', { has, means, from: 'max_chamber_temperature_c' })];
  }
  if (heats === null) return [reason(asked, 'yes', 'chamber_passive', {})];
  const from = 'chamber_temperature_control';
  if (heats) return [reason(asked, 'yes', 'chamber_heated', { from })];
  return [reason(asked, 'yes', 'chamber_passive', { has: 'unheated', from })];
}

function isEnclosed({ printer, changes }: Asked): boolean | null {
  return changes?.enclosed ?? printer.enclosed;
}

function hardness(asked: Asked): JudgedReason[] {
  const { printer, material, changes } = asked;
  if (material.abrasive !== true) return [];
  const needs = material.min_nozzle_hardness_hrc;
  const of = needs === null ? 'abrasive' : 'min_nozzle_hardness_hrc';
  const fitted = changes?.nozzle_material ?? printer.nozzle_material;
  if (fitted === null) return [reason(asked, 'with_care', 'nozzle_hardness_unknown', { needs, of })];
  if (!wearsOut(fitted, needs)) return [];
  const own = changes?.nozzle_material !== undefined;
  const given = { needs, has: fitted, means: own ? 'own' : null, of } as const;
  return [reason(asked, 'with_care', 'nozzle_too_soft', { ...given, from: own ? null : 'nozzle_material' })];
}

/** Fibre clogs a nozzle that is too small; of anything else, one only gets less through it. */
function nozzleSize(asked: Asked): JudgedReason[] {
  const { printer, material, nozzle, profile } = asked;
  const needs = material.min_nozzle_diameter_mm;
  const has = nozzle === undefined ? printer.default_nozzle_diameter_mm : diameterOf(nozzle, profile);
  if (needs === null || has === null || has >= needs) return [];
  const own = nozzle !== undefined;
  const verdict = own && (material.abrasive === true || material.fibre !== null) ? 'no' : 'with_care';
  const given = { needs, has, of: 'min_nozzle_diameter_mm', means: own ? 'own' : null } as const;
  return [reason(asked, verdict, 'nozzle_too_small', { ...given, from: own ? null : 'default_nozzle_diameter_mm' })];
}

/** Diameter in mm of a nozzle as somebody names it. */
function diameterOf(nozzle: string | number, profile: Profile | null): number | null {
  if (profile) return profile.nozzle.diameter_mm;
  const [number] = /\d+(\.\d+)?/.exec(String(nozzle)) ?? [];
  return number === undefined ? null : Number(number);
}

function flexible(asked: Asked): JudgedReason[] {
  const { printer, material } = asked;
  if (material.family !== 'elastomer') return [];
  const known = printer.extruder_type;
  const likely = printer.likely.find(({ field }) => field === 'extruder_type')?.value;
  if ((known ?? likely) !== 'bowden') return [];
  const means = known === null ? 'likely' : null;
  const from = known === null ? null : 'extruder_type';
  return [reason(asked, 'with_care', 'flexible_on_bowden', { has: 'bowden', means, from })];
}

/** A product that is not sold in the machine's diameter does not fit; without a product, one must buy the right one. */
function diameter(asked: Asked): JudgedReason[] {
  const { printer, product } = asked;
  const has = printer.filament_diameter_mm;
  if (has === null) return [];
  const sold = product?.diameters_mm ?? [];
  const [needs = USUAL_DIAMETER] = sold;
  const fits = (mm: number) => Math.abs(mm - has) <= SAME_DIAMETER;
  if (sold.length === 0 ? fits(USUAL_DIAMETER) : sold.some(fits)) return [];
  const verdict = sold.length === 0 ? 'yes' : 'no';
  return [reason(asked, verdict, 'other_filament_diameter', { needs, has, from: 'filament_diameter_mm' })];
}

function fumes(asked: Asked): JudgedReason[] {
  const { printer, material } = asked;
  if (material.fumes?.level !== 'high') return [];
  if (printer.air_filtration === true)
    return [reason(asked, 'yes', 'fumes_filtered', { of: 'fumes', from: 'air_filtration' })];
  const verdict = isEnclosed(asked) === true ? 'yes' : 'with_care';
  return [reason(asked, verdict, 'fumes', { needs: 'ventilation', of: 'fumes' })];
}

/** What every machine reaches needs no profile to show that it prints. */
function settings(asked: Asked): JudgedReason[] {
  const { material, profile, product } = asked;
  const nozzle = product?.nozzle_temperature_c?.min ?? material.nozzle_temperature_c.min;
  const bed = product?.bed_temperature_c?.min ?? material.bed_temperature_c.min;
  const easy = nozzle !== null && nozzle <= EVERY_HOTEND && (bed ?? 0) <= EVERY_BED;
  if (profile === null) return [reason(asked, easy ? 'yes' : 'with_care', 'no_profile', {})];
  if (profile.evidence !== 'slicer_defaults') return [];
  return [reason(asked, easy ? 'yes' : 'with_care', 'untuned_profile', { has: profile.evidence, means: 'presets' })];
}
