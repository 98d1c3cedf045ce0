import { describe, expect, it } from 'vitest';
import rule from '../../../../scripts/pipeline/lint/rules/drawings-have-alternative-text.js';
import { drawingWith } from '../../../support/drawing.js';
import { findings, smallComposed } from '../../../support/small-dataset.js';

const [FILE = ''] = [...smallComposed().dataset.symptoms.values()].map(({ file }) => file.replace('.yaml', '.svg'));
const drawings = { [FILE]: drawingWith('') };
const symptoms = { strings: { alt: { en: 'Threads between two towers.', zh: '两座塔之间挂着细丝。' } } };

describe('drawings-have-alternative-text', () => {
  it('accepts a symptom with neither, and one with a drawing and its text', () => {
    expect(findings(rule)).toEqual([]);
    expect(findings(rule, { drawings, symptoms })).toEqual([]);
  });

  it('reports a drawing without a description', () => {
    expect(findings(rule, { drawings })).toEqual([`has no "alt" for ${FILE}`]);
  });

  it('reports a description without its drawing', () => {
    expect(findings(rule, { symptoms })).toEqual(['describes a drawing that does not exist']);
  });

  it('reports a drawing that belongs to no symptom', () => {
    expect(findings(rule, { drawings: { 'symptoms/other.svg': drawingWith('') } })).toEqual(['has no matching file']);
  });
});
