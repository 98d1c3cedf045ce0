import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { fault, ProblemsError } from '../../../scripts/shared/problem.js';
import { reportProblems } from '../../../scripts/shared/report-problems.js';
import { FROZEN, FROZEN_DATA } from '../../support/data.js';
import { folderOf } from '../../support/folder.js';
import { script } from '../../support/script.js';

describe('npm run validate', () => {
  let data: string;

  beforeAll(() => {
    data = path.join(folderOf(), 'data');
    cpSync(FROZEN_DATA, data, { recursive: true });
  });

  it('counts the requested files', async () => {
    const { out } = await script('validate', '--data', data, path.join(data, FROZEN.material));
    expect(out).toBe(`${data}: 1 file, no problems\n`);
  });

  it('prints the problems of the requested files, and the number in others', async () => {
    for (const file of [FROZEN.material, FROZEN.setting]) {
      const place = path.join(data, file);
      writeFileSync(place, readFileSync(place, 'utf8').replace(/^id: /m, 'idd: '));
    }
    const one = await script('validate', '--data', data, FROZEN.material);
    expect(one.code).toBe(1);
    expect(one.error).toMatch(new RegExp(`^1 problem in data/\ndata/${FROZEN.material}:`));
    expect(one.error).not.toContain(FROZEN.setting);
    expect(one.error).toMatch(/\n1 problem in other files: npm run validate\n$/);
    const other = await script('validate', '--data', data, '--json', FROZEN.symptom);
    expect(other.code).toBe(1);
    expect(JSON.parse(other.out)).toEqual({ problems: [], problems_in_other_files: 2 });
  });
});

describe('problems of some files', () => {
  const error = new ProblemsError(
    ['a.yaml', 'b.yaml'].map((file) => {
      const what = fault('empty_text', ['is empty', 'a text, or leave the field out']);
      return { file, path: 'id', line: 1, column: 1, ...what, rule: 'one' };
    }),
    'data',
  );
  const plain = { json: false, colours: false, annotations: false };
  const line = (file: string) => `data/${file}.yaml:1:1 id: is empty (a text, or leave the field out) [one]`;

  it.each([
    [null, `2 problems in data/\n${line('a')}\n${line('b')}`],
    [['a.yaml'], `1 problem in data/\n${line('a')}\n1 problem in other files: npm run validate`],
    [['c.yaml'], '2 problems in other files: npm run validate'],
  ])('%j', (only, text) => {
    expect(reportProblems(error, plain, only)).toBe(text);
  });
});
