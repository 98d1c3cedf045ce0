import type { Printer, Profile } from '../../../schemas/generated/record.js';
import type { Withheld } from './withheld-value.js';

/** mm. Makers' own presets for direct drive reach 3 for 0.8 mm nozzles and 3.5 for flexible filament. */
export const DIRECT_BELOW = 4;
/** mm. Less does not take up the slack of the tube. */
export const BOWDEN_FROM = 1.5;

/**
 * Whether a retraction length belongs to another way of driving the filament. A length of 0 switches retraction off,
 * which is a choice.
 *
 * @param length mm
 */
export function isOfOtherDrive(length: number | null, drive: Printer['extruder_type']): boolean {
  if (length === null || length === 0) return false;
  return drive === 'direct_drive' ? length >= DIRECT_BELOW : drive === 'bowden' && length < BOWDEN_FROM;
}

/** A retraction length in a profile that was written for the other drive: a shared preset, or one of another tool head. */
export function foreignRetraction({ retraction, provenance }: Profile, { extruder_type }: Printer): Withheld[] {
  if (!isOfOtherDrive(retraction.length_mm, extruder_type)) return [];
  const drive = extruder_type === 'bowden' ? 'a bowden tube' : 'direct drive';
  const reason = `${retraction.length_mm} mm of retraction does not suit ${drive}, which this printer has`;
  const source = `${provenance.source}: ${provenance.filament_preset}, ${provenance.printer_preset}`;
  return [{ field: 'retraction.length_mm', reason, source }];
}
