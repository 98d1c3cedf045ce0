import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ReleaseStep } from '../../core/contract/changes.js';
import { stepFiles } from '../pipeline/emit/steps.js';
import { packStep, readSteps, stepFile } from '../pipeline/load/steps.js';
import { writeFiles } from '../shared/write-files.js';
import { breakingChanges } from './compatibility/compatibility.js';
import { formatBreakingChange } from './compatibility/schema-breaks.js';
import { changelogSection } from './diff/changelog.js';
import { compareReleases, type ReleaseRecords, readRelease } from './diff/compare.js';
import { fieldTemplate } from './diff/groups.js';
import { Git } from './git.js';
import { type Build, buildCommit, CHANGELOG, commitOf, lacking, tagOf } from './last-release.js';

/** Maximum file size of a step, bytes: below the 25 MiB limit of the CDN, with room for links to other steps. */
const LARGEST = 20 * 1024 * 1024;

/**
 * Limits the size of a step: omits the old and new values of the largest fields from the records. Omitted fields are
 * listed in `omitted_fields`; their groups are kept.
 */
export function limitSize(changes: ReleaseStep, largest = LARGEST): ReleaseStep {
  let rest = changes;
  while (size(rest) > largest) {
    const heaviest = heaviestField(rest);
    if (heaviest === undefined)
      throw new Error(`the changes take more than ${largest} bytes even if every field is left out`);
    rest = without(rest, heaviest);
  }
  return rest;
}

const size = (changes: ReleaseStep) => Buffer.byteLength(JSON.stringify(changes));

function heaviestField({ changes }: ReleaseStep): string | undefined {
  const sizes = new Map<string, number>();
  for (const { kind, fields = [] } of changes) {
    for (const field of fields) {
      const name = `${kind} ${fieldTemplate(field.field)}`;
      sizes.set(name, (sizes.get(name) ?? 0) + JSON.stringify(field).length);
    }
  }
  return [...sizes].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))[0]?.[0];
}

function without(changes: ReleaseStep, left: string): ReleaseStep {
  return {
    ...changes,
    omitted_fields: [...changes.omitted_fields, left].sort(),
    changes: changes.changes.map(({ fields, ...record }) =>
      fields === undefined
        ? record
        : { ...record, fields: fields.filter(({ field }) => `${record.kind} ${fieldTemplate(field)}` !== left) },
    ),
  };
}

/** Maximum total size of the published files of kept steps, bytes; the last step is always kept. */
const KEPT_BYTES = 64 * 1024 * 1024;

/** Content of repository files that a release writes, by path; null to delete the file. */
type Writes = ReadonlyMap<string, Uint8Array | null>;

/** Files that a release writes: its step, and the change log with a new section on top; removes outdated steps. */
export function writesOf(root: string, kept: readonly ReleaseStep[], step: ReleaseStep, most = KEPT_BYTES): Writes {
  const steps = [...kept, step];
  const sizes = stepFiles(steps).map(({ pieces }) => pieces.reduce((sum, { length }) => sum + length, 0));
  const from = (start: number) => sizes.slice(start).reduce((sum, size) => sum + size, 0);
  let first = 0;
  while (first < kept.length && from(first) > most) first++;
  const inData = (version: string) => path.join('data', stepFile(version));
  const file = path.join(root, CHANGELOG);
  const [head = '# Changes of the data\n', ...sections] = existsSync(file)
    ? readFileSync(file, 'utf8').split(/^(?=## )/m)
    : [];
  const log = [`${head.trimEnd()}\n`, changelogSection(step), ...sections].join('\n').replaceAll(/\n{3,}/g, '\n\n');
  return new Map<string, Uint8Array | null>([
    ...kept.slice(0, first).map(({ version }) => [inData(version), null] as const),
    [inData(step.version), packStep(step)],
    [CHANGELOG, Buffer.from(log)],
  ]);
}

export interface ReleaseOptions {
  root: string;
  /** Day of the release, YYYY-MM-DD. */
  date: string;
  build: Build;
  /** Lists stale generated files. @throws when there are any */
  checkGenerated: (root: string) => void;
  /** Folder with the last release, if it need not be built again. */
  last?: string | undefined;
  onProgress?: (what: string) => void;
}

export interface Plan {
  step: ReleaseStep;
  tag: string;
  writes: Writes;
}

/**
 * Prepares the release of a checkout without changing it.
 *
 * @throws with every reason why it cannot be released
 */
export async function planRelease({
  root,
  date,
  build,
  checkGenerated,
  last,
  onProgress = () => {},
}: ReleaseOptions): Promise<Plan> {
  const git = new Git(root);
  const dirty = git.dirty();
  if (dirty.length > 0)
    throw new Error(`uncommitted changes, but a release contains only committed files:\n${dirty.join('\n')}`);
  onProgress('looking for stale generated files');
  checkGenerated(root);
  const steps = readSteps(path.join(root, 'data'));
  const place = mkdtempSync(path.join(tmpdir(), 'release-'));
  try {
    onProgress('building this commit');
    const now = path.join(place, 'now');
    await build(root, now);
    const after = readRelease(now);
    const newest = steps.at(-1);
    if (after.version === newest?.version)
      throw new Error(`nothing to release: version ${after.version} is the last release, no answer has changed since`);
    if (steps.some(({ version }) => version === after.version))
      throw new Error(
        `version ${after.version} was released before, and a step back to it would form a cycle: release it together with another change`,
      );
    const before = newest && (await lastRelease(git, newest.version, { place, build, last, onProgress }));
    onProgress('comparing');
    const breaks = before ? breakingChanges(before.folder, now, before.announced) : [];
    if (breaks.length > 0)
      throw new Error(
        `this would break what v1 promises in ${breaks.length} places:\n${breaks.map(formatBreakingChange).join('\n')}`,
      );
    const compared = compareReleases(before?.records ?? nothing(after), after);
    // Everything in the first release is new, so its step only has counts.
    const kept = before ? compared : { ...compared, groups: [], changes: [] };
    const step = limitSize({ ...kept, previous_version: newest?.version ?? null, date });
    const tag = tagOf(date, step.version);
    if (git.try('rev-parse', '--verify', '--quiet', `refs/tags/${tag}`) !== null)
      throw new Error(`the tag ${tag} already exists`);
    return { step, tag, writes: writesOf(root, steps, step) };
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

/** Writes, commits and tags a release. @throws when any of these fails; the checkout is then restored */
export function recordRelease(root: string, { step, tag, writes }: Plan): void {
  const git = new Git(root);
  const head = git.run('rev-parse', 'HEAD');
  const title = `Release version ${step.version} of the data`;
  // An interrupt also stops git, whose error is caught here, and every file is restored.
  const stopped = () => {};
  process.on('SIGINT', stopped);
  const undo = writeFiles(root, writes);
  try {
    readSteps(path.join(root, 'data'));
    git.run('add', '--', ...writes.keys());
    git.run('commit', '--quiet', '-m', title, '-m', bodyOf(step));
    git.run('tag', '--annotate', tag, '-m', title);
  } catch (error) {
    git.run('reset', '--soft', head);
    undo();
    git.run('reset', '--quiet');
    throw new Error(`${(error as Error).message}\nnothing was released, and everything is unchanged`, { cause: error });
  } finally {
    process.off('SIGINT', stopped);
  }
}

function bodyOf({ previous_version, counts }: ReleaseStep): string {
  const lines = Object.entries(counts).map(
    ([kind, { added, removed, changed }]) => `- ${kind}: ${added} added, ${removed} removed, ${changed} changed`,
  );
  return [`Compared with ${previous_version ?? 'nothing: the first release'}:`, '', ...lines].join('\n');
}

/** The last release, and what its change log announced. @throws when the result has another version */
async function lastRelease(
  git: Git,
  version: string,
  {
    place,
    build,
    last,
    onProgress,
  }: { place: string } & Pick<ReleaseOptions, 'build' | 'last'> & { onProgress: (what: string) => void },
): Promise<{ folder: string; records: ReleaseRecords; announced: string }> {
  const commit = commitOf(git, version);
  const folder = last ?? path.join(place, 'last');
  if (last === undefined) {
    if (commit === null) throw lacking(git, version);
    onProgress(`building the last release, commit ${commit.slice(0, 12)}`);
    await buildCommit(git, commit, folder, build);
  }
  const records = readRelease(folder);
  if (records.version !== version)
    throw new Error(
      `${last ?? `commit ${commit}`} has version ${records.version}, but the last step leads to ${version}: it is not known what was released`,
    );
  return { folder, records, announced: git.try('show', `${commit}:CHANGELOG.md`) ?? '' };
}

function nothing({ sources: _, ...after }: ReleaseRecords): ReleaseRecords {
  const records = Object.fromEntries(Object.keys(after.records).map((kind) => [kind, new Map()]));
  return { version: '', sources: {}, records: records as unknown as ReleaseRecords['records'] };
}
