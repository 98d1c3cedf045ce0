import type { PrinterFacts } from '../../../schemas/generated/source.js';
import { boolean, number } from '../values.js';
import type { Section } from './bundle.js';

/**
 * Retraction of a PrusaSlicer printer preset, or of a filament preset on a printer: what the filament leaves out
 * or sets to `nil` is the printer's own. A deretraction speed of 0 means the retraction speed. PrusaSlicer works
 * out the length of the wipe itself.
 */
export function retraction(machine: Section, filament: Section = {}): NonNullable<PrinterFacts['retraction']> {
  const value = (key: string) => number(filament[`filament_${key}`]) ?? number(machine[key]);
  const flag = (key: string) => boolean(filament[`filament_${key}`]) ?? boolean(machine[key]);
  const ramping = flag('travel_ramping_lift');
  return {
    length_mm: value('retract_length'),
    speed_mm_s: value('retract_speed'),
    deretraction_speed_mm_s: value('deretract_speed') || null,
    z_hop_mm: value('retract_lift'),
    min_travel_mm: value('retract_before_travel'),
    on_layer_change: flag('retract_layer_change'),
    extra_prime_mm: value('retract_restart_extra'),
    wipe: flag('wipe'),
    before_wipe_percent: value('retract_before_wipe'),
    z_hop_type: ramping === null ? null : ramping ? 'slope' : 'normal',
  };
}
