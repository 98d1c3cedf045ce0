import { isNearCutoff } from '../../../core/fit/judge.js';
import { wearsOut } from '../../../core/fit/nozzle-hardness.js';
import { nozzleName } from '../../../core/fit/reasons.js';
import { FIRST_LAYER_APART, isApart } from '../../../core/profiles/first-layer-apart.js';
import { type Warning, warning } from '../../../core/words/warnings.js';
import type { Material, Profile } from '../../../schemas/generated/record.js';
import type { PrinterDraft, ProfileDraft } from './drafts.js';
import type { MaterialNeeds } from './material-needs.js';

type Family = Material['family'];

/** Plastics that warp and split in a draught. */
const DRAUGHTY: ReadonlySet<Family> = new Set(['styrenic', 'polycarbonate', 'polyamide']);

/** Limits of what an experienced user accepts. */
const USUAL = {
  /** %; the minimum fan speed of {@link DRAUGHTY} plastics is below it. */
  fan: 60,
  /** °C; the bed for ABS and ASA is hotter. */
  bed: 80,
  /** °C; PETG is printed at this or hotter. */
  nozzle: 220,
  /** Highest layer as a share of the nozzle diameter. */
  layer: 0.8,
  /** mm/s; first layers are slower. */
  firstLayer: 100,
  /** mm; retractions are shorter, even with a Bowden tube. */
  retraction: 8,
  /** mm/s; retractions are at least as fast. */
  retractionSpeed: 15,
  /** °C; from here on, the hotend must be known to reach it. */
  hot: 265,
  /** %; infill is at least as dense. */
  infill: 8,
  /** Widest line as a multiple of the nozzle diameter. */
  line: 1.5,
  /** mm³/s; TPU flows no faster. */
  flexibleFlow: 10,
} as const;

/** Compares the first word of an id: `petg-cf` is PETG with fibre. */
const isOf = (material: string, ...polymers: readonly string[]) => polymers.includes(material.split('-')[0] ?? '');

/** Whether a number exceeds another by more than a rounding error. */
const exceeds = (value: number | null, most: number): value is number => value !== null && value > most + 1e-9;

/**
 * Warnings about values of a profile that an experienced user would call wrong. Nothing is corrected: only the maker
 * knows the intended value.
 */
export function unusualValues(profile: ProfileDraft, printer: PrinterDraft, family: Family | undefined): Warning[] {
  return [
    ...fan(profile, family),
    ...temperatures(profile, printer),
    ...layers(profile),
    ...firstLayer(profile),
    ...firstLayerHeat(profile),
    ...retraction(profile),
    ...infill(profile),
    ...lines(profile),
    ...flexible(profile),
  ];
}

function fan({ cooling: { fan_min_percent: value } }: ProfileDraft, family: Family | undefined): Warning[] {
  if (value === null || value < USUAL.fan || family === undefined || !DRAUGHTY.has(family)) return [];
  return [warning('fan_high_for_material', 'cooling.fan_min_percent', { value, usual: USUAL.fan })];
}

function temperatures(profile: ProfileDraft, printer: PrinterDraft): Warning[] {
  const { material, nozzle_temperature_c: nozzle, bed_temperature_c: bed } = profile;
  const found: Warning[] = [];
  const printing = nozzle.other_layers;
  if (printing !== null && printing < USUAL.nozzle && isOf(material, 'petg'))
    found.push(
      warning('nozzle_cold_for_material', 'nozzle_temperature_c.other_layers', {
        value: printing,
        usual: USUAL.nozzle,
      }),
    );
  if (printing !== null && printing >= USUAL.hot && printer.max_nozzle_temperature_c === null)
    found.push(warning('hot_without_known_maximum', 'nozzle_temperature_c.other_layers', { value: printing }));
  if (printing === null && nozzle.first_layer === null)
    found.push(warning('nozzle_temperature_unknown', 'nozzle_temperature_c'));
  const heated = bed.other_layers;
  if (heated !== null && heated <= USUAL.bed && isOf(material, 'abs', 'asa'))
    found.push(warning('bed_cold_for_material', 'bed_temperature_c.other_layers', { value: heated, usual: USUAL.bed }));
  // A printer with a stated maximum bed temperature heats it.
  if (heated === null && (printer.heated_bed === true || printer.max_bed_temperature_c !== null))
    found.push(warning('bed_temperature_unknown', 'bed_temperature_c'));
  return found;
}

function layers({ nozzle: { diameter_mm: nozzle }, process }: ProfileDraft): Warning[] {
  if (nozzle === null) return [];
  const usual = round(nozzle * USUAL.layer);
  const field = (['layer_height_mm', 'first_layer_height_mm'] as const).find((key) => exceeds(process[key], usual));
  if (!field) return [];
  return [warning('layer_high_for_nozzle', `process.${field}`, { value: process[field] ?? 0, nozzle, usual })];
}

function firstLayer({ process: { speed_mm_s } }: ProfileDraft): Warning[] {
  const { first_layer: value } = speed_mm_s;
  if (value === null || value < USUAL.firstLayer) return [];
  return [warning('first_layer_fast', 'process.speed_mm_s.first_layer', { value, usual: USUAL.firstLayer })];
}

function firstLayerHeat(profile: ProfileDraft): Warning[] {
  return (['nozzle_temperature_c', 'bed_temperature_c'] as const).flatMap((field) => {
    const { first_layer: value, other_layers: other } = profile[field];
    if (value === null || other === null || !isApart(value, other)) return [];
    const parts = { what: HEATED[field], value, other, usual: FIRST_LAYER_APART };
    return [warning('first_layer_temperature_apart', `${field}.first_layer`, parts)];
  });
}

const HEATED = {
  nozzle_temperature_c: { en: 'the nozzle', zh: '喷嘴' },
  bed_temperature_c: { en: 'the bed', zh: '热床' },
} as const;

function retraction({ retraction: { length_mm: length, speed_mm_s: speed } }: ProfileDraft): Warning[] {
  const found: Warning[] = [];
  if (length !== null && length >= USUAL.retraction)
    found.push(warning('retraction_long', 'retraction.length_mm', { value: length, usual: USUAL.retraction }));
  if (speed !== null && speed < USUAL.retractionSpeed)
    found.push(warning('retraction_slow', 'retraction.speed_mm_s', { value: speed, usual: USUAL.retractionSpeed }));
  return found;
}

function infill({ process: { infill_density_percent: value } }: ProfileDraft): Warning[] {
  if (value === null || value >= USUAL.infill) return [];
  return [warning('infill_sparse', 'process.infill_density_percent', { value, usual: USUAL.infill })];
}

function lines({ nozzle: { diameter_mm: nozzle }, process: { line_width_mm: widths } }: ProfileDraft): Warning[] {
  if (nozzle === null) return [];
  const usual = round(nozzle * USUAL.line);
  const wide = Object.entries(widths).find(([, width]) => exceeds(width, usual));
  if (!wide) return [];
  const [name, value] = wide;
  return [warning('line_wide_for_nozzle', `process.line_width_mm.${name}`, { value: value ?? 0, nozzle, usual })];
}

function flexible({ material, max_volumetric_speed_mm3_s: value }: ProfileDraft): Warning[] {
  if (!isOf(material, 'tpu') || !exceeds(value, USUAL.flexibleFlow)) return [];
  return [warning('flow_high_for_flexible', 'max_volumetric_speed_mm3_s', { value, usual: USUAL.flexibleFlow })];
}

function round(value: number): number {
  return Math.round(value * 1e3) / 1e3;
}

export function profileWarnings(
  profile: ProfileDraft,
  printer: PrinterDraft,
  needs: MaterialNeeds | undefined,
): Warning[] {
  return [
    ...untuned(profile),
    ...softNozzle(profile, printer, needs),
    ...nearCutoff(profile, printer),
    ...uncontrolledChamber(profile, printer),
    ...unusualValues(profile, printer, needs?.family),
  ];
}

function untuned({ evidence }: ProfileDraft): Warning[] {
  return evidence === 'slicer_defaults' ? [warning('slicer_defaults', 'evidence')] : [];
}

function softNozzle(
  profile: ProfileDraft,
  { nozzle_material }: PrinterDraft,
  needs: MaterialNeeds | undefined,
): Warning[] {
  if (nozzle_material === null || (!needs?.abrasive && profile.abrasive !== true)) return [];
  const asked = Math.max(needs?.hardness_hrc ?? 0, profile.required_nozzle_hrc ?? 0);
  if (!wearsOut(nozzle_material, asked)) return [];
  return [warning('nozzle_too_soft', 'material', { nozzle: nozzleName(nozzle_material) })];
}

function nearCutoff(
  { nozzle_temperature_c: { other_layers: printing } }: ProfileDraft,
  printer: PrinterDraft,
): Warning[] {
  const { firmware_limit: own, community_firmware: community } = printer;
  const limit = own.max_nozzle_temperature_c ?? community.max_nozzle_temperature_c ?? null;
  const rated = printer.rated.max_nozzle_temperature_c ?? null;
  if (printing === null || limit === null || rated !== null || !isNearCutoff(printing, limit)) return [];
  return [warning('near_firmware_cutoff', 'nozzle_temperature_c.other_layers', { temperature: printing, limit })];
}

function uncontrolledChamber({ chamber_temperature_c: chamber }: ProfileDraft, printer: PrinterDraft): Warning[] {
  if (chamber === null || chamber === 0 || printer.chamber_temperature_control !== false) return [];
  return [warning('chamber_not_controlled', 'chamber_temperature_c', { temperature: chamber })];
}

/** Warns if one of the printer's own materials is too abrasive for its stock nozzle. */
export function printerWarnings(profiles: readonly Pick<Profile, 'warnings'>[]): Warning<'nozzle_too_soft'>[] {
  const found = profiles.flatMap(({ warnings }) => warnings).find(({ code }) => code === 'nozzle_too_soft');
  return found ? [{ ...found, code: 'nozzle_too_soft', field: 'nozzle_material' }] : [];
}

/**
 * Warns if a material is dried above its softening temperature. A semicrystalline material may be solid above its glass
 * transition, so the temperature must exceed both.
 */
export function materialWarnings(
  material: Pick<Material, 'drying_temperature_c' | 'softening_temperature_c' | 'glass_transition_c'>,
): Warning<'drying_above_softening'>[] {
  const { drying_temperature_c: drying, softening_temperature_c: softening, glass_transition_c: transition } = material;
  const [max, glass] = [drying.max, transition.min];
  // A material that is soft at room temperature is elastic, and dried in that state.
  if (max === null || softening === null || glass === null || glass < 40) return [];
  if (max <= softening || max <= glass) return [];
  return [warning('drying_above_softening', 'drying_temperature_c', { temperature: max, softening })];
}
