import { type CheckProblem, faultAt, type Problem } from '../../shared/problem.js';
import { everyNode, everyText } from '../../shared/tree.js';
import type { Dataset } from '../load/dataset.js';
import type { SourceFile } from '../load/source-file.js';
import { checkAliases } from './aliases.js';
import { checkBranchAddresses } from './branch-addresses.js';
import { checkCodes } from './codes.js';
import { checkCurated } from './curated.js';
import { checkDigests } from './digests.js';
import { checkDuplicates, checkIdentifiers } from './duplicates.js';
import { duplicateCauses } from './effects.js';
import { checkFileNames } from './file-names.js';
import { checkFixes } from './fixes/check.js';
import { checkKin } from './kin.js';
import { checkLineWidths } from './line-widths.js';
import { checkMaterialIdentifiers } from './material-names.js';
import { checkMaterials } from './materials.js';
import { checkOrigins } from './origins.js';
import { checkOverrides } from './overrides/check.js';
import { checkPresets } from './presets/check.js';
import { checkReadings, checkSpelling } from './readings.js';
import { checkReferences } from './references.js';
import { mergeRenamed } from './renamed.js';
import { checkSettings } from './settings.js';
import { checkTrials } from './trials.js';
import { checkUpstream } from './upstream.js';

/** Finds ids that two files share, which no file can be checked for alone. */
export function checkIds(files: readonly SourceFile[]): Problem[] {
  const seen = new Map<string, string>();
  return files.flatMap((one) => {
    const { kind, file } = one;
    const id = kind.startsWith('imported-') ? undefined : (one.value as { id?: string }).id;
    if (id === undefined) return [];
    const before = seen.get(`${kind}/${id}`);
    seen.set(`${kind}/${id}`, file);
    return before === undefined
      ? []
      : [
          faultAt({ file, path: 'id', rule: 'duplicate-id' }, 'duplicate_id', [
            `the id "${id}" is already in ${before}`,
          ]),
        ];
  });
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
  let checked: Problem[] | undefined;
  const overrides = () => (checked ??= checkOverrides(dataset));
  // Each cause is reported once: a failed check skips the later ones, whose errors may only follow from it.
  const roots = [
    () => checkMissingFiles(files, dataset),
    () => checkFileNames(dataset),
    () => [
      ...checkRanges(files),
      ...checkDuplicates(files),
      ...checkIdentifiers(dataset),
      ...checkDays(files),
      ...checkDigests(files, dataset),
    ],
    () => checkReferences(dataset),
    () => checkOrigins(dataset),
    // An override that does not apply leaves the figure unsettled, which would be reported a second time.
    () => (overrides().length > 0 ? [] : checkUpstream(dataset, upstream)),
    () => [...checkKin(dataset)],
    () => checkMaterials(dataset),
    () => checkSettings(dataset),
  ];
  for (const check of roots) {
    const found = check();
    if (found.length > 0) return mergeRenamed(found, dataset);
  }
  const wrong = new Set(overrides().map(({ file }) => file));
  return [
    ...[...checkAliases(dataset)].map((problem) => ({ ...problem, rule: 'names' })),
    ...overrides(),
    ...checkCurated(dataset),
    ...checkReadings(dataset),
    ...[...checkBranchAddresses(dataset)].map((problem) => ({ ...problem, rule: 'origins' })),
    ...[...checkSpelling(dataset)].map((problem) => ({ ...problem, rule: 'names' })),
    ...checkLineWidths(dataset).filter(({ overrides: by }) => !wrong.has(by)),
    ...checkMaterialIdentifiers(dataset),
    ...checkPresets(dataset),
    ...checkFixes(dataset),
    ...[...checkConditions(dataset)].map((problem) => ({ ...problem, rule: 'conditions' })),
    ...checkTrials(dataset),
    ...checkCodes(dataset),
    ...checkSetups(dataset),
  ];
}

/**
 * Finds hand-written ranges with min above max, before everything derived from them is reported instead. Imported
 * ranges are judged in the records, where they can be withheld.
 */
function checkRanges(files: readonly SourceFile[]): Problem[] {
  return files
    .filter(({ kind }) => !kind.startsWith('imported-'))
    .flatMap(({ file, value }) =>
      [...everyNode(value)].flatMap(([path, node]) => {
        const { min, max } = (node ?? {}) as { min?: unknown; max?: unknown };
        if (typeof min !== 'number' || typeof max !== 'number' || min <= max) return [];
        return faultAt({ file, path: `${path}.min`, rule: 'ranges' }, 'range_backwards', [
          `the range runs from ${min} to ${max}`,
          'min not greater than max',
        ]);
      }),
    );
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

/** Checks setups: each has a unique id, affects at least one cause, and affects each cause only once. */
function checkSetups({ setups: { file, value } }: Dataset): Problem[] {
  const first = new Map<string, number>();
  return value.flatMap((setup, index) => {
    const place = (path: string) => ({ file, path: `${index}${path}`, rule: 'setups' });
    const { id } = setup;
    const before = first.get(id);
    const found = [...duplicateCauses(setup)].map(
      ({ at, cause }): Problem =>
        faultAt(place(`.${at}`), 'cause_moved_twice', [`"${id}" affects "${cause}" twice`, 'one grade for each cause']),
    );
    if (!setup.more && !setup.less)
      found.unshift(
        faultAt(place(''), 'idle_setup', [`"${id}" does not affect any cause`, 'causes under "more" or "less"']),
      );
    if (before === undefined) first.set(id, index);
    else
      found.unshift(
        faultAt(place('.id'), 'setup_twice', [
          `the setup id "${id}" is used twice`,
          `a different id; see position ${before + 1} of the list`,
        ]),
      );
    return found;
  });
}

/** The first home-built 3D printer is from 2005: no date can be earlier. */
const FIRST = '2005-01-01';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The time zone furthest ahead of UTC is 14 hours ahead. */
const AHEAD_MS = 14 * 3600 * 1000;

/**
 * Finds dates on which nothing can have been read: too early, or in the future.
 *
 * @param now in milliseconds since 1970
 */
function checkDays(files: readonly SourceFile[], now = Date.now()): Problem[] {
  const last = new Date(now + AHEAD_MS).toISOString().slice(0, 10);
  return files
    .filter(({ kind }) => !kind.startsWith('imported-'))
    .flatMap(({ file, value }) =>
      [...everyText(value)]
        .filter(([, day]) => DAY.test(day) && (day < FIRST || day > last))
        .map(([path, day]) =>
          faultAt({ file, path, rule: 'days' }, day > last ? 'day_to_come' : 'early_day', [
            `"${day}" is ${day > last ? 'in the future' : 'before the first home printers'}`,
            `a day from ${FIRST} to today`,
          ]),
        ),
    );
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
function checkMissingFiles(files: readonly SourceFile[], dataset: Dataset): Problem[] {
  return NEEDED.flatMap(([kind, isNeeded]) => {
    if (files.some((file) => file.kind === kind) || !isNeeded(dataset)) return [];
    const { file } = dataset[kind];
    return [
      faultAt({ file, path: '', rule: 'present' }, 'missing_file', ['is missing', `git checkout -- data/${file}`]),
    ];
  });
}
