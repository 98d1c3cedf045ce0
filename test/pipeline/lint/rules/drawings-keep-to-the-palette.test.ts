import { describe, expect, it } from 'vitest';
import rule from '../../../../scripts/pipeline/lint/rules/drawings-keep-to-the-palette.js';
import { BACKGROUND, drawingWith } from '../../../support/drawing.js';
import { findings } from '../../../support/small-dataset.js';

const found = (svg: string) => findings(rule, { drawings: { 'a.svg': svg } });

describe('drawings-keep-to-the-palette', () => {
  it('accepts its light colours, none, and a pattern', () => {
    expect(found(drawingWith('<g id="a" fill="none" stroke="#566d76"><path fill="url(#b)"/></g>'))).toEqual([]);
  });

  it.each(['red', '#CF4307', '#ff8b52', '#fff', 'currentColor'])('rejects %s', (colour) => {
    expect(found(drawingWith(`<path id="a" stroke="${colour}"/>`))).toEqual([`has the stroke "${colour}" at <path>`]);
  });

  it('rejects a drawing without the accent', () => {
    expect(found(`<svg>${BACKGROUND}</svg>`)).toEqual(['does not highlight the defect']);
  });
});
