import type { Correction, Printer, Profile } from '../../../schemas/generated/record.js';
import { at, type Json, type JsonObject, put } from '../../shared/tree.js';
import type { PrinterDraft, ProfileDraft } from './drafts.js';
import type { MaterialNeeds } from './material-needs.js';

const FIRST = ['first_layer'] as const;
const ALL = ['first_layer', 'other_layers'] as const;

type Limit = 'max_nozzle_temperature_c' | 'max_bed_temperature_c';

/** Why a printer cannot print a profile at all, which would suggest that it handles the material; null if it can. */
export function tooHotForNozzle(profile: ProfileDraft, printer: PrinterDraft): string | null {
  const { max_nozzle_temperature_c: max } = printer;
  const { other_layers: printing } = profile.nozzle_temperature_c;
  if (max === null || printing === null || printing <= max) return null;
  return `prints at ${printing} °C; the maximum of this printer’s nozzle is ${max} °C`;
}

/**
 * Temperatures of a profile that its printer cannot reach: first layer, bed on every plate, chamber. The rest of the
 * profile is kept.
 */
export function unreachableTemperatures(profile: ProfileDraft, printer: PrinterDraft): Withheld[] {
  const withheld: Withheld[] = [];
  for (const [field, layers] of layeredTemperatures(profile)) {
    const nozzle = field === 'nozzle_temperature_c';
    const limit = nozzle ? 'max_nozzle_temperature_c' : 'max_bed_temperature_c';
    const max = printer[limit];
    if (max === null) continue;
    // If the other layers are too hot for the nozzle, the whole profile is withheld.
    for (const layer of nozzle ? FIRST : ALL) {
      if ((layers[layer] ?? max) <= max) continue;
      const reason = `above the ${max} °C that this printer can be set to`;
      withheld.push({ field: `${field}.${layer}`, reason, source: sourceOf(printer, limit) });
    }
  }
  const { chamber_temperature_c: chamber } = profile;
  if (chamber !== null && printer.enclosed === false)
    withheld.push({
      field: 'chamber_temperature_c',
      reason: 'this printer is open: it has no chamber to heat',
      source: sourceOf(printer, 'enclosed'),
    });
  return withheld;
}

/** The source of a fact of a printer. A plain maximum comes from the rating or a firmware limit. */
function sourceOf({ provenance }: PrinterDraft, field: Limit | 'enclosed'): string {
  const means = field === 'enclosed' ? null : provenance.figure_kinds[field];
  const read = means === null ? field : `${means}.${field}`;
  const own = provenance.curated.find((item) => item.field === read);
  return own?.source ?? provenance.source;
}

/** Why a filled material clogs the nozzle of a profile with its particles; null if it does not. */
export function clogsNozzle({ nozzle }: ProfileDraft, needs: MaterialNeeds | undefined): string | null {
  const least = needs?.smallest_nozzle_mm ?? null;
  if (least === null || nozzle.diameter_mm === null || nozzle.diameter_mm >= least) return null;
  return `a filled material needs a nozzle of at least ${least} mm; ${nozzle.diameter_mm} mm clogs`;
}

/** Rockwell C; base presets require this for any material, and presets of abrasive materials inherit it. */
const ANY_NOZZLE_HRC = 3;

/** The hardness that a preset of an abrasive material inherits from its base, replaced by what the material needs. */
export function softenedNeed(
  { material, required_nozzle_hrc: asked }: ProfileDraft,
  needs: MaterialNeeds | undefined,
): Withheld[] {
  if (!needs?.abrasive || asked === null || asked > ANY_NOZZLE_HRC) return [];
  return [
    {
      field: 'required_nozzle_hrc',
      instead: needs.hardness_hrc,
      reason:
        'a base preset has it for every plastic; this material wears out soft nozzles, so the hardness that it needs is used',
      source: `materials/${material}: min_nozzle_hardness_hrc`,
    },
  ];
}

/** mm. Makers' own presets for direct drive reach 3 for 0.8 mm nozzles and 3.5 for flexible filament. */
const DIRECT_BELOW = 4;
/** mm. Less does not take up the slack in the tube. */
const BOWDEN_FROM = 1.5;

/**
 * Whether a retraction length belongs to the other type of extruder. A length of 0 disables retraction, which is a
 * choice.
 *
 * @param length mm
 */
export function isOfOtherDrive(length: number | null, drive: Printer['extruder_type']): boolean {
  if (length === null || length === 0) return false;
  return drive === 'direct_drive' ? length >= DIRECT_BELOW : drive === 'bowden' && length < BOWDEN_FROM;
}

/** Withholds a retraction length for the other type of extruder: from a shared preset, or another tool head. */
export function foreignRetraction(
  { retraction, provenance }: ProfileDraft,
  { extruder_type }: PrinterDraft,
): Withheld[] {
  if (!isOfOtherDrive(retraction.length_mm, extruder_type)) return [];
  const drive = extruder_type === 'bowden' ? 'a bowden tube' : 'direct drive';
  const reason = `${retraction.length_mm} mm of retraction does not suit ${drive}, which this printer has`;
  const source = `${provenance.source}: ${provenance.filament_preset}, ${provenance.printer_preset}`;
  return [{ field: 'retraction.length_mm', reason, source }];
}

/** °C; a layer of unknown temperature is null or absent. */
type Layers = Partial<Profile['bed_temperature_c']>;

/** All temperatures of a profile with separate values for the first layer and the others, by field. */
export function layeredTemperatures(
  profile: Pick<Profile, 'nozzle_temperature_c' | 'bed_temperature_c' | 'bed_temperature_by_plate_c'>,
): [field: string, layers: Layers][] {
  const plates = profile.bed_temperature_by_plate_c;
  const all: [string, Layers][] = [
    ['nozzle_temperature_c', profile.nozzle_temperature_c],
    ['bed_temperature_c', profile.bed_temperature_c],
  ];
  for (const plate of Object.keys(plates) as (keyof typeof plates)[])
    all.push([`bed_temperature_by_plate_c.${plate}`, plates[plate]]);
  return all;
}

/** An implausible value of a profile, with the reason and its source. */
export interface Withheld {
  field: string;
  /** The replacement, if there is one; absent: null. */
  instead?: Json;
  reason: string;
  source: string;
}

/** Replaces values by null or their replacements, listed as corrected; returns the same profile if there are none. */
export function withholdValues(profile: ProfileDraft, withheld: readonly Withheld[]): ProfileDraft {
  if (withheld.length === 0) return profile;
  let values = profile as unknown as JsonObject;
  const corrected: Correction[] = [];
  for (const { field, instead = null, reason, source } of withheld) {
    corrected.push({ field, upstream_value: at(profile, field) as Correction['upstream_value'], reason, source });
    values = put(values, field, instead);
  }
  const fitted = values as unknown as ProfileDraft;
  const { provenance } = fitted;
  return { ...fitted, provenance: { ...provenance, corrected: [...provenance.corrected, ...corrected] } };
}
