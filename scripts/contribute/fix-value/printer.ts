import type { Printer } from '../../../schemas/generated/record.js';
import type { PrinterSource } from '../../../schemas/generated/source.js';
import { fields, importedValue, readPrinterTarget } from '../../pipeline/check/overrides/target.js';
import type { Records } from '../../pipeline/compose/records.js';
import { type Dataset, findLead } from '../../pipeline/load/dataset.js';
import { at, type Json, type JsonObject } from '../../shared/tree.js';
import { addPair, removePair } from '../../shared/yaml-text.js';
import { schemaAt } from '../edit/schema-field.js';
import {
  type EditableValue,
  findField,
  overridden,
  rejectObjectField,
  restate,
  type ValueChange,
} from './editable-value.js';

/** The keys of a printer's file, in order. */
const KEYS = Object.keys(schemaAt('printer', []).schema.properties as JsonObject);

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
    const goesBefore = (there: string) => KEYS.indexOf(there) < KEYS.indexOf('curated');
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
      recordOf(from, id)
        .map(({ nozzles }) => nozzles.find(({ variant }) => variant === target.nozzle))
        .map((one) => at(one, target.field));
    const was = importedValue(imported, target);
    return overridden({ field, schema, published, file }, { overrides: printer.overrides, path: field, was });
  }
  const schema = findField('printer', field, fields('printer'));
  const published = (from: Records) => recordOf(from, id).map((one) => at(one, field));
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

function recordOf({ printers }: Records, id: string): Printer[] {
  return printers.filter((one) => one.id === id);
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
