import type { PrinterSource } from '../../schemas/generated/source.js';
import type { Dataset } from '../load/dataset.js';
import { sourceSchema } from '../schemas/read.js';
import { expandProfile } from '../shared/profile.js';
import { difference, type JsonObject } from '../shared/tree.js';
import { commonValues } from './common-values.js';
import { orderBySchema } from './order.js';
import { type PlannedFile, printerFile } from './plan.js';
import { updateYaml } from './yaml.js';

/** Values of a machine, not of a material: they are never a material's default. */
const OF_MACHINE = 'retraction';

/**
 * Works out for each material the values that most of its profiles share, and rewrites each printer's file to
 * list what differs from them. The published values stay the same.
 */
export function planDefaults(dataset: Dataset, texts: ReadonlyMap<string, string>): PlannedFile[] {
  const full = new Map<string, { printer: PrinterSource; source: string; material: string; values: JsonObject }[]>();
  for (const { value: printer } of dataset.printers.values()) {
    for (const [source, imported] of Object.entries(printer.sources)) {
      const retraction = (imported.facts?.retraction ?? {}) as JsonObject;
      for (const [material, profile] of Object.entries(imported.profiles ?? {})) {
        const defaults = (dataset.materials.get(material)?.value.profile_defaults ?? {}) as JsonObject;
        const values = expandProfile({ ...profile, nozzles: {} } as JsonObject, '', defaults, retraction);
        full.set(material, [...(full.get(material) ?? []), { printer, source, material, values }]);
      }
    }
  }
  const plan: PlannedFile[] = [];
  const defaultsOf = new Map<string, JsonObject>();
  for (const [material, profiles] of full) {
    const entry = dataset.materials.get(material);
    if (!entry) continue;
    const defaults = commonValues(profiles.map(({ values: { [OF_MACHINE]: _, ...values } }) => values));
    defaultsOf.set(material, defaults);
    const before = texts.get(entry.file) ?? '';
    plan.push({
      file: entry.file,
      before,
      after: updateYaml(
        before,
        { ...(orderBySchema({ profile_defaults: defaults }, sourceSchema('material')) as JsonObject) },
        [],
        '',
      ),
    });
  }
  for (const { file, value: printer } of dataset.printers.values()) {
    let sources = printer.sources;
    for (const { source, material, values } of [...full.values()]
      .flat()
      .filter((profile) => profile.printer === printer)) {
      const imported = sources[source];
      const old = imported?.profiles?.[material];
      if (!imported || !old) continue;
      const retraction = (imported.facts?.retraction ?? {}) as JsonObject;
      const { preset, basis, only, nozzles } = old;
      const differs = difference(values, { ...defaultsOf.get(material), retraction });
      const profile = { preset, basis, ...(only ? { only } : {}), ...differs, ...(nozzles ? { nozzles } : {}) };
      sources = { ...sources, [source]: { ...imported, profiles: { ...imported.profiles, [material]: profile } } };
    }
    const before = texts.get(file) ?? '';
    plan.push({ file, before, after: printerFile(before, { sources }) });
  }
  return plan.filter(({ before, after }) => before !== after);
}
