import { h } from 'preact';
import { render } from 'preact-render-to-string';
import { describe, expect, it } from 'vitest';
import type { PresetRow } from '../../../core/preset/shapes.js';
import { Writer } from '../../../core/show/values.js';
import { wordsIn } from '../../../core/show/words.js';
import { WrittenRows } from '../../../docs/src/preset/Rows.js';
import { presetWords, restWords } from '../../../docs/src/preset/words.js';

const row = (theirs: number | null): PresetRow => ({
  field: 'process.layer_height_mm',
  setting: 'layer_height',
  unit: 'mm',
  value: 0.2,
  theirs,
  same: false,
  outcome: 'carried',
  changed: false,
  keys: [{ kind: 'process', key: 'layer_height', text: '0.2' }],
  remark: null,
  remark_zh: null,
});

describe('the rows that are written', () => {
  const shown = (theirs: number | null) =>
    render(
      h(WrittenRows, {
        rows: [row(theirs)],
        title: 'Rows',
        slicer: 'PrusaSlicer',
        nameOf: () => 'Layer height',
        writer: new Writer('en', wordsIn('en')),
        words: presetWords('en'),
      }),
    ).replaceAll('\u00a0', ' ');

  it('stand beside what the slicer’s own preset sets, where that is known', () => {
    expect(shown(0.15)).toContain('Preset of PrusaSlicer');
    expect(shown(0.15)).toContain('<td>0.15 mm</td><td>0.2 mm</td>');
  });

  it('have no empty column where it is not', () => {
    expect(shown(null)).not.toContain('Preset of PrusaSlicer');
    expect(shown(null)).not.toContain('—');
  });
});

describe('what is not known', () => {
  const words = presetWords('en');

  it('is left to the presets below, or to the defaults of the slicer where there are none', () => {
    expect(restWords(words, 'own', 'inherits')).toContain('stays as {slicer} has it');
    expect(restWords(words, 'own', 'full')).toContain('built-in default');
    expect(restWords(words, 'none', 'full')).toContain('No counterpart');
  });
});
