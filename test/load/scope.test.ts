import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { openFolder } from '../../scripts/load/folder.js';
import { judge } from '../../scripts/pipeline.js';
import { Memory } from '../../scripts/shared/memory.js';
import { ProblemsError } from '../../scripts/shared/problem.js';
import { SOME } from '../check/mutations/all.js';
import { FROZEN, FROZEN_DATA } from '../support/data.js';
import { addFiles, folderOf } from '../support/folder.js';

let data: string;
const memory = new Memory();

beforeAll(async () => {
  data = path.join(folderOf(), 'data');
  cpSync(FROZEN_DATA, data, { recursive: true });
  const solved = readFileSync(path.join(data, 'troubleshooting/cases/example-1.yaml'), 'utf8');
  addFiles(path.join(data, 'troubleshooting/cases'), {
    'example-2.yaml': solved.replace('example-1', 'example-2').replace('setup: {', 'setup: {printer: acme-labs-one, '),
    'held-out.yaml': 'seed: any\nbound: "00000000"\ncases: [example-2]\n',
  });
  await judge(openFolder(data), memory, null);
});

/** What is said of one file, line by line. */
async function saidOf(file: string, only: readonly string[] | null): Promise<string[]> {
  try {
    await judge(openFolder(data), memory, only);
    return [];
  } catch (error) {
    if (!(error instanceof ProblemsError)) throw error;
    return error.problems.filter((one) => one.file === file).map((one) => JSON.stringify(one));
  }
}

/** Files that are judged without reading everything. */
const FILES = /^(?:materials|settings|troubleshooting|calibration|printers)\/|^brands\.yaml$/;

/** Printers that a printer has to do with by its name alone: only the whole has them all. */
const OF_ALL_PRINTERS = [
  'nobody',
  'the id of another printer',
  'the model of another printer',
  'a name of another printer',
];

const JUDGED = SOME.filter(({ file, what }) => FILES.test(file) && !OF_ALL_PRINTERS.includes(what));

describe('some files alone', () => {
  it.each([
    [FROZEN.material, 'what held-out cases name is not missing'],
    [FROZEN.brands, 'each brand has its printers'],
    [FROZEN.setting, 'a setting needs no printer'],
    ['troubleshooting/cases/example-2.yaml', 'the printer of a case is there'],
    ['troubleshooting/cases/held-out.yaml', 'each case is there'],
    [FROZEN.references, 'everything may depend on it'],
  ])('are good where the whole is: %s (%s)', async (file) => {
    const { files } = await judge(openFolder(data), memory, [file]);
    expect(files.map((one) => one.file)).toContain(file);
  });

  it('are few: neither what was imported nor another printer is looked at', async () => {
    for (const file of [FROZEN.material, FROZEN.brands, FROZEN.setting, FROZEN.symptom]) {
      const folder = openFolder(data);
      const names: string[] = [];
      const noted = (name: string) => {
        names.push(name);
        return folder.read(name);
      };
      await judge({ ...folder, read: noted }, new Memory(), [file]);
      expect(names.filter((name) => /^imported\/.*\/(?:printers|processes|filaments)\//.test(name))).toEqual([]);
      expect(names.some((name) => name.startsWith('printers/'))).toBe(file === FROZEN.brands);
    }
  });

  it.each(JUDGED.map((one) => [`${one.of}: ${one.what}`, one] as const))(
    'are told the same as in the whole: %s',
    async (_, { file, content }) => {
      const place = path.join(data, file);
      const before = readFileSync(place);
      if (content === null) rmSync(place);
      else writeFileSync(place, content);
      try {
        expect(await saidOf(file, [file])).toEqual(await saidOf(file, null));
      } finally {
        writeFileSync(place, before);
      }
    },
  );
});
