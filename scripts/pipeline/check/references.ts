import { type CheckProblem, faultAt } from '../../shared/problem.js';
import { type ReferentKind, visitReferences } from '../../shared/schemas/references.js';
import { ownValue } from '../../shared/tree.js';
import { type Dataset, entriesOf, findLead } from '../load/dataset.js';
import type { SourceFile } from '../load/source-file.js';
import { checkCases } from './cases.js';
import { checkMaterialNames } from './names.js';
import { mergeRenamed, nearestOf, repeated, unknownId } from './unknown-id.js';

/**
 * Checks that every id that a file names exists. Runs before the records are composed, which needs references that
 * resolve. `x-ref` in schemas/source marks the references; this also checks what a schema cannot express: the ids in
 * the path of a file, and that references fit.
 */
export function checkReferences(dataset: Dataset): CheckProblem[] {
  const unknown = unknownReferences(dataset);
  // Each cause is reported once: whether references fit is checked only if all exist.
  if (unknown.length > 0) return unknown;
  return [
    ...checkRelatives(dataset),
    ...presetsOfNoSlicer(dataset),
    ...unknownPrinters(dataset),
    ...checkCases(dataset),
    ...outcomesAlike(dataset),
    ...calibrationCircles(dataset),
    ...checkMaterialNames(dataset),
    ...curaBrands(dataset),
    ...referencesAlike(dataset),
  ];
}

/** Unknown ids in fields that the schemas mark as references, in the paths of imported files and in overrides. */
function unknownReferences(dataset: Dataset): CheckProblem[] {
  const named = new Set<string>();
  const found: CheckProblem[] = [];
  const find = (file: string, path: string, kind: string, id: string, registry: Registry) => {
    // Nearly all of about a hundred thousand ids exist: test that first, before building any message.
    if (registry instanceof Map ? registry.has(id) : Object.hasOwn(registry, id)) named.add(`${kind} ${id}`);
    else found.push(...unknownId(file, path, kind, id, registry));
  };
  const registries = registriesOf(dataset);
  for (const [of, { file, value }] of entriesOf(dataset))
    visitReferences(of, value, ({ path, kind, id }) => find(file, path, kind, id, registries[kind]));
  const { sources, filament_sources, code_sources } = dataset.sources.value;
  for (const [source, { printers, presets, productPresets, filaments, codes, digests }] of dataset.imported) {
    find(digests.file, '', 'source', source, { ...sources, ...filament_sources, ...code_sources });
    const brands = [...presets, ...productPresets];
    for (const [id, { file }] of printers) find(file, '', 'printer', id, dataset.printers);
    for (const [id, { file }] of filaments) find(file, '', 'filament brand', id, dataset.filamentBrands.value);
    for (const [id, { file }] of codes) find(file, '', 'code system', id, dataset.codeSystems);
    for (const [id, { file }] of brands) find(file, '', 'brand', id, dataset.brands.value);
  }
  return mergeRenamed([...found, ...overrideSources(dataset)], named);
}

type Registry = ReadonlyMap<string, unknown> | object;

function registriesOf(dataset: Dataset): Readonly<Record<ReferentKind, Registry>> {
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

/** Names of presets are only of slicers: one that is no longer marked as such would be offered to nobody. */
function* presetsOfNoSlicer({ imported, sources }: Dataset): Iterable<CheckProblem> {
  for (const [source, { presets }] of imported) {
    const release = ownValue(sources.value.sources, source);
    const [first] = presets.values();
    if (release && release.slicer === undefined && first)
      yield faultAt({ file: first.file, path: '' }, 'no_slicer_release', [
        `"${source}" is not marked as the newest release of a slicer`,
        'name the slicer with "slicer" in data/sources.yaml, or remove the file and its digest',
      ]);
  }
}

function* unknownPrinters(dataset: Dataset): Iterable<CheckProblem> {
  for (const { file, value } of dataset.printers.values())
    if (!findLead(dataset, value) && !value.curated)
      yield faultAt({ file, path: 'id' }, 'unknown_printer', [
        `no source knows the printer "${value.id}"`,
        'import it first, or state under curated what you read about it',
      ]);
}

function* calibrationCircles({ calibrations: all }: Dataset): Iterable<CheckProblem> {
  for (const { file, value: step } of all.values())
    if (leadsTo(step.id, step.id, (id) => all.get(id)?.value.after ?? []))
      yield faultAt({ file, path: 'after' }, 'step_after_itself', [`the step "${step.id}" comes after itself`]);
}

/** Whether an id leads to the wanted one, directly or through others. */
function leadsTo(
  from: string,
  wanted: string,
  nextOf: (id: string) => readonly string[],
  seen = new Set<string>(),
): boolean {
  if (seen.has(from)) return false;
  seen.add(from);
  return nextOf(from).some((id) => id === wanted || leadsTo(id, wanted, nextOf, seen));
}

/** Outcomes of a check with the same text, between which nobody could choose. */
function* outcomesAlike({ checks }: Dataset): Iterable<CheckProblem> {
  for (const { file, value } of checks.values())
    for (const language of ['en', 'zh'] as const) {
      const alike = repeated(value.outcomes.entries(), ([, { text }]) => text[language].toLowerCase());
      for (const [[index], [, { id }]] of alike)
        yield faultAt({ file, path: `outcomes.${index}.text.${language}` }, 'outcome_alike', [
          `says the same as the outcome "${id}"`,
          'a different text',
        ]);
    }
}

function* curaBrands({ curaMachines: { file, value }, printers }: Dataset): Iterable<CheckProblem> {
  const used = Object.entries(value).flatMap(([definition, { id, brand }]) => (id ? [{ definition, id, brand }] : []));
  for (const [{ definition, id }, first] of repeated(used, ({ id }) => id))
    yield faultAt({ file, path: `${definition}.id` }, 'definition_twice', [
      `"${id}" is already used for ${first.definition}`,
      'an id of its own, or left_out with the reason',
    ]);
  for (const { definition, id, brand } of used) {
    const own = printers.get(id)?.value.brand;
    if (own !== undefined && own !== brand)
      yield faultAt({ file, path: `${definition}.brand` }, 'brand_of_another', [
        `"${id}" belongs to the brand "${own}"`,
        own,
      ]);
  }
}

/** References that share a URL, except those to different originals (`via`) that one page reproduces. */
function* referencesAlike({ references: { file, value } }: Dataset): Iterable<CheckProblem> {
  const byAddress = Map.groupBy(Object.entries(value), ([, { url }]) => url);
  for (const same of byAddress.values()) {
    const whole = same.filter(([, { via }]) => via === undefined);
    // If all others name their original, the one without has the URL of another page.
    const reported = whole.length === same.length ? whole.slice(1) : whole;
    for (const [id] of reported) {
      const before = same.find(([other]) => other !== id)?.[0];
      if (before !== undefined)
        yield faultAt({ file, path: `${id}.url` }, 'address_twice', [
          `is already the address of "${before}"`,
          'cite that entry; if a page reproduces several originals, name each with "via"',
        ]);
    }
  }
}

/** The source of an override is a URL, or a preset of a source: `prusa-fff: Original Prusa MK4`. */
function* overrideSources(dataset: Dataset): Iterable<CheckProblem> {
  const { printers, processes, sources } = dataset;
  const presets = presetNames(dataset);
  for (const { file, value } of [...printers.values(), ...processes.values()]) {
    for (const [index, { source }] of (value.overrides ?? []).entries()) {
      const path = `overrides.${index}.source`;
      if (/^https?:/.test(source)) continue;
      const [id = '', preset = ''] = source.split(/:(.*)/s);
      if (preset.trim() === '')
        yield faultAt({ file, path }, 'source_without_place', [
          `"${source}" does not name a place`,
          'an address, or a preset as in "prusa-fff: Original Prusa MK4"',
        ]);
      else if (!Object.hasOwn(sources.value.sources, id))
        yield* unknownId(file, path, 'source', id, sources.value.sources);
      else if (!namesPresets(preset.trim(), presets))
        yield faultAt({ file, path }, 'unknown_preset', [
          `no source has a preset "${preset.trim()}"`,
          nearestOf(preset.trim(), presets, '; ') ?? 'the name of a preset, as the slicer shows it',
        ]);
    }
  }
}

/** Names of machine, process and filament presets; a source keeps none of machines that it does not lead for. */
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

/** Whether a text names a preset, or several separated by commas. */
function namesPresets(text: string, names: ReadonlySet<string>): boolean {
  if (names.has(text)) return true;
  for (let at = text.indexOf(', '); at !== -1; at = text.indexOf(', ', at + 1))
    if (names.has(text.slice(0, at)) && namesPresets(text.slice(at + 2), names)) return true;
  return false;
}

const RELATIONS = ['variant_of', 'configuration_of'] as const;

/**
 * Checks relations between machines: variants and configurations are of the same brand and form no cycle; a rebrand is
 * of another brand and names the original machine.
 */
function* checkRelatives({ printers }: Dataset): Iterable<CheckProblem> {
  for (const { file, value } of printers.values()) {
    for (const path of RELATIONS) {
      const nextOf = (id: string) => [printers.get(id)?.value[path]].filter((one) => one !== undefined);
      const id = value[path];
      if (id === undefined) continue;
      const other = printers.get(id)?.value;
      if (other && other.brand !== value.brand)
        yield faultAt({ file, path }, 'relative_of_another_brand', [
          `"${id}" belongs to another brand`,
          `a printer of ${value.brand}`,
        ]);
      if (id === value.id || leadsTo(id, value.id, nextOf))
        yield faultAt({ file, path }, 'relative_of_itself', [
          `"${value.id}" would be its own ${path.replace('_', ' ')}`,
          'another machine',
        ]);
    }
    const maker = printers.get(value.rebrand_of?.printer ?? '')?.value;
    const path = 'rebrand_of.printer';
    if (maker?.brand === value.brand)
      yield faultAt({ file, path }, 'rebrand_of_own_brand', [
        `"${maker.id}" belongs to the same brand`,
        'a printer of another brand',
      ]);
    else if (maker?.rebrand_of)
      yield faultAt({ file, path }, 'rebrand_of_rebrand', [
        `"${maker.id}" is itself sold under another name`,
        `"${maker.rebrand_of.printer}", the original machine`,
      ]);
  }
}

/** The end of the path that the ids in a file demand, by the kind of file. */
const PLACES: Readonly<Record<string, (ids: Readonly<Record<string, string>>) => string>> = {
  printer: ({ brand = '', id = '' }) => `printers/${brand}/${id.slice(brand.length + 1)}.yaml`,
  processes: ({ source, brand }) => `processes/${source}/${brand}.yaml`,
  'code-system': ({ id }) => `codes/${id}/system.yaml`,
  codes: ({ system, module }) => `codes/${system}/${module}.yaml`,
  'slicer-keys': ({ id }) => `slicer-keys/${id}.json`,
};

/** Kinds of files that are called by their id. */
const CALLED_BY_ID = new Set(['material', 'symptom', 'cause', 'fix', 'check', 'case', 'setting', 'calibration']);

/**
 * Checks that each file is at the path that its id demands, so that no two have the same. Runs before the reference
 * checks, which would also report every reference to the id that the path suggests.
 */
export function* checkFileNames(
  files: Iterable<Pick<SourceFile, 'kind' | 'file' | 'value'>>,
  { brands }: Pick<Dataset, 'brands'>,
): Iterable<CheckProblem> {
  for (const { kind, file, value } of files) {
    const ids = value as Record<string, string>;
    const { id = ids.module ?? ids.brand ?? '', brand = '' } = ids;
    if (kind === 'printer' && !Object.hasOwn(brands.value, brand)) continue; // reported by the references
    const expected = CALLED_BY_ID.has(kind) ? `${id.replaceAll('_', '-')}.yaml` : PLACES[kind]?.(ids);
    const isOfBrand = kind !== 'printer' || id.startsWith(`${brand}-`);
    if (expected !== undefined && !(`/${file}`.endsWith(`/${expected}`) && isOfBrand))
      yield faultAt({ file, path: ids.id ? 'id' : ids.module ? 'module' : 'brand' }, 'misplaced_id', [
        `the id "${id}" belongs in ${expected}`,
      ]);
  }
}
