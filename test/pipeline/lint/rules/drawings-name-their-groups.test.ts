import { describe, expect, it } from 'vitest';
import rule from '../../../../scripts/pipeline/lint/rules/drawings-name-their-groups.js';
import { drawingWith } from '../../../support/drawing.js';
import { findings } from '../../../support/small-dataset.js';

const found = (shapes: string) => findings(rule, { drawings: { 'a.svg': drawingWith(shapes) } });

describe('drawings-name-their-groups', () => {
  it('accepts named groups at the top, and unnamed shapes below', () => {
    expect(found('<defs><path id="line"/></defs><g id="lower-layers"><rect/><rect/></g>')).toEqual([]);
  });

  it.each([
    ['<g><path/></g>', 'has a <g> without an id'],
    ['<path/>', 'has a <path> without an id'],
    ['<g id="g1024"/>', 'has the id "g1024"'],
    ['<g id="Layer 1"/>', 'has the id "Layer 1"'],
    ['<g id="nozzle"><path id="defect"/></g>', 'has the id "defect" twice'],
  ])('rejects %s', (shapes, message) => {
    expect(found(shapes)).toEqual([message]);
  });
});
