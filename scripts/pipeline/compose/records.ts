import { lengthOf, printed, severityIn } from '../../../core/codes/digits.js';
import { digitsMatcher } from '../../../core/codes/find-codes.js';
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
import { codeOf, systemOf } from '../load/code-catalogue.js';
import { type Dataset, leadOf } from '../load/dataset.js';
import { inherit } from './configuration.js';
import { inFieldOrder, type PrinterAmongOthers, type PrinterDraft } from './drafts.js';
import { Bases, familyOf } from './evidence.js';
import { limitTemplates, meaningOfLimits } from './figure-kinds.js';
import { composeFilaments } from './filaments/filaments.js';
import { likelyOf, provenSigns } from './likely.js';
import { limitToPrinter } from './limit-to-printer.js';
import { composeMaterial, materialNamer } from './material.js';
import { type MaterialNeeds, materialNeeds } from './material-needs.js';
import { withObserved } from './observed.js';
import { Overrides } from './overrides.js';
import { composePrinter } from './printer.js';
import { composeProfiles, type ProcessReader, processReaders } from './profile.js';
import { materialsAtOnce, presetsReach, provenByPresets } from './proven-by-presets.js';
import { type Counted, type MaterialRanges, materialRanges, outsideRanges } from './ranges.js';
import { composeRule, fixComposer } from './rule.js';
import { composeSetting } from './setting.js';
import { printerWarnings } from './warnings.js';

type DefaultNozzle = Pick<Printer, 'default_nozzle_variant' | 'default_nozzle_diameter_mm'>;

/** The default nozzle of nearly every machine, mm: leads if no source states the default. */
const USUAL_NOZZLE_MM = 0.4;

/** Tuned profiles come first. */
const EVIDENCE: readonly Profile['evidence'][] = ['tuned', 'generic_material', 'slicer_defaults'];

/**
 * The profiles of one printer and material in published order: that of the default nozzle, or of the nearest diameter,
 * first; the rest by evidence, diameter and variant.
 */
export function inPublishedOrder(profiles: readonly Profile[], nozzle: DefaultNozzle): Profile[] {
  const rest = profiles.toSorted(
    (a, b) =>
      EVIDENCE.indexOf(a.evidence) - EVIDENCE.indexOf(b.evidence) ||
      diameterOf(a) - diameterOf(b) ||
      (a.nozzle.variant < b.nozzle.variant ? -1 : 1),
  );
  const usual = nozzle.default_nozzle_diameter_mm ?? USUAL_NOZZLE_MM;
  const away = (profile: Profile) => Math.abs(diameterOf(profile) - usual);
  const nearest = Math.min(...rest.map(away));
  const lead =
    rest.find((profile) => profile.nozzle.variant === nozzle.default_nozzle_variant) ??
    rest.find((profile) => away(profile) === nearest);
  return lead ? [lead, ...rest.filter((profile) => profile !== lead)] : rest;
}

function diameterOf({ nozzle }: Profile): number {
  return nozzle.diameter_mm ?? Number.POSITIVE_INFINITY;
}

/** All published records, each kind sorted by id; the profiles of a printer and material in published order. */
export interface Records {
  printers: Printer[];
  materials: Material[];
  profiles: Profile[];
  rules: Rule[];
  settings: Setting[];
  filaments: Filament[];
  filamentBrands: FilamentBrand[];
  /** Systems of codes that machines report. */
  codeSystems: CodeSystem[];
  codes: Code[];
}

/**
 * Composes all published records.
 *
 * @throws on a dangling reference that the check let through
 */
export function composeRecords(dataset: Dataset): Records {
  const { settings, symptoms } = dataset;
  const { ranges, ...machines } = composeMachines(dataset);
  const fixOf = fixComposer(dataset, ranges);
  const rules = [...symptoms.values()].map(({ value }) => composeRule(dataset, value, fixOf));
  const plain = [...settings.values()].map(({ value }) => composeSetting(value, dataset));
  return {
    ...machines,
    rules,
    settings: withObserved(plain, { ...machines, rules }),
    ...composeFilaments(dataset, machines.materials),
    ...composeCodes(dataset),
  };
}

interface Machines extends Pick<Records, 'printers' | 'materials' | 'profiles'> {
  ranges: ReadonlyMap<string, MaterialRanges>;
}

/**
 * Composes the printers with their profiles, and the materials with their usage and ranges; profiles outside these
 * ranges get a warning.
 */
function composeMachines(dataset: Dataset): Machines {
  const materials = [...dataset.materials.values()].map(({ value }) => value);
  const using = { readerOf: processReaders(dataset), needs: materialNeeds(materials), bases: new Bases(dataset) };
  const all = composeAllFacts(dataset).map((facts) => composeWithProfiles(dataset, facts, using));
  const ranges = materialRanges(
    materials,
    all.flatMap(({ counted }) => counted),
  );
  const profiles = all.flatMap((one) => one.profiles.map((profile) => withOutside(profile, ranges)));
  const ofMaterial = Map.groupBy(profiles, ({ material }) => material);
  const namesOf = materialNamer(dataset);
  return {
    printers: all.map(({ printer }) => printer),
    profiles,
    ranges,
    materials: materials.map((value) => {
      const own = ranges.get(value.id);
      if (!own) throw new Error(`no ranges of ${value.id}`);
      return composeMaterial(dataset, value, ofMaterial.get(value.id) ?? [], namesOf(value.id), own);
    }),
  };
}

function withOutside(profile: Profile, ranges: ReadonlyMap<string, MaterialRanges>): Profile {
  const found = outsideRanges(profile, ranges.get(profile.material));
  return found.length > 0 ? { ...profile, warnings: [...profile.warnings, ...found] } : profile;
}

/** The facts of every printer: its own, those inherited from its machine, and those implied by other printers. */
function composeAllFacts(dataset: Dataset): PrinterAmongOthers[] {
  const own = new Map<string, PrinterDraft>();
  for (const [id, { value }] of dataset.printers) {
    const lead = leadOf(dataset, value);
    own.set(id, composePrinter(dataset, value, lead, Overrides.ofPrinter(value, lead.imported)));
  }
  const configurations = Map.groupBy(own.values(), ({ configuration_of }) => configuration_of);
  const rebrands = Map.groupBy(own.values(), ({ rebrand_of }) => rebrand_of);
  const whole = [...own.values()].map((printer) => {
    const machine = own.get(printer.configuration_of ?? '');
    return machine ? inherit(printer, machine) : printer;
  });
  const kindOf = ({ provenance }: PrinterDraft) => familyOf(dataset.sources.value.sources[provenance.source]?.kind);
  const signs = provenSigns(whole, kindOf);
  const templates = limitTemplates(whole);
  const { leads } = dataset.sources.value;
  return whole.map((printer) => {
    const equipped = configurations.get(printer.id) ?? [];
    const sold = (rebrands.get(printer.id) ?? []).map(({ id }) => id);
    const machine = own.get(printer.configuration_of ?? '');
    const kin = [machine ?? printer, ...(configurations.get((machine ?? printer).id) ?? [])];
    const hasHead = ({ differences: differs }: PrinterDraft) => !differs.includes('tool_head');
    const sameHead = hasHead(printer) ? kin.filter((one) => one.id !== printer.id && hasHead(one)) : [];
    const likely = likelyOf(printer, signs, kindOf, sameHead);
    const limits = meaningOfLimits(printer, templates, leads, machine);
    const proven = materialsAtOnce(printer, equipped);
    return {
      ...proven,
      configurations: equipped.map(({ id }) => id),
      rebrands: sold,
      likely,
      provenance: { ...proven.provenance, figure_kinds: { ...printer.provenance.figure_kinds, ...limits } },
    };
  });
}

/** What all printers are composed with. */
interface Using {
  readerOf: (source: string, brand: string) => ProcessReader;
  needs: ReadonlyMap<string, MaterialNeeds>;
  bases: Bases;
}

/** Composes a printer with its profiles; those that it cannot print are withheld. */
function composeWithProfiles(dataset: Dataset, stated: PrinterAmongOthers, { readerOf, needs, bases }: Using) {
  const source = dataset.printers.get(stated.id)?.value;
  if (!source) throw new Error(`no printer ${stated.id}`);
  const lead = leadOf(dataset, source);
  const overrides = Overrides.ofPrinter(source, lead.imported);
  const composed = composeProfiles(dataset, source, lead, overrides, readerOf(lead.source, source.brand), bases);
  const facts = provenByPresets(stated, composed.profiles);
  const { profiles: held, withheld } = limitToPrinter(composed.profiles, facts, needs);
  const pairs = Map.groupBy(held, ({ material }) => material);
  const profiles = [...pairs.values()].flatMap((pair) => inPublishedOrder(pair, facts));
  const provenance = { ...facts.provenance, withheld: [...facts.provenance.withheld, ...withheld] };
  const printer: Printer = inFieldOrder('printer', {
    ...facts,
    materials: [...pairs.keys()],
    preset_maxima: presetsReach(profiles),
    warnings: printerWarnings(profiles),
    provenance,
  });
  const counted = profiles.map(
    (profile): Counted => ({ profile, printer: facts, own: composed.own.get(profile.id) ?? null }),
  );
  return { printer, profiles, counted };
}

/** Code systems by id, and their codes: explained ones by file, then those that sources only list. */
export interface ComposedCodes {
  codeSystems: CodeSystem[];
  codes: Code[];
}

export function composeCodes(dataset: Dataset): ComposedCodes {
  const modules = Map.groupBy(dataset.codes.values(), ({ value }) => value.system);
  const all = [...dataset.codeSystems.values()].map(({ value }) => {
    const own = modules.get(value.id) ?? [];
    const system = systemOf(dataset, value, own);
    const written = own.flatMap((file) => file.value.codes.map((code) => codeOf(system, file.value, code)));
    const codes = [...written, ...listedOnly(dataset, system, written)];
    const count = (kind: Code['explanation_kind']) => codes.filter((code) => code.explanation_kind === kind).length;
    const counts = { words: count('words'), pattern: count('pattern'), structure: count('structure') };
    return { system: { ...system, explanation_counts: counts }, codes };
  });
  return { codeSystems: all.map(({ system }) => system), codes: all.flatMap(({ codes }) => codes) };
}

/** Codes that a source lists, without an explanation. */
function* listedOnly({ imported, sources }: Dataset, system: CodeSystem, written: readonly Code[]): Iterable<Code> {
  const covered = digitsMatcher({ systems: [system], codes: written });
  const seen = new Set<string>();
  for (const [origin, { codes: lists }] of imported) {
    for (const digits of lists.get(system.id)?.value ?? []) {
      const form = system.forms.find((one) => lengthOf(one) === digits.length);
      if (!form || seen.has(digits) || covered(digits) !== null) continue;
      seen.add(digits);
      const listing = { module: null, source: sources.value.code_sources?.[origin]?.repository ?? system.source };
      const code = { code: printed(form, digits), severity: severityIn(form, digits) };
      yield { ...codeOf(system, listing, code), explanation_kind: 'structure' };
    }
  }
}
