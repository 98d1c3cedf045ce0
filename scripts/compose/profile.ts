import type { Profile, ProcessValues as PublishedProcess } from '../../schemas/generated/record.js';
import type { PrinterSource, ProfileValues } from '../../schemas/generated/source.js';
import type { Dataset } from '../load/dataset.js';
import { expandProfile } from '../shared/profile.js';
import { isObject, type JsonObject, merge } from '../shared/tree.js';
import { completeValues } from './complete.js';
import { applyOverrides } from './overrides.js';
import { isWithheld, leadOf } from './printer.js';

type Plates = Profile['bed_temperature_by_plate_c'];
type PlateName = keyof Plates;
type Values = Pick<Profile, keyof ProfileValues & keyof Profile>;

/** The values of a profile as they are published, and which of them were corrected. */
interface ComposedValues {
  values: Values;
  corrected: Profile['provenance']['corrected'];
}

/** Every profile of a printer: one for each material and nozzle, in the order of their ids. */
export function composeProfiles(dataset: Dataset, printer: PrinterSource, process: ProcessReader): Profile[] {
  const { source, imported } = leadOf(dataset, printer);
  const commit = dataset.sources.value.sources[source]?.commit ?? '';
  const retraction = (imported.facts?.retraction ?? {}) as JsonObject;
  const plate = imported.facts?.default_plate ?? null;
  const profiles: Profile[] = [];
  for (const [material, profile] of Object.entries(imported.profiles ?? {}).sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (isWithheld(printer, material)) continue;
    const defaults = (dataset.materials.get(material)?.value.profile_defaults ?? {}) as JsonObject;
    const valuesOn = (variant: string): ComposedValues => {
      const expanded = expandProfile(profile as unknown as JsonObject, variant, defaults, retraction);
      const everywhere = applyOverrides(expanded, overridesOf(printer, material), `profiles.${material}.`);
      const { values, corrected } = applyOverrides(
        everywhere.values,
        printer.overrides,
        `profiles.${material}.nozzles.${variant}.`,
      );
      const complete = completeValues<Values>('profile-values', values);
      return {
        values: { ...complete, bed_temperature_c: bedTemperature(complete, plate) },
        corrected: [...everywhere.corrected, ...corrected],
      };
    };
    // Most nozzles of a printer have the same values: worked out once, they share them.
    let usual: ComposedValues | undefined;
    for (const variant of profile.only ?? Object.keys(imported.nozzles ?? {}).sort()) {
      const nozzle = imported.nozzles?.[variant];
      if (!nozzle)
        throw new Error(`${printer.id}: the profile of ${material} names the nozzle ${variant}, which is not there`);
      const own = profile.nozzles?.[variant];
      const special = own !== undefined || hasOverridesOf(printer, material, variant);
      const composed = special || !usual ? valuesOn(variant) : usual;
      if (!special) usual = composed;
      const { values, corrected } = composed;
      const block = process(source, printer.brand, nozzle.process);
      profiles.push({
        id: `${printer.id}--${variant}--${material}`,
        printer: printer.id,
        material,
        nozzle: { diameter_mm: nozzle.diameter_mm, variant },
        basis: own?.basis ?? profile.basis,
        ...values,
        process: block.values,
        provenance: {
          source,
          commit,
          printer_preset: nozzle.preset,
          filament_preset: own?.preset ?? profile.preset,
          process_preset: block.preset,
          process_choice: nozzle.process_choice ?? null,
          corrected: [...corrected, ...block.corrected],
        },
      });
    }
  }
  return profiles;
}

/** Overrides of a material's profile that hold for every nozzle. */
function overridesOf(printer: PrinterSource, material: string) {
  return printer.overrides?.filter(({ field }) => !field.startsWith(`profiles.${material}.nozzles.`));
}

/** Whether an override holds for a material on this nozzle alone. */
function hasOverridesOf(printer: PrinterSource, material: string, variant: string): boolean {
  const prefix = `profiles.${material}.nozzles.${variant}.`;
  return printer.overrides?.some(({ field }) => field.startsWith(prefix)) ?? false;
}

/** The bed temperature of the default plate; of a similar one where the preset does not support it. */
function bedTemperature(values: Values, plate: PlateName | null): Profile['bed_temperature_c'] {
  if (values.bed_temperature_c.other_layers !== null) return values.bed_temperature_c;
  const order: (PlateName | null)[] = [
    plate,
    'smooth_pei',
    'textured_pei',
    'engineering',
    'cool',
    'supertack',
    'textured_cool',
  ];
  const found = order.find((name) => name !== null && values.bed_temperature_by_plate_c[name].other_layers !== null);
  return found ? values.bed_temperature_by_plate_c[found] : values.bed_temperature_c;
}

/** A process block as it is published. */
export interface ComposedProcess {
  preset: string | null;
  values: PublishedProcess;
  corrected: Profile['provenance']['corrected'];
}

/** Gives the block of a source and brand; one of nulls when the nozzle has none. */
export type ProcessReader = (source: string, brand: string, block: string | undefined) => ComposedProcess;

/** A reader that works each block out once: many printers share one. */
export function processReader(dataset: Dataset): ProcessReader {
  const composed = new Map<string, ComposedProcess>();
  return (source, brand, id) => {
    const key = `${source}/${brand}/${id ?? ''}`;
    const known = composed.get(key);
    if (known) return known;
    const file = dataset.processes.get(`${source}/${brand}`)?.value;
    const block = id === undefined ? undefined : file?.blocks[id];
    if (id !== undefined && !block) throw new Error(`data/processes/${source}/${brand}.yaml has no block ${id}`);
    const { preset = null, ...own } = (block ?? {}) as JsonObject & { preset?: string };
    const merged = id === undefined ? {} : merge(isObject(file?.common) ? (file.common as JsonObject) : {}, own);
    const { values, corrected } = applyOverrides(merged, file?.overrides, `blocks.${id}.`);
    const result = {
      preset,
      values: completeValues<PublishedProcess>('process-values', values),
      corrected: corrected.map((item) => ({ ...item, field: `process.${item.field}` })),
    };
    composed.set(key, result);
    return result;
  };
}
