import type { ProfileValues } from '../../../schemas/generated/source.js';
import { round } from '../values.js';
import { whole, within } from './facts.js';
import type { Stack } from './stack.js';

/** °C; lower values are room temperature rather than a heated chamber. */
const HEATED = 35;

/** Shrinkage of a part, %: Cura states the size to print, 100.5 % for a shrinkage of about 0.5 %. */
function shrinkage(scale: number | null): number | null {
  return scale === null || scale <= 0 ? null : round(100 - 10_000 / scale, 3);
}

/**
 * Cura's values for a material on a machine, with the quality that fits both. Without a heated bed there is no bed
 * temperature. The fan ramps up over several layers instead of switching on at one.
 */
export function filamentValues(stack: Stack): ProfileValues {
  const number = (key: string, min: number, max: number) => within(stack.number(key), min, max);
  const fan = (key: string) => (stack.flag('cool_fan_enabled') === false ? 0 : whole(stack.number(key), 0, 100));
  const [slow, fast] = [fan('cool_fan_speed_min'), fan('cool_fan_speed_max')];
  // A fan that slows down when it should speed up is an error upstream.
  const ordered = slow === null || fast === null || slow <= fast;
  const heated = stack.flag('machine_heated_bed') === true;
  const other = number('material_print_temperature', 25, 500);
  const bed = heated ? number('material_bed_temperature', 0, 200) : null;
  const full = whole(stack.number('cool_fan_full_layer'), 0, 1000);
  const first = stack.number('cool_fan_speed_0');
  const retracts = stack.flag('retraction_enable');
  const hops = stack.flag('retraction_hop_enabled');
  const flow = stack.number('material_flow');
  return {
    nozzle_temperature_c: {
      first_layer: number('material_print_temperature_layer_0', 25, 500) ?? other,
      other_layers: other,
    },
    bed_temperature_c: {
      first_layer: bed === null ? null : (number('material_bed_temperature_layer_0', 0, 200) ?? bed),
      other_layers: bed,
    },
    chamber_temperature_c:
      stack.flag('machine_heated_build_volume') === true ? number('build_volume_temperature', HEATED, 250) : null,
    cooling: {
      fan_min_percent: ordered ? slow : null,
      fan_max_percent: ordered ? fast : null,
      bridge_fan_percent: stack.flag('bridge_settings_enabled') ? fan('bridge_fan_speed') : null,
      fan_off_first_layers: first === null || full === null ? null : first === 0 && full > 1 ? 1 : 0,
      full_fan_speed_layer: full,
      fan_min_below_layer_time_s: number('cool_min_layer_time_fan_speed_max', 0, 600),
      slow_down_below_layer_time_s: number('cool_min_layer_time', 0, 300),
      min_print_speed_mm_s: number('cool_min_speed', 0, 300),
    },
    flow_ratio: flow === null ? null : within(round(flow / 100), 0.3, 2),
    retraction: {
      length_mm: retracts === false ? 0 : number('retraction_amount', 0, 25),
      speed_mm_s: number('retraction_retract_speed', 1, 250),
      deretraction_speed_mm_s: number('retraction_prime_speed', 1, 250),
      z_hop_mm: hops === false ? 0 : number('retraction_hop', 0, 5),
      min_travel_mm: number('retraction_min_travel', 0, 30),
      on_layer_change: stack.flag('retract_at_layer_change'),
    },
    filament_diameter_mm: number('material_diameter', 1, 25),
    shrinkage_percent: {
      xy: within(shrinkage(stack.number('material_shrinkage_percentage_xy')), -10, 10),
      z: within(shrinkage(stack.number('material_shrinkage_percentage_z')), -10, 10),
    },
  };
}
