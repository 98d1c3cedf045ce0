import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ReleaseStep } from '../../core/contract/changes.js';
import { readSteps } from '../pipeline/load/steps.js';
import { formatBreakingChange } from './compatibility/breaking-change.js';
import { breakingChanges } from './compatibility/compatibility.js';
import { compareReleases } from './diff/compare.js';
import { limitSize } from './diff/limit-size.js';
import { type ReleaseRecords, readRelease } from './diff/read-release.js';
import { Git } from './git.js';
import { type Build, buildCommit, commitOf, lacking, tagOf } from './last-release.js';
import { type Writes, writeAll, writesOf } from './record.js';

/** What to make a release of, and how. */
export interface ReleaseOptions {
  /** The checkout. */
  root: string;
  /** Day of the release, YYYY-MM-DD. */
  date: string;
  /** Builds the API of a checkout. */
  build: Build;
  /** Says which generated files are stale. @throws when any is */
  checkGenerated: (root: string) => void;
  /** Folder with the last release, where it need not be built again. */
  last?: string | undefined;
  /** Called with the current stage. */
  onProgress?: (what: string) => void;
}

/** What a release would be. */
export interface Plan {
  step: ReleaseStep;
  tag: string;
  writes: Writes;
}

/**
 * Works out the release of what a checkout holds, and changes nothing in it.
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
        `version ${after.version} was released before, and a step back to it would form a circle: release it together with another change`,
      );
    const before = newest && (await lastRelease(git, newest.version, { place, build, last, onProgress }));
    onProgress('comparing');
    const breaks = before ? breakingChanges(before.folder, now, before.announced) : [];
    if (breaks.length > 0)
      throw new Error(
        `this would break what v1 promises in ${breaks.length} places:\n${breaks.map(formatBreakingChange).join('\n')}`,
      );
    const compared = compareReleases(before?.records ?? nothing(after), after);
    const step = limitSize({ ...compared, previous_version: newest?.version ?? null, date });
    const tag = tagOf(date, step.version);
    if (git.try('rev-parse', '--verify', '--quiet', `refs/tags/${tag}`) !== null)
      throw new Error(`the tag ${tag} already exists`);
    return { step, tag, writes: writesOf(root, steps, step) };
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

/** Writes, commits and tags a release. @throws when any of it fails; the checkout is then as it was */
export function recordRelease(root: string, { step, tag, writes }: Plan): void {
  const git = new Git(root);
  const head = git.run('rev-parse', 'HEAD');
  const title = `Release version ${step.version} of the data`;
  // An interrupt stops git too; its error arrives here, and every file is restored.
  const stopped = () => {};
  process.on('SIGINT', stopped);
  const undo = writeAll(root, writes);
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

/** The last release, and what its change log announced. @throws when what is found is not that version */
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
