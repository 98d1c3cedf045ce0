import { recordSchema, valuesSchema } from '../../../shared/schemas/read.js';
import { isObject, type JsonObject } from '../../../shared/tree.js';
import type { Target } from './target.js';

/** Kinds of things with values that an override can correct. */
type OverrideKind = Exclude<Target['kind'], 'withheld'>;

const FIELDS: Readonly<Record<OverrideKind, ReadonlyMap<string, JsonObject>>> = {
  printer: new Map(fieldsOf(valuesSchema('printer-facts'))),
  nozzle: new Map(fieldsOf(valuesSchema('nozzle-facts'))),
  profile: new Map(fieldsOf(valuesSchema('profile-values'))),
  process: new Map(fieldsOf(valuesSchema('process-values'))),
};

/** Every field that an override can correct, with the schema of its value. */
export function fields(kind: OverrideKind): ReadonlyMap<string, JsonObject> {
  return FIELDS[kind];
}

/** The schema of a field by its record path, such as `profile.process.layer_height_mm`; undefined if unknown. */
export function fieldAt(place: string): JsonObject | undefined {
  const [, kind, field = ''] = /^(profile\.process|profile\.nozzle|profile|printer)\.(.+)$/.exec(place) ?? [];
  if (kind === undefined) return undefined;
  return fields(kind.replace('profile.', '') as OverrideKind).get(field);
}

/** Every path that {@link fieldAt} knows. */
export function fieldPaths(): string[] {
  const places = { printer: 'printer', nozzle: 'profile.nozzle', profile: 'profile', process: 'profile.process' };
  return (Object.entries(places) as [OverrideKind, string][]).flatMap(([kind, place]) =>
    [...fields(kind).keys()].map((field) => `${place}.${field}`),
  );
}

function* fieldsOf(schema: JsonObject, prefix = ''): Iterable<[path: string, schema: JsonObject]> {
  for (const [key, inner] of Object.entries(isObject(schema.properties) ? schema.properties : {})) {
    // Computed values are corrected in the fields that they depend on.
    if (!isObject(inner) || inner['x-computed'] === true) continue;
    yield [`${prefix}${key}`, inner];
    yield* fieldsOf(inner, `${prefix}${key}.`);
  }
}

/** Correctable fields of a branded filament; colours and identifiers stay as the sources have them. */
const CORRECTABLE = [
  'name',
  'material',
  'type',
  'diameters_mm',
  'density_g_cm3',
  'nozzle_temperature_c',
  'bed_temperature_c',
  'chamber_temperature_c',
  'drying_temperature_c',
  'drying_time_h',
  'data_sheet_url',
  'safety_sheet_url',
  'discontinued',
];

let ofFilament: ReadonlyMap<string, JsonObject> | undefined;

/** The correctable fields of a branded filament with their schemas; ends of ranges as `bed_temperature_c.max`. */
export function filamentFields(): ReadonlyMap<string, JsonObject> {
  const { properties } = recordSchema('filament') as { properties: Record<string, JsonObject> };
  ofFilament ??= new Map(
    CORRECTABLE.flatMap((name) => {
      const schema = properties[name] ?? {};
      return [[name, schema] as const, ...fieldsOf(schema, `${name}.`)];
    }),
  );
  return ofFilament;
}
