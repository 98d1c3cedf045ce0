import { recordSchema } from '../../../shared/schemas/read.js';
import { isObject, type JsonObject } from '../../../shared/tree.js';

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

let fields: ReadonlyMap<string, JsonObject> | undefined;

/** The correctable fields of a branded filament with their schemas; ends of ranges as `bed_temperature_c.max`. */
export function filamentFields(): ReadonlyMap<string, JsonObject> {
  const { properties } = recordSchema('filament') as { properties: Record<string, JsonObject> };
  fields ??= new Map(
    CORRECTABLE.flatMap((name) => {
      const schema = properties[name] ?? {};
      const ends = isObject(schema.properties) ? Object.entries(schema.properties) : [];
      return [[name, schema], ...ends.map(([end, inner]) => [`${name}.${end}`, inner as JsonObject])] as [
        string,
        JsonObject,
      ][];
    }),
  );
  return fields;
}
