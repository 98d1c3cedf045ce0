import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { swapIn } from '../../../scripts/pipeline/build.js';
import { addFiles, folderOf } from '../../support/folder.js';

const put = (text: string) => (folder: string) => {
  writeFileSync(path.join(folder, 'a.txt'), text);
  return text;
};

describe('swapping a build in', () => {
  it('moves it into place, creates parent folders, and leaves no other files', async () => {
    const target = path.join(folderOf(), 'deep/dist');
    expect(await swapIn(target, put('one'))).toBe('one');
    expect(await swapIn(target, put('two'))).toBe('two');
    expect(readFileSync(path.join(target, 'a.txt'), 'utf8')).toBe('two');
    expect(readdirSync(path.dirname(target))).toEqual(['dist']);
  });

  it('removes what the new build lacks', async () => {
    const root = folderOf({ 'dist/old.txt': 'x' });
    await swapIn(path.join(root, 'dist'), put('new'));
    expect(readdirSync(path.join(root, 'dist'))).toEqual(['a.txt']);
  });

  it('keeps the last good folder if a build throws, immediately or midway', async () => {
    const root = folderOf();
    const target = path.join(root, 'dist');
    await swapIn(target, put('good'));
    const atOnce = () => {
      throw new Error('no');
    };
    const midway = async (folder: string) => {
      put('half')(folder);
      await Promise.reject(new Error('no'));
    };
    for (const fail of [atOnce, midway]) {
      await expect(swapIn(target, fail)).rejects.toThrow('no');
      expect(readFileSync(path.join(target, 'a.txt'), 'utf8')).toBe('good');
      expect(readdirSync(root)).toEqual(['dist']);
    }
  });

  it('leaves nothing if the first build throws', async () => {
    const root = folderOf();
    await expect(swapIn(path.join(root, 'dist'), () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(readdirSync(root)).toEqual([]);
  });

  it('cleans up after a killed build', async () => {
    const root = folderOf();
    const target = path.join(root, 'dist');
    await swapIn(target, put('good'));
    // Killed during the build.
    addFiles(root, { 'dist.next/half.txt': 'x' });
    await expect(swapIn(target, () => Promise.reject(new Error('no')))).rejects.toThrow();
    expect(readdirSync(root)).toEqual(['dist']);
    // Killed between the two renames: the good folder still has its temporary name.
    renameSync(target, `${target}.last`);
    mkdirSync(`${target}.next`);
    await expect(swapIn(target, () => Promise.reject(new Error('no')))).rejects.toThrow();
    expect(readFileSync(path.join(target, 'a.txt'), 'utf8')).toBe('good');
    expect(existsSync(`${target}.last`)).toBe(false);
  });
});
