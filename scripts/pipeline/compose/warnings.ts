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

/** Whether a number exceeds another by more than a rounding error; null: not known. */
const exceeds = (value: number | null, most: number | null): value is number =>
  value !== null && most !== null && value > most + 1e-9;

/**
 * Warnings about values of a profile that an experienced user would call wrong. Nothing is corrected: only the maker
 * knows the intended value.
 */
export function* unusualValues(
  profile: ProfileDraft,
  printer: PrinterDraft,
  family: Family | undefined,
): Generator<Warning> {
  const { material, cooling, nozzle_temperature_c, bed_temperature_c, retraction, process } = profile;
  const fan = cooling.fan_min_percent;
  if (fan !== null && fan >= USUAL.fan && family !== undefined && DRAUGHTY.has(family))
    yield warning('fan_high_for_material', 'cooling.fan_min_percent', { value: fan, usual: USUAL.fan });

  const field = 'nozzle_temperature_c.other_layers';
  const { first_layer: first, other_layers: printing } = nozzle_temperature_c;
  if (printing !== null && printing < USUAL.nozzle && isOf(material, 'petg'))
    yield warning('nozzle_cold_for_material', field, { value: printing, usual: USUAL.nozzle });
  if (printing !== null && printing >= USUAL.hot && printer.max_nozzle_temperature_c === null)
    yield warning('hot_without_known_maximum', field, { value: printing });
  if (printing === null && first === null) yield warning('nozzle_temperature_unknown', 'nozzle_temperature_c');

  const bed = bed_temperature_c.other_layers;
  if (bed !== null && bed <= USUAL.bed && isOf(material, 'abs', 'asa'))
    yield warning('bed_cold_for_material', 'bed_temperature_c.other_layers', { value: bed, usual: USUAL.bed });
  // A printer with a stated maximum bed temperature heats it.
  if (bed === null && (printer.heated_bed === true || printer.max_bed_temperature_c !== null))
    yield warning('bed_temperature_unknown', 'bed_temperature_c');

  const nozzle = profile.nozzle.diameter_mm;
  const layer = nozzle === null ? null : round(nozzle * USUAL.layer);
  const high = (['layer_height_mm', 'first_layer_height_mm'] as const).find((key) => exceeds(process[key], layer));
  if (nozzle !== null && layer !== null && high)
    yield warning('layer_high_for_nozzle', `process.${high}`, { value: process[high] ?? 0, nozzle, usual: layer });

  const fast = process.speed_mm_s.first_layer;
  if (fast !== null && fast >= USUAL.firstLayer)
    yield warning('first_layer_fast', 'process.speed_mm_s.first_layer', { value: fast, usual: USUAL.firstLayer });

  for (const heated of ['nozzle_temperature_c', 'bed_temperature_c'] as const) {
    const { first_layer: value, other_layers: other } = profile[heated];
    if (value === null || other === null || !isApart(value, other)) continue;
    const parts = { what: HEATED[heated], value, other, usual: FIRST_LAYER_APART };
    yield warning('first_layer_temperature_apart', `${heated}.first_layer`, parts);
  }

  const { length_mm: length, speed_mm_s: speed } = retraction;
  if (length !== null && length >= USUAL.retraction)
    yield warning('retraction_long', 'retraction.length_mm', { value: length, usual: USUAL.retraction });
  if (speed !== null && speed < USUAL.retractionSpeed)
    yield warning('retraction_slow', 'retraction.speed_mm_s', { value: speed, usual: USUAL.retractionSpeed });

  const infill = process.infill_density_percent;
  if (infill !== null && infill < USUAL.infill)
    yield warning('infill_sparse', 'process.infill_density_percent', { value: infill, usual: USUAL.infill });

  const line = nozzle === null ? null : round(nozzle * USUAL.line);
  const [name, width] = Object.entries(process.line_width_mm).find(([, one]) => exceeds(one, line)) ?? [];
  if (nozzle !== null && line !== null && name !== undefined)
    yield warning('line_wide_for_nozzle', `process.line_width_mm.${name}`, { value: width ?? 0, nozzle, usual: line });

  const flow = profile.max_volumetric_speed_mm3_s;
  if (isOf(material, 'tpu') && exceeds(flow, USUAL.flexibleFlow))
    yield warning('flow_high_for_flexible', 'max_volumetric_speed_mm3_s', { value: flow, usual: USUAL.flexibleFlow });
}

const HEATED = {
  nozzle_temperature_c: { en: 'the nozzle', zh: '喷嘴' },
  bed_temperature_c: { en: 'the bed', zh: '热床' },
} as const;

function round(value: number): number {
  return Math.round(value * 1e3) / 1e3;
}

/** All warnings about a profile on its printer: what harms, then what is unusual. */
export function* profileWarnings(
  profile: ProfileDraft,
  printer: PrinterDraft,
  needs: MaterialNeeds | undefined,
): Generator<Warning> {
  if (profile.evidence === 'slicer_defaults') yield warning('slicer_defaults', 'evidence');

  const { nozzle_material } = printer;
  const hardness = Math.max(needs?.hardness_hrc ?? 0, profile.required_nozzle_hrc ?? 0);
  const isAbrasive = needs?.abrasive || profile.abrasive === true;
  if (nozzle_material !== null && isAbrasive && wearsOut(nozzle_material, hardness))
    yield warning('nozzle_too_soft', 'material', { nozzle: nozzleName(nozzle_material) });

  const { other_layers: printing } = profile.nozzle_temperature_c;
  const { firmware_limit: own, community_firmware: community } = printer;
  const limit = own.max_nozzle_temperature_c ?? community.max_nozzle_temperature_c ?? null;
  const isRated = (printer.rated.max_nozzle_temperature_c ?? null) !== null;
  if (printing !== null && limit !== null && !isRated && isNearCutoff(printing, limit))
    yield warning('near_firmware_cutoff', 'nozzle_temperature_c.other_layers', { temperature: printing, limit });

  const chamber = profile.chamber_temperature_c;
  if (chamber !== null && chamber !== 0 && printer.chamber_temperature_control === false)
    yield warning('chamber_not_controlled', 'chamber_temperature_c', { temperature: chamber });

  yield* unusualValues(profile, printer, needs?.family);
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
