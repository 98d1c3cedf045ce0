import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quantile, type Spread } from '../../core/profiles/spread.js';
import { published } from '../../docs/src/about.js';
import { barsOf } from '../../docs/src/records/histogram.js';
import { otherNames } from '../../docs/src/records/lists.js';
import { PAGE_LOCALES } from '../../docs/src/records/locale.js';
import { formatDefault } from '../../docs/src/records/setting.js';

it('the URL of a page is absolute if the site’s URL is known, otherwise starts with a slash', () => {
  expect(published('/printers/x/', 'https://data.test')).toBe('https://data.test/printers/x/');
  expect(published('/printers/x/', undefined)).toBe('/printers/x/');
  expect(published('/printers/x/', '')).toBe('/printers/x/');
});

it('other names on an English page are English; a Chinese page puts the Chinese ones first', () => {
  expect(otherNames(['hairs', '拉毛'], PAGE_LOCALES.en)).toEqual(['hairs']);
  expect(otherNames(['hairs', '拉毛'], PAGE_LOCALES.zh)).toEqual(['拉毛', 'hairs']);
});

describe('a histogram', () => {
  const spread = fc
    .uniqueArray(fc.tuple(fc.float({ min: -50, max: 3000, noNaN: true }), fc.integer({ min: 1, max: 500 })), {
      selector: ([value]) => value,
      minLength: 1,
      maxLength: 60,
    })
    .map((entries): Spread => {
      const counts = entries.toSorted(([a], [b]) => a - b);
      const known = counts.reduce((sum, [, count]) => sum + count, 0);
      return { of: 'profile', counts, known, total: known };
    });

  it('counts every value once, in adjacent bars', () => {
    fc.assert(
      fc.property(spread, (values) => {
        const bars = barsOf(values);
        expect(bars.length).toBeLessThanOrEqual(14);
        expect(bars.reduce((sum, { count }) => sum + count, 0)).toBe(values.known);
        for (const [i, bar] of bars.entries())
          if (i > 0 && bar.from !== undefined) expect(bar.from).toBe(bars[i - 1]?.below);
      }),
    );
  });

  it('shows the median', () => {
    expect(
      quantile(
        [
          [1, 2],
          [5, 1],
          [9, 2],
        ],
        5,
        0.5,
      ),
    ).toBe(5);
  });
});

describe('a slicer’s default', () => {
  const words = (key: string, value: string | number, unit: string | null = null) => {
    const own = { key, default: value, unit } as Parameters<typeof formatDefault>[0];
    return [formatDefault(own, PAGE_LOCALES.en), formatDefault(own, PAGE_LOCALES.zh)];
  };

  it('is an option by its name in the interface, even if the word has another meaning elsewhere', () => {
    expect(words('retraction_combing', 'all')).toEqual(['All', '所有']);
    expect(words('seam_slope_type', 'none')).toEqual(['None', '无']);
  });

  it('is a pattern name, a number with its unit, or otherwise the slicer’s text', () => {
    expect(words('fill_pattern', 'crosshatch')).toEqual(['cross hatch', '交叉层叠']);
    expect(words('layer_height', 0.2, 'mm')).toEqual(['0.2\u00a0mm', '0.2\u00a0mm']);
    expect(words('cooling_slowdown_logic', 'uniform_cooling')).toEqual(['uniform_cooling', 'uniform_cooling']);
    expect(words('seam_gap', '10%')).toEqual(['10%', '10%']);
  });
});

it('the separator in a line depends on the language', () => {
  const { en, zh } = PAGE_LOCALES;
  expect(['Key', 'a'].join(en.writer.colon) + en.writer.aside.join('b')).toBe('Key: a (b)');
  expect(['名称', '甲'].join(zh.writer.colon) + zh.writer.aside.join('乙')).toBe('名称：甲（乙）');
  expect([zh.writer.semicolon, zh.writer.either, zh.writer.stop, zh.writer.space]).toEqual(['；', '、', '。', '']);
});
