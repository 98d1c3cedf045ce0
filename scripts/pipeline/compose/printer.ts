import type { OtherValue, Printer } from '../../../schemas/generated/record.js';
import type { ImportedPrinter, PrinterFacts, PrinterSource } from '../../../schemas/generated/source.js';
import { at, isObject, type Json, type JsonObject, leaves, merge, put, sameLeaf } from '../../shared/tree.js';
import { BY_HAND, type Dataset, type Lead, sourcesOf } from '../load/dataset.js';
import { completeValues, type PrinterDraft } from './drafts.js';
import { resolveAmbiguousFigures } from './figure-kinds.js';
import { curatedIdentifiers, printerIdentifiers } from './identifiers.js';
import type { Overrides } from './overrides.js';
import { Parents } from './parents.js';

export function composePrinter(
  dataset: Dataset,
  printer: PrinterSource,
  lead: Lead,
  overrides: Overrides,
): PrinterDraft {
  const { source, imported } = lead;
  const brand = dataset.brands.value[printer.brand];
  const origin = lead === BY_HAND ? readByHand(printer) : dataset.sources.value.sources[source];
  if (!brand || !origin) throw new Error(`${printer.id}: brand or source unknown`);
  const others = [...sourcesOf(dataset, printer.id)].flatMap(([id, { value }]) =>
    id === source ? [] : [[id, value] as const],
  );
  const {
    values,
    curated,
    corrected,
    others: differing,
    figure_kinds,
  } = composeFacts(printer, lead, new Map(others), overrides);
  const nozzles = Object.entries(imported.nozzles)
    .map(([variant, nozzle]) => {
      const own = overrides.toNozzle(variant, nozzle);
      corrected.push(...own.corrected);
      return { variant, ...own.values };
    })
    .sort((a, b) => a.diameter_mm - b.diameter_mm || (a.variant < b.variant ? -1 : 1));
  const defaultNozzle = nozzles.find((nozzle) => nozzle.default);
  return {
    id: printer.id,
    brand: brand.name,
    brand_id: printer.brand,
    model: printer.model,
    aliases: printer.aliases ?? [],
    identifiers: printerIdentifiers(dataset, printer),
    variant_of: printer.variant_of ?? null,
    ...values,
    nozzle_diameters_mm: [...new Set(nozzles.map(({ diameter_mm }) => diameter_mm))],
    default_nozzle_diameter_mm: defaultNozzle?.diameter_mm ?? null,
    default_nozzle_variant: defaultNozzle?.variant ?? null,
    nozzles: nozzles.map(({ variant, diameter_mm, layer_height_mm: range }) => ({
      variant,
      diameter_mm,
      layer_height_mm: { min: range?.min ?? null, max: range?.max ?? null },
    })),
    presets: new Parents(dataset, printer, imported.nozzles).ofPrinter(),
    configuration_of: printer.configuration_of ?? null,
    differences: printer.differs ?? [],
    rebrand_of: printer.rebrand_of?.printer ?? null,
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
      curated: [...curated, ...curatedIdentifiers(printer), ...curatedRebrand(printer)],
      corrected,
      others: differing,
      not_found: Object.entries(printer.searched ?? {})
        .filter(([field]) => at(values as unknown as JsonObject, field) === null)
        .map(([field, date]) => ({ field, date })),
      withheld: overrides.withheld.map(({ material, reason }) => ({ material, nozzle: null, reason })),
      figure_kinds,
    },
  } as PrinterDraft;
}

/** The source for a printer being another brand's machine. */
function curatedRebrand({ rebrand_of: rebrand }: PrinterSource): Printer['provenance']['curated'] {
  return rebrand ? [{ field: 'rebrand_of', source: rebrand.source, passage: rebrand.read }] : [];
}

/** Stands in for the source of a printer that no source has: the page of its first fact, without a commit. */
function readByHand({ curated = {} }: PrinterSource) {
  const [first] = Object.values(curated);
  return { name: 'Pages that people read', repository: first?.source ?? '', commit: '', licence: null };
}

type Provenance = Printer['provenance'];

interface Facts extends Pick<Provenance, 'curated' | 'corrected' | 'others' | 'figure_kinds'> {
  values: Required<PrinterFacts>;
}

/** Hardware facts that other sources may fill in: they do not depend on a preset's author. */
const HARDWARE = [
  ...(['kinematics', 'structure', 'tool_arrangement', 'extruder_type', 'enclosed', 'auxiliary_fan'] as const),
  ...(['chamber_temperature_control', 'air_filtration', 'nozzle_material', 'heated_bed'] as const),
  ...(['filament_diameter_mm', 'firmware_limit.max_nozzle_temperature_c'] as const),
  ...(['firmware_limit.max_bed_temperature_c', 'firmware_limit.max_chamber_temperature_c'] as const),
] as const;

/**
 * The facts of a printer: the leading source's, completed by other sources' hardware facts, overridden by curated facts
 * and corrections; plus all values on which sources differ.
 */
function composeFacts(
  printer: PrinterSource,
  lead: { source: string; imported: ImportedPrinter },
  others: ReadonlyMap<string, ImportedPrinter>,
  overrides: Overrides,
): Facts {
  const { source, imported } = lead;
  const curated: Provenance['curated'] = [];
  const differing: OtherValue[] = [];
  let facts = (imported.facts ?? {}) as JsonObject;
  for (const [other, part] of others) {
    for (const field of HARDWARE) {
      if (printer.curated && Object.hasOwn(printer.curated, field)) continue;
      const value = at(part.facts, field);
      // Older versions of presets often claim a hard nozzle, and newer ones do not: only the careful value, brass, is
      // taken from other sources.
      if (field === 'nozzle_material' && value !== 'brass') continue;
      if (at(facts, field) !== null || value === null) continue;
      facts = put(facts, field, value);
      curated.push({ field, source: other, passage: 'the leading source does not say' });
    }
  }
  const usable = overrides.toPrinter(facts).values.build_volume_mm;
  if (isObject(usable)) facts = { ...facts, printable_volume_mm: usable };
  for (const [field, { value, source: url, read, others: disagreeing }] of Object.entries(printer.curated ?? {})) {
    const before = at(facts, field);
    if (before !== null && !sameValue(before, value as Json))
      differing.push({ field, value: before as OtherValue['value'], source });
    for (const other of disagreeing ?? [])
      differing.push({ field, value: other.value as OtherValue['value'], source: other.source });
    facts = put(facts, field, isObject(before) && isObject(value) ? merge(before, value) : (value as Json));
    curated.push({ field, source: url, passage: read ?? null });
  }
  facts = withImpliedFacts(facts, printer.brand, source, curated);
  const { values, corrected } = overrides.toPrinter(facts);
  for (const [other, part] of others) differing.push(...differences(values, (part.facts ?? {}) as JsonObject, other));
  const complete = completeValues<Required<PrinterFacts>>('printer-facts', values);
  return { ...resolveAmbiguousFigures(complete, curated), curated, corrected, others: differing };
}

function sameValue(a: Json, b: Json): boolean {
  if (!isObject(a) || !isObject(b)) return sameLeaf(a, b);
  return Object.keys(b).every((key) => sameLeaf(a[key] ?? null, b[key] ?? null));
}

function differences(values: JsonObject, facts: JsonObject, source: string): OtherValue[] {
  return [...leaves(facts)]
    .map(([field, value]) => ({ field, value, chosen: at(values, field) }))
    .filter(({ value, chosen }) => value !== null && chosen !== null && !sameLeaf(chosen, value))
    .map(({ field, value }) => ({ field, value: value as OtherValue['value'], source }));
}

const WIKI_OF_ORCA = 'https://github.com/SoftFever/OrcaSlicer/wiki/material_flow_ratio_and_pressure_advance';
const WIKI_OF_BAMBU = 'https://wiki.bambulab.com/en/software/bambu-studio/calibration_pa';
const FIRMWARE_OF_PRUSA = 'https://github.com/prusa3d/Prusa-Firmware/blob/0c9bf5d4355d/Firmware/Configuration_adv.h';

/** Facts that imply others, with the source of the implication, if it does not follow from the words alone. */
const IMPLIED: readonly [from: string, is: string, field: string, value: string | boolean, source?: string][] = [
  ['kinematics', 'delta', 'structure', 'delta'],
  ['kinematics', 'corexz', 'z_drive', 'timing_belt'],
  ['bed_levelling', 'manual', 'probe', 'none'],
  ['probe', 'inductive', 'bed_levelling', 'automatic'],
  ['probe', 'touch', 'bed_levelling', 'automatic'],
  ['probe', 'nozzle_contact', 'bed_levelling', 'automatic'],
  ['probe', 'eddy_current', 'bed_levelling', 'automatic'],
  ['gcode_flavor', 'klipper', 'pressure_advance', true, WIKI_OF_ORCA],
  ['gcode_flavor', 'reprapfirmware', 'pressure_advance', true, WIKI_OF_ORCA],
  // In Marlin it is a build option, which these makers enable.
  ['brand', 'bambu-lab', 'pressure_advance', true, WIKI_OF_BAMBU],
  ['brand', 'prusa', 'pressure_advance', true, FIRMWARE_OF_PRUSA],
];

/**
 * Adds the facts that others imply, if nothing is stated. Each is listed in `curated` with the source of the
 * implication, else of the fact that it follows from, else the leading source.
 */
function withImpliedFacts(
  facts: JsonObject,
  brand: string,
  leading: string,
  curated: Printer['provenance']['curated'],
): JsonObject {
  let complete = facts;
  for (const [from, is, field, value, source] of IMPLIED) {
    if ((from === 'brand' ? brand : at(complete, from)) !== is || at(complete, field) !== null) continue;
    complete = put(complete, field, value);
    const stated = curated.find((one) => one.field === from)?.source;
    curated.push({ field, source: source ?? stated ?? leading, passage: `follows from ${from}: ${is}` });
  }
  return complete;
}
