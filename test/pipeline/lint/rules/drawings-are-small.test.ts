import { describe, expect, it } from 'vitest';
import rule from '../../../../scripts/pipeline/lint/rules/drawings-are-small.js';
import { drawingWith } from '../../../support/drawing.js';
import { findings } from '../../../support/small-dataset.js';

const found = (svg: string) => findings(rule, { drawings: { 'a.svg': svg } });

describe('drawings-are-small', () => {
  it('accepts a drawing of 4,000 bytes, and rejects one of 4,001', () => {
    const svg = drawingWith('');
    expect(found(svg + ' '.repeat(4_000 - svg.length))).toEqual([]);
    expect(found(svg + ' '.repeat(4_001 - svg.length))).toEqual(['has 4001 bytes']);
  });

  it('counts bytes, not characters', () => {
    expect(found(drawingWith(`<!-- ${'图'.repeat(1_300)} -->`))[0]).toMatch(/^has 4\d{3} bytes$/);
  });
});
