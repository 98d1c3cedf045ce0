import type { Dataset } from '../load/dataset.js';
import { everyPart, type Part } from '../load/part.js';
import type { SourceFile } from '../load/source-file.js';
import type { Problem } from '../shared/problem.js';
import { checkCurated } from './curated.js';
import { checkDays } from './days.js';
import { checkDigests } from './digests.js';
import { checkFileNames } from './file-names.js';
import { checkFixes } from './fixes/check.js';
import { checkLineWidths } from './line-widths.js';
import { checkMaterialIdentifiers } from './material-identifiers.js';
import { checkMaterials } from './materials.js';
import { checkNames } from './names.js';
import { checkOrigins } from './origins.js';
import { checkOverrides } from './overrides/check.js';
import { checkPresent } from './present.js';
import { checkPresets } from './presets/check.js';
import { checkRanges } from './ranges.js';
import { checkReferences } from './references.js';
import { ofRenamed } from './renamed.js';
import { checkSettings } from './settings.js';
import { checkSetups } from './setups.js';
import { checkTrials } from './trials.js';
import { checkTwice } from './twice.js';
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
      : [{ file, path: 'id', message: `the id "${id}" is already in ${before}`, rule: 'duplicate-id' }];
  });
}

/**
 * Checks what a dataset of well-formed files says: that its references lead somewhere, that its corrections correct
 * something, that its figures can be.
 *
 * @param upstream figures of imported files that are out of their bounds
 * @param tells which problems count, where the dataset is a part of the whole
 * @param part runs the parts that look at the dataset alone
 */
export function checkDataset(
  files: readonly SourceFile[],
  dataset: Dataset,
  upstream: readonly Problem[] = [],
  tells: (problem: Problem) => boolean = () => true,
  part: Part = everyPart,
): Problem[] {
  const given = { dataset };
  // One cause, one message: what would only follow from what is wrong is not looked at.
  const roots = [
    () => checkPresent(files, dataset),
    () => part('file names', given, (of) => checkFileNames(of.dataset)),
    () => [...checkRanges(files), ...checkTwice(files), ...checkDays(files), ...checkDigests(files, dataset)],
    () => checkReferences(dataset, part),
    () => part('origins', given, (of) => checkOrigins(of.dataset)),
    () => part('settings', given, (of) => checkSettings(of.dataset)),
  ];
  for (const check of roots) {
    const found = check();
    const caused = ofRenamed(found, dataset).filter(tells);
    // Of some files alone, the list where the cause is may not be one.
    const broken = caused.length > 0 ? caused : found.filter(tells);
    if (broken.length > 0) return broken;
  }
  const overrides = part('overrides', given, (of) => checkOverrides(of.dataset));
  const wrong = new Set(overrides.map(({ file }) => file));
  return [
    ...part('names', given, (of) => checkNames(of.dataset)).map((problem) => ({ ...problem, rule: 'names' })),
    ...overrides,
    ...checkUpstream(dataset, upstream),
    ...part('curated', given, (of) => checkCurated(of.dataset)),
    ...part('line widths', given, (of) => checkLineWidths(of.dataset)).filter(({ overrides: by }) => !wrong.has(by)),
    ...part('materials', given, (of) => checkMaterials(of.dataset)),
    ...part('material identifiers', given, (of) => checkMaterialIdentifiers(of.dataset)),
    ...part('presets', given, (of) => checkPresets(of.dataset)),
    ...part('fixes', given, (of) => checkFixes(of.dataset)),
    ...part('trials', given, (of) => checkTrials(of.dataset)),
    ...part('setups', given, (of) => checkSetups(of.dataset)),
  ];
}
