import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { prepare } from '../../../scripts/pipeline/pipeline.js';
import { ProblemsError } from '../../../scripts/shared/problem.js';
import { FROZEN_DATA } from '../../support/data.js';
import { folderOf } from '../../support/folder.js';
import { someOf } from '../../support/runs.js';
import { ALL } from './mutations/all.js';
import type { Mutation } from './mutations/mutation.js';

let data: string;

beforeAll(() => {
  data = path.join(folderOf(), 'data');
  cpSync(FROZEN_DATA, data, { recursive: true });
});

async function said({ file, content }: Mutation): Promise<ProblemsError | null> {
  const place = path.join(data, file);
  const before = readFileSync(place);
  if (content === null) rmSync(place);
  else writeFileSync(place, content);
  try {
    await prepare(data);
    return null;
  } catch (error) {
    if (!(error instanceof ProblemsError)) throw error;
    return error;
  } finally {
    writeFileSync(place, before);
  }
}

describe.each([...Map.groupBy(ALL, ({ of }) => of)])('%s', (_, mutations) => {
  test.each(someOf(mutations, 6).map((one) => [one.what, one] as const))('%s', async (_, mutation) => {
    const error = await said(mutation);
    if (mutation.words === null) {
      expect(error?.message ?? null).toBeNull();
      return;
    }
    expect(error, 'it was accepted').not.toBeNull();
    const problems = error?.problems ?? [];
    const file = mutation.told ?? mutation.file;
    const lines = error?.message.split('\n').slice(1) ?? [];
    const right = problems.find(
      (problem) => problem.file === file && (mutation.line === null || problem.line === mutation.line),
    );
    expect(right, `${error?.message}\nexpected ${file}:${mutation.line}`).toBeDefined();
    for (const word of mutation.words) expect(error?.message).toContain(word);
    expect(lines.length, error?.message).toBeLessThanOrEqual(mutation.most ?? 3);
  });
});
