import { cpSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { validate } from '../../../scripts/pipeline/pipeline.js';
import { type LocatedProblem, ProblemsError } from '../../../scripts/shared/problem.js';
import { FROZEN_DATA as DATA } from '../../support/data.js';
import { folderOf } from '../../support/folder.js';

/** Kinds of files that people edit; for a folder, its first file is tested. */
const KINDS = [
  ...['printers', 'materials', 'settings', 'calibration'],
  ...['causes', 'checks', 'fixes', 'symptoms', 'cases'].map((kind) => `troubleshooting/${kind}`),
  ...['brands.yaml', 'sources.yaml', 'references.yaml', 'redirects.yaml', 'exceptions.yaml', 'published-ids.yaml'],
];

const FILES = KINDS.map((kind) =>
  kind.endsWith('.yaml')
    ? kind
    : path.join(
        kind,
        (readdirSync(path.join(DATA, kind), { recursive: true }) as string[])
          .sort()
          .find((file) => file.endsWith('.yaml')) ?? '',
      ),
);

/** Maximum number of messages for one mistake: a truncated file lacks every required field. */
const MOST_LINES = 16;

describe('a mistake that affects a whole file is reported at the file', () => {
  const data = path.join(folderOf(), 'data');
  beforeAll(() => cpSync(DATA, data, { recursive: true }));

  async function refusal(change: () => void, undo: () => void): Promise<{ files: string[]; lines: number }> {
    change();
    try {
      await validate(data);
      return { files: [], lines: 0 };
    } catch (error) {
      if (!(error instanceof ProblemsError)) throw error;
      const files = (error.problems as readonly LocatedProblem[]).map(({ file }) => file);
      return { files, lines: error.message.split('\n').length };
    } finally {
      undo();
    }
  }

  it.each(FILES)('%s', async (file) => {
    const place = path.join(data, file);
    const before = readFileSync(place, 'utf8');
    const lines = before.split('\n');
    const mark = Math.floor(lines.length / 2);
    const texts = {
      emptied: '',
      'cut within a line': before.slice(0, before.indexOf(':') + 1),
      'with a mark of a merge': [...lines.slice(0, mark), '<<<<<<< HEAD', ...lines.slice(mark)].join('\n'),
    };
    for (const [what, text] of Object.entries(texts)) {
      const said = await refusal(
        () => writeFileSync(place, text),
        () => writeFileSync(place, before),
      );
      expect(said.files[0], what).toBe(file);
      expect(said.lines, what).toBeLessThanOrEqual(MOST_LINES);
    }
    const to = path.join(path.dirname(file), 'renamed.yaml');
    const renamed = await refusal(
      () => renameSync(place, path.join(data, to)),
      () => renameSync(path.join(data, to), place),
    );
    expect([file, to], 'renamed').toContain(renamed.files[0]);
  });
});
