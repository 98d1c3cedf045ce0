import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { FILES, pagePath } from '../../../core/contract/paths.js';
import { nextQuestion } from '../../../core/troubleshoot/diagnose/question.js';
import { rankCauses } from '../../../core/troubleshoot/diagnose/rank.js';
import { ruleInOrder, tableOfSymptom } from '../../../core/troubleshoot/diagnose/rule-order.js';
import { factsFromInput } from '../../../core/troubleshoot/diagnose/setup.js';
import type { Diagnosis, Rule } from '../../../schemas/generated/record.js';
import { readJson, schemaErrors } from '../../support/published.js';
import { shared } from '../../support/shared.js';

const release = await shared('release');
const text = readFileSync(path.join(release, FILES.diagnose));
const table = JSON.parse(text.toString()) as Diagnosis;
const { data: rules } = readJson<{ data: Rule[] }>(release, pagePath({ kind: 'troubleshoot' }));

describe('the published diagnosis table', () => {
  it('fits its schema, and has at most 72 KB compressed', () => {
    expect(schemaErrors(release, 'diagnosis', [table])).toEqual([]);
    expect(gzipSync(text).length).toBeLessThanOrEqual(72_000);
  });

  it('has the causes of every rule in their order', () => {
    expect(table.symptoms.map(({ id, causes }) => [id, ...causes.map(({ cause }) => cause)])).toEqual(
      rules.map(({ id, causes }) => [id, ...causes.map((cause) => cause.id)]),
    );
  });

  it('ranks every symptom like its rule, and has a first question for all with more than one cause', () => {
    for (const { id, causes } of table.symptoms) {
      expect(rankCauses(table, { symptoms: [id] }).map(({ cause }) => cause)).toEqual(causes.map(({ cause }) => cause));
      if (causes.length > 1) expect(nextQuestion(table, { symptoms: [id] }), id).toBeDefined();
    }
  });

  it('has a statement that makes each cause likelier, the only way to add causes that no symptom lists', () => {
    const stated = table.checks.flatMap(({ outcomes }) =>
      outcomes.flatMap(({ statement, effects }) =>
        statement === null ? [] : effects.flatMap(({ cause, change }) => (change === 'more' ? [cause] : [])),
      ),
    );
    expect(
      new Set(table.symptoms.flatMap(({ causes }) => causes.map(({ cause }) => cause))).difference(new Set(stated)),
    ).toEqual(new Set());
  });

  it.each([{}, { material: 'petg' }, { material: 'abs', structures: ['open'] }, { extruder_type: 'bowden' }])(
    'ranks a symptom for %o the same by its extract',
    (input) => {
      const setup = factsFromInput(input);
      for (const { id } of table.symptoms) {
        const part = tableOfSymptom(table, id);
        expect(part && rankCauses(part, { symptoms: [id], setup })).toEqual(
          rankCauses(table, { symptoms: [id], setup }),
        );
        expect(gzipSync(JSON.stringify(part)).length, id).toBeLessThan(2800);
      }
      expect(tableOfSymptom(table, 'nothing')).toBeNull();
    },
  );

  it('ranks the causes of a rule for a setup, and leaves unknown rules unchanged', () => {
    const rule = rules.find(({ id }) => id === 'stringing') as Rule;
    const setup = factsFromInput({ material: 'petg' });
    const ordered = ruleInOrder(rule, table, { setup });
    expect(ordered.causes.map(({ id }) => id)).not.toEqual(rule.causes.map(({ id }) => id));
    expect(ordered.causes.map(({ id }) => id).toSorted()).toEqual(rule.causes.map(({ id }) => id).toSorted());
    expect(ordered.causes[0]?.id).toBe(rankCauses(table, { symptoms: ['stringing'], setup })[0]?.cause);
    const other = { ...rule, id: 'nothing' };
    expect(ruleInOrder(other, table, { setup })).toBe(other);
  });

  it('is listed in the index and described', () => {
    expect(readJson<{ files: { diagnose: string } }>(release, FILES.index).files.diagnose).toBe(FILES.diagnose);
    const { paths } = readJson<{ paths: Record<string, unknown> }>(release, FILES.openapi);
    expect(paths[FILES.diagnose]).toBeDefined();
  });
});
