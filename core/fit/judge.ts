import type { Filament, Fit, Material, Printer, Profile } from '../../schemas/generated/record.js';
import { profileForNozzle } from '../profiles/choose-nozzle.js';
import { type NozzleMaterial, wearsOut } from './nozzle-hardness.js';

export type FitVerdict = Fit['verdict'];

/** A reason as in a record, with its sources as ids or URLs. */
export type JudgedReason = Omit<Fit['reasons'][number], 'sources'> & {
  /** Sources of both values: ids of the material's references; URL or id of the printer's source. */
  source: { needs: string[]; has?: string | undefined };
  /** Whether `needs` is the product's own figure: other spools of the material may need less. */
  ofProduct: boolean;
};

/** Verdict on a printer and a material, without text. */
export interface Judgement {
  verdict: FitVerdict;
  reasons: JudgedReason[];
  /** The profile used: the one for the nozzle if given, otherwise the pair's first. */
  profile: Profile | null;
}

/** The kind of source of the printer's figure. */
type FitMeans = NonNullable<JudgedReason['figure_kind']>;

export interface OwnChanges {
  nozzle_material?: NozzleMaterial;
  enclosed?: boolean;
}

/** A printer and a material, with optional constraints. */
export interface FitQuestion {
  printer: Printer;
  material: Material;
  /** The pair's profiles in publication order. */
  profiles: readonly Profile[];
  /** Nozzle variant such as `0.4`, or nozzle diameter in mm. */
  nozzle?: string | number | undefined;
  /** Product whose own figures take precedence over the material's. */
  product?: Pick<Filament, 'nozzle_temperature_c' | 'bed_temperature_c' | 'diameters_mm'> | undefined;
  changes?: OwnChanges | undefined;
}

/** °C. Every hotend in the data reaches it, so its maximum need not be known. */
const EVERY_HOTEND = 230;

/** °C. Every heated bed in the data reaches it; what needs no more also sticks to a cold bed with glue or tape. */
const EVERY_BED = 60;

/** °C. Plastics that need no more can be printed on an unheated bed. */
const COLD_BED = 45;

/** °C. Tolerated shortfall of a bed with a profile for the material: two sensors on one bed differ by as much. */
const NEARLY = 5;

/** °C. Closer than this to the firmware limit, an overshooting hotend is shut down. */
const OVERSHOOT = 10;

/**
 * °C. Above it, a PTFE tube in the heat break softens and gives off toxic gas.
 *
 * Source: `_PTFE_SAFE_MAX` of codeofaxel/Kiln; the limit requested by Creality3DPrinting/Ender-3 pull request 80.
 */
export const PTFE_LIMIT = 240;

/** °C. Largest margin of a firmware limit over the hotend's rating, among all printers with both figures. */
const ABOVE_RATING = 60;

/** Whether a nozzle temperature is so close to the firmware limit, both °C, that overshoot may shut the hotend down. */
export function isNearCutoff(temperature: number, limit: number): boolean {
  return temperature > limit - OVERSHOOT;
}

/** °C. Firmware refuses to extrude below it by default: `EXTRUDE_MINTEMP` of Marlin, `min_extrude_temp` of Klipper. */
const COLD_EXTRUSION = 170;

/** °C. A material that softens in the hand is not filament. */
const NO_FILAMENT = 60;

/** mm. Diameters that differ by no more count as the same: 3 mm is 2.85 mm. */
const SAME_DIAMETER = 0.2;

/** mm. Assumed unless the product states its diameters. */
const USUAL_DIAMETER = 1.75;

/** Worst first: the worst reason decides the verdict. */
const WORST: readonly FitVerdict[] = ['no', 'unknown', 'with_care', 'yes'];

/** Judges whether a printer can print a material, with all reasons, worst first. */
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

/** The question with the profile used to answer it. */
interface Asked extends FitQuestion {
  profile: Profile | null;
}

interface Given {
  needs?: number | string | null;
  has?: number | string | null;
  means?: FitMeans | null;
  /** The material's field (`of`) and the printer's (`from`) that decide it. */
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

function sourcesOfMaterial({ provenance }: Material, field: string): string[] {
  return provenance.figures.find((figure) => figure.field === field)?.sources ?? [];
}

/** Source of a printer field. An unprefixed maximum is the rated one or the firmware's. */
function sourceOfPrinter({ provenance }: Printer, field: string, means: Given['means']): string {
  const paths = [`${means}.${field}`, field];
  return provenance.curated.find((one) => paths.includes(one.field))?.source ?? provenance.source;
}

/** The lowest temperature of the product, or else of the material, and which of the two states it. */
function needOf({ material, product }: Asked, field: 'nozzle_temperature_c' | 'bed_temperature_c') {
  const own = product?.[field]?.min ?? null;
  return { needs: own ?? material[field].min, of: own === null ? field : null, ofProduct: own !== null };
}

function nozzleHeat(asked: Asked): JudgedReason[] {
  const { printer, material, profile } = asked;
  const need = needOf(asked, 'nozzle_temperature_c');
  const { needs, of } = need;
  if (needs === null) return [];
  const has = printer.max_nozzle_temperature_c;
  const most = material.nozzle_temperature_c.max ?? needs;
  if (most < COLD_EXTRUSION && profile === null) {
    const verdict = most < NO_FILAMENT ? 'no' : 'with_care';
    return [reason(asked, verdict, 'cold_extrusion', { needs: most, has: COLD_EXTRUSION, of })];
  }
  if (has === null) {
    if (needs <= EVERY_HOTEND) return [];
    const { verdict, ...shown } = shownBy(profile, profile?.nozzle_temperature_c.other_layers ?? null);
    return [reason(asked, verdict, 'nozzle_maximum_unknown', { ...need, ...shown })];
  }
  const means = printer.provenance.figure_kinds.max_nozzle_temperature_c;
  const given = { ...need, has, means, from: 'max_nozzle_temperature_c' };
  if (needs > has) return [reason(asked, isTuned(profile) ? 'with_care' : 'no', 'nozzle_too_cold', given)];
  // This close to the limit, only an existing profile shows that it works.
  if (means !== 'rated' && isNearCutoff(needs, has))
    return [reason(asked, profile === null ? 'no' : 'with_care', 'nozzle_near_limit', given)];
  if (means !== 'rated' && needs > Math.max(EVERY_HOTEND, has - ABOVE_RATING) && !isTuned(profile))
    return [reason(asked, profile === null ? 'unknown' : 'with_care', 'nozzle_rating_unknown', given)];
  return [];
}

/** A PTFE liner tolerates less heat than the heater: a material usually printed barely above it can stay below. */
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

/** Verdict based on the profile if the maximum is unknown. */
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
  const { printer, profile } = asked;
  const need = needOf(asked, 'bed_temperature_c');
  const { needs } = need;
  if (needs === null) return [];
  const has = printer.max_bed_temperature_c;
  if (has !== null) {
    if (needs <= has) return [];
    const means = printer.provenance.figure_kinds.max_bed_temperature_c;
    const given = { ...need, has, means, from: 'max_bed_temperature_c' };
    const nearly = profile !== null && needs <= has + NEARLY;
    return [reason(asked, nearly || isTuned(profile) ? 'with_care' : 'no', 'bed_too_cold', given)];
  }
  if (printer.heated_bed === false) {
    const verdict = needs <= COLD_BED ? 'yes' : needs <= EVERY_BED || isTuned(profile) ? 'with_care' : 'no';
    return [reason(asked, verdict, 'bed_not_heated', { ...need, from: 'heated_bed' })];
  }
  if (needs <= EVERY_BED) return [];
  const { verdict, ...shown } = shownBy(profile, profile?.bed_temperature_c.other_layers || null);
  // Somebody tuned it with the bed off.
  const own = shown.has === null && isTuned(profile) ? 'with_care' : verdict;
  return [reason(asked, own, 'bed_maximum_unknown', { ...need, ...shown })];
}

function chamber(asked: Asked): JudgedReason[] {
  const { printer, material, profile } = asked;
  if (material.enclosure !== 'heated_chamber') return [];
  const needs = material.chamber_temperature_c.min;
  const of = needs === null ? 'enclosure' : 'chamber_temperature_c';
  const has = printer.max_chamber_temperature_c;
  // Material figures describe the best grade; whoever tuned a profile for the printer knows better.
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

/** Whether the chamber is heated: for large parts, this distinguishes printers that are equally enclosed. */
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

/** Fibre clogs a nozzle that is too small; any other material only flows more slowly. */
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

/** Diameter in mm of a nozzle as given by the user. */
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

/** A product not sold in the printer's diameter does not fit; without a product, the user must buy the right one. */
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

/** Temperatures that every printer reaches need no profile as evidence. */
function settings(asked: Asked): JudgedReason[] {
  const { profile } = asked;
  const { needs: nozzle } = needOf(asked, 'nozzle_temperature_c');
  const { needs: bed } = needOf(asked, 'bed_temperature_c');
  const easy = nozzle !== null && nozzle <= EVERY_HOTEND && (bed ?? 0) <= EVERY_BED;
  if (profile === null) return [reason(asked, easy ? 'yes' : 'with_care', 'no_profile', {})];
  if (profile.evidence !== 'slicer_defaults') return [];
  return [reason(asked, easy ? 'yes' : 'with_care', 'untuned_profile', { has: profile.evidence, means: 'presets' })];
}
