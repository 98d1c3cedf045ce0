import { nearest } from '../../../core/names/nearest.js';
import type { Printer } from '../../../schemas/generated/record.js';
import type { MaterialSource, Override, PrinterSource } from '../../../schemas/generated/source.js';
import { fields, importedValue, readPrinterTarget } from '../../pipeline/check/overrides/target.js';
import type { Records } from '../../pipeline/compose/records.js';
import { type Dataset, findLead } from '../../pipeline/load/dataset.js';
import { at, isObject, type Json, type JsonObject, sameLeaf } from '../../shared/tree.js';
import { addItem, addPair, removePair, replaceValue } from '../../shared/yaml-text.js';
import { materialFacts, schemaAt } from '../edit/parse-value.js';

export interface ValueChange {
  /** As typed: a field of a profile, a printer or a material. */
  field: string;
  value: string;
  source: string;
  reason: string;
}

/** A published value that a contributor can change. */
export interface EditableValue {
  field: string;
  schema: JsonObject;
  /** The published values, one per affected nozzle. */
  published: (records: Records) => readonly Json[];
  file: string;
  /** The text of the file with the value changed. */
  write: (value: Json, wish: ValueChange, text: string) => string;
}

/**
 * The schema of a field by its name.
 *
 * @param of the owner of the fields, such as `profile`
 * @throws naming the nearest fields
 */
export function findField(of: string, field: string, fields: ReadonlyMap<string, JsonObject>): JsonObject {
  const schema = fields.get(field);
  if (!schema) {
    // The last part of a path matches every field that ends with it.
    const ends = [...fields.keys()].filter((name) => name.endsWith(`.${field}`));
    const candidates = ends.length > 0 ? ends : nearest(field, fields.keys()).map(({ name }) => name);
    throw new Error(
      `a ${of} has no field "${field}" that can be changed${candidates.length > 0 ? ` (nearest: ${candidates.slice(0, 3).join(', ')})` : ''}`,
    );
  }
  return schema;
}

/** @throws if a field is an object, naming its parts */
export function rejectObjectField(schema: JsonObject, field: string): void {
  if (!isObject(schema.properties)) return;
  const parts = Object.keys(schema.properties).map((part) => `${field}.${part}`);
  throw new Error(`${field} consists of parts with their own values: ${parts.join(', ')}`);
}

/** The overrides that correct a value, and how they name it. */
interface Overrides {
  /** The existing ones; undefined if the file has none. */
  overrides: readonly Override[] | undefined;
  /** The field as overrides name it. */
  path: string;
  /** The current value of the source. */
  was: Json;
  /** The key of the file that contains the overrides. */
  list?: string;
  /** The first lines of a new file. */
  head?: string;
}

/** A value that is corrected with an override: an existing one of the field is updated, otherwise one is added. */
export function overridden(
  value: Omit<EditableValue, 'write'>,
  { overrides, path, was, list = 'overrides', head = '' }: Overrides,
): EditableValue {
  const write = (corrected: Json, { reason, source }: ValueChange, now: string): string => {
    const text = now || head;
    const entry = { field: path, was, value: corrected, reason, source };
    const at = overrides?.findIndex(({ field }) => field === path) ?? -1;
    if (at !== -1)
      return Object.entries(entry).reduce((done, [key, inner]) => replaceValue(done, [list, at, key], inner), text);
    return overrides ? addItem(text, [list], entry, undefined, 1) : addPair(text, [], [list, [entry]], undefined, 2);
  };
  return { ...value, write };
}

/** The keys of a stated fact in the order of the files. */
const FACT_KEYS = ['value', 'min', 'max', 'source', 'sources', 'read', 'note', 'others'];

/** The text of a file with the fact at `path` stated anew; what it said before is kept in `others`, if it can have any. */
export function restate(
  text: string,
  path: readonly string[],
  { others, ...before }: JsonObject,
  now: JsonObject,
  hasOthers = true,
): string {
  const changed = Object.entries(now).filter(([key, value]) => !sameLeaf(value, before[key] ?? null));
  const done = changed.reduce(
    (edited, [key, value]) =>
      Object.hasOwn(before, key)
        ? replaceValue(edited, [...path, key], value)
        : addPair(edited, path, [key, value], (there) => FACT_KEYS.indexOf(there) < FACT_KEYS.indexOf(key)),
    text,
  );
  if (!hasOthers) return done;
  return others === undefined ? addPair(done, path, ['others', [before]]) : addItem(done, [...path, 'others'], before);
}

const FACTS = Object.keys(schemaAt('material', ['facts']).schema.properties as JsonObject);

/**
 * A fact of a material, or an end of a range, as `nozzle_temperature_c.max`.
 *
 * @throws naming the nearest existing fields
 */
export function materialValue(dataset: Dataset, id: string, field: string): EditableValue {
  const entry = dataset.materials.get(id);
  if (!entry) throw new Error(`there is no material ${id}`);
  const schema = findField('material', field, known());
  const { file, value: material } = entry;
  return {
    field,
    schema,
    published: (from) => from.materials.filter((one) => one.id === id).map((one) => at(one, field)),
    file,
    write: (value, wish, text) => state(text, material, { ...wish, field }, value),
  };
}

function known(): ReadonlyMap<string, JsonObject> {
  return new Map(
    materialFacts().flatMap(([field, schema]): [string, JsonObject][] => {
      const ends = isObject(schema.properties) ? Object.entries(schema.properties) : [];
      return [
        [field, schema],
        ...ends.map(([end, inner]): [string, JsonObject] => [`${field}.${end}`, inner as JsonObject]),
      ];
    }),
  );
}

/** The text of a material's file with a new fact; the previous one is kept in `others`, with its sources. */
function state(text: string, { facts }: MaterialSource, { field, source, reason }: ValueChange, value: Json): string {
  if (value === null)
    throw new Error(`${field}: unknown figures are left out: remove the figure from the file by hand`);
  const [name = '', end] = field.split('.');
  const before = (facts as JsonObject)[name] as JsonObject | undefined;
  const stated: JsonObject = end !== undefined ? { [end]: value } : isObject(value) ? value : { value };
  if (!before) {
    const goesBefore = (there: string) => FACTS.indexOf(there) < FACTS.indexOf(name);
    return addPair(text, ['facts'], [name, { ...stated, sources: [source], note: reason }], goesBefore);
  }
  // An end of a range that is kept also keeps its sources.
  const keeps = ['value', 'min', 'max'].some((key) => Object.hasOwn(before, key) && !Object.hasOwn(stated, key));
  const sources = keeps ? [...new Set([...(before.sources as string[]), source])] : [source];
  // Facts about solvents and supports have no `others`.
  const hasOthers = isObject((schemaAt('material', ['facts', name]).schema.properties as JsonObject).others);
  return restate(text, ['facts', name], before, { ...stated, sources, note: reason }, hasOthers);
}

/** The keys of a printer's file, in order. */
const PRINTER_KEYS = Object.keys(schemaAt('printer', []).schema.properties as JsonObject);

/** The facts researched by hand. */
const CURATED = Object.keys(schemaAt('printer', ['curated']).schema.properties as JsonObject);

/** The text of a printer's file with a fact in `curated`; the previous one is kept in `others`, with its source. */
function curate(
  text: string,
  { curated, searched }: PrinterSource,
  { field, source, reason }: ValueChange,
  value: Json,
): string {
  const before = (curated as JsonObject | undefined)?.[field] as JsonObject | undefined;
  const found = searched && Object.hasOwn(searched, field) ? removePair(text, ['searched'], field) : text;
  const fact = { value, source, read: reason };
  if (!curated) {
    const goesBefore = (there: string) => PRINTER_KEYS.indexOf(there) < PRINTER_KEYS.indexOf('curated');
    return addPair(found, [], ['curated', { [field]: fact }], goesBefore, 1);
  }
  if (!before) {
    const goesBefore = (there: string) => CURATED.indexOf(there) < CURATED.indexOf(field);
    return addPair(found, ['curated'], [field, fact], goesBefore);
  }
  return restate(found, ['curated', field], before, fact);
}

/**
 * A fact of a printer or, as `nozzles.0.4.layer_height_mm.max`, of one of its nozzles: a curated fact if the field is
 * researched by hand, otherwise an override of the imported value.
 *
 * @throws naming the nearest existing fields
 */
export function printerValue(
  { dataset, records }: { dataset: Dataset; records: Records },
  id: string,
  field: string,
): EditableValue {
  const entry = dataset.printers.get(id);
  const record = records.printers.find((one) => one.id === id);
  if (!entry || !record) throw new Error(`there is no printer ${id}`);
  const { file, value: printer } = entry;
  const recordOf = ({ printers }: Records) => printers.filter((one) => one.id === id);
  refuseRepeated(record, field);
  const imported = findLead(dataset, printer)?.imported;
  const target = readPrinterTarget(field, Object.keys(imported?.nozzles ?? {}));
  if (target.kind === 'nozzle' && imported) {
    const nozzle = record.nozzles.find(({ variant }) => variant === target.nozzle);
    if (!nozzle)
      throw new Error(
        `${id} has no nozzle "${target.nozzle}" (allowed: ${record.nozzles.map(({ variant }) => variant).join(', ')})`,
      );
    const schema = findField('nozzle', target.field, fields('nozzle'));
    const published = (from: Records) =>
      recordOf(from)
        .map(({ nozzles }) => nozzles.find(({ variant }) => variant === target.nozzle))
        .map((one) => at(one, target.field));
    const was = importedValue(imported, target);
    return overridden({ field, schema, published, file }, { overrides: printer.overrides, path: field, was });
  }
  const schema = findField('printer', field, fields('printer'));
  const published = (from: Records) => recordOf(from).map((one) => at(one, field));
  if (CURATED.includes(field))
    return {
      field,
      schema,
      published,
      file,
      write: (value, wish, text) => curate(text, printer, { ...wish, field }, value),
    };
  const whole = CURATED.find((name) => field.startsWith(`${name}.`));
  if (whole !== undefined && (printer.curated?.[whole as keyof typeof printer.curated] || !imported))
    throw new Error(
      `${whole} is corrected as a whole, with all its parts: npm run fix-value -- ${id} ${whole} ${exampleOf(at(record, whole))} …`,
    );
  if (!imported)
    throw new Error(
      `no source has ${id}, so there is no value of ${field} to correct (stated by hand: ${CURATED.join(', ')})`,
    );
  rejectObjectField(schema, field);
  const was = importedValue(imported, { kind: 'printer', field });
  return overridden({ field, schema, published, file }, { overrides: printer.overrides, path: field, was });
}

/** A plain maximum is derived from the rated one or the firmware limit, which has to be changed instead. */
function refuseRepeated({ provenance: { figure_kinds: means } }: Printer, field: string): void {
  if (!/^max_(nozzle|bed|chamber)_temperature_c$/.test(field)) return;
  const meant = means[field as keyof typeof means];
  throw new Error(
    `${field} follows from other fields${meant ? `, here ${meant}.${field}` : ''}: write rated.${field} for what the maker states, firmware_limit.${field} for what the firmware allows`,
  );
}

function exampleOf(value: Json): string {
  const { x = 220, y = 220, z = 250 } = (value ?? {}) as Record<string, number>;
  return `${x ?? 220}x${y ?? 220}x${z ?? 250}`;
}
