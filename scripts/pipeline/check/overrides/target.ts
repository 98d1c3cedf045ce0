import type { ImportedPrinter, ImportedProcesses } from '../../../../schemas/generated/source.js';
import { recordSchema, valuesSchema } from '../../../shared/schemas/read.js';
import { at, isObject, type Json, type JsonObject, ownValue } from '../../../shared/tree.js';

/** The target of an override. `field` is the path of a value in the schema of that kind. */
export type Target =
  | { kind: 'printer'; field: string }
  | { kind: 'nozzle'; nozzle: string; field: string }
  /** A value of a profile, on one nozzle or (null) on all of them. */
  | { kind: 'profile'; material: string; nozzle: string | null; field: string }
  /** The whole profile, which is not published. */
  | { kind: 'withheld'; material: string }
  | { kind: 'process'; block: string; field: string };

/**
 * Parses the `field` of a printer override:
 *
 * - `max_speed_mm_s.x`: a fact of the printer
 * - `nozzles.0.4.layer_height_mm.max`: of one of its nozzles
 * - `profiles.petg.flow_ratio`: of the profile of a material, on all nozzles
 * - `profiles.petg.nozzles.0.4.flow_ratio`: on one nozzle
 * - `profiles.petg`: the whole profile
 *
 * @param nozzles the printer's nozzle variants; they may contain dots, so they are matched as a whole
 */
export function readPrinterTarget(field: string, nozzles: Iterable<string>): Target {
  const profile = /^profiles\.([^.]*)(?:\.(.*))?$/s.exec(field);
  if (profile) {
    const [, material = '', rest] = profile;
    if (rest === undefined) return { kind: 'withheld', material };
    const own = readNozzle(rest, nozzles);
    return own ? { kind: 'profile', material, ...own } : { kind: 'profile', material, nozzle: null, field: rest };
  }
  const own = readNozzle(field, nozzles);
  return own ? { kind: 'nozzle', ...own } : { kind: 'printer', field };
}

/** Parses the `field` of a process override: `blocks.<block>.speed_mm_s.outer_wall`. Null for any other form. */
export function readProcessTarget(field: string, blocks: Iterable<string>): Target | null {
  const rest = /^blocks\.(.+)$/s.exec(field)?.[1];
  if (rest === undefined) return null;
  const { name, below } = splitName(rest, blocks);
  return { kind: 'process', block: name, field: below };
}

function readNozzle(path: string, nozzles: Iterable<string>): { nozzle: string; field: string } | null {
  const rest = /^nozzles\.(.+)$/s.exec(path)?.[1];
  if (rest === undefined) return null;
  const { name, below } = splitName(rest, nozzles);
  return { nozzle: name, field: below };
}

/** Splits the longest known name off a path; an unknown name ends before the first part that starts with a letter. */
function splitName(path: string, names: Iterable<string>): { name: string; below: string } {
  const known = [...names]
    .filter((name) => path === name || path.startsWith(`${name}.`))
    .sort((a, b) => b.length - a.length)[0];
  const name = known ?? /^[^.]*(?:\.\d[^.]*)*/.exec(path)?.[0] ?? path;
  return { name, below: path.slice(name.length + 1) };
}

/** Whether `field` is `name` or one of its subfields. */
export function coversField(name: string, field: string): boolean {
  return field === name || field.startsWith(`${name}.`);
}

/** The leading source's value at the target of a printer override; null if it has none. */
export function importedValue({ facts, nozzles, profiles }: ImportedPrinter, target: Target): Json {
  switch (target.kind) {
    case 'printer':
      return at(facts, target.field);
    case 'nozzle':
      return at(ownValue(nozzles, target.nozzle), target.field);
    case 'withheld':
      return ownValue(profiles, target.material)?.[0]?.preset ?? null;
    case 'profile': {
      const groups = ownValue(profiles, target.material) ?? [];
      const usual = Object.keys(nozzles).find((variant) => nozzles[variant]?.default) ?? '';
      const group = groups.find((one) => one.nozzles.includes(target.nozzle ?? usual)) ?? groups[0];
      return at(group?.values, target.field);
    }
    case 'process':
      return null; // not of a printer
  }
}

/** The source's value that an override of a process file corrects. */
export function importedProcessValue(blocks: ImportedProcesses, { block, field }: Target & { kind: 'process' }): Json {
  return at(ownValue(blocks, block)?.values, field);
}

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
  ...['name', 'material', 'type', 'diameters_mm', 'density_g_cm3', 'nozzle_temperature_c', 'bed_temperature_c'],
  ...['chamber_temperature_c', 'drying_temperature_c', 'drying_time_h', 'data_sheet_url', 'safety_sheet_url'],
  ...['discontinued'],
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
