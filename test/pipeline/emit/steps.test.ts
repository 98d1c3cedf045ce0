import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { resolveUpdate } from '../../../core/contract/changes.js';
import type { Manifest } from '../../../core/contract/manifest.js';
import { changesPath, FILES } from '../../../core/contract/paths.js';
import type { Changes, ChangesIndex } from '../../../schemas/generated/record.js';
import type { Content } from '../../../scripts/pipeline/emit/file-kind.js';
import { emitRelease } from '../../../scripts/pipeline/emit/release.js';
import { prepare } from '../../../scripts/pipeline/pipeline.js';
import { FROZEN_DATA } from '../../support/data.js';
import { folderOf } from '../../support/folder.js';
import { readJson, schemaErrors } from '../../support/published.js';
import { shared } from '../../support/shared.js';
import { stepOf } from '../../support/step-of.js';

const frozen = await prepare(FROZEN_DATA);
const emit = async (steps: Content['steps']) => {
  const folder = folderOf();
  const { version } = await emitRelease({ ...frozen, steps }, folder, { site: false });
  return { folder, version };
};
const field = { field: 'model', before: null, after: 'One' };
const first = stepOf('aa', '99', { changes: [{ kind: 'printers', id: 'one', change: 'added' }] });
const second = stepOf('bb', 'aa', {
  changes: [{ kind: 'printers', id: 'one', change: 'changed', fields: [field] }],
  omitted_fields: ['rules causes[]'],
});

describe('the steps of a release', () => {
  it('are one file each, linked in both directions; changes.json is the last of them', async () => {
    const { folder } = await emit([first, second]);
    const read = (version: string) => readJson<Changes>(folder, changesPath(version));
    expect(read('aa')).toEqual({ ...first, previous: null, next: { version: 'bb', path: changesPath('bb') } });
    expect(read('bb')).toEqual({ ...second, previous: { version: 'aa', path: changesPath('aa') }, next: null });
    expect(readJson(folder, FILES.changes)).toEqual(read('bb'));
  });

  it('are listed, so that one request gives the path from any version', async () => {
    const { folder, version } = await emit([first, second]);
    const index = readJson<ChangesIndex>(folder, FILES.changesIndex);
    const { entries } = readJson<Manifest>(folder, FILES.manifest);
    const bytes = (path: string) => entries.find((entry) => entry.path === path)?.bytes;
    expect(index).toMatchObject({ version, from: '99', to: 'bb' });
    expect(index.steps).toEqual(
      [first, second].map(({ version: to, previous_version, date, counts, omitted_fields }) => ({
        ...{ version: to, previous_version, date, counts, omitted_fields },
        ...{ path: changesPath(to), bytes: bytes(changesPath(to)) },
      })),
    );
    expect(resolveUpdate({ ...index, version: 'bb' }, '99')).toMatchObject({ way: 'steps', steps: index.steps });
  });

  it('do not affect the version digest', async () => {
    expect((await emit([first])).version).toBe((await emit([])).version);
  });

  it('are empty before the first release, in the same shape', async () => {
    const { folder, version } = await emit([]);
    expect(readJson(folder, FILES.changes)).toMatchObject({ version, previous_version: null, changes: [] });
    expect(readJson(folder, FILES.changesIndex)).toEqual({ version, from: null, to: null, steps: [] });
    expect(schemaErrors(folder, 'changes', [readJson(folder, FILES.changes)])).toEqual([]);
  });
});

describe('the published data of the repository', async () => {
  const release = await shared('release');
  const index = readJson<ChangesIndex>(release, FILES.changesIndex);

  it('fits the schemas', () => {
    const steps = index.steps.map(({ path: file }) => readJson(release, file));
    const wrong = { ...readJson<object>(release, FILES.changes), next: 'x' };
    expect(schemaErrors(release, 'changes-index', [index])).toEqual([]);
    expect(schemaErrors(release, 'changes', steps)).toEqual([]);
    expect(schemaErrors(release, 'changes', [wrong])).toHaveLength(1);
  });

  it('links from file to file, to the last one', () => {
    const walked: string[] = [];
    for (let at: string | undefined = index.steps[0]?.path; at; at = readJson<Changes>(release, at).next?.path)
      walked.push(at);
    expect(walked).toEqual(index.steps.map(({ path: file }) => file));
    expect(existsSync(path.join(release, changesPath(index.from ?? '')))).toBe(false);
    // Before the first release there are none.
    const last = walked.at(-1);
    if (last) expect(readJson(release, FILES.changes)).toEqual(readJson(release, last));
  });
});
