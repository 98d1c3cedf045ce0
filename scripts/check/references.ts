import type { CaseSource } from '../../schemas/generated/source.js';
import type { Dataset, Entry } from '../load/dataset.js';
import { findLead } from '../load/lead.js';
import { everyPart, type Part } from '../load/part.js';
import type { Problem } from '../shared/problem.js';
import { type Found, missing } from './missing.js';
import { checkPresetNames } from './preset-names.js';
import { checkRelatives } from './relatives.js';

/**
 * Checks that every id that a file names exists. Runs before the records
 * are composed: they cannot be with a reference that leads nowhere.
 */
export function checkReferences(dataset: Dataset, part: Part = everyPart): Problem[] {
  const found = Object.entries(PARTS).flatMap(([name, check]) =>
    part(`references ${name}`, { dataset }, (given) => check(given.dataset)),
  );
  // Without sources in their order nothing is known of any printer: that is told of the order.
  const unordered = found.some(({ file, path }) => file === dataset.sources.file && path.startsWith('leads.'));
  return found
    .filter(({ message }) => !(unordered && message.startsWith(UNKNOWN)))
    .map((one) => ({ ...one, rule: 'references' }));
}

/** How it is told of a printer that nothing is known of. */
const UNKNOWN = 'no source knows the printer';

/** By what is checked, in their order. */
const PARTS: Readonly<Record<string, (dataset: Dataset) => Iterable<Found>>> = {
  relatives: checkRelatives,
  wellKnown,
  imported,
  presetNames: checkPresetNames,
  filaments,
  troubleshooting,
  diagnosis,
  cases,
  calibrations,
  filamentPresets,
  materials,
  materialNames,
  materialIdentifiers,
  settings,
  leads,
  processes,
  curaMachines,
  corrections,
};

function* wellKnown({ wellKnown: { file, value }, printers: all }: Dataset): Iterable<Found> {
  for (const [index, id] of value.printers.entries()) yield* missing(file, `printers.${index}`, 'printer', id, all);
}

function* imported(dataset: Dataset): Iterable<Found> {
  const { imported: all, printers: printers_, materials: known, sources } = dataset;
  // A hundred thousand names, nearly all of them known: those are passed over before anything is made of them.
  for (const [source, { printers, processes, digests }] of all) {
    const { sources: slicers, filament_sources: databases } = sources.value;
    yield* missing(digests.file, '', 'source', source, { ...slicers, ...databases });
    for (const [id, { file, value }] of printers) {
      yield* missing(file, '', 'printer', id, printers_);
      const blocks = processes.get(printers_.get(id)?.value.brand ?? '')?.value ?? {};
      for (const [variant, { process }] of Object.entries(value.nozzles)) {
        if (process !== undefined && !Object.hasOwn(blocks, process))
          yield* missing(file, `nozzles.${variant}.process`, 'process block', process, blocks);
      }
      for (const [material, groups] of Object.entries(value.profiles ?? {})) {
        const path = `profiles.${material}`;
        yield* missing(file, path, 'material', material, known);
        for (const { process } of groups)
          if (process !== undefined && !Object.hasOwn(blocks, process))
            yield* missing(file, path, 'process block', process, blocks);
        for (const { nozzles } of groups)
          for (const variant of nozzles)
            if (!Object.hasOwn(value.nozzles, variant)) yield* missing(file, path, 'nozzle', variant, value.nozzles);
      }
    }
  }
  for (const { file, value } of printers_.values()) {
    if (!findLead(dataset, value) && !value.curated)
      yield {
        file,
        path: 'id',
        message: `${UNKNOWN} "${value.id}"`,
        allowed: 'import it first, or state below curated what you read about it',
      };
  }
}

function* filaments({ imported: all, filamentBrands, materials: known }: Dataset): Iterable<Found> {
  for (const { filaments: brands } of all.values()) {
    for (const [brand, { file, value: products }] of brands) {
      yield* missing(file, '', 'brand of filament', brand, filamentBrands.value);
      for (const [index, { material }] of products.entries())
        yield* missing(file, `${index}.material`, 'material', material, known);
    }
  }
}

function* filamentPresets({ imported: all, printers, materials }: Dataset): Iterable<Found> {
  for (const { filamentPresets } of all.values()) {
    for (const [index, preset] of (filamentPresets?.value ?? []).entries()) {
      const file = filamentPresets?.file ?? '';
      yield* missing(file, `${index}.material`, 'material', preset.material, materials);
      for (const [place, id] of (preset.printers ?? []).entries())
        yield* missing(file, `${index}.printers.${place}`, 'printer', id, printers);
    }
  }
}

function* troubleshooting({
  symptoms,
  causes,
  fixes,
  cases,
  settings: all,
  references,
  materials: known,
  brands,
}: Dataset): Iterable<Found> {
  const cited = function* ({ file }: Entry<unknown>, path: string, ids: readonly string[]): Iterable<Found> {
    for (const [index, id] of ids.entries())
      yield* missing(file, `${path}.${index}`, 'reference', id, references.value);
  };
  const conditions = function* ({ file, value }: Entry<unknown>): Iterable<Found> {
    for (const [path, when] of findKeys(value, new Set(['when', 'applies_to']))) {
      const { materials: ids = [], brands: brandIds = [] } = when as { materials?: string[]; brands?: string[] };
      for (const [index, id] of ids.entries())
        yield* missing(file, `${path}.materials.${index}`, 'material', id, known);
      for (const [index, id] of brandIds.entries())
        yield* missing(file, `${path}.brands.${index}`, 'brand', id, brands.value);
    }
  };
  for (const entry of symptoms.values()) {
    const { file, value: symptom } = entry;
    for (const [index, { cause, fixes: ids, cases: solved = [] }] of symptom.causes.entries()) {
      yield* missing(file, `causes.${index}.cause`, 'cause', cause, causes);
      for (const [at, id] of ids.entries()) yield* missing(file, `causes.${index}.fixes.${at}`, 'fix', id, fixes);
      for (const [at, id] of solved.entries()) yield* missing(file, `causes.${index}.cases.${at}`, 'case', id, cases);
    }
    for (const [index, id] of symptom.related.entries())
      yield* missing(file, `related.${index}`, 'symptom', id, symptoms);
    yield* cited(entry, 'references', symptom.references);
    yield* conditions(entry);
  }
  for (const entry of causes.values()) {
    yield* cited(entry, 'sources', entry.value.sources);
    yield* conditions(entry);
  }
  for (const entry of fixes.values()) {
    const { file, value: fix } = entry;
    if (fix.adjustment) yield* missing(file, 'adjustment.setting', 'setting', fix.adjustment.setting, all);
    for (const [path, sources] of findKeys(fix, new Set(['sources'])))
      if (Array.isArray(sources)) yield* cited(entry, path, sources as string[]);
    yield* conditions(entry);
  }
}

function* diagnosis({
  checks,
  setups,
  causes,
  symptoms,
  references,
  materials: known,
  brands,
}: Dataset): Iterable<Found> {
  const judged = function* (file: string, value: unknown): Iterable<Found> {
    const all = (path: string, kind: string, ids: unknown, of: ReadonlyMap<string, unknown> | object) =>
      (ids as string[]).flatMap((id, index) => missing(file, `${path}.${index}`, kind, id, of));
    for (const [path, ids] of findKeys(value, new Set(['slightly', 'clearly', 'decisively'])))
      yield* all(path, 'cause', ids, causes);
    for (const [path, ids] of findKeys(value, new Set(['symptoms']))) yield* all(path, 'symptom', ids, symptoms);
    for (const [path, ids] of findKeys(value, new Set(['sources'])))
      yield* all(path, 'reference', ids, references.value);
    for (const [path, ids] of findKeys(value, new Set(['materials']))) yield* all(path, 'material', ids, known);
    for (const [path, ids] of findKeys(value, new Set(['brands']))) yield* all(path, 'brand', ids, brands.value);
  };
  for (const { file, value } of checks.values()) yield* judged(file, value);
  yield* judged(setups.file, setups.value);
}

function* cases({
  cases: all,
  heldOut,
  symptoms,
  causes,
  fixes,
  printers: machines,
  materials: known,
  checks,
}: Dataset): Iterable<Found> {
  for (const { file, value } of all.values()) {
    const { setup = {}, cause, fix, answers = {} } = value;
    if (setup.printer) yield* missing(file, 'setup.printer', 'printer', setup.printer, machines);
    if (setup.material) yield* missing(file, 'setup.material', 'material', setup.material, known);
    for (const [index, id] of value.symptoms.entries())
      yield* missing(file, `symptoms.${index}`, 'symptom', id, symptoms);
    if (cause) yield* missing(file, 'cause', 'cause', cause, causes);
    if (fix) yield* missing(file, 'fix', 'fix', fix, fixes);
    for (const [id, outcome] of Object.entries(answers)) {
      const check = checks.get(id)?.value;
      if (!check) yield* missing(file, `answers.${id}`, 'check', id, checks);
      else if (!check.outcomes.some((one) => one.id === outcome))
        yield {
          file,
          path: `answers.${id}`,
          message: `"${id}" has no outcome "${outcome}"`,
          allowed: check.outcomes.map((one) => one.id).join(', '),
        };
    }
  }
  for (const [index, id] of heldOut.value.cases.entries())
    yield* missing(heldOut.file, `cases.${index}`, 'case', id, all);
  const held = new Set(heldOut.value.cases);
  for (const { file, value } of symptoms.values()) {
    for (const [index, { cause, cases: cited = [] }] of value.causes.entries()) {
      for (const id of cited) {
        const path = `causes.${index}.cases`;
        const solved = all.get(id)?.value;
        if (held.has(id)) yield { file, path, message: `the case "${id}" is held out: nothing may rest on it` };
        else if (
          solved &&
          !isBroken(solved, symptoms, causes) &&
          !(solved.cause === cause && solved.symptoms.includes(value.id))
        )
          yield { file, path, message: `the case "${id}" is not one of "${cause}" under "${value.id}"` };
      }
    }
  }
}

/** Whether a case names what there is not: that is told where it does. */
function isBroken(
  { symptoms: ids, cause }: CaseSource,
  symptoms: Dataset['symptoms'],
  causes: Dataset['causes'],
): boolean {
  return ids.some((id) => !symptoms.has(id)) || (cause !== undefined && cause !== null && !causes.has(cause));
}

function* calibrations({ calibrations: all, fixes, settings: known, references }: Dataset): Iterable<Found> {
  for (const { file, value: step } of all.values()) {
    yield* missing(file, 'fix', 'fix', step.fix, fixes);
    for (const [index, id] of step.settings.entries()) yield* missing(file, `settings.${index}`, 'setting', id, known);
    for (const [index, id] of step.after.entries()) yield* missing(file, `after.${index}`, 'calibration', id, all);
    for (const [path, sources] of findKeys(step, new Set(['sources'])))
      for (const [index, id] of (sources as string[]).entries())
        yield* missing(file, `${path}.${index}`, 'reference', id, references.value);
    if (leadsTo(step.id, step.id, all))
      yield { file, path: 'after', message: `the step "${step.id}" comes after itself` };
  }
}

/** Whether a step comes, through others or at once, after `wanted`. */
function leadsTo(from: string, wanted: string, all: Dataset['calibrations'], seen = new Set<string>()): boolean {
  if (seen.has(from)) return false;
  seen.add(from);
  const after = all.get(from)?.value.after ?? [];
  return after.some((id) => id === wanted || leadsTo(id, wanted, all, seen));
}

function* materials({ materials: all, references }: Dataset): Iterable<Found> {
  for (const { file, value } of all.values()) {
    for (const [path, sources] of findKeys(value, new Set(['sources']))) {
      for (const [index, id] of (sources as string[]).entries())
        yield* missing(file, `${path}.${index}`, 'reference', id, references.value);
    }
    for (const [index, id] of (value.facts.support_for?.value ?? []).entries())
      yield* missing(file, `facts.support_for.value.${index}`, 'material', id, all);
  }
}

function* materialNames({ materialNames: { file, value }, materials: all }: Dataset): Iterable<Found> {
  const polymers = new Map(value.polymers.map(({ id }, index) => [id, index]));
  const replaced = Object.keys(value.instead).some((id) => all.has(id));
  for (const [index, id] of value.soluble.entries()) yield* missing(file, `soluble.${index}`, 'polymer', id, polymers);
  for (const [from, to] of Object.entries(value.read_as))
    if (from === to)
      yield { file, path: `read_as.${from}`, message: `"${from}" is read as itself`, allowed: 'other words' };
  for (const [index, { id, grade_of }] of value.polymers.entries()) {
    if (polymers.get(id) !== index)
      yield {
        file,
        path: `polymers.${index}.id`,
        message: `"${id}" stands there twice`,
        allowed: 'once, with all words',
      };
    if (grade_of === id)
      yield {
        file,
        path: `polymers.${index}.grade_of`,
        message: `"${id}" is a grade of itself`,
        allowed: 'another one',
      };
    if (value.instead[id] === undefined && !replaced) yield* missing(file, `polymers.${index}.id`, 'material', id, all);
    if (grade_of !== undefined && !polymers.has(grade_of))
      yield* missing(file, `polymers.${index}.grade_of`, 'polymer', grade_of, polymers);
  }
  for (const [polymer, grades] of Object.entries(value.grades)) {
    yield* missing(file, `grades.${polymer}`, 'polymer', polymer, polymers);
    for (const [index, { material }] of grades.entries())
      yield* missing(file, `grades.${polymer}.${index}.material`, 'material', material, all);
  }
  for (const [id, { material }] of Object.entries(value.instead)) {
    if (material !== undefined) yield* missing(file, `instead.${id}.material`, 'material', material, all);
    if (all.has(id))
      yield { file, path: `instead.${id}`, message: `the material "${id}" has a file: it needs no other` };
  }
}

function* materialIdentifiers({
  materialIdentifiers: { file, value },
  materials: all,
  references,
}: Dataset): Iterable<Found> {
  for (const [system, { sources, identifiers }] of Object.entries(value)) {
    for (const [index, source] of sources.entries())
      yield* missing(file, `${system}.sources.${index}`, 'reference', source, references.value);
    for (const [identifier, material] of Object.entries(identifiers)) {
      if (typeof material === 'string')
        yield* missing(file, `${system}.identifiers.${identifier}`, 'material', material, all);
    }
  }
}

function* settings({ settings: all, references }: Dataset): Iterable<Found> {
  for (const { file, value } of all.values()) {
    for (const [slicer, entry] of Object.entries(value.slicers)) {
      if ('source' in entry)
        yield* missing(file, `slicers.${slicer}.source`, 'reference', entry.source, references.value);
    }
  }
}

function* leads({ sources: { file, value }, brands }: Dataset): Iterable<Found> {
  for (const [brand, order] of Object.entries(value.leads)) {
    if (brand !== 'default') yield* missing(file, `leads.${brand}`, 'brand', brand, brands.value);
    for (const [index, source] of order.entries())
      yield* missing(file, `leads.${brand}.${index}`, 'source', source, value.sources);
  }
}

function* processes({ processes: all, sources, brands }: Dataset): Iterable<Found> {
  for (const { file, value } of all.values()) {
    const unknown = [
      ...missing(file, 'source', 'source', value.source, sources.value.sources),
      ...missing(file, 'brand', 'brand', value.brand, brands.value),
    ];
    yield* unknown;
    if (unknown.length > 0) continue;
    const expected = `processes/${value.source}/${value.brand}.yaml`;
    if (file !== expected)
      yield { file, path: 'brand', message: `the blocks of ${value.source} and ${value.brand} belong in ${expected}` };
  }
}

function* curaMachines({ curaMachines: { file, value }, printers: all, brands }: Dataset): Iterable<Found> {
  for (const [definition, machine] of Object.entries(value)) {
    const { id, brand } = machine;
    if (id === undefined || brand === undefined) continue;
    const unknown = missing(file, `${definition}.brand`, 'brand', brand, brands.value);
    yield* unknown;
    if (unknown.length > 0) continue;
    yield* missing(file, `${definition}.id`, 'printer', id, all);
    const own = all.get(id)?.value.brand ?? brand;
    if (own !== brand) yield { file, path: `${definition}.brand`, message: `"${id}" is of "${own}"`, allowed: own };
  }
}

/** The place of a correction is an address, or a preset of a source: `prusa-fff: Original Prusa MK4`. */
function* corrections({ printers, processes: blocks, sources }: Dataset): Iterable<Found> {
  for (const { file, value } of [...printers.values(), ...blocks.values()]) {
    for (const [index, { source }] of (value.overrides ?? []).entries()) {
      const path = `overrides.${index}.source`;
      if (/^https?:/.test(source)) continue;
      const [id = '', preset = ''] = source.split(/:(.*)/s);
      if (preset.trim() === '')
        yield {
          file,
          path,
          message: `"${source}" names no place`,
          allowed: 'an address, or a preset as in "prusa-fff: Original Prusa MK4"',
        };
      else yield* missing(file, path, 'source', id, sources.value.sources);
    }
  }
}

/** Values under one of `keys`, anywhere in `value`, with their paths. */
function* findKeys(value: unknown, keys: ReadonlySet<string>, path = ''): Iterable<[path: string, value: unknown]> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    const below = path === '' ? key : `${path}.${key}`;
    if (keys.has(key)) yield [below, inner];
    else yield* findKeys(inner, keys, below);
  }
}
