import { type CheckProblem, faultAt, type Problem } from '../../shared/problem.js';
import { everyNode, everyText } from '../../shared/tree.js';
import type { Dataset } from '../load/dataset.js';
import type { SourceFile } from '../load/source-file.js';
import { checkAliases } from './aliases.js';
import { checkCodes } from './codes.js';
import { checkCurated } from './curated.js';
import { checkDigests } from './digests.js';
import { checkDuplicates } from './duplicates.js';
import { duplicateCauses } from './effects.js';
import { checkFixes } from './fixes/check.js';
import { checkKin } from './kin.js';
import { checkMaterialIdentifiers } from './material-names.js';
import { checkMaterials } from './materials.js';
import { checkBranchAddresses, checkOrigins } from './origins.js';
import { checkOverrides } from './overrides/check.js';
import { checkPresets } from './presets/check.js';
import { checkReadings, checkSpelling } from './readings.js';
import { checkFileNames, checkReferences } from './references.js';
import { mergeRenamed } from './renamed.js';
import { checkSettings } from './settings.js';
import { checkTrials } from './trials.js';
import { checkLineWidths, checkUpstream } from './upstream.js';

/** The problems that a check found, under the name of its rule. */
function under(rule: string, found: Iterable<CheckProblem>): Problem[] {
  return [...found].map((problem) => ({ ...problem, rule }));
}

/** Finds ids that two files share, which no file can be checked for alone. */
export function checkIds(files: readonly SourceFile[]): Problem[] {
  return under('duplicate-id', duplicateIds(files));
}

function* duplicateIds(files: readonly SourceFile[]): Iterable<CheckProblem> {
  const seen = new Map<string, string>();
  for (const { kind, file, value } of files) {
    const id = kind.startsWith('imported-') ? undefined : (value as { id?: string }).id;
    if (id === undefined) continue;
    const before = seen.get(`${kind}/${id}`);
    seen.set(`${kind}/${id}`, file);
    if (before !== undefined)
      yield faultAt({ file, path: 'id' }, 'duplicate_id', [`the id "${id}" is already in ${before}`]);
  }
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
    () => under('references', checkFileNames(dataset)),
    () => [
      ...under('ranges', backwardRanges(written)),
      ...under('twice', checkDuplicates(written)),
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
    if (found.length > 0) return mergeRenamed(found, dataset);
  }
  const wrong = new Set(overrides().map(({ file }) => file));
  return [
    ...under('names', checkAliases(dataset)),
    ...overrides(),
    ...under('curated', checkCurated(dataset)),
    ...under('readings', checkReadings(dataset)),
    ...under('origins', checkBranchAddresses(dataset)),
    ...under('names', checkSpelling(dataset)),
    ...under(
      'line-widths',
      checkLineWidths(dataset).filter(({ overrides: by }) => !wrong.has(by)),
    ),
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
  const first = new Map<string, number>();
  for (const [index, setup] of value.entries()) {
    const place = (path: string) => ({ file, path: `${index}${path}` });
    const { id } = setup;
    const before = first.get(id);
    if (before === undefined) first.set(id, index);
    else
      yield faultAt(place('.id'), 'setup_twice', [
        `the setup id "${id}" is used twice`,
        `a different id; see position ${before + 1} of the list`,
      ]);
    for (const { at, cause } of duplicateCauses(setup))
      yield faultAt(place(`.${at}`), 'cause_moved_twice', [
        `"${id}" affects "${cause}" twice`,
        'one grade for each cause',
      ]);
  }
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
