import type { Material, Printer, Profile, Rule, Setting } from '../../schemas/generated/record.js';
import type { PrinterSource } from '../../schemas/generated/source.js';
import type { Dataset, Entry } from '../load/dataset.js';
import { Memory } from '../shared/memory.js';
import { fitToPrinter } from './capability.js';
import { composeMaterial } from './material.js';
import { composePrinter } from './printer.js';
import { composeProfiles, type ProcessReader, processReader } from './profile.js';
import { composeRule, fixComposer } from './rule.js';
import { composeSetting } from './setting.js';

/** Everything that is published, each kind in the order of its ids. */
export interface Records {
  printers: Printer[];
  materials: Material[];
  profiles: Profile[];
  rules: Rule[];
  settings: Setting[];
}

/**
 * Works out every published record. What the memory still knows is not worked out again: each record says what it is
 * made from.
 *
 * @throws on a dangling reference that the check let through
 */
export function composeRecords(dataset: Dataset, memory = new Memory()): Records {
  const { brands, sources, references, processes, materials, settings, symptoms, causes, fixes } = dataset;
  const readProcess = processReader(dataset);
  const printers: Printer[] = [];
  const profiles: Profile[] = [];
  const usage = new Map<string, { printers: number; profiles: number }>();
  for (const { value } of dataset.printers.values()) {
    const from: unknown[] = [value, brands.value, sources.value];
    for (const [source, { profiles: own = {} }] of Object.entries(value.sources)) {
      from.push(processes.get(`${source}/${value.brand}`)?.value);
      for (const material of Object.keys(own)) from.push(materials.get(material)?.value);
    }
    const composed = memory.once(`printer ${value.id}`, from, () => composeWithProfiles(dataset, value, readProcess));
    printers.push(composed.printer);
    for (const profile of composed.profiles) profiles.push(profile);
    for (const [material, count] of composed.profilesByMaterial) {
      const counts = usage.get(material) ?? { printers: 0, profiles: 0 };
      usage.set(material, { printers: counts.printers + 1, profiles: counts.profiles + count });
    }
  }
  const valuesOf = (entries: ReadonlyMap<string, Entry<unknown>>) => [...entries.values()].map(({ value }) => value);
  const knowledge = [references.value, ...[causes, fixes, settings, materials].flatMap(valuesOf)];
  const fixOf = fixComposer(dataset);
  return {
    printers,
    profiles,
    materials: [...materials.values()].map(({ value }) => {
      const used = usage.get(value.id) ?? { printers: 0, profiles: 0 };
      return memory.once(`material ${value.id}`, [value, references.value, used.printers, used.profiles], () =>
        composeMaterial(dataset, value, used),
      );
    }),
    rules: [...symptoms.values()].map(({ value }) =>
      memory.once(`rule ${value.id}`, [value, ...knowledge], () => composeRule(dataset, value, fixOf)),
    ),
    settings: [...settings.values()].map(({ value }) =>
      memory.once(`setting ${value.id}`, [value], () => composeSetting(value)),
    ),
  };
}

/** A printer and its profiles, which know each other: those that it cannot print are withheld. */
function composeWithProfiles(dataset: Dataset, source: PrinterSource, readProcess: ProcessReader) {
  const facts = composePrinter(dataset, source);
  const { profiles, withheld } = fitToPrinter(composeProfiles(dataset, source, readProcess), facts);
  const profilesByMaterial = new Map<string, number>();
  for (const { material } of profiles) profilesByMaterial.set(material, (profilesByMaterial.get(material) ?? 0) + 1);
  const provenance = { ...facts.provenance, withheld: [...facts.provenance.withheld, ...withheld] };
  const printer: Printer = { ...facts, materials: [...profilesByMaterial.keys()], provenance };
  return { printer, profiles, profilesByMaterial };
}
