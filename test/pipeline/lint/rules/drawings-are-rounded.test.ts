import { describe, expect, it } from 'vitest';
import rule from '../../../../scripts/pipeline/lint/rules/drawings-are-rounded.js';
import { drawingWith } from '../../../support/drawing.js';
import { findings } from '../../../support/small-dataset.js';

const found = (shapes: string) => findings(rule, { drawings: { 'a.svg': drawingWith(shapes) } });

describe('drawings-are-rounded', () => {
  it('accepts one decimal, and any number of decimals in a transform', () => {
    expect(found('<g id="a" transform="scale(0.85)"><path d="M1.5 -2.5l.5 3" opacity="0.6"/></g>')).toEqual([]);
  });

  it.each([
    ['<path d="M1.25 2"/>', 'has 1.25 in "d" of <path>'],
    ['<path d="M1 2l-.123 2"/>', 'has -.123 in "d" of <path>'],
    ['<circle cx="160.004" cy="3"/>', 'has 160.004 in "cx" of <circle>'],
  ])('rejects %s', (shapes, message) => {
    expect(found(shapes)).toEqual([message]);
  });
});
