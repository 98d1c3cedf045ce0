import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { OpenPrintData } from '../../clients/typescript/src/client.js';
import { folder } from '../../clients/typescript/src/folder.js';
import { since } from '../../clients/typescript/src/parts/since.js';
import type { Source } from '../../clients/typescript/src/source.js';
import type { ReleaseStep } from '../../core/contract/changes.js';
import { changesPath, FILES } from '../../core/contract/paths.js';
import { stepFiles, stepsIndex } from '../../scripts/pipeline/emit/steps.js';
import { counted } from '../support/counted.js';
import { addFiles, folderOf } from '../support/folder.js';
import { startStatic } from '../support/static-server.js';
import { stepOf } from '../support/step-of.js';

const changed = (id: string, before: number, after: number) => ({
  ...{ kind: 'printers' as const, id, change: 'changed' as const },
  fields: [{ field: 'max_speed_mm_s', before, after }],
});
const steps = [
  stepOf('bb', 'aa', { changes: [changed('one', 100, 200), { kind: 'printers', id: 'two', change: 'added' }] }),
  stepOf('cc', 'bb', { changes: [changed('one', 200, 300), changed('three', 5, 6)] }),
  stepOf('dd', 'cc', { changes: [changed('three', 6, 5)] }),
];

function releaseOf(version: string, kept: readonly ReleaseStep[] = steps): string {
  const root = folderOf({ [FILES.index]: { version }, [FILES.changesIndex]: stepsIndex(version, kept, []) });
  for (const { path: file, pieces } of stepFiles(kept)) addFiles(root, { [file]: Buffer.concat(pieces).toString() });
  return root;
}

describe('the changes since a version', () => {
  const newest = new OpenPrintData({ source: folder(releaseOf('dd')) });

  it('are all steps in between, oldest first, as published', async () => {
    const root = releaseOf('dd');
    const published = (version: string) => JSON.parse(readFileSync(path.join(root, changesPath(version)), 'utf8'));
    expect(await newest.since('aa')).toEqual({
      ...{ status: 'changed', version: 'dd', previous_version: 'aa' },
      steps: ['bb', 'cc', 'dd'].map(published),
    });
    expect(await newest.since('cc')).toMatchObject({ status: 'changed', steps: [{ version: 'dd' }] });
  });

  it('are empty for the source’s version', async () => {
    expect(await newest.since('dd')).toEqual({ status: 'unchanged', version: 'dd' });
  });

  it('are everything if no steps connect the two versions', async () => {
    const everything = (reason: string) => ({ status: 'everything', version: 'dd', reason });
    expect(await newest.since('0a')).toEqual(everything('unknown_version'));
    expect(await since(folder(releaseOf('dd', steps.slice(1))), 'aa')).toEqual(everything('unknown_version'));
    expect(await since(folder(releaseOf('dd', steps.slice(0, 2))), 'aa')).toEqual(everything('not_released'));
    const without = folder(folderOf({ [FILES.index]: { version: 'dd' } }));
    expect(await since(without, 'aa')).toEqual(everything('no_steps'));
    expect(await since(without, 'dd')).toEqual({ status: 'unchanged', version: 'dd' });
  });

  it('take one request per step, and one for the list', async () => {
    const root = releaseOf('dd');
    const { asked, source } = counted(folder(root));
    await since(source, 'bb');
    expect(asked).toEqual([FILES.changesIndex, changesPath('cc'), changesPath('dd')]);
    const server = await startStatic(root);
    expect(await new OpenPrintData({ source: server.url }).since('bb')).toEqual(await newest.since('bb'));
    await server.close();
  });

  it('are requested again if a release in between drops a step', async () => {
    const [old, now] = [folder(releaseOf('cc', steps.slice(0, 2))), folder(releaseOf('dd', steps.slice(1)))];
    let asked = 0;
    const moving: Source = {
      name: 'moving',
      text: (file, options) => (asked++ === 0 ? old : now).text(file, options),
    };
    expect(await since(moving, 'aa')).toEqual({ status: 'everything', version: 'dd', reason: 'unknown_version' });
    asked = 0;
    expect(await since(moving, 'bb')).toMatchObject({ status: 'changed', version: 'cc' });
  });

  it('stop when the caller aborts', async () => {
    const server = await startStatic(releaseOf('dd'));
    const data = new OpenPrintData({ source: server.url });
    await expect(data.since('aa', { signal: AbortSignal.abort() })).rejects.toMatchObject({ name: 'AbortError' });
    await server.close();
  });
});
