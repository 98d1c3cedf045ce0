import { Memory } from '../../shared/memory.js';
import type { Problem } from '../../shared/problem.js';
import type { Dataset } from '../load/dataset.js';
import type { SourceFile } from '../load/source-file.js';
import { checkAliases } from './aliases.js';
import { checkBranchAddresses } from './branch-addresses.js';
import { checkCodes } from './codes.js';
import { checkConditions } from './conditions.js';
import { checkCurated } from './curated.js';
import { checkDays } from './days.js';
import { checkDigests } from './digests.js';
import { checkDuplicates, checkIdentifiers } from './duplicates.js';
import { checkFileNames } from './file-names.js';
import { checkFixes } from './fixes/check.js';
import { checkKin } from './kin.js';
import { checkLineWidths } from './line-widths.js';
import { checkMaterialIdentifiers } from './material-names.js';
import { checkMaterials } from './materials.js';
import { checkMissingFiles } from './missing-files.js';
import { checkOrigins } from './origins.js';
import { checkOverrides } from './overrides/check.js';
import { checkPresets } from './presets/check.js';
import { checkRanges } from './ranges.js';
import { checkReadings, checkSpelling } from './readings.js';
import { checkReferences } from './references.js';
import { mergeRenamed } from './renamed.js';
import { checkSettings } from './settings.js';
import { checkSetups } from './setups.js';
import { checkTrials } from './trials.js';
import { checkUpstream } from './upstream.js';

/** Checks what only all files together can be judged by: ids that two files have. */
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
      : [{ file, path: 'id', code: 'duplicate_id', parameters: { id, before }, rule: 'duplicate-id' }];
  });
}

/**
 * Checks what a dataset of well-formed files says: that its references lead somewhere, that its corrections correct
 * something, that its figures can be.
 *
 * @param upstream figures of imported files that are out of their bounds
 */
export function checkDataset(
  files: readonly SourceFile[],
  dataset: Dataset,
  upstream: readonly Problem[] = [],
  memory = new Memory(),
): Problem[] {
  let checked: Problem[] | undefined;
  const overrides = () => (checked ??= checkOverrides(dataset));
  // One cause, one message: what would only follow from what is wrong is not looked at.
  const roots = [
    () => checkMissingFiles(files, dataset),
    () => checkFileNames(dataset),
    () => [
      ...eachAlone(files, memory, 'ranges', checkRanges),
      ...eachAlone(files, memory, 'duplicates', checkDuplicates),
      ...memory.once('identifiers', filamentsIn(dataset), () => [...checkIdentifiers(dataset)]),
      ...checkDays(files),
      ...checkDigests(files, dataset),
    ],
    () => checkReferences(dataset),
    () => checkOrigins(dataset, memory),
    // An override that corrects nothing leaves open what it was to settle.
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
    ...memory.once('codes', codesIn(dataset), () => checkCodes(dataset)),
    ...checkSetups(dataset),
  ];
}

/** What a check finds that judges each file by itself. */
function eachAlone(
  files: readonly SourceFile[],
  memory: Memory,
  name: string,
  check: (files: readonly SourceFile[]) => Problem[],
): Problem[] {
  return files.flatMap((file) => memory.once(`${name} of ${file.file}`, [file], () => check([file])));
}

/** What {@link checkIdentifiers} reads. */
function filamentsIn({ imported }: Dataset): unknown[] {
  return [...imported.values()].flatMap(({ filaments }) => [...filaments.values()].map(({ value }) => value));
}

/** What {@link checkCodes} reads. */
function codesIn({ codeSystems, codes, origins }: Dataset): unknown[] {
  return [origins.value, ...[...codeSystems.values(), ...codes.values()].map(({ value }) => value)];
}
