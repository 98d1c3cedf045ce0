import type { Material, Printer, Profile } from '../../../schemas/generated/record.js';
import type { NamedBy } from '../../shared/identifiers.js';
import { type Json, type JsonObject, leaves } from '../../shared/tree.js';

/** A value of a record with its origin. */
export interface FieldOrigin {
  field: string;
  value: Json;
  /** The file, preset or page that states it; empty if unknown. */
  from: string;
  /** Values of other sources. */
  others: string[];
}

/**
 * Every value of a printer with its origin.
 *
 * @param file the hand-written file of the printer
 * @param named its identifiers by source
 */
export function printerOrigins(printer: Printer, file: string, named: readonly NamedBy[]): FieldOrigin[] {
  const { provenance, nozzles, materials, ...values } = printer;
  const own = new Set(['id', 'brand', 'brand_id', 'model', 'aliases', 'variant_of']);
  const usual = nozzles.findIndex(({ diameter_mm }) => diameter_mm === printer.default_nozzle_diameter_mm);
  const preset = (index: number) =>
    provenance.presets.length === 0 ? provenance.source : `${provenance.source}: ${provenance.presets[index] ?? ''}`;
  const ofNozzles = nozzles.flatMap(({ variant, ...nozzle }, index) =>
    [...leaves(nozzle as unknown as JsonObject)].map(
      ([field, value]) => [`nozzles.${variant}.${field}`, value, preset(index)] as const,
    ),
  );
  const ofPrinter = [...leaves(values as unknown as JsonObject)].map(([field, value]) => {
    const [name = ''] = field.split('.');
    const curated = provenance.curated.find((item) => field === item.field || field.startsWith(`${item.field}.`));
    const from = own.has(name)
      ? `data/${file}`
      : name === 'identifiers' && !curated
        ? namersOf(field.slice('identifiers.'.length), named)
        : curated
          ? `${curated.source}${curated.passage === null ? '' : ` (${curated.passage})`}`
          : preset(Math.max(usual, 0));
    return [field, value, from] as const;
  });
  const made = ['materials', materials, 'the published profiles'] as const;
  return [...ofPrinter, ...ofNozzles, made].map((row) => origin(row, provenance.corrected, provenance.others));
}

/** The sources that state an identifier in a system. */
function namersOf(system: string, named: readonly NamedBy[]): string {
  return named.flatMap(({ from, identifiers }) => (system in identifiers ? [from] : [])).join(', ');
}

export function profileOrigins({ provenance, ...values }: Profile): FieldOrigin[] {
  const { source, printer_preset, filament_preset, process_preset, process_choice } = provenance;
  return [...leaves(values as unknown as JsonObject)].map(([field, value]) => {
    const [name = ''] = field.split('.');
    const presets: Readonly<Record<string, string | null>> = {
      printer: printer_preset,
      nozzle: printer_preset,
      process: process_preset && `${process_preset}${process_choice === 'inferred' ? ' (inferred)' : ''}`,
    };
    const preset = name in presets ? (presets[name] ?? '') : filament_preset;
    return origin([field, value, `${source}: ${preset}`], provenance.corrected, []);
  });
}

/**
 * Every value of a material with its origin.
 *
 * @param file the hand-written file of the material
 * @param named its identifiers by source
 */
export function materialOrigins(
  { provenance, ...values }: Material,
  file: string,
  named: readonly NamedBy[],
): FieldOrigin[] {
  return [...leaves(values as unknown as JsonObject)].map(([field, value]) => {
    const [name = ''] = field.split('.');
    const figure = provenance.figures.find((item) => item.field === name || item.field === field);
    const others = (figure?.others ?? []).map(({ value: other, min, max, sources }) => ({
      field: name,
      value: other ?? `${min ?? '…'} to ${max ?? '…'}`,
      source: sources.join(', '),
    }));
    const beside = name === 'identifiers' ? namersOf(field.slice('identifiers.'.length), named) : `data/${file}`;
    return origin([field, value, figure ? figure.sources.join(', ') : beside], [], others);
  });
}

type Row = readonly [field: string, value: unknown, from: string];
type Corrections = Profile['provenance']['corrected'];
type Others = readonly { field: string; value: unknown; source: string }[];

function origin([field, value, from]: Row, corrected: Corrections, others: Others): FieldOrigin {
  const concerns = (item: { field: string }) => field === item.field || field.startsWith(`${item.field}.`);
  const correction = corrected.find(concerns);
  const known = value !== null || correction !== undefined;
  return {
    field,
    value: value as Json,
    from: correction
      ? `corrected, upstream has ${JSON.stringify(correction.upstream_value)}: ${correction.reason} (${correction.source})`
      : known
        ? from
        : '',
    others: others.filter(concerns).map((other) => `${other.source} says ${JSON.stringify(other.value)}`),
  };
}
