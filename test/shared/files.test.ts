import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { filesBelow, foldersIn } from '../../scripts/shared/files.js';
import { folderOf } from '../support/folder.js';

it('lists files and folders in order, including hidden ones; nothing for a missing folder', () => {
  const folder = folderOf();
  for (const one of ['b', 'a/deep', '.hidden']) mkdirSync(path.join(folder, one), { recursive: true });
  for (const one of ['b/2.json', 'b/.x', 'a/deep/1.json', 'a-b.txt']) writeFileSync(path.join(folder, one), '');
  expect(filesBelow(folder)).toEqual(['a-b.txt', 'a/deep/1.json', 'b/.x', 'b/2.json']);
  expect(filesBelow(folder, '*/*.json')).toEqual(['b/2.json']);
  expect(foldersIn(folder)).toEqual(['a', 'b']);
  expect(filesBelow(path.join(folder, 'none'))).toEqual([]);
});
