import { createHash } from 'node:crypto';
import type { Filament, Material, Printer, Profile } from '../../../schemas/generated/record.js';
import { at, isObject } from '../../shared/tree.js';

/** One figure or word of a record that was drawn. */
export interface Fact {
  record: string;
  /** Path of the field, joined by dots. */
  field: string;
  value: unknown;
}

/** What is drawn from. */
export interface Drawable {
  printers: readonly Printer[];
  materials: readonly Material[];
  profiles: readonly Profile[];
  filaments: readonly Filament[];
  /** Ids of the printers that most people have. */
  wellKnown: ReadonlySet<string>;
}

interface Kind {
  /** How many records; `null`: all of them. */
  size: number | null;
  /** Wrong ones among those that can be judged, in per cent: the goal is to stay below. */
  goal: number;
  of(data: Drawable): readonly { id: string }[];
  fields: readonly string[];
}

const PRINTER_FIELDS = [
  'build_volume_mm',
  'bed_shape',
  'structure',
  'kinematics',
  'tool_arrangement',
  'extruder_count',
  'extruder_type',
  'enclosed',
  'heated_bed',
  'rated.max_nozzle_temperature_c',
  'rated.max_bed_temperature_c',
  'rated.max_chamber_temperature_c',
  'firmware_limit.max_nozzle_temperature_c',
  'firmware_limit.max_bed_temperature_c',
  'chamber_temperature_control',
  'filament_diameter_mm',
  'default_nozzle_diameter_mm',
  'nozzle_material',
  'firmware',
  'bed_levelling',
  'multi_material',
  'camera',
  'auxiliary_fan',
  'air_filtration',
  'release_year',
] as const;

/** What is drawn, and which fields of it are judged. Fields that are null say nothing, and are not. */
export const KINDS = {
  well_known_printers: {
    size: 60,
    goal: 0.5,
    of: ({ printers, wellKnown }) => printers.filter(({ id }) => wellKnown.has(id)),
    fields: PRINTER_FIELDS,
  },
  other_printers: {
    size: 30,
    goal: 0.5,
    of: ({ printers, wellKnown }) => printers.filter(({ id }) => !wellKnown.has(id)),
    fields: PRINTER_FIELDS,
  },
  profiles: {
    size: 60,
    goal: 0.5,
    of: ({ profiles }) => profiles,
    fields: [
      'nozzle_temperature_c.first_layer',
      'nozzle_temperature_c.other_layers',
      'bed_temperature_c.first_layer',
      'bed_temperature_c.other_layers',
      'cooling.fan_min_percent',
      'cooling.fan_max_percent',
      'max_volumetric_speed_mm3_s',
      'retraction.length_mm',
      'retraction.speed_mm_s',
      'filament_diameter_mm',
      'process.layer_height_mm',
      'process.first_layer_height_mm',
      'process.speed_mm_s.first_layer',
      'process.speed_mm_s.outer_wall',
    ],
  },
  materials: {
    size: null,
    goal: 0.3,
    of: ({ materials }) => materials,
    fields: [
      'density_g_cm3',
      'nozzle_temperature_c',
      'bed_temperature_c',
      'chamber_temperature_c',
      'fan_percent',
      'glass_transition_c',
      'softening_temperature_c',
      'heat_deflection_c',
      'drying_temperature_c',
      'drying_time_h',
      'hygroscopic',
      'abrasive',
      'min_nozzle_hardness_hrc',
      'enclosure',
      'fumes.level',
    ],
  },
  products: {
    size: 40,
    goal: 1.5,
    of: ({ filaments }) => filaments,
    fields: [
      'name',
      'material',
      'diameters_mm',
      'density_g_cm3',
      'nozzle_temperature_c',
      'bed_temperature_c',
      'drying_temperature_c',
      'weights_g',
    ],
  },
} satisfies Record<string, Kind>;

export type KindName = keyof typeof KINDS;

export const isKind = (name: string): name is KindName => Object.hasOwn(KINDS, name);

/**
 * The facts of a kind that a seed draws: the records whose SHA-256 of `seed kind id` come first, so that one record more or
 * less does not change the rest of the sample.
 */
export function drawFacts(kind: KindName, seed: string, data: Drawable): Fact[] {
  const { size, of, fields }: Kind = KINDS[kind];
  const place = (id: string) => createHash('sha256').update(`${seed} ${kind} ${id}`).digest('hex');
  return of(data)
    .map((record) => ({ record, place: place(record.id) }))
    .sort((a, b) => (a.place < b.place ? -1 : 1))
    .slice(0, size ?? undefined)
    .flatMap(({ record }) =>
      fields
        .map((field) => ({ record: record.id, field, value: valueAt(record, field) }))
        .filter(({ value }) => isKnown(value)),
    );
}

const valueAt = (record: object, field: string): unknown =>
  field === 'weights_g' ? weights(record as Filament) : at(record, field);

const isKnown = (value: unknown): boolean =>
  value !== null &&
  value !== undefined &&
  !(isObject(value) && Object.values(value).every((one) => one === null)) &&
  !(Array.isArray(value) && value.length === 0);

/** The weights that a product is sold at, over all of its colours. */
function weights({ colours }: Filament): number[] {
  const all = colours.flatMap(({ sizes }) => sizes.map(({ weight_g }) => weight_g));
  return [...new Set(all.filter((weight) => weight !== null))].sort((a, b) => a - b);
}
