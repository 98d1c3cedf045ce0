import { beforeAll, describe, expect, test } from 'vitest';
import { CALCULATIONS } from '../../../core/presets/calculations.js';
import type { SlicerId } from '../../../core/words/slicers.js';
import type { PresetRowSource, PresetsSource, SlicerKeysSource } from '../../../schemas/generated/source.js';
import { checkPresets } from '../../../scripts/pipeline/check/presets/check.js';
import { formFault, printFields } from '../../../scripts/pipeline/check/presets/forms.js';
import { checkSchema } from '../../../scripts/pipeline/check/schema.js';
import type { Dataset } from '../../../scripts/pipeline/load/dataset.js';
import { publishedDataset } from '../../support/published-data.js';
import { smallComposed } from '../../support/small-dataset.js';

let dataset: Dataset;
beforeAll(() => {
  dataset = publishedDataset();
});

function said(
  change: (rows: PresetRowSource[], file: PresetsSource) => void,
  file = 'presets/process.yaml',
  table: (keys: SlicerKeysSource) => void = () => {},
): string[] {
  const presets = structuredClone(dataset.presets) as Map<string, { file: string; value: PresetsSource }>;
  const slicerKeys = structuredClone(dataset.slicerKeys) as Map<string, { file: string; value: SlicerKeysSource }>;
  const changed = presets.get(file)?.value;
  const keys = slicerKeys.get('prusaslicer')?.value;
  if (!changed || !keys) throw new Error(`there is no ${file}`);
  change(changed.rows, changed);
  table(keys);
  return checkPresets({ ...dataset, presets, slicerKeys }).map(({ path, message }) => `${path}: ${message}`);
}

const needing = (key: string, value: unknown) => ({ requires: { [key]: value } });

const rowOf = (rows: PresetRowSource[], field: string): PresetRowSource => {
  const row = rows.find((one) => one.field === field);
  if (!row) throw new Error(`no row of ${field}`);
  return row;
};

describe('the rows', () => {
  test('name only existing keys, fields, settings and words, and cover all of them', () => {
    expect(checkPresets(dataset)).toEqual([]);
    expect(printFields().size).toBeGreaterThan(150);
    const rows = [...dataset.presets.values()].flatMap(({ value }) => value.rows);
    expect(rows.length).toBeGreaterThan(printFields().size);
  });

  test('may be missing altogether, as in a small data folder', () => {
    expect(checkPresets(smallComposed().dataset)).toEqual([]);
  });

  test.each<[change: (rows: PresetRowSource[], file: PresetsSource) => void, message: string]>([
    [(rows) => rows.push(structuredClone(rows[0] as PresetRowSource)), 'already has a row'],
    [(rows) => rows.splice(0, 1), 'no row covers process.layer_height_mm'],
    [(rows) => Object.assign(rows[0] ?? {}, { field: 'process.layer_hight_mm' }), 'there is no field'],
    [(rows) => Object.assign(rows[0] ?? {}, { field: undefined, setting: 'layer_height' }), 'is a field of a profile'],
  ])('are rejected with %j', (change, message) => {
    expect(said(change).join('\n')).toContain(message);
  });

  test.each<[field: string, slicer: SlicerId, change: object, message: string]>([
    ['wall_loops', 'cura', { keys: { wall_line_counts: 'number' } }, 'there is no key of cura "wall_line_counts"'],
    ['wall_loops', 'cura', { keys: { constructor: 'number' } }, 'there is no key of cura "constructor"'],
    ['wall_loops', 'cura', { keys: undefined, none: 'how' }, 'the setting has no how for cura'],
    ['wall_loops', 'prusaslicer', { keys: { perimeters: 'switch' } }, 'the field is a number'],
    ['wall_loops', 'prusaslicer', { keys: { perimeters: 'percent' } }, 'cannot be written to a key of type coInt'],
    [
      'wall_loops',
      'prusaslicer',
      { keys: { top_solid_layers: 'number' } },
      'does not write perimeters, the key of the',
    ],
    ['support.enabled', 'prusaslicer', { keys: { z_offset: 'number' } }, 'is a key of the machine preset'],
    ['seam_position', 'prusaslicer', { keys: { seam_position: { words: { back: 'back' } } } }, 'writes "back"'],
    ['seam_position', 'prusaslicer', { keys: { seam_position: { words: { rear: 'rear' } } } }, 'lists the word "rear"'],
    ['precise_outer_wall', 'cura', { none: 'not_in_slicers' }, 'there is no remark "not_in_slicers"'],
  ])('are rejected if %s has for %s %j', (field, slicer, change, message) => {
    expect(said((rows) => Object.assign(rowOf(rows, `process.${field}`)[slicer], change)).join('\n')).toContain(
      message,
    );
  });

  test.each<[key: string, change: object, message: string]>([
    ['perimeters', { since: '2.7' }, 'version "2.7"'],
    ['fill_pattern', { newer_values: { wavy: '2.9' } }, 'keys.fill_pattern.newer_values.wavy: "wavy" is not an option'],
    ['fill_pattern', { newer_values: { grid: '2.8' } }, 'fill_pattern.newer_values.grid: there is no version "2.8"'],
    ['thin_walls', needing('perimeter_genrator', ['classic']), 'there is no key of prusaslicer "perimeter_genrator"'],
    ['thin_walls', needing('perimeter_generator', ['clasic']), '["clasic"] does not fit perimeter_generator'],
    ['thin_walls', needing('perimeter_generator', true), 'true does not fit perimeter_generator, which is of the type'],
    ['brim_width', needing('brim_type', ['inner_only']), 'brim_type has no label for inner_only'],
    ['cooling', { menu: undefined }, 'keys.max_fan_speed.requires.cooling: cooling has no menu'],
  ])('are rejected with %s of %j in the table of keys', (key, change, message) => {
    const table = ({ keys }: SlicerKeysSource) => Object.assign(keys[key] ?? {}, change);
    expect(said(() => {}, undefined, table).join('\n')).toContain(message);
  });
});

const number = { unit: 'mm', kind: 'number', words: null } as const;

describe('a key’s value', () => {
  const fault = (constant: string, type: string, limits = {}) =>
    formFault({ constant }, { scope: 'process', type, ...limits }, number);
  const refused = (text: string, type: string) => ({
    code: 'text_of_other_type',
    message: expect.stringContaining(`"${text}", which a key of type ${type}`),
  });

  test('is valid for its type', () => {
    expect(fault('1', 'coBool')).toBeNull();
    expect(fault('True', 'bool')).toBeNull();
    expect(fault('1', 'bool')).toMatchObject(refused('1', 'bool'));
    expect(fault('15%', 'coFloatOrPercent')).toBeNull();
    expect(fault('15%', 'coFloat')).toMatchObject(refused('15%', 'coFloat'));
    expect(fault('1.5', 'coInts')).toMatchObject(refused('1.5', 'coInts'));
    expect(fault('3', 'coInts', { min: 1, max: 2 })).toMatchObject(refused('3', 'coInts'));
    expect(fault('top', 'coEnum', { values: ['top'] })).toBeNull();
    expect(fault('up', 'coEnum', { values: ['top'] })).toMatchObject(refused('up', 'coEnum'));
    expect(fault('G28', 'coString')).toMatchObject(refused('G28', 'coString'));
  });
});

test('the value written for 0 is within the limits of its key', () => {
  const percent = { ...number, unit: '%' };
  const key = { scope: 'filament', type: 'coPercents', min: 50, max: 150 } as const;
  expect(formFault({ scaled: { times: -1, plus: 100 } }, key, percent)).toBeNull();
  expect(formFault({ scaled: { times: -1, plus: -100 } }, key, percent)).toMatchObject({
    code: 'offset_of_other_key',
    message: expect.stringContaining('-100'),
    allowed: '50 to 150',
  });
});

test('a calculation is a known one', () => {
  const fault = (computed: string) => formFault({ computed }, { scope: 'process', type: 'coFloat' }, number);
  expect(fault(Object.keys(CALCULATIONS)[0] ?? '')).toBeNull();
  expect(fault('toString')).toMatchObject({
    code: 'unknown_calculation',
    message: expect.stringContaining('"toString"'),
  });
});

test.each(['__proto__', '_key', '1key', 'floats'])('a table of keys cannot have a name or type %s', (word) => {
  const [name, type] = word === 'floats' ? ['key', word] : [word, 'float'];
  const value = JSON.parse(
    `{"id": "cura", "versions": [], "sources": [], "keys": {"${name}": {"type": "${type}"}}}`,
  ) as unknown;
  const file = { kind: 'slicer-keys', file: 'slicer-keys/cura.json', digest: '', text: '', value } as const;
  const found = checkSchema(file).filter(({ path }) => ['keys', `keys.${name}`, 'keys.key.type'].includes(path));
  expect(found.map(({ message }) => message).join()).toContain(`"${word}"`);
});
