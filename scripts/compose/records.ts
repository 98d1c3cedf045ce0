import type {
  Filament,
  FilamentBrand,
  Material,
  Printer,
  Profile,
  Rule,
  Setting,
} from '../../schemas/generated/record.js';
import type { Dataset, Entry } from '../load/dataset.js';
import { leadOf } from '../load/lead.js';
import type { MadeFrom } from '../load/part.js';
import { Memory } from '../shared/memory.js';
import { inherit } from './configuration.js';
import { composeFilaments, filamentIds, IDS_FROM } from './filaments/filaments.js';
import { fitToPrinter } from './fit.js';
import { fixComposer } from './fix.js';
import { likelyOf, provenSigns } from './likely.js';
import { composeMaterial } from './material.js';
import { materialNamer } from './material-identifiers.js';
import { type MaterialNeeds, materialNeeds } from './material-needs.js';
import { Overrides } from './overrides.js';
import { composePrinter } from './printer.js';
import { composeProfiles, type ProcessReader, processReader } from './profile.js';
import { composeRule, ruleNames } from './rule.js';
import { composeSetting } from './setting.js';
import { printerWarnings } from './warnings.js';

/** Everything that is published, each kind in the order of its ids. */
export interface Records {
  printers: Printer[];
  materials: Material[];
  profiles: Profile[];
  rules: Rule[];
  settings: Setting[];
  filaments: Filament[];
  filamentBrands: FilamentBrand[];
}

/** The records that are judged: whole where their values are, and of the others the names and ids. */
export interface Judged extends Pick<Records, 'printers' | 'materials' | 'profiles'> {
  rules: Pick<Rule, 'id' | 'name' | 'name_zh' | 'aliases'>[];
  filaments: Pick<Filament, 'id'>[];
  filamentBrands: Pick<FilamentBrand, 'id'>[];
}

/**
 * Works out what is judged, and leaves out what is made to be published alone; the ids of filaments when they are asked
 * for.
 *
 @throws as {@link composeRecords}
 */
export function composeJudged(dataset: Dataset, memory = new Memory()): Judged {
  const rules = [...dataset.symptoms.values()].map(({ value }) => ({ id: value.id, ...ruleNames(value) }));
  let known: ReturnType<typeof filamentIds> | undefined;
  const ids = () => (known ??= filamentIds(dataset));
  return {
    ...composeMachines(dataset, memory),
    rules,
    get filaments() {
      return ids().filaments;
    },
    get filamentBrands() {
      return ids().filamentBrands;
    },
  };
}

/** What those records are made from that are not made from nearly all of a dataset. */
export const JUDGED_FROM: MadeFrom = {
  'records.filaments': IDS_FROM,
  'records.filamentBrands': IDS_FROM,
};

/**
 * Works out every published record. What the memory still knows is not worked out again: each record says what it is
 * made from.
 *
 * @throws on a dangling reference that the check let through
 */
export function composeRecords(dataset: Dataset, memory = new Memory()): Records {
  const { references, materials, settings, symptoms, causes, fixes, checks, cases } = dataset;
  const valuesOf = (entries: ReadonlyMap<string, Entry<unknown>>) => [...entries.values()].map(({ value }) => value);
  const knowledge = [references.value, ...[causes, fixes, settings, materials, checks, cases].flatMap(valuesOf)];
  const fixOf = fixComposer(dataset);
  return {
    ...composeMachines(dataset, memory),
    rules: [...symptoms.values()].map(({ value }) =>
      memory.once(`rule ${value.id}`, [value, ...knowledge], () => composeRule(dataset, value, fixOf)),
    ),
    settings: [...settings.values()].map(({ value }) =>
      memory.once(`setting ${value.id}`, [value], () => composeSetting(value)),
    ),
    ...composeFilaments(dataset, memory),
  };
}

/** The printers with their profiles, and the materials, which know how many of these there are. */
function composeMachines(dataset: Dataset, memory: Memory): Pick<Records, 'printers' | 'materials' | 'profiles'> {
  const { references, materials } = dataset;
  const readProcess = processReader(dataset);
  const printers: Printer[] = [];
  const profiles: Profile[] = [];
  const usage = new Map<string, { printers: number; profiles: number }>();
  // An edit of a material that asks for the same as before leaves the printers alone.
  const asked = materialNeeds([...materials.values()].map(({ value }) => value));
  const needs = memory.once('needs of materials', [JSON.stringify([...asked])], () => asked);
  for (const facts of composeAllFacts(dataset, memory)) {
    const from = [facts, needs, ...madeFrom(dataset, facts.id)];
    const composed = memory.once(`printer ${facts.id}`, from, () =>
      composeWithProfiles(dataset, facts, readProcess, needs),
    );
    printers.push(composed.printer);
    for (const profile of composed.profiles) profiles.push(profile);
    for (const [material, count] of composed.profilesByMaterial) {
      const counts = usage.get(material) ?? { printers: 0, profiles: 0 };
      usage.set(material, { printers: counts.printers + 1, profiles: counts.profiles + count });
    }
  }
  const namesOf = materialNamer(dataset);
  return {
    printers,
    profiles,
    materials: [...materials.values()].map(({ value }) => {
      const used = usage.get(value.id) ?? { printers: 0, profiles: 0 };
      const named = namesOf(value.id);
      const from = [value, references.value, used.printers, used.profiles, JSON.stringify(named)];
      return memory.once(`material ${value.id}`, [...from, dataset.materialIdentifiers.value], () =>
        composeMaterial(dataset, value, used, named),
      );
    }),
  };
}

/** Everything of the dataset that a printer and its profiles are made from. */
function madeFrom({ brands, sources, imported, processes, printers, curaMachines }: Dataset, id: string): unknown[] {
  const printer = printers.get(id)?.value;
  const own = [...imported].flatMap(([source, parts]) => [
    parts.printers.get(id)?.value,
    parts.machineNames?.value[id],
    parts.processes.get(printer?.brand ?? '')?.value,
    parts.presets.get(printer?.brand ?? '')?.value[id],
    processes.get(`${source}/${printer?.brand}`)?.value,
  ]);
  return [printer, brands.value, sources.value, curaMachines.value, ...own];
}

/** What is known of every printer: of itself, then of the machine that it is a configuration of, then by what all others show. */
function composeAllFacts(dataset: Dataset, memory: Memory): Printer[] {
  const own = new Map<string, Printer>();
  for (const [id, { value }] of dataset.printers) {
    const make = () => {
      const lead = leadOf(dataset, value);
      return composePrinter(dataset, value, lead, Overrides.ofPrinter(value, lead.imported));
    };
    own.set(id, memory.once(`facts ${id}`, madeFrom(dataset, id), make));
  }
  const configurations = Map.groupBy(own.values(), ({ configuration_of }) => configuration_of);
  const whole = [...own.values()].map((printer) => {
    const machine = own.get(printer.configuration_of ?? '');
    return machine
      ? memory.once(`inherited ${printer.id}`, [printer, machine], () => inherit(printer, machine))
      : printer;
  });
  const signs = provenSigns(whole);
  return whole.map((printer) => {
    const ids = (configurations.get(printer.id) ?? []).map(({ id }) => id);
    const likely = likelyOf(printer, signs);
    return memory.once(`known ${printer.id}`, [printer, ids.join(), JSON.stringify(likely)], () =>
      ids.length > 0 || likely.length > 0 ? { ...printer, configurations: ids, likely } : printer,
    );
  });
}

/** A printer and its profiles, which know each other: those that it cannot print are withheld. */
function composeWithProfiles(
  dataset: Dataset,
  facts: Printer,
  readProcess: ProcessReader,
  needs: ReadonlyMap<string, MaterialNeeds>,
) {
  const source = dataset.printers.get(facts.id)?.value;
  if (!source) throw new Error(`no printer ${facts.id}`);
  const lead = leadOf(dataset, source);
  const overrides = Overrides.ofPrinter(source, lead.imported);
  const all = composeProfiles(dataset, source, lead, overrides, readProcess);
  const { profiles, withheld } = fitToPrinter(all, facts, needs);
  const profilesByMaterial = new Map<string, number>();
  for (const { material } of profiles) profilesByMaterial.set(material, (profilesByMaterial.get(material) ?? 0) + 1);
  const provenance = { ...facts.provenance, withheld: [...facts.provenance.withheld, ...withheld] };
  const materials = [...profilesByMaterial.keys()];
  const printer: Printer = { ...facts, materials, warnings: printerWarnings(profiles), provenance };
  return { printer, profiles, profilesByMaterial };
}
