import type { OtherValue, Printer } from '../../schemas/generated/record.js';
import type { ImportedPrinter, PrinterFacts, PrinterSource } from '../../schemas/generated/source.js';
import type { Dataset } from '../load/dataset.js';
import { leadingSource } from '../shared/lead.js';
import { isObject, type Json, type JsonObject, leaves, merge, sameLeaf } from '../shared/tree.js';
import { completeValues } from './complete.js';
import { applyOverrides } from './overrides.js';

/** Hardware facts that another source may fill in when the leading one is silent: they do not depend on a preset's author. */
const HARDWARE = [
  'kinematics',
  'extruder_type',
  'enclosed',
  'max_nozzle_temperature_c',
  'max_bed_temperature_c',
  'max_chamber_temperature_c',
] as const satisfies (keyof PrinterFacts)[];

/** The source that leads for a printer, and what it says. */
export function leadOf(dataset: Dataset, printer: PrinterSource): { source: string; imported: ImportedPrinter } {
  const source = leadingSource(dataset.sources.value.leads, printer.brand, Object.keys(printer.sources));
  const imported = source === undefined ? undefined : printer.sources[source];
  if (source === undefined || !imported) throw new Error(`${printer.id}: none of its sources is in data/sources.yaml`);
  return { source, imported };
}

/**
 * A printer as it is published: the leading source's facts, what other sources know of the hardware, over them
 * what was curated or corrected by hand; and every value that a source gives differently.
 */
export function composePrinter(dataset: Dataset, printer: PrinterSource): Printer {
  const { source, imported } = leadOf(dataset, printer);
  const brand = dataset.brands.value[printer.brand];
  const origin = dataset.sources.value.sources[source];
  if (!brand || !origin) throw new Error(`${printer.id}: brand or source unknown`);
  const curated: Printer['provenance']['curated'] = [];
  const others: OtherValue[] = [];

  let facts = (imported.facts ?? {}) as JsonObject;
  for (const [other, part] of otherSources(printer, source)) {
    for (const field of HARDWARE) {
      const value = part.facts?.[field] ?? null;
      if ((facts[field] ?? null) !== null || value === null) continue;
      facts = { ...facts, [field]: value };
      curated.push({ field, source: other, read: 'the leading source does not say' });
    }
  }
  for (const [field, { value, source: url, read, others: disagreeing }] of Object.entries(printer.curated ?? {})) {
    const before = facts[field] ?? null;
    if (before !== null && !sameValue(before, value as Json))
      others.push({ field, value: before as OtherValue['value'], source });
    for (const other of disagreeing ?? [])
      others.push({ field, value: other.value as OtherValue['value'], source: other.source });
    facts = {
      ...facts,
      [field]: isObject(before) && isObject(value) ? merge(before, value as JsonObject) : (value as Json),
    };
    curated.push({ field, source: url, read: read ?? null });
  }
  const ownOverrides = printer.overrides?.filter(({ field }) => !/^(profiles|nozzles)\./.test(field));
  const { values, corrected } = applyOverrides(facts, ownOverrides);
  for (const [other, part] of otherSources(printer, source))
    others.push(...differing(values, (part.facts ?? {}) as JsonObject, other));

  const nozzles = Object.entries(imported.nozzles ?? {})
    .map(([variant, nozzle]) => ({ variant, ...nozzle }))
    .sort((a, b) => a.diameter_mm - b.diameter_mm || (a.variant < b.variant ? -1 : 1));
  return {
    id: printer.id,
    brand: brand.name,
    brand_id: printer.brand,
    model: printer.model,
    aliases: printer.aliases ?? [],
    variant_of: printer.variant_of ?? null,
    ...completeValues<Required<PrinterFacts>>('printer-facts', values),
    nozzle_diameters_mm: [...new Set(nozzles.map(({ diameter_mm }) => diameter_mm))],
    default_nozzle_diameter_mm: nozzles.find((nozzle) => nozzle.default)?.diameter_mm ?? null,
    nozzles: nozzles.map(({ variant, diameter_mm }) => ({
      variant,
      diameter_mm,
      layer_height_mm: layerHeights(printer, imported, variant),
    })),
    materials: [], // of the profiles that are published
    provenance: {
      source,
      source_name: origin.name,
      repository: origin.repository,
      commit: origin.commit,
      licence: origin.licence,
      bundle: imported.bundle ?? null,
      models: imported.models,
      presets: nozzles.map(({ preset }) => preset),
      hardware_file: imported.hardware_file ?? null,
      curated,
      corrected,
      others,
      withheld: (printer.overrides ?? [])
        .filter(({ field, value }) => value === null && /^profiles\.[^.]+$/.test(field))
        .map(({ field, reason }) => ({ material: field.slice('profiles.'.length), nozzle: null, reason })),
    },
  } as Printer;
}

/** Whether an override takes a material's profile out: field `profiles.<material>`, value null. */
export function isWithheld(printer: PrinterSource, material: string): boolean {
  return (printer.overrides ?? []).some(({ field, value }) => field === `profiles.${material}` && value === null);
}

function layerHeights(
  printer: PrinterSource,
  imported: ImportedPrinter,
  variant: string,
): { min: number | null; max: number | null } {
  const range = imported.nozzles?.[variant]?.layer_height_mm ?? {};
  const { values } = applyOverrides(
    { min: range.min ?? null, max: range.max ?? null },
    printer.overrides,
    `nozzles.${variant}.layer_height_mm.`,
  );
  return { min: values.min as number | null, max: values.max as number | null };
}

function otherSources(printer: PrinterSource, leading: string): [string, ImportedPrinter][] {
  return Object.entries(printer.sources).filter(([source]) => source !== leading);
}

function sameValue(a: Json, b: Json): boolean {
  if (!isObject(a) || !isObject(b)) return sameLeaf(a, b);
  return Object.keys(b).every((key) => sameLeaf(a[key] ?? null, b[key] ?? null));
}

function differing(values: JsonObject, facts: JsonObject, source: string): OtherValue[] {
  const chosen = leaves(values);
  return [...leaves(facts)]
    .filter(
      ([field, value]) =>
        value !== null &&
        chosen.has(field) &&
        chosen.get(field) !== null &&
        !sameLeaf(chosen.get(field) ?? null, value),
    )
    .map(([field, value]) => ({ field, value: value as OtherValue['value'], source }));
}
