import type { OtherValue, Printer } from '../../../schemas/generated/record.js';
import type { ImportedPrinter, PrinterFacts, PrinterSource } from '../../../schemas/generated/source.js';
import { at, isObject, type Json, type JsonObject, leaves, merge, put, sameLeaf } from '../../shared/tree.js';
import { resolveAmbiguousFigures } from './ambiguous-figures.js';
import { completeValues } from './complete.js';
import type { Overrides } from './overrides.js';

type Provenance = Printer['provenance'];

/** What is known of a machine, and where it comes from. */
export interface Facts extends Pick<Provenance, 'curated' | 'corrected' | 'others' | 'means'> {
  values: Required<PrinterFacts>;
}

/** Hardware facts that another source may fill in when the leading one is silent: they do not depend on a preset's author. */
const HARDWARE = [
  'kinematics',
  'structure',
  'tool_arrangement',
  'extruder_type',
  'enclosed',
  'auxiliary_fan',
  'chamber_temperature_control',
  'air_filtration',
  'nozzle_material',
  'heated_bed',
  'filament_diameter_mm',
  'firmware_limit.max_nozzle_temperature_c',
  'firmware_limit.max_bed_temperature_c',
  'firmware_limit.max_chamber_temperature_c',
] as const;

/**
 * The facts of a printer: the leading source's, what other sources know of the hardware, over them what was curated or
 * corrected by hand; and every value that a source gives differently.
 */
export function composeFacts(
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
      // That a nozzle is hard, an older version of a preset has often said, and its newer one no more: only the careful
      // side is taken from a source that does not lead.
      if (field === 'nozzle_material' && value !== 'brass') continue;
      if (at(facts, field) !== null || value === null) continue;
      facts = put(facts, field, value);
      curated.push({ field, source: other, read: 'the leading source does not say' });
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
    curated.push({ field, source: url, read: read ?? null });
  }
  // A delta is both at once: who states how its axes are driven states what carries the part.
  if (at(facts, 'kinematics') === 'delta' && at(facts, 'structure') === null) {
    facts = put(facts, 'structure', 'delta');
    const stated = curated.find(({ field }) => field === 'kinematics');
    curated.push({ field: 'structure', source: stated?.source ?? source, read: 'a delta by its kinematics' });
  }
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
