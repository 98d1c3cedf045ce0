import type { PrinterFacts } from '../../../schemas/generated/source.js';
import { boolean, choice, first, number } from '../values.js';
import type { Config } from './preset.js';

type Retraction = NonNullable<PrinterFacts['retraction']>;

const Z_HOPS = {
  'auto lift': 'auto',
  'normal lift': 'normal',
  'slope lift': 'slope',
  'spiral lift': 'spiral',
} as const;

/**
 * Retraction of a machine preset of the Orca family, or of a filament preset on a machine: what the filament
 * leaves out or sets to `nil` is the machine's own. A deretraction speed of 0 means the retraction speed.
 */
export function retraction(machine: Config, filament: Config = {}): Retraction {
  const value = (key: string) => number(filament[`filament_${key}`]) ?? number(machine[key]);
  const flag = (key: string) => boolean(filament[`filament_${key}`]) ?? boolean(machine[key]);
  const zHop = (config: Config, key: string) => choice(first(config[key]), Z_HOPS);
  return {
    length_mm: value('retraction_length'),
    speed_mm_s: value('retraction_speed'),
    deretraction_speed_mm_s: value('deretraction_speed') || null,
    z_hop_mm: value('z_hop'),
    min_travel_mm: value('retraction_minimum_travel'),
    on_layer_change: flag('retract_when_changing_layer'),
    extra_prime_mm: value('retract_restart_extra'),
    wipe: flag('wipe'),
    wipe_distance_mm: value('wipe_distance'),
    before_wipe_percent: value('retract_before_wipe'),
    z_hop_type: zHop(filament, 'filament_z_hop_types') ?? zHop(machine, 'z_hop_types'),
  };
}
