import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { LOCALES } from '../../core/words/language.js';
import { slicingReasons, slicingTable } from '../../docs/src/reference/slicing.js';
import { RESULTS, type SlicingResult } from '../../scripts/shared/slicing.js';

const results = JSON.parse(readFileSync(RESULTS, 'utf8')) as SlicingResult[];

it('each of three slicers was run with enough presets, and every figure is correct or explained', () => {
  expect(new Set(results.map(({ slicer }) => slicer))).toEqual(new Set(['prusaslicer', 'cura', 'orcaslicer']));
  const least = { pairs: 60, parents: 60, translations: 20, fixes: 20, spools: 50 };
  for (const { kind, presets, checks, right, explained } of results) {
    expect(presets).toBeGreaterThanOrEqual(least[kind]);
    expect(right + explained.reduce((sum, one) => sum + one.checks, 0)).toBe(checks);
  }
});

it.each([slicingTable, slicingReasons])('%o is in both languages, with the same numbers', (table) => {
  const [english, chinese] = [table(LOCALES.en.say), table(LOCALES.zh.say)];
  expect(`${english}${chinese}`).not.toMatch(/NaN|undefined/);
  const counts = (text: string) => text.match(/\| [\d,]+ (?=\|)/g);
  expect(counts(english)?.length).toBeGreaterThan(0);
  expect(counts(chinese)).toEqual(counts(english));
});
