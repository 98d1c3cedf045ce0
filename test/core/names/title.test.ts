import { expect, it } from 'vitest';
import { foundTitle } from '../../../core/names/title.js';
import { LOCALES } from '../../../core/words/language.js';

it.each([
  ['PLA', '聚乳酸', 'PLA', 'PLA（聚乳酸）'],
  ['PETG', '聚对苯二甲酸乙二醇酯（PETG）', 'PETG', 'PETG（聚对苯二甲酸乙二醇酯）'],
  ['PVA', 'PVA', 'PVA', 'PVA'],
])('shows the material %s by the name that people type', (name, name_zh, en, zh) => {
  const found = { kind: 'materials', name, name_zh } as const;
  expect([foundTitle(found, LOCALES.en.say), foundTitle(found, LOCALES.zh.say)]).toEqual([en, zh]);
});

it('shows everything else in the language of the reader', () => {
  expect(foundTitle({ kind: 'symptoms', name: 'Stringing', name_zh: '拉丝' }, LOCALES.zh.say)).toBe('拉丝');
});
