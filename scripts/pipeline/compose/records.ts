import type {
  Code,
  CodeSystem,
  Filament,
  FilamentBrand,
  Material,
  Printer,
  Profile,
  Rule,
  Setting,
} from '../../../schemas/generated/record.js';
import { Memory } from '../../shared/memory.js';
import type { Dataset, LoadedFile } from '../load/dataset.js';
import { leadOf } from '../load/lead.js';
import { composeCodes } from './codes.js';
import { inherit } from './configuration.js';
import { Bases, familyOf } from './evidence.js';
import { composeFilaments } from './filaments/filaments.js';
import { fixComposer } from './fix.js';
import { likelyOf, provenSigns } from './likely.js';
import { limitTemplates, meaningOfLimits } from './limit-templates.js';
import { limitToPrinter } from './limit-to-printer.js';
import { composeMaterial } from './material.js';
import { materialNamer } from './material-identifiers.js';
import { type MaterialNeeds, materialNeeds } from './material-needs.js';
import { Overrides } from './overrides.js';
import { presetsReach } from './presets-reach.js';
import { composePrinter } from './printer.js';
import { composeProfiles, type ProcessReader, processReader } from './profile.js';
import { inPublishedOrder } from './profile-order.js';
import { materialsAtOnce, provenByPresets } from './proven-by-presets.js';
import { type Counted, type MaterialRanges, materialRanges, outsideRanges } from './ranges.js';
import { composeRule, ruleNames } from './rule.js';
import { composeSetting } from './setting.js';
import { printerWarnings } from './warnings.js';

/** Everything that is published, each kind in the order of its ids; the profiles of a pair in theirs. */
export interface Records {
  printers: Printer[];
  materials: Material[];
  profiles: Profile[];
  rules: Rule[];
  settings: Setting[];
  filaments: Filament[];
  filamentBrands: FilamentBrand[];
  /** In what machines report faults, and what they report. */
  codeSystems: CodeSystem[];
  codes: Code[];
}

/** The records that the lint reads: whole where it checks values, otherwise only names and ids. */
export interface LintRecords extends Omit<Records, 'rules' | 'settings' | 'codeSystems' | 'codes'> {
  rules: Pick<Rule, 'id' | 'name' | 'name_zh' | 'aliases'>[];
}

/**
 * Composes the records that the lint reads, without those that are only published.
 *
 * @throws as {@link composeRecords}
 */
export function composeLintRecords(dataset: Dataset, memory = new Memory()): LintRecords {
  const rules = [...dataset.symptoms.values()].map(({ value }) => ({ id: value.id, ...ruleNames(value) }));
  const { ranges: _, ...machines } = composeMachines(dataset, memory);
  return { ...machines, rules, ...composeFilaments(dataset, memory, machines.materials) };
}

/**
 * Works out every published record. What the memory still knows is not worked out again: each record says what it is
 * made from.
 *
 * @throws on a dangling reference that the check let through
 */
export function composeRecords(dataset: Dataset, memory = new Memory()): Records {
  const { references, materials, settings, symptoms, causes, fixes, checks, cases, calibrations } = dataset;
  const valuesOf = (entries: ReadonlyMap<string, LoadedFile<unknown>>) =>
    [...entries.values()].map(({ value }) => value);
  const { ranges, ...machines } = composeMachines(dataset, memory);
  const knowledge = [
    references.value,
    ranges,
    ...[causes, fixes, settings, materials, checks, cases, calibrations].flatMap(valuesOf),
  ];
  const steps = [...calibrations.values()].map(({ value }) => value);
  const fixOf = fixComposer(dataset, ranges);
  return {
    ...machines,
    rules: [...symptoms.values()].map(({ value }) =>
      memory.once(`rule ${value.id}`, [value, ...knowledge], () => composeRule(dataset, value, fixOf)),
    ),
    settings: [...settings.values()].map(({ value }) =>
      memory.once(`setting ${value.id}`, [value, ...steps], () => composeSetting(value, steps)),
    ),
    ...composeFilaments(dataset, memory, machines.materials),
    ...composeCodes(dataset),
  };
}

interface Machines extends Pick<Records, 'printers' | 'materials' | 'profiles'> {
  ranges: ReadonlyMap<string, MaterialRanges>;
}

/**
 * The printers with their profiles, and the materials, which know how many of these there are and what they print at; a
 * profile that prints otherwise says so.
 */
function composeMachines(dataset: Dataset, memory: Memory): Machines {
  const { references, materials } = dataset;
  const readProcess = processReader(dataset);
  const all: ReturnType<typeof composeWithProfiles>[] = [];
  const usage = new Map<string, { printers: number; profiles: number }>();
  // An edit of a material that asks for the same as before leaves the printers alone.
  const asked = materialNeeds([...materials.values()].map(({ value }) => value));
  const needs = memory.once('needs of materials', [JSON.stringify([...asked])], () => asked);
  const basesFrom = [dataset.sources.value, ...[...dataset.imported.values()].map(({ bases }) => bases?.value)];
  const bases = memory.once('bases', basesFrom, () => new Bases(dataset));
  for (const facts of composeAllFacts(dataset, memory)) {
    const from = [facts, needs, bases, ...madeFrom(dataset, facts.id)];
    const composed = memory.once(`printer ${facts.id}`, from, () =>
      composeWithProfiles(dataset, facts, { readProcess, needs, bases }),
    );
    all.push(composed);
    for (const [material, count] of composed.profilesByMaterial) {
      const counts = usage.get(material) ?? { printers: 0, profiles: 0 };
      usage.set(material, { printers: counts.printers + 1, profiles: counts.profiles + count });
    }
  }
  const told = materialRanges(
    [...materials.values()].map(({ value }) => value),
    all.flatMap(({ counted }) => counted),
  );
  const ranges = memory.once('ranges of materials', [JSON.stringify([...told])], () => told);
  const namesOf = materialNamer(dataset);
  return {
    printers: all.map(({ printer }) => printer),
    profiles: all.flatMap((composed) =>
      memory.once(`profiles ${composed.printer.id}`, [composed, ranges], () =>
        composed.profiles.map((profile) => withOutside(profile, ranges)),
      ),
    ),
    ranges,
    materials: [...materials.values()].map(({ value }) => {
      const used = usage.get(value.id) ?? { printers: 0, profiles: 0 };
      const named = namesOf(value.id);
      const own = ranges.get(value.id);
      if (!own) throw new Error(`no ranges of ${value.id}`);
      const from = [value, references.value, used.printers, used.profiles, JSON.stringify(named), ranges];
      return memory.once(
        `material ${value.id}`,
        [...from, dataset.materialIdentifiers.value, dataset.sources.value],
        () => composeMaterial(dataset, value, used, named, own),
      );
    }),
  };
}

function withOutside(profile: Profile, ranges: ReadonlyMap<string, MaterialRanges>): Profile {
  const found = outsideRanges(profile, ranges.get(profile.material));
  return found.length > 0 ? { ...profile, warnings: [...profile.warnings, ...found] } : profile;
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
  const rebrands = Map.groupBy(own.values(), ({ rebrand_of }) => rebrand_of);
  const whole = [...own.values()].map((printer) => {
    const machine = own.get(printer.configuration_of ?? '');
    return machine
      ? memory.once(`inherited ${printer.id}`, [printer, machine], () => inherit(printer, machine))
      : printer;
  });
  const kindOf = ({ provenance }: Printer) => familyOf(dataset.sources.value.sources[provenance.source]?.kind);
  const signs = provenSigns(whole, kindOf);
  const templates = limitTemplates(whole);
  const { leads } = dataset.sources.value;
  return whole.map((printer) => {
    const equipped = configurations.get(printer.id) ?? [];
    const sold = (rebrands.get(printer.id) ?? []).map(({ id }) => id);
    const machine = own.get(printer.configuration_of ?? '');
    const kin = [machine ?? printer, ...(configurations.get((machine ?? printer).id) ?? [])];
    const hasHead = ({ differs }: Printer) => !differs.includes('tool_head');
    const sameHead = hasHead(printer) ? kin.filter((one) => one.id !== printer.id && hasHead(one)) : [];
    const likely = likelyOf(printer, signs, kindOf, sameHead);
    const limits = meaningOfLimits(printer, templates, leads, machine);
    return memory.once(
      `known ${printer.id}`,
      [printer, ...equipped, sold.join(), JSON.stringify([likely, limits])],
      () => {
        const proven = materialsAtOnce(printer, equipped);
        return {
          ...proven,
          configurations: equipped.map(({ id }) => id),
          rebrands: sold,
          likely,
          provenance: { ...proven.provenance, means: { ...printer.provenance.means, ...limits } },
        };
      },
    );
  });
}

/** A printer and its profiles, which know each other: those that it cannot print are withheld. */
function composeWithProfiles(
  dataset: Dataset,
  stated: Printer,
  {
    readProcess,
    needs,
    bases,
  }: { readProcess: ProcessReader; needs: ReadonlyMap<string, MaterialNeeds>; bases: Bases },
) {
  const source = dataset.printers.get(stated.id)?.value;
  if (!source) throw new Error(`no printer ${stated.id}`);
  const lead = leadOf(dataset, source);
  const overrides = Overrides.ofPrinter(source, lead.imported);
  const composed = composeProfiles(dataset, source, lead, overrides, readProcess, bases);
  const facts = provenByPresets(stated, composed.profiles);
  const { profiles: held, withheld } = limitToPrinter(composed.profiles, facts, needs);
  const pairs = Map.groupBy(held, ({ material }) => material);
  const profiles = [...pairs.values()].flatMap((pair) => inPublishedOrder(pair, facts));
  const profilesByMaterial = new Map([...pairs].map(([material, { length }]) => [material, length]));
  const provenance = { ...facts.provenance, withheld: [...facts.provenance.withheld, ...withheld] };
  const materials = [...profilesByMaterial.keys()];
  const printer: Printer = {
    ...facts,
    materials,
    presets_reach: presetsReach(profiles),
    warnings: printerWarnings(profiles),
    provenance,
  };
  const counted = profiles.map(
    (profile): Counted => ({ profile, printer: facts, own: composed.own.get(profile.id) ?? null }),
  );
  return { printer, profiles, counted, profilesByMaterial };
}
