import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { checkCurated } from '../../../scripts/pipeline/check/curated.js';
import { checkSchema, UPSTREAM } from '../../../scripts/pipeline/check/schema.js';
import { checkUpstream } from '../../../scripts/pipeline/check/upstream.js';
import { locateProblems } from '../../../scripts/pipeline/load/position.js';
import type { SourceFile } from '../../../scripts/pipeline/load/source-file.js';
import type { JsonObject } from '../../../scripts/shared/tree.js';
import { fullLines, problemLines } from '../../support/problem-lines.js';
import {
  type Changes,
  curated,
  type Override,
  overrides,
  smallComposed,
  smallDataset,
} from '../../support/small-dataset.js';

function open(changes: Changes): string[] {
  const { dataset } = smallComposed(changes);
  const files = [...dataset.imported.values()].flatMap(({ printers, processes }) => [
    ...[...printers.values()].map((entry) => ({ kind: 'imported-printer', text: '', ...entry }) as SourceFile),
    ...[...processes.values()].map((entry) => ({ kind: 'imported-processes', text: '', ...entry }) as SourceFile),
  ]);
  const problems = files.flatMap(checkSchema);
  expect(problems.filter(({ rule }) => rule !== UPSTREAM)).toEqual([]);
  return fullLines(checkUpstream(dataset, problems));
}

const settledBy = (...row: Override) => ({ printers: { 'acme-one': overrides(row) } });

describe('an impossible figure of a source', () => {
  const fast = { facts: { max_speed_mm_s: { x: 13000 } } };

  it('is reported with the missing override', () => {
    expect(open(fast)).toEqual([
      'facts.max_speed_mm_s.x: 13000 is out of range: looks like mm/min (13000 mm/min = 216.7 mm/s) (must be <= 2500 mm/s; correct or withhold it with an override of max_speed_mm_s.x in printers/acme-one.yaml)',
    ]);
  });

  it.each([
    ['max_speed_mm_s.x', 0],
    ['max_speed_mm_s', 0],
    ['max_speed_mm_s.y', 1],
  ])('is settled by an override of it, or of all axes: with one of %s %d are left', (field, left) => {
    expect(open({ ...fast, ...settledBy(field, 13000, null) })).toHaveLength(left);
  });

  it('is settled by a curated value', () => {
    const cm = { facts: { build_volume_mm: { x: 22 } } };
    expect(open(cm)).toHaveLength(1);
    const stated = curated({ build_volume_mm: { x: 220, y: 220, z: 250 } });
    expect(open({ ...cm, printers: { 'acme-one': stated } })).toEqual([]);
  });

  it('stays open in a material’s profile until settled on each of its nozzles', () => {
    const cold = { profile: { nozzle_temperature_c: { first_layer: 20 } } };
    const field = 'nozzle_temperature_c.first_layer';
    expect(open(cold)).toEqual([
      expect.stringContaining(`an override of profiles.pla.${field} in printers/acme-one.yaml`),
    ]);
    for (const name of [`profiles.pla.${field}`, `profiles.pla.nozzles.0.4.${field}`, 'profiles.pla'])
      expect(open({ ...cold, ...settledBy(name, 20, null) })).toEqual([]);
    expect(open({ ...cold, ...settledBy('profiles.abs', 20, null) })).toHaveLength(1);
  });

  it('of a nozzle is settled by an override of that nozzle', () => {
    const thick = { nozzle: { layer_height_mm: { max: 280 } } };
    expect(open(thick)).toEqual([expect.stringContaining('280 is out of range: looks like µm (280 µm = 0.28 mm)')]);
    expect(open({ ...thick, ...settledBy('nozzles.0.4.layer_height_mm.max', 280, 0.28) })).toEqual([]);
  });

  it('is reported in other sources too, which may lead later', () => {
    const facts = { max_speed_mm_s: { x: 13000 }, firmware_limit: { max_nozzle_temperature_c: 572 } };
    const nozzles = { '0.4': { diameter_mm: 0.4, preset: 'One' } };
    expect(open({ imported: { other: { 'acme-one': { models: ['One'], facts, nozzles } } } })).toEqual([
      expect.stringMatching(/facts.max_speed_mm_s.x: 13000 is out of range.*undo the edit/),
      expect.stringContaining('facts.firmware_limit.max_nozzle_temperature_c: 572 is out of range: looks like °F'),
    ]);
  });
});

describe('a curated fact', () => {
  const found = (field: string, value: unknown, others?: unknown[]) => {
    const source = 'https://example.org/one';
    const fact = { value, source, ...(others && { others: others.map((other) => ({ value: other, source })) }) };
    return fullLines(checkCurated(smallDataset({ printers: { 'acme-one': { curated: { [field]: fact } } } })));
  };

  it.each<[field: string, value: unknown]>([
    ['build_volume_mm', { x: 220, y: 220, z: 250 }],
    ['build_volume_mm', { x: 220, y: 220, z: null }],
    ['rated.max_bed_temperature_c', null],
    ['enclosed', false],
    ['kinematics', 'corexy'],
    ['rated.max_nozzle_temperature_c', 300],
    ['release_year', 2026],
  ])('passes: %s %j', (field, value) => {
    expect(found(field, value)).toEqual([]);
  });

  it.each<[field: string, value: unknown, words: string]>([
    ['build_volume_mm', { x: 22, y: 220, z: 250 }, '.x: 22 is out of range: looks like cm'],
    ['build_volume_mm', { x: 220, y: 220, h: 250 }, '.h: has no field "h" (nearest: '],
    ['build_volume_mm', null, ': is empty (a map of fields and values'],
    ['build_volume_mm', 220, ': 220 is not a map of fields and values'],
    ['build_volume_mm', { x: '220 mm' }, '.x: "220 mm" is not a number or null'],
    ['enclosed', 'yes', ': "yes" is not true or false or null'],
    ['kinematics', 'i3', ': "i3" is not allowed (allowed: "cartesian", "corexy"'],
    ['rated.max_nozzle_temperature_c', 572, ': 572 is out of range: looks like °F (572 °F = 300 °C)'],
    ['rated.max_bed_temperature_c', { c: 110 }, ': {"c":110} is not a number or null'],
    ['extruder_count', 1.5, ': 1.5 is not a whole number (a whole number from 1 to 32 count)'],
    ['release_year', 2027, ': 2027 is in the future (at most 2026, the year of the newest source)'],
    ['release_year', 24, ': 24 is out of range: looks like a year without its century (24 = 2024)'],
  ])('is reported: %s %j', (field, value, words) => {
    expect(found(field, value)).toEqual([expect.stringContaining(`curated.${field}.value${words}`)]);
  });

  it('cannot be both stated and searched for in vain', () => {
    const searched = { enclosed: '2026-11-22', release_year: '2026-11-22' };
    const one = { ...curated({ enclosed: true }), searched };
    expect(problemLines(checkCurated(smallDataset({ printers: { 'acme-one': one } })))).toEqual([
      'searched.enclosed: is under curated as well',
      'curated.enclosed: is under searched as well',
    ]);
  });

  it('is reported even if another source says the same', () => {
    expect(found('rated.max_bed_temperature_c', 110, [100, 212])).toEqual([
      expect.stringContaining('curated.rated.max_bed_temperature_c.others.1.value: 212 is out of range: looks like °F'),
    ]);
  });

  it('is reported with its line and column', () => {
    const text = [
      'id: acme-one',
      'curated:',
      '  rated.max_nozzle_temperature_c: {value: 572, source: https://example.org/one}',
      '  build_volume_mm:',
      '    value: {x: 22, y: 220, z: 250}',
      '    source: https://example.org/one',
    ].join('\n');
    const { curated } = parse(text) as { curated: JsonObject };
    const dataset = smallDataset({ printers: { 'acme-one': { curated } } });
    const problems = [...checkCurated(dataset)].map((problem) => ({ ...problem, rule: 'curated' }));
    const placed = locateProblems(text, problems);
    expect(placed.map(({ path, line, column }) => [path, line, column])).toEqual([
      ['curated.rated.max_nozzle_temperature_c.value', 3, 36],
      ['curated.build_volume_mm.value.x', 5, 13],
    ]);
  });
});
