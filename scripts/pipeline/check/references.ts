import type { CheckProblem, Problem } from '../../shared/problem.js';
import { type ReferentKind, visitReferences } from '../../shared/schemas/references.js';
import { type Dataset, entriesOf } from '../load/dataset.js';
import { findLead } from '../load/lead.js';
import { checkCases } from './cases.js';
import { checkImportedFiles, checkImportedParts } from './imported-references.js';
import { checkMaterialNames } from './material-names.js';
import { checkRelatives } from './relatives.js';
import { suggest, unknownId } from './unknown-id.js';

/**
 * Checks that every id that a file names exists. Runs before the records are composed: they cannot be with a reference
 * that leads nowhere. Where references stand, and to what, is said in schemas/source by `x-ref`; beside it is checked what
 * a schema cannot say: what the path of a file names, and that what is named fits.
 */
export function checkReferences(dataset: Dataset): Problem[] {
  const unknown = [...annotated(dataset), ...checkImportedFiles(dataset), ...overrideSources(dataset)];
  // Whether what is named fits depends on it: one cause, one message.
  const found =
    unknown.length > 0
      ? unknown
      : [
          ...checkRelatives(dataset),
          ...checkImportedParts(dataset),
          ...unknownPrinters(dataset),
          ...checkCases(dataset),
          ...outcomesAlike(dataset),
          ...calibrationCircles(dataset),
          ...checkMaterialNames(dataset),
          ...processLocations(dataset),
          ...curaBrands(dataset),
          ...referencesAlike(dataset),
        ];
  return found.map((one) => ({ ...one, rule: 'references' }));
}

/** References that the schemas name. */
function annotated(dataset: Dataset): CheckProblem[] {
  const registries = registriesOf(dataset);
  const found: CheckProblem[] = [];
  for (const [kind, { file, value }] of entriesOf(dataset))
    visitReferences(kind, value, ({ path, kind: referent, id }) => {
      const registry = registries[referent];
      // A hundred thousand ids, nearly all of which exist: those are passed over before anything is made of them.
      if (registry instanceof Map ? !registry.has(id) : !Object.hasOwn(registry, id))
        found.push(...unknownId(file, path, referent, id, registry));
    });
  return found;
}

function registriesOf(dataset: Dataset): Readonly<Record<ReferentKind, ReadonlyMap<string, unknown> | object>> {
  return {
    brand: dataset.brands.value,
    calibration: dataset.calibrations,
    case: dataset.cases,
    cause: dataset.causes,
    check: dataset.checks,
    code_system: dataset.codeSystems,
    fix: dataset.fixes,
    material: dataset.materials,
    polymer: new Map(dataset.materialNames.value.polymers.map(({ id }) => [id, id])),
    printer: dataset.printers,
    reference: dataset.references.value,
    setting: dataset.settings,
    source: dataset.sources.value.sources,
    symptom: dataset.symptoms,
  };
}

function* unknownPrinters(dataset: Dataset): Iterable<CheckProblem> {
  for (const { file, value } of dataset.printers.values())
    if (!findLead(dataset, value) && !value.curated)
      yield {
        file,
        path: 'id',
        code: 'unknown_printer',
        parameters: { id: value.id },
      };
}

function* calibrationCircles({ calibrations: all }: Dataset): Iterable<CheckProblem> {
  for (const { file, value: step } of all.values())
    if (leadsTo(step.id, step.id, all))
      yield { file, path: 'after', code: 'step_after_itself', parameters: { id: step.id } };
}

/** Whether a step comes, through others or at once, after `wanted`. */
function leadsTo(from: string, wanted: string, all: Dataset['calibrations'], seen = new Set<string>()): boolean {
  if (seen.has(from)) return false;
  seen.add(from);
  const after = all.get(from)?.value.after ?? [];
  return after.some((id) => id === wanted || leadsTo(id, wanted, all, seen));
}

/** Outcomes of a check that read alike: nobody could choose between them. */
function* outcomesAlike({ checks }: Dataset): Iterable<CheckProblem> {
  for (const { file, value } of checks.values())
    for (const language of ['en', 'zh'] as const) {
      const seen = new Map<string, string>();
      for (const [index, { id, text }] of value.outcomes.entries()) {
        const key = text[language].toLowerCase();
        const before = seen.get(key);
        if (before === undefined) seen.set(key, id);
        else
          yield {
            file,
            path: `outcomes.${index}.text.${language}`,
            code: 'outcome_alike',
            parameters: { before },
          };
      }
    }
}

function* processLocations({ processes }: Dataset): Iterable<CheckProblem> {
  for (const { file, value } of processes.values()) {
    const expected = `processes/${value.source}/${value.brand}.yaml`;
    if (file !== expected)
      yield {
        file,
        path: 'brand',
        code: 'misplaced_blocks',
        parameters: { source: value.source, brand: value.brand, expected },
      };
  }
}

function* curaBrands({ curaMachines: { file, value }, printers }: Dataset): Iterable<CheckProblem> {
  const definitions = new Map<string, string>();
  for (const [definition, { id, brand }] of Object.entries(value)) {
    if (id === undefined) continue;
    const before = definitions.get(id);
    if (before === undefined) definitions.set(id, definition);
    else
      yield {
        file,
        path: `${definition}.id`,
        code: 'definition_twice',
        parameters: { id, before },
      };
    const own = printers.get(id)?.value.brand;
    if (own !== undefined && own !== brand)
      yield { file, path: `${definition}.brand`, code: 'brand_of_another', parameters: { id, brand: own } };
  }
}

/** Several references with one address, except those to different originals (`via`) that one page reproduces. */
function* referencesAlike({ references: { file, value } }: Dataset): Iterable<CheckProblem> {
  const byAddress = Map.groupBy(Object.entries(value), ([, { url }]) => url);
  for (const same of byAddress.values()) {
    const whole = same.filter(([, { via }]) => via === undefined);
    // Where all others name their original, the one that names none has the address of another page.
    const told = whole.length === same.length ? whole.slice(1) : whole;
    for (const [id] of told) {
      const before = same.find(([other]) => other !== id)?.[0];
      if (before !== undefined) yield { file, path: `${id}.url`, code: 'address_twice', parameters: { before } };
    }
  }
}

/** The place of a correction is an address, or a preset of a source: `prusa-fff: Original Prusa MK4`. */
function* overrideSources(dataset: Dataset): Iterable<CheckProblem> {
  const { printers, processes, sources } = dataset;
  const presets = presetNames(dataset);
  for (const { file, value } of [...printers.values(), ...processes.values()]) {
    for (const [index, { source }] of (value.overrides ?? []).entries()) {
      const path = `overrides.${index}.source`;
      if (/^https?:/.test(source)) continue;
      const [id = '', preset = ''] = source.split(/:(.*)/s);
      if (preset.trim() === '')
        yield {
          file,
          path,
          code: 'source_without_place',
          parameters: { source },
        };
      else if (!Object.hasOwn(sources.value.sources, id))
        yield* unknownId(file, path, 'source', id, sources.value.sources);
      else if (!namesPresets(preset.trim(), presets))
        yield {
          file,
          path,
          code: 'unknown_preset',
          parameters: { preset: preset.trim(), suggestions: suggest(preset.trim(), presets).slice(0, 3) },
        };
    }
  }
}

/** What presets of machines, processes and filaments are called, by any source: of a machine that it leads for no more, a source keeps none. */
function presetNames({ imported }: Dataset): ReadonlySet<string> {
  const names = new Set<string>();
  const add = (name: unknown) => typeof name === 'string' && names.add(name);
  for (const { printers, processes, presets, filamentPresets } of imported.values()) {
    for (const { value } of printers.values()) {
      for (const nozzle of Object.values(value.nozzles)) add(nozzle.preset);
      for (const group of Object.values(value.profiles ?? {}).flat()) add(group.preset);
    }
    for (const { value } of processes.values()) for (const block of Object.values(value)) add(block.preset);
    for (const { value } of presets.values())
      for (const { nozzles, filaments = {} } of Object.values(value)) {
        for (const nozzle of Object.values(nozzles)) for (const name of Object.values(nozzle)) add(name);
        for (const parent of Object.values(filaments).flat()) add(parent.preset);
      }
    for (const { name } of filamentPresets?.value ?? []) add(name);
  }
  return names;
}

/** Whether a text names a preset, or several that were read together, with a comma between them. */
function namesPresets(text: string, names: ReadonlySet<string>): boolean {
  if (names.has(text)) return true;
  for (let at = text.indexOf(', '); at !== -1; at = text.indexOf(', ', at + 1))
    if (names.has(text.slice(0, at)) && namesPresets(text.slice(at + 2), names)) return true;
  return false;
}
