import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { briefPath } from '../../../core/contract/paths.js';
import { withoutPower } from '../../../core/troubleshoot/diagnose/power.js';
import type { BriefMaterial, BriefRule, Material, Rule } from '../../../schemas/generated/record.js';
import { readJson, schemaErrors } from '../../support/published.js';
import { shared } from '../../support/shared.js';

interface List<T> {
  data: T[];
  meta: { total: number; page: number; limit: number };
}

const release = await shared('release');
const rules = readJson<List<Rule>>(release, '/api/v1/troubleshoot.json').data.map(withoutPower);
const materials = readJson<List<Material>>(release, '/api/v1/materials.json').data;

describe.each(['en', 'zh'] as const)('records in brief, %s', (language) => {
  const words = <T extends string | null>(en: T, zh: T) => (language === 'en' ? en : zh);
  const briefOf = <T>(kind: 'troubleshoot' | 'materials', id: string) => {
    const { data, meta } = readJson<List<T>>(release, briefPath(kind, language, id));
    expect(meta).toEqual({ total: 1, page: 1, limit: 1 });
    return data[0] as T;
  };
  /** Each rule in brief, and the causes listed there. */
  const told = rules.map((rule) => {
    const brief = briefOf<BriefRule>('troubleshoot', rule.id);
    return { rule, brief, causes: rule.causes.slice(0, brief.causes.length) };
  });

  it('fit their schemas, and are named by the full records', () => {
    const briefMaterials = materials.map(({ id }) => briefOf<BriefMaterial>('materials', id));
    const briefRules = told.map(({ brief }) => brief);
    expect(schemaErrors(release, 'brief-rule', briefRules)).toEqual([]);
    expect(schemaErrors(release, 'brief-material', briefMaterials)).toEqual([]);
    for (const { id, brief } of [...rules, ...materials])
      expect(readJson<List<{ id: string }>>(release, brief[language]).data.map((one) => one.id)).toEqual([id]);
  });

  it('have every rule, with the same causes and fixes in the same order, without unlikely ones', () => {
    for (const { rule, brief, causes } of told) {
      const { id, stop_print, power_off } = rule;
      expect(brief).toMatchObject({ id, name: words(rule.name, rule.name_zh), stop_print, power_off });
      expect(causes.length + brief.omitted_cause_count, id).toBe(rule.causes.length);
      const likely = rule.causes.filter(({ likelihood }) => likelihood !== 'low').length;
      expect(causes.length, id).toBe(likely || rule.causes.length);
      expect(brief.causes).toMatchObject(
        causes.map(({ id, likelihood, check, check_zh, fixes }) => ({
          ...{ id, likelihood, check: words(check, check_zh) },
          fixes: fixes.map(({ id, action, action_zh, adjustment }) => ({
            ...{ id, action: words(action, action_zh) },
            change: adjustment && {
              ...{ setting: adjustment.setting, direction: adjustment.direction },
              steps: adjustment.steps.map(({ quantity: { value, min, max, unit } }) => {
                return { min: value ?? min, max: value ?? max, unit };
              }),
            },
          })),
        })),
      );
    }
  });

  it('give the instructions of the first six fixes, and for every setting the limit, or the material’s field with it', () => {
    for (const { rule, brief, causes } of told) {
      const given = brief.causes.flatMap(({ fixes }) => fixes);
      const whole = causes.flatMap(({ fixes }) => fixes);
      const texts = whole.map((fix, at) => (at < 6 ? words(fix.instructions, fix.instructions_zh) : null));
      expect(
        given.map(({ instructions }) => instructions),
        rule.id,
      ).toEqual(texts);
      const limits = (change: { range?: unknown; range_of_material?: unknown } | null | undefined) =>
        [change?.range, change?.range_of_material].map((one) => one != null);
      const stated = whole.map(({ adjustment: own }) =>
        limits({ range: own?.safe_range, range_of_material: own?.safe_range_by_material }),
      );
      expect(
        given.map(({ change }) => limits(change)),
        rule.id,
      ).toEqual(stated);
    }
  });

  it('have every material with the figures of its record', () => {
    for (const material of materials) {
      const { name, fumes, food_contact: food, notes, ...same } = briefOf<BriefMaterial>('materials', material.id);
      expect(material).toMatchObject(same);
      expect([name, fumes?.note, food?.note, notes]).toEqual(
        [
          words(material.name, material.name_zh),
          material.fumes && words(material.fumes.note, material.fumes.note_zh),
          material.food_contact && words(material.food_contact.note, material.food_contact.note_zh),
          material.notes.map(({ en, zh }) => words(en, zh)),
        ].map((one) => one ?? undefined),
      );
    }
  });

  it('take at most 3.5 KB each, compressed', () => {
    const all = [
      ...rules.map(({ id }) => briefPath('troubleshoot', language, id)),
      ...materials.map(({ id }) => briefPath('materials', language, id)),
    ];
    const size = (file: string) => gzipSync(readFileSync(path.join(release, file))).length;
    expect(all.filter((file) => size(file) > 3500)).toEqual([]);
  });
});
