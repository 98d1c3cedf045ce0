import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { briefPath } from '../../../core/contract/paths.js';
import { withoutPower } from '../../../core/troubleshoot/diagnose/power.js';
import type { BriefMaterial, BriefRule, Material, Rule } from '../../../schemas/generated/record.js';
import { publishedSchema, readJson } from '../../support/published.js';
import { shared } from '../../support/shared.js';

interface List<T> {
  data: T[];
  meta: { total: number; page: number; limit: number };
}

const LANGUAGES = ['en', 'zh'] as const;
const release = await shared('release');
const rules = readJson<List<Rule>>(release, '/api/v1/troubleshoot.json').data.map(withoutPower);
const materials = readJson<List<Material>>(release, '/api/v1/materials.json').data;

describe.each(LANGUAGES)('records in brief, %s', (language) => {
  const words = <T extends string | null>(en: T, zh: T) => (language === 'en' ? en : zh);

  it('have every rule, with the same causes and fixes in the same order, without unlikely ones', () => {
    const validate = publishedSchema(release, 'brief-rule');
    for (const rule of rules) {
      const { data, meta } = readJson<List<BriefRule>>(release, briefPath('troubleshoot', language, rule.id));
      expect(meta).toEqual({ total: 1, page: 1, limit: 1 });
      const [brief] = data;
      expect(validate(brief), `${rule.id}: ${JSON.stringify(validate.errors)}`).toBe(true);
      expect(brief).toMatchObject({
        id: rule.id,
        name: words(rule.name, rule.name_zh),
        stop_print: rule.stop_print,
        power_off: rule.power_off,
      });
      const told = brief?.causes.length ?? 0;
      expect(told + (brief?.omitted_cause_count ?? 0), rule.id).toBe(rule.causes.length);
      expect(told, rule.id).toBe(
        rule.causes.filter(({ likelihood }) => likelihood !== 'low').length || rule.causes.length,
      );
      expect(brief?.causes).toMatchObject(
        withoutPower(rule)
          .causes.slice(0, told)
          .map(({ id, likelihood, check, check_zh, fixes }) => ({
            id,
            likelihood,
            check: words(check, check_zh),
            fixes: fixes.map((fix) => ({
              id: fix.id,
              action: words(fix.action, fix.action_zh),
              change: fix.adjustment
                ? {
                    setting: fix.adjustment.setting,
                    direction: fix.adjustment.direction,
                    steps: fix.adjustment.steps.map(({ quantity: { value, min, max, unit } }) => ({
                      min: value ?? min,
                      max: value ?? max,
                      unit,
                    })),
                  }
                : null,
            })),
          })),
      );
    }
  });

  it('are named by the full records', () => {
    for (const { id, brief } of [...rules, ...materials])
      expect(readJson<List<{ id: string }>>(release, brief[language]).data.map((one) => one.id)).toEqual([id]);
  });

  it('give the instructions of the first six fixes, likeliest causes first', () => {
    for (const rule of rules) {
      const [brief] = readJson<List<BriefRule>>(release, briefPath('troubleshoot', language, rule.id)).data;
      const given = brief?.causes.flatMap(({ fixes }) => fixes.map(({ instructions }) => instructions)) ?? [];
      const whole = rule.causes
        .slice(0, brief?.causes.length)
        .flatMap(({ fixes }) => fixes.map((fix) => words(fix.instructions, fix.instructions_zh)));
      expect(given, rule.id).toEqual(whole.map((text, i) => (i < 6 ? text : null)));
    }
  });

  it('give for every setting the limit, or the material’s field with it', () => {
    for (const rule of rules) {
      const [brief] = readJson<List<BriefRule>>(release, briefPath('troubleshoot', language, rule.id)).data;
      const changes = brief?.causes.flatMap(({ fixes }) => fixes.map(({ change }) => change)) ?? [];
      const whole = rule.causes
        .slice(0, brief?.causes.length)
        .flatMap(({ fixes }) => fixes.map(({ adjustment }) => adjustment));
      for (const [i, adjustment] of whole.entries()) {
        expect(changes[i]?.range != null, rule.id).toBe(adjustment?.safe_range != null);
        expect(changes[i]?.range_of_material != null, rule.id).toBe(adjustment?.safe_range_by_material != null);
      }
    }
  });

  it('have every material with the figures of its record', () => {
    const validate = publishedSchema(release, 'brief-material');
    for (const material of materials) {
      const [brief] = readJson<List<BriefMaterial>>(release, briefPath('materials', language, material.id)).data;
      expect(validate(brief), `${material.id}: ${JSON.stringify(validate.errors)}`).toBe(true);
      const { name, fumes, food_contact: food, notes, ...same } = brief as BriefMaterial;
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
    const heavy = all
      .map((file) => [file, gzipSync(readFileSync(path.join(release, file))).length] as const)
      .filter(([, bytes]) => bytes > 3500);
    expect(heavy).toEqual([]);
  });
});
