import { describe, expect, it } from 'vitest';
import { presetName } from '../../../core/presets/name.js';
import { P1S, PARENTS, recordsOf } from '../../support/preset-mappings.js';

const [record, printer, material] = recordsOf(P1S);
const nameOf = (model: string, asked?: string, fix = false, parents: typeof PARENTS | null = null) =>
  presetName({ record, printer: { ...printer, model }, material }, { asked, fix, parents });

describe('the name of a preset', () => {
  it.each([
    ['P1S', 'Bambu Lab P1S 0.4 PETG (Open Print Data)'],
    ['D12/230 PRO', 'Bambu Lab D12 230 PRO 0.4 PETG (Open Print Data)'],
    ['TAZ 4 / TAZ 5', 'Bambu Lab TAZ 4 TAZ 5 0.4 PETG (Open Print Data)'],
    ['S; = [x] 50%', 'Bambu Lab S x 50 0.4 PETG (Open Print Data)'],
  ])('for a %s', (model, expected) => {
    expect(nameOf(model)).toBe(expected);
  });

  it('distinguishes a fix from the whole', () => {
    expect(nameOf('P1S', undefined, true)).toBe('Bambu Lab P1S 0.4 PETG fix (Open Print Data)');
  });

  it('keeps its end however long the model name is', () => {
    const name = nameOf('x'.repeat(300));
    expect(name).toHaveLength(120);
    expect(name).toMatch(/x \(Open Print Data\)$/);
  });

  it.each([
    ['  mine. ', 'mine'],
    ['a/b\\c:d*e?f"g<h>i|j', 'a b c d e f g h i j'],
    ['line\nbreak\u202e', 'line break'],
    ['打印 PETG', '打印 PETG'],
    ['.hidden', 'hidden'],
    ['PETG @my printer', 'PETG my printer'],
  ])('from %j keeps the valid characters', (asked, expected) => {
    expect(nameOf('P1S', asked)).toBe(expected);
  });

  it.each(['', ' .', '///', '\n'])('cannot be %j', (asked) => {
    expect(() => nameOf('P1S', asked)).toThrow(expect.objectContaining({ code: 'no_name', subject: asked }));
  });

  it.each(Object.values(PARENTS))('cannot be %j, which is a preset of the slicer', (asked) => {
    expect(() => nameOf('P1S', asked.toUpperCase(), false, PARENTS)).toThrow(
      expect.objectContaining({ code: 'system_name' }),
    );
  });
});
