import type { JsonObject } from '../tree.js';
import { recordSchema } from './read.js';

/**
 * Quantities whose plain name is a range in one kind of record but a number, or numbers per layer, in another, each
 * with its name that is a range in every record with it.
 */
export const EVEN_NAMES = {
  nozzle_temperature_c: 'nozzle_temperature_range_c',
  bed_temperature_c: 'bed_temperature_range_c',
  chamber_temperature_c: 'chamber_temperature_range_c',
  drying_temperature_c: 'drying_temperature_range_c',
  drying_time_h: 'drying_time_range_h',
  max_volumetric_speed_mm3_s: 'max_volumetric_speed_range_mm3_s',
  flow_ratio: 'flow_ratio_range',
} as const;

/** Kinds of records that users compare. */
const RECORDS = ['printer', 'material', 'filament', 'profile', 'rule'] as const;

/** An occurrence of a field name. */
export interface NamedFigure {
  /** Starts with the kind of record. */
  path: string;
  /** `number`, the parts of an object in braces, or a list in brackets. */
  shape: string;
  description: string;
}

/** Suffixes of names of quantities. */
const MEASURED = /_(?:c|mm|mm_s|mm3_s|h|s|percent|ratio)(?:_range)?$/;

/** Names of quantities whose shape differs between places, with all their places. */
export function unevenNames(): Map<string, NamedFigure[]> {
  const places = Map.groupBy(figures(), ({ path }) => path.slice(path.lastIndexOf('.') + 1));
  return new Map([...places].filter(([, own]) => new Set(own.map(({ shape }) => shape)).size > 1));
}

export function figures(): NamedFigure[] {
  return RECORDS.flatMap((kind) => [...fieldsOf(recordSchema(kind), kind)]);
}

function* fieldsOf(node: JsonObject, above: string): Generator<NamedFigure> {
  for (const [name, field] of Object.entries((node.properties ?? {}) as Record<string, JsonObject>)) {
    // Provenance repeats the names of quantities without their values.
    if (name === 'provenance') continue;
    const path = `${above}.${name}`;
    if (MEASURED.test(`_${name}`)) yield { path, shape: shapeOf(field), description: String(field.description) };
    yield* fieldsOf(field, path);
    if (field.items) yield* fieldsOf(field.items as JsonObject, `${path}[]`);
  }
}

function shapeOf({ type, properties, items }: JsonObject): string {
  if (properties) return `{${Object.keys(properties as JsonObject).join(', ')}}`;
  if (items) return `[${shapeOf(items as JsonObject)}]`;
  const types = [type].flat().filter((one) => one !== 'null');
  return types.map((one) => (one === 'integer' ? 'number' : one)).join();
}
