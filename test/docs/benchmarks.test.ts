import { describe, expect, it } from 'vitest';
import { PARTS, RESULTS, readResults } from '../../bench/results.js';
import { LOCALES } from '../../core/words/language.js';
import { benchmark } from '../../docs/src/reference/benchmarks.js';

const results = readResults(RESULTS);
const SHOWN = [
  'summary',
  'serving',
  'function',
  'building',
  'growth',
  'weight',
  'totals',
  'whole',
  'views',
  'walk',
  'files',
  'release',
  'largest',
  'archive',
  'filtering',
  ...PARTS.map((part) => `conditions ${part}`),
];

describe('the figures of the benchmark', () => {
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

  it('give each server as a ratio to the same round of the bare one', () => {
    const { results: measurements } = results.serving ?? { results: [] };
    const of = (contender: string) =>
      measurements.find(
        (item) => item.contender === contender && item.question === 'printer and material' && item.connections === 32,
      )?.runs ?? [];
    const ratios = of('Node server')
      .map(({ rate }, round) => rate / (of('bare Map server (limit)')[round]?.rate ?? Number.NaN))
      .sort((a, b) => a - b);
    expect(ratios.length).toBeGreaterThanOrEqual(3);
    const middle = ratios[Math.floor(ratios.length / 2)]?.toFixed(2);
    const [, table = ''] = benchmark('serving', LOCALES.en.say).split('**Printer and material**');
    const row = table.split('\n').find((line) => line.startsWith('| Node server')) ?? '';
    expect(row.split('|')[3]).toContain(` ${middle} (`);
  });

  it('are summed up by the same figures', () => {
    const english = benchmark('summary', LOCALES.en.say);
    const [, most = ''] = /([\d.]+) times the CPU time/.exec(english) ?? [];
    const ratios = benchmark('function', LOCALES.en.say).match(/[\d.]+(?= \()/g) ?? [];
    expect(Math.max(...ratios.map(Number))).toBe(Number(most));
    const [, building = ''] = /built in ([\d.]+) s/.exec(english) ?? [];
    const [, row = ''] = /the whole process.*?\| ([\d.]+) \(/.exec(benchmark('building', LOCALES.en.say)) ?? [];
    expect(Number(row).toFixed(1)).toBe(building);
  });

  it('are asked for by a name that there is', () => {
    expect(() => benchmark('speed', LOCALES.en.say)).toThrow('there is no benchmark "speed"');
  });
});
