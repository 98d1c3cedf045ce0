import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { fields } from '../../../scripts/pipeline/check/overrides/target.js';
import { checkSchema, valueProblem } from '../../../scripts/pipeline/check/schema.js';
import { sentenceOf } from '../../../scripts/shared/problem.js';
import { recordSchema, valuesSchema } from '../../../scripts/shared/schemas/read.js';
import { isObject, type JsonObject } from '../../../scripts/shared/tree.js';
import { fullLines } from '../../support/problem-lines.js';

type Kind = 'printer' | 'nozzle' | 'profile' | 'process' | 'material' | 'quantity';

/** The schema of a field; for a quantity the field is its unit. */
function schemaOf(kind: Kind, field: string): JsonObject {
  if (kind === 'quantity') return (valuesSchema('quantities').properties as JsonObject)[field] as JsonObject;
  if (kind !== 'material') {
    const computed = /^max_\w+_temperature_c$/.test(field) ? `rated.${field}` : field;
    return fields(kind).get(computed) as JsonObject;
  }
  let schema = valuesSchema('material-facts');
  for (const name of field.split('.')) schema = (schema.properties as JsonObject)[name] as JsonObject;
  return schema;
}

type Bad = [kind: Kind, field: string, value: number, words: string];

const BAD: Readonly<Record<string, readonly Bad[]>> = {
  'degrees Fahrenheit or kelvin': [
    ['printer', 'max_nozzle_temperature_c', 572, 'looks like °F (572 °F = 300 °C)'],
    ['printer', 'max_nozzle_temperature_c', 573.15, 'K (573.15 K = 300 °C)'],
    ['printer', 'max_bed_temperature_c', 212, 'looks like °F (212 °F = 100 °C)'],
    ['printer', 'max_bed_temperature_c', 373, 'K (373 K = 99.85 °C)'],
    ['printer', 'max_chamber_temperature_c', 333, 'K (333 K = 59.85 °C)'],
    ['profile', 'nozzle_temperature_c.first_layer', 518, 'looks like °F (518 °F = 270 °C)'],
    ['profile', 'nozzle_temperature_c.other_layers', 503, 'K (503 K = 229.9 °C)'],
    ['profile', 'nozzle_temperature_range_c.max', 536, 'looks like °F (536 °F = 280 °C)'],
    ['profile', 'bed_temperature_c.first_layer', 230, 'looks like °F (230 °F = 110 °C)'],
    ['profile', 'bed_temperature_by_plate_c.textured_pei.other_layers', 328, 'K (328 K = 54.85 °C)'],
    ['material', 'nozzle_temperature_c.min', 715, 'looks like °F (715 °F = 379.4 °C)'],
    ['material', 'drying_temperature_c.max', 323, 'K (323 K = 49.85 °C)'],
    ['material', 'bed_temperature_c.max', 221, 'looks like °F (221 °F = 105 °C)'],
    ['quantity', '°C', 536, 'looks like °F (536 °F = 280 °C)'],
  ],
  'a digit too many or too few': [
    ['printer', 'max_nozzle_temperature_c', 3000, 'ten times too large (300 °C)'],
    ['printer', 'max_nozzle_temperature_c', 30, 'ten times too small (300 °C)'],
    ['printer', 'max_bed_temperature_c', 10, 'ten times too small (100 °C)'],
    ['printer', 'build_volume_mm.x', 2200, 'ten times too large (220 mm)'],
    ['printer', 'build_volume_mm.z', 2500, 'ten times too large (250 mm)'],
    ['profile', 'nozzle_temperature_c.first_layer', 2200, 'ten times too large (220 °C)'],
    ['profile', 'nozzle_temperature_c.other_layers', 21, 'ten times too small (210 °C)'],
    ['profile', 'flow_ratio', 9.8, 'looks like ten times too large (0.98)'],
    ['profile', 'flow_ratio', 0.098, 'looks like ten times too small (0.98)'],
    ['profile', 'filament_diameter_mm', 17.5, 'ten times too large (1.75 mm)'],
    ['profile', 'filament_diameter_mm', 0.175, 'looks like'],
    ['profile', 'retraction.length_mm', 65, 'ten times too large (6.5 mm)'],
    ['material', 'density_g_cm3', 12.7, 'ten times too large (1.27 g/cm³)'],
    ['material', 'density_g_cm3', 0.127, 'ten times too small (1.27 g/cm³)'],
    ['material', 'drying_time_h.max', 80, 'looks like minutes (80 minutes = 1.333 h)'],
    ['material', 'max_volumetric_speed_mm3_s', 150, 'looks like mm³/min (150 mm³/min = 2.5 mm³/s)'],
    ['process', 'infill_density_percent', 150, 'ten times too large (15 %)'],
    ['process', 'flow_ratio.bridge', 0.09, 'ten times too small (0.9)'],
    ['printer', 'extruder_count', 40, 'ten times too large (4)'],
  ],
  'cm, inches or micrometres': [
    ['printer', 'build_volume_mm.x', 22, 'looks like cm (22 cm = 220 mm)'],
    ['printer', 'build_volume_mm.y', 22, 'looks like cm (22 cm = 220 mm)'],
    ['printer', 'build_volume_mm.z', 25, 'looks like cm (25 cm = 250 mm)'],
    ['printer', 'build_volume_mm.x', 8.66, 'inches (8.66 inches = 220 mm)'],
    ['printer', 'build_volume_mm.z', 9.84, 'inches (9.84 inches = 249.9 mm)'],
    ['printer', 'printable_volume_mm.y', 30, 'looks like cm (30 cm = 300 mm)'],
    ['printer', 'z_offset_mm', 50, 'looks like µm (50 µm = 0.05 mm)'],
    ['nozzle', 'diameter_mm', 400, 'looks like µm (400 µm = 0.4 mm)'],
    ['nozzle', 'layer_height_mm.max', 280, 'looks like µm (280 µm = 0.28 mm)'],
    ['process', 'layer_height_mm', 200, 'looks like µm (200 µm = 0.2 mm)'],
    ['process', 'first_layer_height_mm', 0.02, 'looks like cm (0.02 cm = 0.2 mm)'],
    ['process', 'line_width_mm.outer_wall', 420, 'looks like µm (420 µm = 0.42 mm)'],
    ['process', 'elephant_foot_compensation_mm', 150, 'looks like µm (150 µm = 0.15 mm)'],
    ['process', 'resolution_mm', 12, 'looks like µm (12 µm = 0.012 mm)'],
    ['profile', 'filament_diameter_mm', 1750, 'looks like µm (1750 µm = 1.75 mm)'],
    ['material', 'min_nozzle_diameter_mm', 400, 'looks like µm (400 µm = 0.4 mm)'],
  ],
  'mm/min, m/s² or g': [
    ['printer', 'max_speed_mm_s.x', 30000, 'looks like mm/min (30000 mm/min = 500 mm/s)'],
    ['printer', 'max_speed_mm_s.e', 3000, 'looks like mm/min (3000 mm/min = 50 mm/s)'],
    ['printer', 'max_speed_mm_s.y', 0.5, 'looks like m/s (0.5 m/s = 500 mm/s)'],
    ['printer', 'max_jerk_mm_s.x', 540, 'looks like mm/min (540 mm/min = 9 mm/s)'],
    ['printer', 'max_jerk_mm_s.e', 150, 'looks like mm/min (150 mm/min = 2.5 mm/s)'],
    ['printer', 'max_acceleration_mm_s2.x', 20, 'looks like m/s² (20 m/s² = 20000 mm/s²)'],
    ['printer', 'max_acceleration_mm_s2.travel', 2, 'g (2 g = 19610 mm/s²)'],
    ['printer', 'max_acceleration_mm_s2.y', 0.5, 'looks like m/s² (0.5 m/s² = 500 mm/s²) or g'],
    ['printer', 'retraction.speed_mm_s', 2400, 'looks like mm/min (2400 mm/min = 40 mm/s)'],
    ['profile', 'retraction.deretraction_speed_mm_s', 1800, 'looks like mm/min (1800 mm/min = 30 mm/s)'],
    ['profile', 'cooling.min_print_speed_mm_s', 1200, 'looks like mm/min (1200 mm/min = 20 mm/s)'],
    ['process', 'speed_mm_s.outer_wall', 7200, 'looks like mm/min (7200 mm/min = 120 mm/s)'],
    ['process', 'speed_mm_s.travel', 18000, 'looks like mm/min (18000 mm/min = 300 mm/s)'],
    ['process', 'speed_mm_s.first_layer', 0.05, 'looks like m/s (0.05 m/s = 50 mm/s)'],
    ['process', 'acceleration_mm_s2.default', 5, 'looks like m/s² (5 m/s² = 5000 mm/s²)'],
    ['process', 'acceleration_mm_s2.outer_wall', 0.3, 'looks like m/s² (0.3 m/s² = 300 mm/s²)'],
    ['process', 'jerk_mm_s.default', 480, 'looks like mm/min (480 mm/min = 8 mm/s)'],
    ['process', 'overhang.speed_mm_s.half', 1800, 'looks like mm/min (1800 mm/min = 30 mm/s)'],
    ['process', 'ironing.speed_mm_s', 900, 'looks like mm/min (900 mm/min = 15 mm/s)'],
    ['quantity', 'mm/s', 3600, 'looks like mm/min (3600 mm/min = 60 mm/s)'],
    ['quantity', 'mm/s²', 5, 'looks like m/s² (5 m/s² = 5000 mm/s²)'],
  ],
  'a ratio for a percentage, or the other way round': [
    ['process', 'infill_density_percent', 0.15, 'a ratio, where a percentage is expected (0.15 = 15 %)'],
    ['process', 'infill_wall_overlap_percent', 0.25, 'a ratio, where a percentage is expected (0.25 = 25 %)'],
    ['process', 'ironing.flow_percent', 0.1, 'a ratio, where a percentage is expected (0.1 = 10 %)'],
    ['profile', 'retraction.before_wipe_percent', 0.7, 'a ratio, where a percentage is expected (0.7 = 70 %)'],
    ['printer', 'retraction.before_wipe_percent', 0.7, 'a ratio, where a percentage is expected (0.7 = 70 %)'],
    ['profile', 'cooling.fan_min_percent', 0.4, 'a ratio, where a percentage is expected (0.4 = 40 %)'],
    ['profile', 'cooling.fan_max_percent', 0.85, 'a ratio, where a percentage is expected (0.85 = 85 %)'],
    ['profile', 'cooling.fan_max_percent', 1, 'a ratio, where a percentage is expected (1 = 100 %)'],
    ['profile', 'cooling.overhang_fan_percent', 1, 'a ratio, where a percentage is expected (1 = 100 %)'],
    ['profile', 'cooling.bridge_fan_percent', 0.5, 'a ratio, where a percentage is expected (0.5 = 50 %)'],
    ['profile', 'cooling.auxiliary_fan_percent', 0.7, 'a ratio, where a percentage is expected (0.7 = 70 %)'],
    ['profile', 'cooling.support_interface_fan_percent', 1, 'a ratio, where a percentage is expected (1 = 100 %)'],
    ['material', 'fan_percent.max', 1, 'a ratio, where a percentage is expected (1 = 100 %)'],
    ['material', 'fan_percent.min', 0.3, 'a ratio, where a percentage is expected (0.3 = 30 %)'],
    ['profile', 'flow_ratio', 98, 'a percentage, where a ratio is expected (98 % = 0.98)'],
    ['process', 'flow_ratio.bridge', 60, 'a percentage, where a ratio is expected (60 % = 0.6)'],
    ['process', 'flow_ratio.first_layer', 100, 'a percentage, where a ratio is expected (100 % = 1)'],
    ['process', 'line_width_mm.default', 105, 'a percentage of the nozzle diameter'],
    ['process', 'min_wall_width_mm', 85, 'a percentage of the nozzle diameter'],
    ['process', 'seam.gap_mm', 10, 'a percentage of the nozzle diameter (10 % of a 0.4 mm nozzle = 0.04 mm)'],
    ['profile', 'shrinkage_percent.xy', 99.5, 'what remains, where the loss is expected (99.5 % = 0.5 %)'],
    ['profile', 'shrinkage_percent.z', 100, 'what remains, where the loss is expected (100 % = 0 %)'],
    ['profile', 'cooling.fan_max_percent', 255, 'a fan value from 0 to 255 (255 of 255 = 100 %)'],
    ['profile', 'cooling.bridge_fan_percent', 128, 'a fan value from 0 to 255'],
  ],
  'another unit of time, density or flow': [
    ['material', 'density_g_cm3', 1270, 'looks like kg/m³ (1270 kg/m³ = 1.27 g/cm³)'],
    ['material', 'density_g_cm3', 1040, 'looks like kg/m³ (1040 kg/m³ = 1.04 g/cm³)'],
    ['material', 'drying_time_h.min', 480, 'looks like minutes (480 minutes = 8 h)'],
    ['material', 'drying_time_h.max', 720, 'looks like minutes (720 minutes = 12 h)'],
    ['profile', 'pressure_advance', 40, 'looks like ms (40 ms = 0.04 s)'],
    ['profile', 'cooling.slow_down_below_layer_time_s', 8000, 'looks like ms (8000 ms = 8 s)'],
    ['profile', 'max_volumetric_speed_mm3_s', 720, 'looks like mm³/min (720 mm³/min = 12 mm³/s)'],
    ['profile', 'max_volumetric_speed_mm3_s', 0.012, 'looks like cm³/s (0.012 cm³/s = 12 mm³/s)'],
    ['quantity', 'h', 480, 'looks like minutes (480 minutes = 8 h)'],
    ['quantity', 'min', 1800, 'looks like seconds (1800 seconds = 30 min)'],
    ['material', 'min_nozzle_hardness_hrc', 550, 'a Vickers or Brinell hardness'],
    ['profile', 'required_nozzle_hrc', 600, 'a Vickers or Brinell hardness'],
  ],
  'what cannot be at all': [
    ['profile', 'flow_ratio', 0, '0 is out of range'],
    ['process', 'layer_height_mm', -0.2, 'an extra minus sign (0.2 mm)'],
    ['process', 'layer_height_mm', 0, '0 is out of range'],
    ['process', 'speed_mm_s.outer_wall', 0, '0 is out of range'],
    ['process', 'line_width_mm.default', 0, '0 is out of range'],
    ['profile', 'retraction.length_mm', -0.8, 'an extra minus sign (0.8 mm)'],
    ['profile', 'bed_temperature_c.first_layer', -60, 'an extra minus sign (60 °C)'],
    ['profile', 'max_volumetric_speed_mm3_s', 0, '0 is out of range'],
    ['profile', 'required_nozzle_hrc', -3, 'an extra minus sign (3 HRC)'],
    ['process', 'support.threshold_angle_deg', 120, '120 is out of range'],
    ['printer', 'build_volume_mm.x', 0, '0 is out of range'],
    ['printer', 'release_year', 1983, '1983 is out of range'],
    ['printer', 'release_year', 23, 'a year without its century (23 = 2023)'],
    ['printer', 'release_year', 20230401, 'a date (20230401 = 2023)'],
    ['material', 'chamber_temperature_c.min', -40, '-40 is out of range'],
    ['quantity', '% relative humidity', 120, '120 is out of range'],
  ],
  'a fraction of what comes whole': [
    ['printer', 'extruder_count', 1.5, '1.5 is not a whole number'],
    ['printer', 'release_year', 2023.5, '2023.5 is not a whole number'],
    ['process', 'wall_loops', 2.5, '2.5 is not a whole number'],
    ['process', 'top_shell_layers', 0.8, '0.8 is not a whole number'],
    ['process', 'bottom_shell_layers', 3.2, '3.2 is not a whole number'],
    ['process', 'skirt.loops', 1.5, '1.5 is not a whole number'],
    ['process', 'raft.layers', 0.5, '0.5 is not a whole number'],
    ['process', 'support.interface_layers', 1.5, '1.5 is not a whole number'],
    ['profile', 'cooling.fan_off_first_layers', 1.5, '1.5 is not a whole number'],
    ['profile', 'cooling.full_fan_speed_layer', 2.5, '2.5 is not a whole number'],
    ['profile', 'required_nozzle_hrc', 55.5, '55.5 is not a whole number'],
    ['material', 'min_nozzle_hardness_hrc', 40.5, '40.5 is not a whole number'],
    ['quantity', 'layers', 2.5, '2.5 is not a whole number'],
    ['quantity', 'grit', 600.5, '600.5 is not a whole number'],
  ],
};

const GOOD: readonly [kind: Kind, field: string, values: readonly number[], of: string][] = [
  ['printer', 'build_volume_mm.x', [81, 120, 256, 500, 1000], 'mycusini 2.0 … Z-Bolt S1000'],
  ['printer', 'build_volume_mm.y', [81, 110, 350, 1000], 'MakerGear Micro … Z-Bolt S1000'],
  ['printer', 'build_volume_mm.z', [45, 95, 605, 1010, 2100], 'mycusini 2.0 … SeeMeCNC BossDelta'],
  ['printer', 'extruder_count', [1, 2, 5, 8], 'Prusa XL, CORE One INDX'],
  ['printer', 'max_nozzle_temperature_c', [230, 260, 300, 400, 500], 'VzBot; the hottest hot ends'],
  ['printer', 'max_bed_temperature_c', [65, 80, 110, 150], 'Ender-2 … Volumic SH65'],
  ['printer', 'max_chamber_temperature_c', [55, 65, 100], 'CORE One, X1E'],
  ['printer', 'max_speed_mm_s.x', [100, 500, 1200, 2000], 'FLSUN S1'],
  ['printer', 'max_speed_mm_s.z', [2, 5, 12, 1200], 'BIBO Touch; deltas'],
  ['printer', 'max_acceleration_mm_s2.x', [200, 500, 20000, 200000], 'Guider 2s … LH Stinger'],
  ['printer', 'max_acceleration_mm_s2.z', [10, 100, 40000], 'MakerGear M2'],
  ['printer', 'max_jerk_mm_s.x', [4, 8, 20, 100], 'MakerGear M2 V4, Ender-5 Max'],
  ['printer', 'max_jerk_mm_s.z', [0.1, 0.4, 30], 'Jubilee'],
  ['printer', 'retraction.length_mm', [0, 0.4, 6.5, 20], 'bowden; Ginger G1 pellets'],
  ['printer', 'retraction.extra_prime_mm', [-0.2, 0, 35], 'Geeetech A10M, Ginger G1'],
  ['printer', 'release_year', [1992, 2009, 2024], 'a machine of each decade'],
  ['nozzle', 'diameter_mm', [0.15, 0.4, 1.2, 3, 8], 'Voron; Ginger G1'],
  ['nozzle', 'layer_height_mm.max', [0.12, 0.28, 5], 'Ginger G1'],
  ['nozzle', 'layer_height_mm.min', [0.01, 0.08, 0.6], 're3D GigabotX'],
  ['profile', 'nozzle_temperature_c.first_layer', [31, 180, 320, 440], 'chocolate; PEEK on a Proton'],
  ['profile', 'nozzle_temperature_range_c.max', [210, 300, 460], 'PEEK on a MagicMaker'],
  ['profile', 'bed_temperature_c.first_layer', [0, 60, 150], 'PHA off; PEEK'],
  ['profile', 'bed_temperature_by_plate_c.smooth_pei.other_layers', [25, 110, 140], 'PC'],
  ['profile', 'chamber_temperature_c', [20, 60, 80], 'PHA; PC'],
  ['profile', 'cooling.fan_min_percent', [0, 1, 35, 100], 'Snapmaker U1 with ASA: 1 %'],
  ['profile', 'cooling.fan_max_percent', [0, 5, 100], 'PA-CF on an MK4'],
  ['profile', 'cooling.fan_off_first_layers', [0, 1, 999, 1000], 'never on: tiQ2'],
  ['profile', 'cooling.fan_min_below_layer_time_s', [0, 4, 100, 600], 'Jubilee'],
  ['profile', 'flow_ratio', [0.42, 0.5, 0.98, 1.366], 'foaming ASA and TPU; Adventurer 4'],
  ['profile', 'max_volumetric_speed_mm3_s', [0.5, 2, 24, 110, 250], 'soft TPU; Ginger G1 pellets'],
  ['profile', 'pressure_advance', [0, 0.005, 0.04, 1.02], 'bowden'],
  ['profile', 'filament_diameter_mm', [1.12838, 1.75, 2.85, 18, 22.66], 'pellets, cartridges of chocolate'],
  ['profile', 'required_nozzle_hrc', [0, 3, 40, 55], 'PA-CF'],
  ['profile', 'shrinkage_percent.xy', [0, 0.3, 0.8], 'ABS on a tiQ8'],
  ['profile', 'retraction.speed_mm_s', [5, 40, 120, 200], 'soft TPU'],
  ['profile', 'retraction.min_travel_mm', [0, 2, 15], 'BossDelta'],
  ['process', 'layer_height_mm', [0.07, 0.2, 0.6, 4], 'DeltiQ 2; Ginger G1'],
  ['process', 'first_layer_height_mm', [0.1, 0.25, 1], 'Snapmaker U1; re3D'],
  ['process', 'line_width_mm.outer_wall', [0.17, 0.42, 1.9, 9.5], 'Voron 0.15 nozzle; Ginger G1'],
  ['process', 'wall_loops', [1, 2, 6], 'vase; CR-30'],
  ['process', 'top_shell_layers', [0, 4, 11], 'pellets; 0.08 mm layers'],
  ['process', 'infill_density_percent', [0, 4, 12.5, 15, 100], 'hollow, solid'],
  ['process', 'speed_mm_s.outer_wall', [15, 60, 350, 500], 'CoLiDo; Rat Rig'],
  ['process', 'speed_mm_s.sparse_infill', [30, 270, 800], 'FLSUN S1'],
  ['process', 'speed_mm_s.travel', [60, 500, 1200], 'FLSUN S1'],
  ['process', 'speed_mm_s.first_layer', [6.25, 30, 130], 'UltiMaker 2'],
  ['process', 'acceleration_mm_s2.default', [150, 500, 10000, 40000], 'Artemis; Sovol Zero'],
  ['process', 'acceleration_mm_s2.bridge', [30, 1000, 10000], 'Artillery M1 Pro'],
  ['process', 'jerk_mm_s.outer_wall', [2, 9, 20], 'Snapmaker'],
  ['process', 'brim.width_mm', [0, 5, 40], 'Ginger G1'],
  ['process', 'flow_ratio.bridge', [0.6, 0.95, 1.5], 'Voron; A2L'],
  ['process', 'infill_wall_overlap_percent', [-10, 5, 15, 75], 'between advice and Artillery'],
  ['process', 'support.top_z_distance_mm', [0, 0.2, 1], 'soluble; CR-30'],
  ['process', 'support.bottom_interface_layers', [-1, 0, 4], 'as on top'],
  ['process', 'elephant_foot_compensation_mm', [0, 0.15, 1], 'PhoenixPro'],
  ['process', 'overhang.speed_mm_s.full', [2.5, 10, 100], 'CR-20 Pro'],
  ['process', 'skirt.distance_mm', [0, 2, 15], 'Proton X'],
  ['material', 'density_g_cm3', [0.89, 1.24, 1.78], 'PP, PLA, PVDF'],
  ['material', 'nozzle_temperature_c.min', [31, 80, 380], 'chocolate, PCL, PEEK-CF'],
  ['material', 'nozzle_temperature_c.max', [36, 140, 450], 'chocolate, PCL, PEEK'],
  ['material', 'bed_temperature_c.max', [30, 110, 170], 'PHA, ABS, PPSU'],
  ['material', 'chamber_temperature_c.max', [41, 70, 180], 'CPE, ABS, PEEK'],
  ['material', 'glass_transition_c.min', [-120, -60, 60, 220], 'PE, PCL, PLA, PPSU'],
  ['material', 'softening_temperature_c', [30, 100, 340], 'TPU, ABS, PEEK'],
  ['material', 'drying_temperature_c.max', [45, 80, 150], 'PCL, PA, PEEK'],
  ['material', 'drying_time_h.max', [2, 8, 24], 'PC-PBT, PHA'],
  ['material', 'fan_percent.max', [0, 10, 100], 'PEEK, PLA'],
  ['material', 'max_volumetric_speed_mm3_s', [1.2, 12, 23], 'TPC, SBS'],
  ['material', 'min_nozzle_diameter_mm', [0.2, 0.6], 'TPU 85A'],
  ['quantity', '°C', [-20, 5, 300], 'a step down; purging'],
  ['quantity', 'mm', [-0.2, 0.004, 100], 'an offset; a probe; an E-step test'],
  ['quantity', 'count', [1, 9, 300], 'a belt in hertz counts'],
];

function reportOf(kind: Kind, field: string, value: unknown): string {
  const problem = valueProblem(schemaOf(kind, field), value);
  return problem === null ? '' : sentenceOf(problem);
}

describe.each(Object.entries(BAD))('%s', (_, rows) => {
  it.each(rows)('is rejected: %s %s %s', (kind, field, value, words) => {
    expect(reportOf(kind, field, value)).toContain(words);
  });
});

describe('real machines and materials', () => {
  it.each(GOOD)('are accepted: %s %s %j (%s)', (kind, field, values) => {
    expect(values.map((value) => reportOf(kind, field, value)).filter((text) => text !== '')).toEqual([]);
  });

  it('are accepted with unknown values', () => {
    const wrong = GOOD.filter(([kind]) => !['quantity', 'nozzle'].includes(kind)).filter(
      ([kind, field]) => reportOf(kind, field, null) !== '',
    );
    expect(wrong).toEqual([]);
  });
});

describe('every figure', () => {
  it.each(['printer-facts', 'nozzle-facts', 'profile-values', 'process-values', 'material-facts', 'quantities'])(
    'of %s has bounds, a unit, a meaning in both languages and an example within them',
    (name) => {
      const lacking = figures(valuesSchema(name)).filter(([, schema]) => {
        const has = ['minimum', 'maximum', 'x-unit', 'description', 'x-zh'].every((key) => key in schema);
        const examples = (schema.examples ?? []) as number[];
        return !has || examples.length === 0 || examples.some((example) => valueProblem(schema, example) !== null);
      });
      expect(lacking.map(([path]) => path)).toEqual([]);
    },
  );
});

it('the figures of a material mean the same in its file and in its record', () => {
  const reported = (schema: JsonObject) =>
    figures(schema).map(([path, figure]) => [path, figure.description, figure['x-zh'], figure['x-unit']]);
  const record = reported(recordSchema('material'));
  const source = reported(valuesSchema('material-facts'));
  expect(source.length).toBeGreaterThan(15);
  // A record may add, after a semicolon, that a name has another shape elsewhere.
  const same = (own: unknown, other: unknown) =>
    typeof own === 'string' && typeof other === 'string'
      ? other.startsWith(own.slice(0, -1))
      : isDeepStrictEqual(own, other);
  expect(source.filter((figure) => !record.some((other) => figure.every((part, i) => same(part, other[i]))))).toEqual(
    [],
  );
});

const PLA = {
  ...{ id: 'pla', name: 'PLA', name_zh: '聚乳酸', family: 'pla', type: 'PLA', fibre: null, aliases: [], facts: {} },
  safety: { fumes: null, food_contact: null },
};
const ofMaterial = (changes: object) =>
  checkSchema({ kind: 'material', file: 'materials/pla.yaml', text: '', value: { ...PLA, ...changes } });

it('a figure of a material has the same bounds as those of its other sources', () => {
  const fact = { value: 1270, sources: ['guide'], others: [{ value: 12.4, sources: ['guide'] }] };
  const problems = ofMaterial({ facts: { density_g_cm3: fact } });
  expect(problems.map(({ path, message, rule }) => [path, message, rule])).toEqual([
    ['facts.density_g_cm3.value', '1270 is out of range: looks like kg/m³ (1270 kg/m³ = 1.27 g/cm³)', 'schema'],
    [
      'facts.density_g_cm3.others.0.value',
      '12.4 is out of range: looks like ten times too large (1.24 g/cm³)',
      'schema',
    ],
  ]);
});

it.each([
  [{ id: 'pla-cf' }, 'fibre: null is not allowed (allowed: "carbon"; the id ends in -cf)'],
  [{ id: 'pla-gf', fibre: 'carbon' }, 'fibre: "carbon" is not allowed (allowed: "glass"; the id ends in -gf)'],
  [
    { facts: { abrasive: { value: true, sources: ['guide'] } } },
    'facts: misses "min_nozzle_hardness_hrc" (an abrasive material needs a hard nozzle',
  ],
])('a material with %j is reported', (changes, line) => {
  expect(fullLines(ofMaterial(changes))).toEqual([expect.stringContaining(line)]);
});

function figures(schema: JsonObject, path = ''): [path: string, schema: JsonObject][] {
  return Object.entries((schema.properties ?? {}) as JsonObject).flatMap(([key, inner]) => {
    if (!isObject(inner)) return [];
    const below = path === '' ? key : `${path}.${key}`;
    const isFigure = /number|integer/.test(String(inner.type));
    return isFigure ? [[below, inner] as [string, JsonObject]] : figures(inner, below);
  });
}
