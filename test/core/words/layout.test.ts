import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { RecordKind } from '../../../core/words/groups.js';
import type { Language } from '../../../core/words/language.js';
import { type FieldSchema, layoutOf } from '../../../core/words/layout.js';
import { TEXTS } from '../../../docs/src/explorer/explorer-texts.js';
import { recordSchema } from '../../../scripts/shared/schemas/read.js';

const schemaOf = (kind: RecordKind) => recordSchema(kind) as FieldSchema;

/** Fields shown other than as a table row: headings, choices, pictures, texts. */
const ELSEWHERE: Record<RecordKind, string[]> = {
  profile: [
    ...['default_nozzle', 'id', 'printer', 'material', 'nozzle', 'basis', 'evidence', 'warnings', 'presets'],
    // A sentence says where the values come from.
    ...['filament', 'figures_of', 'provenance'],
  ],
  printer: [
    ...['id', 'brand', 'brand_id', 'model', 'aliases', 'identifiers', 'variant_of', 'nozzle_diameters_mm', 'materials'],
    ...['presets', 'configuration_of', 'rebrand_of', 'rebrands', 'differences', 'configurations', 'likely'],
    ...['warnings', 'provenance'],
  ],
  material: [
    ...['id', 'name', 'name_zh', 'aliases', 'identifiers', 'fumes', 'food_contact', 'notes'],
    ...['printer_count', 'profile_count', 'warnings', 'provenance', 'brief'],
  ],
};

describe.each(['profile', 'printer', 'material'] as const)('the tables of a %s', (kind) => {
  const schema = schemaOf(kind);

  it('show every field once', () => {
    const shown = layoutOf(kind, schema, 'en').flatMap(({ lines }) => lines.map(({ path }) => path));
    const count = (field: string, node: FieldSchema): string[] => {
      const own = shown.filter((path) => path === field).length;
      if (own > 0) return own === 1 ? [] : [`${field} ${own} times`];
      const children = Object.entries(node.properties ?? {});
      if (children.length === 0) return [`${field} never`];
      return children.flatMap(([key, child]) => count(`${field}.${key}`, child));
    };
    // Values computed from another field are shown as that field.
    const fields = Object.entries(schema.properties ?? {}).filter(
      ([field, node]) => !ELSEWHERE[kind].includes(field) && !('x-computed' in node),
    );
    expect(fields.flatMap(([field, node]) => count(field, node))).toEqual([]);
  });

  it('have a title for each group, and unique, whole labels per group, in both languages', () => {
    for (const [language, { groups }] of [['en', TEXTS.en] as const, ['zh', TEXTS.zh] as const]) {
      for (const { id, lines } of layoutOf(kind, schema, language)) {
        expect(groups, id).toHaveProperty(id);
        const labels = lines.map(({ label }) => label);
        expect(new Set(labels).size, id).toBe(lines.length);
        const clumsy = /^(?:Whether|How|What|Which|Number of|Share of|Length of)\b|^是否|`|[(（][^)）]*$|.{58}/i;
        expect(labels.filter((label) => clumsy.test(label))).toEqual([]);
      }
    }
  });
});

describe('labels', () => {
  const line = (kind: RecordKind, path: string, language: Language) =>
    layoutOf(kind, schemaOf(kind), language)
      .flatMap(({ lines }) => lines)
      .find((found) => found.path === path);

  it('are the beginnings of the descriptions in the schema', () => {
    expect(line('profile', 'chamber_temperature_c', 'en')).toMatchObject({
      label: 'Chamber temperature',
      unit: '°C',
      about: expect.stringMatching(/^Chamber temperature; null: not controlled or not known\./),
    });
    expect(line('profile', 'chamber_temperature_c', 'zh')?.label).toBe('腔体温度');
  });

  it('omit explanations after a colon, and use a separate name if the field has one', () => {
    expect(line('profile', 'process.seam_position', 'en')?.label).toBe('Seam position');
    expect(line('printer', 'max_nozzle_temperature_c', 'en')?.label).toBe('Max nozzle temperature');
    expect(line('printer', 'structure', 'zh')?.label).toBe('机架类型');
    expect(line('profile', 'process.support.enabled', 'zh')?.label).toBe('支撑：启用');
  });

  it('name the whole before the part, unless the group does', () => {
    const expected = { label: 'Bed temperature by plate: cool plate', kind: 'layers', unit: '°C' };
    expect(line('profile', 'bed_temperature_by_plate_c.cool', 'en')).toMatchObject(expected);
    expect(line('profile', 'bed_temperature_by_plate_c.supertack', 'en')?.label).toContain(': SuperTack');
    expect(line('profile', 'process.speed_mm_s.outer_wall', 'en')).toMatchObject({ label: 'Outer wall', unit: 'mm/s' });
  });

  it('are rejected for a field missing from the schema or without a text', () => {
    expect(() => layoutOf('material', { properties: {} }, 'en')).toThrow('no field family');
    const properties = Object.fromEntries(Object.keys(schemaOf('material').properties ?? {}).map((key) => [key, {}]));
    expect(() => layoutOf('material', { properties }, 'zh')).toThrow('no text in zh-CN');
  });
});

it('every enumeration value shown has a word in both languages', () => {
  const values = new Set<string>();
  const collect = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    for (const [key, value] of Object.entries(node)) {
      if (key === 'enum') for (const item of value as unknown[]) if (typeof item === 'string') values.add(item);
      collect(value);
    }
  };
  for (const kind of ['profile', 'printer', 'material'] as const) {
    for (const [field, node] of Object.entries(schemaOf(kind).properties ?? {}))
      if (!['basis', 'evidence', 'figures_of', 'warnings', 'provenance'].includes(field)) collect(node);
  }
  expect(values.size).toBeGreaterThan(40);
  expect([...values].filter((value) => !(value in TEXTS.en.words) || !(value in TEXTS.zh.words))).toEqual([]);
});

it('every pattern in an imported process has a name in both languages', () => {
  const files = globSync('data/imported/*/processes/*.json').map((file) => readFileSync(file, 'utf8'));
  const named = files.flatMap((text) => [...text.matchAll(/pattern": ?"([^"]+)"/g)].map(([, value = '']) => value));
  const patterns = [...new Set(named)];
  expect(patterns.length).toBeGreaterThan(10);
  expect(
    patterns.filter((value) => !(value in TEXTS.en.words) || !/\p{Script=Han}/u.test(TEXTS.zh.words[value] ?? '')),
  ).toEqual([]);
});

it('both languages have the same texts with the same placeholders', () => {
  const flat = (node: object, path = ''): [string, string][] =>
    Object.entries(node).flatMap(([key, value]) =>
      typeof value === 'string' ? [[`${path}${key}`, value] as [string, string]] : flat(value, `${path}${key}.`),
    );
  const places = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();
  const own = (entries: [string, string][]) =>
    entries
      .filter(([key]) => !key.startsWith('words.unit'))
      .map(([key, text]) => `${key} ${places(text)}`)
      .sort();
  expect(own(flat(TEXTS.zh))).toEqual(own(flat(TEXTS.en)));
});
