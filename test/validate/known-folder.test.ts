import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it, test } from 'vitest';
import { openFolder } from '../../scripts/load/folder.js';
import { judge, prepare } from '../../scripts/pipeline.js';
import { Memory } from '../../scripts/shared/memory.js';
import { ProblemsError } from '../../scripts/shared/problem.js';
import { KnownFolder } from '../../scripts/validate/known-folder.js';
import { Verdicts } from '../../scripts/validate/verdicts.js';
import { SOME } from '../check/mutations/all.js';
import { FROZEN, FROZEN_DATA } from '../support/data.js';
import { folderOf } from '../support/folder.js';

let data: string;
let place: string;

/** The folder as it is now, with what the runs before have kept. */
function opened() {
  const verdicts = new Verdicts(place, 'checks');
  return { verdicts, folder: new KnownFolder(openFolder(data), verdicts) };
}

beforeAll(async () => {
  const root = folderOf();
  data = path.join(root, 'data');
  place = path.join(root, 'verdicts.json');
  cpSync(FROZEN_DATA, data, { recursive: true });
  const { verdicts, folder } = opened();
  expect(folder.isGoodAsWhole()).toBe(false);
  await judge(folder, new Memory(), null, folder);
  folder.addWhole();
  verdicts.save();
});

/** With one file as something else, or gone. */
async function changed<T>(file: string, content: Uint8Array | string | null, then: () => T | Promise<T>): Promise<T> {
  const before = readFileSync(path.join(data, file));
  if (content === null) rmSync(path.join(data, file));
  else writeFileSync(path.join(data, file), content);
  try {
    return await then();
  } finally {
    writeFileSync(path.join(data, file), before);
  }
}

/** The message of what is wrong; null when nothing is. */
async function said(work: Promise<unknown>): Promise<string | null> {
  try {
    await work;
    return null;
  } catch (error) {
    if (!(error instanceof ProblemsError)) throw error;
    return error.message;
  }
}

describe('what an earlier run found good', () => {
  const one = { kind: 'material', file: FROZEN.material } as const;

  it('is known again, each file and the whole', () => {
    const { folder } = opened();
    expect(folder.isGood(one)).toBe(false); // not read yet
    expect(folder.isGoodAsWhole()).toBe(true);
    expect(folder.isGood(one)).toBe(true);
  });

  it('is not known of a file that has changed, nor of the whole', async () => {
    const text = readFileSync(path.join(data, one.file), 'utf8');
    await changed(one.file, `${text}# a remark\n`, () => {
      const { folder } = opened();
      expect(folder.isGoodAsWhole()).toBe(false);
      expect(folder.isGood(one)).toBe(false);
      expect(folder.isGood({ kind: 'material', file: FROZEN.quotedMaterial })).toBe(true);
    });
  });

  it('is not known of a whole in which a file is gone, or one lies that is none', async () => {
    await changed(FROZEN.looseImported, null, () => expect(opened().folder.isGoodAsWhole()).toBe(false));
    const stray = path.join(data, 'notes.txt');
    writeFileSync(stray, '');
    expect(opened().folder.isGoodAsWhole()).toBe(false);
    rmSync(stray);
  });
});

test.each(SOME.map((one) => [`${one.of}: ${one.what}`, one] as const))(
  'the same is said with it, without it, and by the build: %s',
  async (_, { file, content }) => {
    await changed(file, content, async () => {
      const without = await said(judge(openFolder(data), new Memory(), null));
      expect(await said(prepare(data))).toBe(without);
      const { verdicts, folder } = opened();
      expect(folder.isGoodAsWhole()).toBe(false);
      expect(await said(judge(folder, new Memory(), null, folder))).toBe(without);
      verdicts.save(); // what this run learned must not hide the slips of the next
    });
  },
);
