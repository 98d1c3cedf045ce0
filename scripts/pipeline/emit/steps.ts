import { noCounts, type ReleaseStep } from '../../../core/contract/changes.js';
import type { ManifestEntry } from '../../../core/contract/manifest.js';
import { changesPath, FILES } from '../../../core/contract/paths.js';
import type { Changes, ChangesIndex, StepLink } from '../../../schemas/generated/record.js';
import type { PiecedFile } from './release-writer.js';

/** The file of each step, linked with the previous and next ones. */
export function stepFiles(steps: readonly ReleaseStep[]): PiecedFile[] {
  return steps.map((step, at) => ({ path: changesPath(step.version), pieces: [textOf(steps, at)] }));
}

/** `changes.json`: the last step; an empty one before the first release. */
export function lastStep(version: string, steps: readonly ReleaseStep[]): PiecedFile[] {
  const none: ReleaseStep = {
    version,
    previous_version: null,
    date: null,
    counts: noCounts(),
    sources: { added: [], removed: [], renamed: [], updated: [] },
    groups: [],
    omitted_fields: [],
    changes: [],
  };
  const pieces = [steps.length === 0 ? textOf([none], 0) : textOf(steps, steps.length - 1)];
  return [{ path: FILES.changes, pieces }];
}

/**
 * `changes/index.json`: the chain of kept steps, from which a client sees in one request whether they lead from its
 * version to the served one.
 */
export function stepsIndex(
  version: string,
  steps: readonly ReleaseStep[],
  files: readonly ManifestEntry[],
): ChangesIndex {
  const sizes = new Map(files.map(({ path, bytes }) => [path, bytes]));
  return {
    version,
    from: steps[0]?.previous_version ?? null,
    to: steps.at(-1)?.version ?? null,
    steps: steps.map(({ version: to, previous_version, date, counts, omitted_fields }) => ({
      version: to,
      previous_version,
      date,
      path: changesPath(to),
      bytes: sizes.get(changesPath(to)) ?? 0,
      counts,
      omitted_fields,
    })),
  };
}

function textOf(steps: readonly ReleaseStep[], at: number): Uint8Array {
  const { version, previous_version, date, ...content } = steps[at] as ReleaseStep;
  const links = { previous: linkTo(steps[at - 1]), next: linkTo(steps[at + 1]) };
  const { counts, sources, omitted_fields, groups, changes } = content;
  return Buffer.from(
    lineByLine({ version, previous_version, date, ...links, counts, sources, omitted_fields, groups, changes }),
  );
}

function linkTo(step: ReleaseStep | undefined): StepLink {
  return step ? { version: step.version, path: changesPath(step.version) } : null;
}

/** JSON with one field per line, and long lists with one item per line: half the size of indented JSON. */
function lineByLine(changes: Changes): string {
  const fields = Object.entries(changes).map(([name, value]) => {
    const long = Array.isArray(value) && value.length > 0 && (name === 'groups' || name === 'changes');
    const text = long ? `[\n${value.map((item) => JSON.stringify(item)).join(',\n')}\n]` : JSON.stringify(value);
    return `${JSON.stringify(name)}:${text}`;
  });
  return `{\n${fields.join(',\n')}\n}\n`;
}
