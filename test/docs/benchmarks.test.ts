import { describe, expect, it } from 'vitest';
import { PARTS, RESULTS, readResults } from '../../bench/results.js';
import { LOCALES } from '../../core/words/language.js';
import { benchmark } from '../../docs/src/reference/benchmarks.js';

const results = readResults(RESULTS);
const FIGURES = 'summary serving function building growth weight totals views walk files release largest archive';
const SHOWN = [...FIGURES.split(' '), ...PARTS.map((part) => `conditions ${part}`)];

describe('the benchmark figures', () => {
  it('are all measured', () => {
    expect(Object.keys(results).sort()).toEqual([...PARTS].sort());
  });

  it.each(SHOWN)('show %s in both languages, with the same numbers', (what) => {
    const english = benchmark(what, LOCALES.en.say);
    const chinese = benchmark(what, LOCALES.zh.say);
    expect(`${english}${chinese}`).not.toMatch(/NaN|undefined|Infinity/);
    const numbers = (text: string) => text.match(/\d[\d.,]*\d|\d/g)?.sort();
    expect(numbers(chinese)).toEqual(numbers(english));
  });

  it('must have a known name', () => {
    expect(() => benchmark('speed', LOCALES.en.say)).toThrow('there is no benchmark "speed"');
  });
});
