import type { Material, Printer, Profile, Rule, Setting } from '../../schemas/generated/record.js';
import type { Dataset } from '../load/dataset.js';
import { fitToPrinter } from './capability.js';
import { composeMaterial } from './material.js';
import { composePrinter } from './printer.js';
import { composeProfiles, processReader } from './profile.js';
import { composeRule } from './rule.js';
import { composeSetting } from './setting.js';

/** Everything that is published, each kind in the order of its ids. */
export interface Records {
  printers: Printer[];
  materials: Material[];
  profiles: Profile[];
  rules: Rule[];
  settings: Setting[];
}

/** Works out every published record. @throws on a dangling reference that the check let through */
export function composeRecords(dataset: Dataset): Records {
  const readProcess = processReader(dataset);
  const printers: Printer[] = [];
  const profiles: Profile[] = [];
  const usage = new Map<string, { printers: number; profiles: number }>();
  for (const { value } of dataset.printers.values()) {
    const facts = composePrinter(dataset, value);
    const { profiles: own, withheld } = fitToPrinter(composeProfiles(dataset, value, readProcess), facts);
    const materials = [...new Set(own.map(({ material }) => material))];
    const provenance = { ...facts.provenance, withheld: [...facts.provenance.withheld, ...withheld] };
    const printer: Printer = { ...facts, materials, provenance };
    printers.push(printer);
    profiles.push(...own);
    for (const material of printer.materials) {
      const counts = usage.get(material) ?? { printers: 0, profiles: 0 };
      counts.printers++;
      counts.profiles += own.filter((profile) => profile.material === material).length;
      usage.set(material, counts);
    }
  }
  return {
    printers,
    profiles,
    materials: [...dataset.materials.values()].map(({ value }) =>
      composeMaterial(dataset, value, usage.get(value.id) ?? { printers: 0, profiles: 0 }),
    ),
    rules: [...dataset.symptoms.values()].map(({ value }) => composeRule(dataset, value)),
    settings: [...dataset.settings.values()].map(({ value }) => composeSetting(value)),
  };
}
