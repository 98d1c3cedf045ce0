/** The language of a page. */
export type Lang = 'en' | 'zh-CN';

/** The part of a published JSON schema that says what a field is. */
export interface FieldSchema {
  description?: string;
  'x-zh'?: string;
  'x-unit'?: string;
  properties?: Record<string, FieldSchema>;
}

/** One line of a table: a field, or several that are read together. */
export interface Line {
  /** Path of the field in the record, parts separated by dots. */
  path: string;
  label: string;
  unit: string;
  /** range: {min, max}; layers: {first_layer, other_layers}; box: {x, y, z}; nozzles: layer heights by nozzle. */
  kind: 'value' | 'range' | 'layers' | 'box' | 'nozzles';
  /** The schema's whole description. */
  about: string;
}

/** Which preset of a slicer holds the values of a group. */
export type Holder = 'filament' | 'process' | 'both' | 'record';

/** A group of lines, as slicers put them together. */
export interface Group {
  id: string;
  holder: Holder;
  lines: Line[];
}

/** The groups of each kind of record: id, holder, fields. The titles are texts of the page. */
const GROUPS = {
  profile: [
    [
      'temperatures',
      'filament',
      [
        'nozzle_temperature_c',
        'nozzle_temperature_range_c',
        'bed_temperature_c',
        'bed_temperature_by_plate_c',
        'chamber_temperature_c',
      ],
    ],
    ['cooling', 'filament', ['cooling']],
    ['flow', 'filament', ['flow_ratio', 'max_volumetric_speed_mm3_s', 'pressure_advance']],
    ['retraction', 'both', ['retraction']],
    ['layers', 'process', ['process.layer_height_mm', 'process.first_layer_height_mm']],
    ['widths', 'process', ['process.line_width_mm']],
    ['speeds', 'process', ['process.speed_mm_s']],
    ['accelerations', 'process', ['process.acceleration_mm_s2']],
    [
      'walls',
      'process',
      [
        'process.wall_loops',
        'process.wall_generator',
        'process.seam_position',
        'process.top_shell_layers',
        'process.bottom_shell_layers',
      ],
    ],
    ['infill', 'process', ['process.infill_density_percent', 'process.infill_pattern']],
    ['support', 'process', ['process.support', 'process.brim']],
  ],
  printer: [
    [
      'build',
      'record',
      ['build_volume_mm', 'bed_shape', 'bed_origin', 'default_plate', 'kinematics', 'enclosed', 'release_year'],
    ],
    [
      'limits',
      'record',
      [
        'max_nozzle_temperature_c',
        'max_bed_temperature_c',
        'max_chamber_temperature_c',
        'chamber_temperature_control',
        'auxiliary_fan',
        'air_filtration',
      ],
    ],
    [
      'extruder',
      'record',
      ['extruder_type', 'extruder_count', 'nozzle_material', 'default_nozzle_diameter_mm', 'nozzles'],
    ],
    ['retraction', 'record', ['retraction']],
    ['max_speeds', 'record', ['max_speed_mm_s']],
    ['max_accelerations', 'record', ['max_acceleration_mm_s2']],
    ['max_jerks', 'record', ['max_jerk_mm_s']],
    ['firmware', 'record', ['gcode_flavor', 'firmware']],
  ],
  material: [
    ['kind', 'record', ['family', 'type', 'fibre', 'density_g_cm3']],
    [
      'temperatures',
      'record',
      [
        'nozzle_temperature_c',
        'bed_temperature_c',
        'chamber_temperature_c',
        'glass_transition_c',
        'softening_temperature_c',
      ],
    ],
    ['drying', 'record', ['hygroscopic', 'drying_temperature_c', 'drying_time_h']],
    [
      'printing',
      'record',
      ['fan_percent', 'max_volumetric_speed_mm3_s', 'linear_shrinkage_percent', 'warping', 'enclosure'],
    ],
    ['nozzle', 'record', ['abrasive', 'min_nozzle_hardness_hrc', 'min_nozzle_diameter_mm']],
    ['support', 'record', ['soluble_in', 'support_for']],
  ],
} as const satisfies Record<string, readonly (readonly [string, Holder, readonly string[]])[]>;

export type RecordKind = keyof typeof GROUPS;

/**
 * The groups of a kind of record, with labels and units out of its published schema.
 *
 * @throws when a field is not in the schema, or has no text in the language
 */
export function layoutOf(kind: RecordKind, schema: FieldSchema, lang: Lang): Group[] {
  return GROUPS[kind].map(([id, holder, fields]) => ({
    id,
    holder,
    lines: fields.flatMap((path) => {
      // A group that is one object needs no repeating of its name before every line.
      return linesOf(path, fieldAt(schema, path), lang, fields.length === 1 ? null : '');
    }),
  }));
}

function fieldAt(schema: FieldSchema, path: string): FieldSchema {
  let node: FieldSchema | undefined = schema;
  for (const part of path.split('.')) node = node?.properties?.[part];
  if (!node) throw new Error(`the schema has no field ${path}`);
  return node;
}

function linesOf(path: string, field: FieldSchema, lang: Lang, prefix: string | null): Line[] {
  const about = textOf(path, field, lang);
  const label = shorten(about);
  const own = prefix ? joined(prefix, label, lang) : label;
  const children = Object.entries(field.properties ?? {});
  const kind = kindOf(
    path,
    children.map(([key]) => key),
  );
  if (kind === null) {
    return children.flatMap(([key, child]) => linesOf(`${path}.${key}`, child, lang, prefix === null ? '' : own));
  }
  const unit = field['x-unit'] ?? children[0]?.[1]['x-unit'] ?? (kind === 'nozzles' ? 'mm' : '');
  return [{ path, label: own, unit, kind, about }];
}

function kindOf(path: string, keys: readonly string[]): Line['kind'] | null {
  if (path === 'nozzles') return 'nozzles';
  switch (keys.join()) {
    case '':
      return 'value';
    case 'min,max':
      return 'range';
    case 'first_layer,other_layers':
      return 'layers';
    case 'x,y,z':
      return 'box';
    default:
      return null;
  }
}

function textOf(path: string, field: FieldSchema, lang: Lang): string {
  const text = lang === 'en' ? field.description : field['x-zh'];
  if (!text) throw new Error(`the field ${path} has no text in ${lang}`);
  return text;
}

/** "Cool plate; null: not supported or not known." -> "Cool plate" */
function shorten(text: string): string {
  return text.replace(/[;；].*$/su, '').replace(/[.。]$/u, '');
}

function joined(prefix: string, label: string, lang: Lang): string {
  if (lang !== 'en') return `${prefix}：${label}`;
  const [first = ''] = label.split(' ');
  // "Z distance" and "SuperTack" keep their capitals.
  return `${prefix}: ${/^[A-Z][a-z]+$/.test(first) ? label.charAt(0).toLowerCase() + label.slice(1) : label}`;
}
