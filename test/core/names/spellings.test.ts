import { describe, expect, it } from 'vitest';
import { idsOf } from '../../../core/names/resolve.js';
import { type Names, readIds, readKey } from '../../../core/names/spellings.js';
import { suggest } from '../../../core/names/suggest.js';

const own = (...ids: string[]) => Object.fromEntries(ids.map((id) => [id.replaceAll('-', ''), [id]]));
const NAMES: Names = {
  brands: { acme: ['acme'], 顶点: ['acme'], acmecorp: ['acme'], apex: ['apex'] },
  printers: {
    ...own('acme-one', 'acme-one-max', 'acme-x1', 'apex-x1', 'apex-core-350'),
    one: ['acme-one'],
    onemax: ['acme-one-max'],
    core350: ['apex-core-350'],
    x1: ['apex-x1', 'acme-x1'],
  },
  materials: { ...own('pla', 'pla-plus', 'pa'), 聚乳酸: ['pla'], nylon: ['pa'] },
  symptoms: { combo: ['combo'] },
};

describe('a name as people write it', () => {
  it.each([
    ['One Combo', 'acme-one'],
    ['One 3D Printer', 'acme-one'],
    ['ACME One (FDM)', 'acme-one'],
    ['One with AMS', 'acme-one'],
    ['One+AMS lite', 'acme-one'],
    ['One + 4 AMS', 'acme-one'],
    ['顶点One', 'acme-one'],
    ['顶点的 One 3D打印机', 'acme-one'],
    ['One Max by Acme Corp', 'acme-one-max'],
    ['Acme3D One', 'acme-one'],
    ['Core 350mm', 'apex-core-350'],
    ['acme/one', 'acme-one'],
  ])('%s is %s', (name, id) => {
    expect(idsOf(NAMES, 'printers', name)).toEqual([id]);
  });

  it('finds a material by a mix of its names, but a symptom only by an exact name', () => {
    expect(idsOf(NAMES, 'materials', 'PLA（聚乳酸）')).toEqual(['pla']);
    expect(idsOf(NAMES, 'materials', '聚乳酸 PLA 耗材')).toEqual(['pla']);
    expect(idsOf(NAMES, 'materials', 'Generic PLA+')).toEqual(['pla-plus']);
    expect(idsOf(NAMES, 'symptoms', 'combo')).toEqual(['combo']);
    expect(idsOf(NAMES, 'symptoms', 'combo printer')).toEqual([]);
  });

  it.each([
    ['Apex One', 'another brand’s model'],
    ['One Mini', 'like a name, not one'],
    ['combo', 'no name'],
    ['One PLA', 'more than a name'],
    ['PLA 尼龙', 'two materials'],
    ['X1', 'a model of two brands'],
  ])('%s is no name: %s', (name) => {
    expect(idsOf(NAMES, 'printers', name)).toEqual([]);
    expect(idsOf(NAMES, 'materials', name)).toEqual([]);
  });

  it('is ambiguous if its brackets are ambiguous', () => {
    expect(readIds(NAMES, 'printers', 'One (Max)')).toEqual(['acme-one-max', 'acme-one']);
    expect(idsOf(NAMES, 'printers', 'One (Max)')).toEqual([]);
    expect(suggest(NAMES, 'printers', 'One (Max)').slice(0, 2)).toEqual(['acme-one-max', 'acme-one']);
    expect(readIds(NAMES, 'materials', 'Nylon (PLA)')).toEqual(['pla', 'pa']);
    expect(readIds(NAMES, 'printers', 'Thing (One)')).toEqual([]);
  });
});

describe('suggestions', () => {
  it('are a brand’s printers for a brand, under any of its names', () => {
    expect(readKey(NAMES, 'printers', '顶点')).toBe('acme');
    expect(suggest(NAMES, 'printers', '顶点')[0]).toBe('acme-x1');
  });

  it('omit Chinese words that occur in no name', () => {
    expect(suggest(NAMES, 'printers', '某某One')[0]).toBe('acme-one');
  });
});
