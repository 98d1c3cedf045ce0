import { describe, expect, it } from 'vitest';
import rule from '../../../../scripts/pipeline/lint/rules/drawings-fill-the-canvas.js';
import { drawingWith } from '../../../support/drawing.js';
import { findings } from '../../../support/small-dataset.js';

const found = (svg: string) => findings(rule, { drawings: { 'a.svg': svg } });

describe('drawings-fill-the-canvas', () => {
  it('accepts the canvas with its background', () => {
    expect(found(drawingWith(''))).toEqual([]);
  });

  it.each(['viewBox="0 0 640 480"', '', 'viewBox="0 0 320 240" width="320"', 'viewBox="0 0 320 240" height="10mm"'])(
    'refuses the canvas %s',
    (attributes) => {
      expect(found(drawingWith('', attributes))).toEqual(['has another canvas']);
    },
  );

  it.each(['', '<rect id="background" fill="#1c282b" width="320" height="240" rx="16"/>', '<path id="a" d="M0 0"/>'])(
    'refuses the beginning "%s"',
    (first) => {
      expect(found(`<svg viewBox="0 0 320 240">${first}</svg>`)).toEqual(['does not start with the background']);
    },
  );
});
