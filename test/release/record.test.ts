import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { stepFiles } from '../../scripts/pipeline/emit/steps.js';
import { stepFile } from '../../scripts/pipeline/load/steps.js';
import { writesOf } from '../../scripts/release/release.js';
import { writeFiles } from '../../scripts/shared/write-files.js';
import { folderOf } from '../support/folder.js';
import { stepOf } from '../support/step-of.js';

const file = (version: string) => path.join('data', stepFile(version));
const kept = [stepOf('b', 'a'), stepOf('c', 'b'), stepOf('d', 'c')];
const gone = (most: number) =>
  [...writesOf(folderOf(), kept, stepOf('e', 'd'), most)]
    .filter(([, content]) => content === null)
    .map(([name]) => name);

describe('writing a release', () => {
  it('removes the oldest steps if all together are too large, but never the last', () => {
    expect(gone(1e6)).toEqual([]);
    expect(gone(1)).toEqual([file('b'), file('c'), file('d')]);
    const [largest = 0] = stepFiles(kept)
      .map(({ pieces: [text] }) => text?.length ?? 0)
      .sort((a, b) => b - a);
    expect(gone(3 * largest)).toEqual([file('b')]);
  });

  it('puts the new section above the existing ones', () => {
    const root = folderOf({ 'CHANGELOG-DATA.md': '# Changes of the data\n\n## d\n\nOld.\n' });
    const log = writesOf(root, kept, stepOf('e', 'd')).get('CHANGELOG-DATA.md') as Uint8Array;
    expect(Buffer.from(log).toString()).toBe(
      '# Changes of the data\n\n## e\n\nCompared with d.\n\nNo record changed.\n\n## d\n\nOld.\n',
    );
  });

  it('is undone if a file cannot be written', () => {
    const root = folderOf({ a: 'old' });
    mkdirSync(path.join(root, 'c'));
    const writes = new Map([
      ['a', Buffer.from('new')],
      ['b', Buffer.from('new')],
      ['c', Buffer.from('a folder is in its place')],
    ]);
    expect(() => writeFiles(root, writes)).toThrow('EISDIR');
    expect(readFileSync(path.join(root, 'a'), 'utf8')).toBe('old');
    expect(existsSync(path.join(root, 'b'))).toBe(false);
  });
});
