import type { Profile, ProcessValues as PublishedProcess } from '../../../schemas/generated/record.js';
import type {
  ImportedProcesses,
  ImportedProfile,
  PrinterSource,
  ProcessesSource,
  ProfileValues,
} from '../../../schemas/generated/source.js';
import { type JsonObject, ownValue } from '../../shared/tree.js';
import type { Dataset, Lead } from '../load/dataset.js';
import { completeValues, type ProfileDraft } from './drafts.js';
import type { Bases, Judged } from './evidence.js';
import { type Corrected, Overrides } from './overrides.js';
import { Parents } from './parents.js';

type Plates = Profile['bed_temperature_by_plate_c'];
type PlateName = keyof Plates;
type Values = Pick<Profile, keyof ProfileValues & keyof Profile>;

/** The values of a profile in published form, with their corrections. */
export interface ComposedValues {
  values: Values;
  corrected: Profile['provenance']['corrected'];
}

/** The profiles of a printer, and each profile's own figures by its id. */
export interface ComposedProfiles {
  profiles: ProfileDraft[];
  own: ReadonlyMap<string, Judged['own']>;
}

/** All profiles of a printer, one per material and nozzle, sorted by material and nozzle variant. */
export function composeProfiles(
  dataset: Dataset,
  printer: PrinterSource,
  { source, imported }: Lead,
  overrides: Overrides,
  process: ProcessReader,
  bases: Bases,
): ComposedProfiles {
  const commit = dataset.sources.value.sources[source]?.commit ?? '';
  const plate = imported.facts?.default_plate ?? null;
  const withheld = new Set(overrides.withheld.map(({ material }) => material));
  const diameters = new Map(
    Object.entries(imported.nozzles).map(([variant, nozzle]) => [
      variant,
      overrides.toNozzle(variant, nozzle).values.diameter_mm,
    ]),
  );
  const parents = new Parents(dataset, printer, imported.nozzles);
  const profiles: ProfileDraft[] = [];
  const own = new Map<string, Judged['own']>();
  for (const [material, groups] of Object.entries(imported.profiles ?? {}).sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (withheld.has(material)) continue;
    const onNozzles = groups
      .flatMap((group) => group.nozzles.map((variant) => ({ variant, group })))
      .sort((a, b) => (a.variant < b.variant ? -1 : 1));
    // Nozzles of a group have the same values, computed once.
    const shared = new Map<ImportedProfile, ComposedValues>();
    for (const { variant, group } of onNozzles) {
      const nozzle = ownValue(imported.nozzles, variant);
      if (!nozzle)
        throw new Error(`${printer.id}: the profile of ${material} names the nozzle ${variant}, which does not exist`);
      const special = overrides.isSpecial(material, variant);
      const known = special ? undefined : shared.get(group);
      const composed =
        known ?? composeValues(overrides.toProfile(material, variant, group.values as JsonObject), plate);
      if (!special) shared.set(group, composed);
      const block = process(group.process ?? nozzle.process);
      const id = `${printer.id}--${variant}--${material}`;
      const judged = bases.judge(source, group.preset, { material, ...composed.values, process: block.values });
      own.set(id, judged.own);
      profiles.push({
        id,
        printer: printer.id,
        material,
        filament: null,
        figures_of: 'material',
        nozzle: { diameter_mm: diameters.get(variant) ?? null, variant },
        basis: group.basis,
        evidence: judged.evidence,
        ...composed.values,
        process: block.values,
        presets: parents.ofProfile(variant, material),
        provenance: {
          source,
          commit,
          printer_preset: nozzle.preset,
          filament_preset: group.preset,
          process_preset: block.preset,
          process_choice: nozzle.process_choice ?? null,
          corrected: [...composed.corrected, ...block.corrected],
        },
      });
    }
  }
  return { profiles, own };
}

export function composeValues({ values, corrected }: Corrected<JsonObject>, plate: PlateName | null): ComposedValues {
  const complete = completeValues<Values>('profile-values', values);
  return { values: { ...complete, bed_temperature_c: bedTemperature(complete, plate) }, corrected };
}

/** The bed temperature of the default plate, or of a similar one if the preset does not support it. */
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

export interface ComposedProcess {
  preset: string | null;
  values: PublishedProcess;
  corrected: Profile['provenance']['corrected'];
}

/** Returns a block; one of nulls if the nozzle has none. */
export type ProcessReader = (block: string | undefined) => ComposedProcess;

/**
 * Creates a caching reader of the blocks of a source and brand: many printers share one.
 *
 * @param corrections of these blocks
 */
export function blockReader(blocks: ImportedProcesses, corrections?: ProcessesSource): ProcessReader {
  const overrides = Overrides.ofProcesses(corrections, Object.keys(blocks));
  const composed = new Map<string | undefined, ComposedProcess>();
  return (id) => {
    const known = composed.get(id);
    if (known) return known;
    const block = id === undefined ? undefined : ownValue(blocks, id);
    if (id !== undefined && !block) throw new Error(`there is no process block ${id}`);
    const { values, corrected } = overrides.toProcess(id ?? '', (block?.values ?? {}) as JsonObject);
    const result = {
      preset: block?.preset ?? null,
      values: completeValues<PublishedProcess>('process-values', values),
      corrected: corrected.map((item) => ({ ...item, field: `process.${item.field}` })),
    };
    composed.set(id, result);
    return result;
  };
}

/** Returns the reader of each source and brand, created once. */
export function processReaders({ imported, processes }: Dataset): (source: string, brand: string) => ProcessReader {
  const readers = new Map<string, ProcessReader>();
  return (source, brand) => {
    const key = `${source}/${brand}`;
    const blocks = imported.get(source)?.processes.get(brand)?.value ?? {};
    const reader = readers.get(key) ?? blockReader(blocks, processes.get(key)?.value);
    readers.set(key, reader);
    return reader;
  };
}
