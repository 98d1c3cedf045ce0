import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { FILES, pagePath } from '../../../core/contract/paths.js';
import { nextQuestion } from '../../../core/troubleshoot/diagnose/question.js';
import { rankCauses } from '../../../core/troubleshoot/diagnose/rank.js';
import type { Diagnosis, Rule } from '../../../schemas/generated/record.js';
import { publishedSchema, readJson } from '../../support/published.js';
import { shared } from '../../support/shared.js';

const release = await shared('release');
const text = readFileSync(path.join(release, FILES.diagnose));
const table = JSON.parse(text.toString()) as Diagnosis;
const { data: rules } = readJson<{ data: Rule[] }>(release, pagePath({ kind: 'troubleshoot' }));

describe('the published table of the diagnosis', () => {
  it('fits its schema', () => {
    const validate = publishedSchema(release, 'diagnosis');
    expect(validate(table), JSON.stringify(validate.errors)).toBe(true);
  });

  it('has at most 72 KB compressed', () => {
    expect(gzipSync(text).length).toBeLessThanOrEqual(72_000);
  });

  it('has the causes of every rule in their order', () => {
    expect(table.symptoms.map(({ id, causes }) => [id, ...causes.map(({ cause }) => cause)])).toEqual(
      rules.map(({ id, causes }) => [id, ...causes.map((cause) => cause.id)]),
    );
  });

  it('ranks every symptom as its rule does, and has a first question for all that have more than one cause', () => {
    for (const { id, causes } of table.symptoms) {
      expect(rankCauses(table, { symptoms: [id] }).map(({ cause }) => cause)).toEqual(causes.map(({ cause }) => cause));
      if (causes.length > 1) expect(nextQuestion(table, { symptoms: [id] }), id).toBeDefined();
    }
  });

  it('is told in the index and described', () => {
    expect(readJson<{ files: { diagnose: string } }>(release, FILES.index).files.diagnose).toBe(FILES.diagnose);
    const { paths } = readJson<{ paths: Record<string, unknown> }>(release, FILES.openapi);
    expect(paths[FILES.diagnose]).toBeDefined();
  });
});
