import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { FILES, pagePath, recordPath } from '../../../core/contract/paths.js';
import { resolveRule } from '../../../core/troubleshoot/resolve/resolve-rule.js';
import type { Setup } from '../../../core/troubleshoot/resolve/setup.js';
import type { Material, Printer, Profile, ResolveVectors, Rule } from '../../../schemas/generated/record.js';
import { withoutTexts } from '../../../scripts/pipeline/emit/vectors/resolve.js';
import { readJson } from '../../support/published.js';
import { shared } from '../../support/shared.js';

const release = await shared('release');
const { vectors, without_texts } = readJson<ResolveVectors>(release, FILES.resolveVectors);
const rules = readJson<{ data: Rule[] }>(release, pagePath({ kind: 'troubleshoot' })).data;

const fixes = vectors.flatMap(({ resolved }) => (resolved.causes ?? []).flatMap(({ fixes = [] }) => fixes));

function setupOf({ setup }: ResolveVectors['vectors'][number]): Setup {
  const read = <T>(file: string) => readJson<{ data: T[] }>(release, file).data;
  const { printer, material, profile, slicer, user_values: yours } = setup;
  const pair =
    printer === null || material === null ? [] : read<Profile>(pagePath({ kind: 'profiles', printer, material }));
  return {
    printer: printer === null ? null : (read<Printer>(recordPath('printers', printer))[0] ?? null),
    material: material === null ? null : (read<Material>(recordPath('materials', material))[0] ?? null),
    profile: pair.find(({ id }) => id === profile) ?? null,
    slicer: slicer as Setup['slicer'],
    user_values: yours,
  };
}

describe('the published answer vectors', () => {
  it('match the published records', () => {
    for (const vector of vectors) {
      const rule = rules.find(({ id }) => id === vector.rule) as Rule;
      const setup = setupOf(vector);
      expect(setup.profile?.id ?? null, vector.rule).toBe(vector.setup.profile);
      expect(withoutTexts(resolveRule(rule, setup))).toEqual(vector.resolved);
    }
  });

  it('are at least 200 different ones, for every rule, every fix and every slicer', () => {
    expect(new Set(vectors.map(({ rule, setup }) => JSON.stringify([rule, setup]))).size).toBeGreaterThanOrEqual(200);
    expect(vectors.length).toBeGreaterThanOrEqual(200);
    expect(new Set(vectors.map(({ rule }) => rule)).size).toBe(rules.length);
    const shown = new Set(fixes.map(({ id }) => id));
    const all = rules.flatMap(({ causes }) => causes.flatMap((cause) => cause.fixes.map(({ id }) => id)));
    expect(all.filter((id) => !shown.has(id))).toEqual([]);
    expect(new Set(vectors.map(({ setup }) => setup.slicer)).size).toBe(5);
    expect(vectors.filter(({ setup }) => Object.keys(setup.user_values).length > 0).length).toBeGreaterThan(50);
  });

  it('cover every kind of answer', () => {
    const statuses = fixes.flatMap(({ change }) => (change?.ways ?? []).map(({ status }) => status));
    const kinds = 'step begin come_back at_bound at_profile none_left no_step unknown_now';
    for (const status of kinds.split(' '))
      expect(statuses.filter((one) => one === status).length, status).toBeGreaterThan(5);
    for (const part of ['contradictions', 'conflicts', 'omitted'] as const)
      expect(
        vectors.some(({ resolved }) => (resolved[part] ?? []).length > 0),
        part,
      ).toBe(true);
  });

  it('have no texts and are small enough for a test', () => {
    const fieldsOf = (value: unknown): string[] =>
      typeof value !== 'object' || value === null
        ? []
        : Object.entries(value).flatMap(([key, inner]) => [...(Array.isArray(value) ? [] : [key]), ...fieldsOf(inner)]);
    const fields = new Set(vectors.flatMap(({ resolved }) => fieldsOf(resolved)));
    expect(without_texts.filter((field) => fields.has(field))).toEqual([]);
    const file = path.join(release, FILES.resolveVectors);
    expect(existsSync(file)).toBe(true);
    expect(statSync(file).size).toBeLessThan(4_000_000);
  });
});
