import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bed,
  boolean,
  choice,
  isPercent,
  list,
  number,
  oneOf,
  percent,
  positive,
  type Raw,
  relative,
  side,
  text,
} from '../../scripts/import/values.js';

describe('reading slicer values', () => {
  it.each<[Raw, number | null]>([
    ['0.4', 0.4],
    [['0.4', '0.6'], 0.4],
    ['0.4,0.6', 0.4],
    [' 15% ', 15],
    ['-2', -2],
    ['.5', 0.5],
    ['5.', 5],
    ['1e3', 1000],
    [0.1 + 0.2, 0.3],
    ['', null],
    ['nil', null],
    [['nil'], null],
    ['4 mm', null],
    ['1.2.3', null],
    [[], null],
    [undefined, null],
    [null, null],
    [true as unknown as Raw, null],
  ])('number(%j) is %j', (raw, expected) => {
    expect(number(raw)).toBe(expected);
  });

  it('reads the value of the first extruder', () => {
    expect(number(['1', '2'])).toBe(1);
    expect(number('1,2')).toBe(1);
  });

  it('reads 0 as "not set" where it means that', () => {
    expect(positive('0')).toBeNull();
    expect(positive('-1')).toBeNull();
    expect(positive('0.01')).toBe(0.01);
  });

  it.each<[Raw, number | null, number | null]>([
    ['110%', 0.4, 0.44],
    [['50%'], 200, 100],
    ['0.42', 0.4, 0.42],
    ['50%', null, null],
    ['0', 0.4, 0],
    ['nil', 0.4, null],
  ])('relative(%j, %j) is %j', (raw, base, expected) => {
    expect(relative(raw, base)).toBe(expected);
    expect(isPercent(raw)).toBe(String(raw).endsWith('%'));
  });

  it.each<[Raw, boolean | null]>([
    ['1', true],
    ['true', true],
    [['1', '0'], true],
    ['0', false],
    ['false', false],
    ['', null],
    ['nil', null],
    [undefined, null],
  ])('boolean(%j) is %j', (raw, expected) => {
    expect(boolean(raw)).toBe(expected);
  });

  it('reads text and lists', () => {
    expect(text('  PLA ')).toBe('PLA');
    expect(text(['', 'x'])).toBeNull();
    expect(text('nil')).toBeNull();
    expect(list('a; b ;;c')).toEqual(['a', 'b', 'c']);
    expect(list('0.4,0.4', ',')).toEqual(['0.4', '0.4']);
    expect(list(['a;b', ' c '])).toEqual(['a;b', 'c']);
    expect(list(undefined)).toEqual([]);
  });

  it('translates only words in its table or list', () => {
    const table = { i3: 'cartesian', undefine: null } as const;
    expect(['I3', 'undefine', 'corexz', 'constructor', ''].map((value) => choice(value, table))).toEqual([
      ...['cartesian', null, null, null, null],
    ]);
    expect(['CoreXY', 'corexz', ''].map((value) => oneOf(value, ['corexy', 'delta']))).toEqual(['corexy', null, null]);
  });

  it.each([
    ['0x0,256x0,256x256,0x256', { x: 256, y: 256, shape: 'rectangular', origin: 'corner' }],
    [['0x0', '250x0', '250x210', '0x210'], { x: 250, y: 210, shape: 'rectangular', origin: 'corner' }],
    ['-100x-100,100x-100,100x100,-100x100', { x: 200, y: 200, shape: 'rectangular', origin: 'center' }],
    ['0x0,10x0,5x10', { x: 10, y: 10, shape: 'other', origin: 'corner' }],
  ])('bed(%j)', (raw, expected) => {
    expect(bed(raw as Raw)).toEqual(expected);
  });

  it('recognises a round bed by its many corners', () => {
    const corners = Array.from({ length: 32 }, (_, i) => {
      const angle = (i / 32) * 2 * Math.PI;
      return `${(90 * Math.cos(angle)).toFixed(3)}x${(90 * Math.sin(angle)).toFixed(3)}`;
    });
    expect(bed(corners)).toEqual({ x: 180, y: 180, shape: 'circular', origin: 'center' });
    expect(bed('0x0,1x1')).toBeNull();
    expect(bed(undefined)).toBeNull();
  });

  it('never throws, and returns finite numbers or null', () => {
    const raw = fc.oneof(
      fc.string(),
      fc.double(),
      fc.array(fc.oneof(fc.string(), fc.double())),
      fc.constantFrom(null, undefined, true, '1e999', '-', '%', ',', 'nil', '__proto__'),
    ) as fc.Arbitrary<Raw>;
    fc.assert(
      fc.property(raw, (value) => {
        for (const result of [number(value), positive(value), relative(value, 2)])
          if (result !== null && !Number.isFinite(result)) return false;
        const outline = bed(value);
        return (
          (outline === null || (Number.isFinite(outline.x) && Number.isFinite(outline.y))) &&
          [true, false, null].includes(boolean(value)) &&
          choice(value, {}) === null &&
          (text(value)?.trim() ?? null) === text(value) &&
          list(value).every((item) => item !== '')
        );
      }),
      { numRuns: 2000 },
    );
  });
});

describe('a bounded figure', () => {
  it.each([
    ['50', 50],
    ['0', 0],
    ['1000', null],
    ['-1', null],
    ['nil', null],
  ])('percent(%j) is %j', (raw, expected) => expect(percent(raw)).toBe(expected));

  it.each([
    [250, 250],
    [9999, null],
    [undefined, null],
  ])('side(%j) is %j', (raw, expected) => expect(side(raw)).toBe(expected));
});
