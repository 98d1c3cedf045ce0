import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { script } from '../support/script.js';
import { shared } from '../support/shared.js';

const place = mkdtempSync(path.join(os.tmpdir(), 'open-print-data-preset-'));
afterAll(() => rmSync(place, { recursive: true }));

describe('npm run preset', () => {
  it('writes the same as the command', async () => {
    const file = path.join(place, 'p1s.zip');
    const source = ['--source', await shared('release')];
    const args = ['p1s', 'petg', '--slicer', 'orcaslicer', ...source, '--out', file];
    const { out, error, code } = await script('preset', ...args);
    expect([code, error]).toEqual([0, '']);
    expect(out).toContain(file);
    expect(readFileSync(file).subarray(0, 2).toString()).toBe('PK');
  });

  it('explains a missing option, and a source without a release', async () => {
    expect(await script('preset', 'p1s', 'petg')).toMatchObject({
      code: 64,
      error: expect.stringContaining('--slicer'),
    });
    const nowhere = await script('preset', 'p1s', 'petg', '--slicer', 'cura', '--source', place);
    expect(nowhere).toMatchObject({ code: 69, out: '', error: expect.stringContaining('contains no release') });
  });
});
