import type { SetupsSource } from '../../../schemas/generated/source.js';
import { type CheckProblem, faultAt, type Problem } from '../../shared/problem.js';
import { everyNode, everyText } from '../../shared/tree.js';
import type { Dataset } from '../load/dataset.js';
import type { SourceFile } from '../load/source-file.js';
import { checkCodes } from './codes.js';
import { checkCurated, checkReadings, checkSpelling } from './curated.js';
import { checkFixes } from './fixes/check.js';
import { checkKin, checkMaterials } from './materials.js';
import { checkAliases, checkMaterialIdentifiers } from './names.js';
import { checkBranchAddresses, checkOrigins } from './origins.js';
import { checkOverrides } from './overrides/check.js';
import { checkPresets } from './presets/check.js';
import { checkFileNames, checkReferences } from './references.js';
import { json } from './schema.js';
import { checkSettings, checkTrials } from './settings.js';
import { repeated } from './unknown-id.js';
import { checkLineWidths, checkUpstream } from './upstream.js';

function under(rule: string, found: Iterable<CheckProblem>): Problem[] {
  return [...found].map((problem) => ({ ...problem, rule }));
}

/**
 * Checks the content of a dataset of well-formed files: references resolve, overrides apply, figures are plausible.
 *
 * @param upstream figures of imported files that are out of bounds
 */
export function checkDataset(
  files: readonly SourceFile[],
  dataset: Dataset,
  upstream: readonly Problem[] = [],
): Problem[] {
  const written = files.filter(({ kind }) => !kind.startsWith('imported-'));
  let checked: Problem[] | undefined;
  const overrides = () => (checked ??= under('overrides', checkOverrides(dataset)));
  // Each cause is reported once: a failed check skips the later ones, whose errors may only follow from it.
  const roots = [
    () => under('present', missingFiles(files, dataset)),
    () => under('references', checkFileNames(files, dataset)),
    () => [
      ...under('ranges', backwardRanges(written)),
      ...under('twice', checkDuplicates(written)),
      ...under('twice', checkIdentifiers(dataset)),
      ...under('days', impossibleDays(written)),
      ...under('digests', checkDigests(files, dataset)),
    ],
    () => under('references', checkReferences(dataset)),
    () => under('origins', checkOrigins(dataset)),
    // An override that does not apply leaves the figure unsettled, which would be reported a second time.
    () => (overrides().length > 0 ? [] : checkUpstream(dataset, upstream)),
    () => under('materials', checkKin(dataset)),
    () => under('materials', checkMaterials(dataset)),
    () => under('settings', checkSettings(dataset)),
  ];
  for (const check of roots) {
    const found = check();
    if (found.length > 0) return found;
  }
  const wrong = new Set(overrides().map(({ file }) => file));
  return [
    ...under('names', checkAliases(dataset)),
    ...overrides(),
    ...under('curated', checkCurated(dataset)),
    ...under('readings', checkReadings(dataset)),
    ...under('origins', checkBranchAddresses(dataset)),
    ...under('names', checkSpelling(dataset)),
    ...under('line-widths', checkLineWidths(dataset, wrong)),
    ...under('material-identifiers', checkMaterialIdentifiers(dataset)),
    ...under('presets', checkPresets(dataset)),
    ...under('fixes', checkFixes(dataset)),
    ...under('conditions', checkConditions(dataset)),
    ...under('trials', checkTrials(dataset)),
    ...under('codes', checkCodes(dataset)),
    ...under('setups', checkSetups(dataset)),
  ];
}

/**
 * Finds hand-written ranges with min above max, before everything derived from them is reported instead. Imported
 * ranges are judged in the records, where they can be withheld.
 */
function* backwardRanges(files: readonly SourceFile[]): Iterable<CheckProblem> {
  for (const { file, value } of files)
    for (const [path, node] of everyNode(value)) {
      const { min, max } = (node ?? {}) as { min?: unknown; max?: unknown };
      if (typeof min === 'number' && typeof max === 'number' && min > max)
        yield faultAt({ file, path: `${path}.min` }, 'range_backwards', [
          `the range runs from ${min} to ${max}`,
          'min not greater than max',
        ]);
    }
}

/** Finds diameters in conditions that no nozzle has: with one digit too many, a condition would match everything. */
export function* checkConditions({ causes, fixes, checks, imported }: Dataset): Iterable<CheckProblem> {
  const diameters = [...imported.values()].flatMap(({ printers }) =>
    [...printers.values()].flatMap(({ value }) =>
      Object.values(value.nozzles).map(({ diameter_mm: diameter }) => diameter),
    ),
  );
  const known = new Set(diameters.sort((a, b) => a - b));
  if (known.size === 0) return;
  for (const { file, value } of [...causes.values(), ...fixes.values(), ...checks.values()])
    for (const [path, diameter] of everyNode(value))
      if (typeof diameter === 'number' && path.includes('nozzle_diameters_mm.') && !known.has(diameter))
        yield faultAt({ file, path }, 'no_such_nozzle', [
          `no printer has a ${diameter} mm nozzle`,
          `one of ${[...known].join(', ')} mm`,
        ]);
}

/** Checks setups: each has a unique id, and affects each cause only once. */
function* checkSetups({ setups: { file, value } }: Dataset): Iterable<CheckProblem> {
  for (const [[index, { id }], [first]] of repeated(value.entries(), ([, setup]) => setup.id))
    yield faultAt({ file, path: `${index}.id` }, 'setup_twice', [
      `the setup id "${id}" is used twice`,
      `a different id; see position ${first + 1} of the list`,
    ]);
  for (const [index, setup] of value.entries())
    for (const { at, cause } of duplicateCauses(setup))
      yield faultAt({ file, path: `${index}.${at}` }, 'cause_moved_twice', [
        `"${setup.id}" affects "${cause}" twice`,
        'one grade for each cause',
      ]);
}

/** The first home-built 3D printer is from 2005: no date can be earlier. */
const FIRST = '2005-01-01';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The time zone furthest ahead of UTC is 14 hours ahead. */
const AHEAD_MS = 14 * 3600 * 1000;

/** Finds dates on which nothing can have been read: too early, or in the future. */
function* impossibleDays(files: readonly SourceFile[]): Iterable<CheckProblem> {
  const last = new Date(Date.now() + AHEAD_MS).toISOString().slice(0, 10);
  for (const { file, value } of files)
    for (const [path, day] of everyText(value))
      if (DAY.test(day) && (day < FIRST || day > last))
        yield faultAt({ file, path }, day > last ? 'day_to_come' : 'early_day', [
          `"${day}" is ${day > last ? 'in the future' : 'before the first home printers'}`,
          `a day from ${FIRST} to today`,
        ]);
}

/** The single files that others refer to, each with a test whether anything does. */
const NEEDED: readonly (readonly [
  kind: 'brands' | 'sources' | 'references' | 'origins',
  by: (of: Dataset) => boolean,
])[] = [
  ['brands', ({ printers }) => printers.size > 0],
  ['sources', ({ imported }) => imported.size > 0],
  ['references', (of) => checkReferences(of).some(({ unknown }) => unknown?.kind === 'reference')],
  ['origins', (of) => checkOrigins(of).length > 0],
];

/** Reports a missing single file that others refer to, instead of each reference to it. */
function* missingFiles(files: readonly SourceFile[], dataset: Dataset): Iterable<CheckProblem> {
  for (const [kind, isNeeded] of NEEDED) {
    const { file } = dataset[kind];
    if (!files.some((one) => one.kind === kind) && isNeeded(dataset))
      yield faultAt({ file, path: '' }, 'missing_file', ['is missing', `git checkout -- data/${file}`]);
  }
}

/** Ordered lists, which may repeat an item: menu paths, and the words of a table that are read in order. */
const IN_ORDER = /(?:^|\.)(?:menu|read_as)(?:\.|$)/;

/** Spellings of other systems, which are case-sensitive. */
const AS_SPELLED = /(?:^|\.)(?:vendors|prefixes|identifiers)(?:\.|$)/;

/** Finds repeated list items in hand-written files: copied and left unchanged, or differing only in case. */
export function* checkDuplicates(files: readonly SourceFile[]): Iterable<CheckProblem> {
  for (const { file, value } of files)
    for (const [path, list] of everyNode(value)) {
      if (!Array.isArray(list) || IN_ORDER.test(path)) continue;
      // Two sizes may be equal; if a list is not allowed at all, the schema reports it.
      const texts = list.map((item) => JSON.stringify(item) ?? '').entries();
      const items = [...texts].filter(([index]) => typeof list[index] !== 'number');
      const isSpelled = AS_SPELLED.test(path);
      for (const [[index], [first]] of repeated(items, ([, text]) => (isSpelled ? text : text.toLowerCase())))
        yield faultAt({ file, path: `${path}.${index}` }, 'said_twice', [
          `repeats ${json(list[index])}`,
          `once, as in position ${first + 1} of the list`,
        ]);
    }
}

/** Identifiers that a database gives to a single product or colour; others are shared by sizes, or are a slicer's. */
const OF_ONE =
  /(?:fdm_materials_guid|open_filament_database_(?:path|uuid)|openprinttag_material_uuid|spoolmandb_id)\.\d+$/;

/** Finds identifiers that two imported products, or two of their colours, of one source share. */
export function* checkIdentifiers({ imported }: Pick<Dataset, 'imported'>): Iterable<CheckProblem> {
  for (const { filaments } of imported.values()) {
    const all = [...filaments.values()].flatMap(({ file, value }) => {
      // Walking all of their figures as well would take three times as long.
      const identified = value.map(({ identifiers, colours = [] }) => ({
        identifiers,
        colours: colours.map((colour) => ({ identifiers: colour.identifiers })),
      }));
      return [...everyText(identified)].flatMap(([path, id]) => (OF_ONE.test(path) ? [{ file, path, id }] : []));
    });
    for (const [one, first] of repeated(all, ({ path, id }) => `${path.split('.').at(-2)} ${id}`))
      yield faultAt(one, 'identifier_twice', [
        `"${one.id}" already identifies another record: ${first.file} at ${first.path}`,
        'an identifier that no other record has',
      ]);
  }
}

/** Finds imported files that were edited, added or removed by hand, by the digests that the import recorded. */
export function* checkDigests(files: readonly SourceFile[], { imported }: Dataset): Iterable<CheckProblem> {
  const now = new Map(files.map(({ file, digest }) => [file, digest]));
  for (const [source, { digests, ...own }] of imported) {
    const present = Object.values(own)
      .flatMap((part) => (part instanceof Map ? [...part.values()] : part ? [part] : []))
      .map(({ file }: { file: string }) => file);
    if (present.length > 0 && !now.has(digests.file)) {
      yield faultAt({ file: digests.file, path: '' }, 'missing_digests', [
        'is missing',
        `git checkout -- data/${digests.file}, or import again`,
      ]);
      continue;
    }
    const recorded = new Map(
      Object.entries(digests.value).map(([name, digest]) => [`imported/${source}/${name}`, digest]),
    );
    for (const file of present) {
      const digest = recorded.get(file);
      if (digest === undefined)
        yield faultAt({ file, path: '' }, 'not_imported', [
          'was not written by an import',
          'run "npm run import", or remove it',
        ]);
      else if (now.get(file) !== digest)
        yield faultAt({ file, path: '' }, 'edited_import', [
          'was edited by hand',
          'undo the edit, which the next import would overwrite, and correct the value with an override in data/printers/<brand>/<model>.yaml',
        ]);
    }
    for (const file of recorded.keys())
      if (!present.includes(file))
        yield faultAt({ file: digests.file, path: file.slice(`imported/${source}/`.length) }, 'missing_import', [
          `${file} is missing`,
          'restore it, or import again',
        ]);
  }
}

/**
 * Causes that an outcome or a setup lists twice, with the path: they would have two grades, or be both more and less
 * likely.
 */
export function* duplicateCauses(
  effects: Pick<SetupsSource[number], 'more' | 'less'>,
): Iterable<{ at: string; cause: string }> {
  const seen = new Set<string>();
  for (const way of ['more', 'less'] as const)
    for (const [grade, causes = []] of Object.entries((effects[way] ?? {}) as Readonly<Record<string, string[]>>))
      for (const [index, cause] of causes.entries()) {
        if (seen.has(cause)) yield { at: `${way}.${grade}.${index}`, cause };
        seen.add(cause);
      }
}
