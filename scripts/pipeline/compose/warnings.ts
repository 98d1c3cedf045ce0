import { isNearCutoff } from '../../../core/fit/judge.js';
import { wearsOut } from '../../../core/fit/nozzle-hardness.js';
import { nozzleName } from '../../../core/fit/reasons.js';
import { type Warning, warning } from '../../../core/words/warnings.js';
import type { Material, Profile } from '../../../schemas/generated/record.js';
import type { PrinterDraft, ProfileDraft } from './drafts.js';
import type { MaterialNeeds } from './material-needs.js';
import { unusualValues } from './usual.js';

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
export function materialWarnings({
  drying_temperature_c: { max },
  softening_temperature_c: softening,
  glass_transition_c: { min: glass },
}: Pick<
  Material,
  'drying_temperature_c' | 'softening_temperature_c' | 'glass_transition_c'
>): Warning<'drying_above_softening'>[] {
  // A material that is soft at room temperature is elastic, and dried in that state.
  if (max === null || softening === null || glass === null || glass < 40) return [];
  if (max <= softening || max <= glass) return [];
  return [warning('drying_above_softening', 'drying_temperature_c', { temperature: max, softening })];
}
