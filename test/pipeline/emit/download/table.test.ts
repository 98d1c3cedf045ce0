import { describe, expect, it } from 'vitest';
import { cellsOf, columnName, fieldColumns } from '../../../../scripts/pipeline/emit/download/table.js';

const SCHEMA = {
  type: 'object',
  description: 'A thing.',
  properties: {
    id: { type: 'string', description: 'Id.', 'x-zh': '标识。' },
    size_mm: {
      type: ['object', 'null'],
      description: 'Size.',
      'x-zh': '尺寸。',
      properties: { x: { type: 'number', description: 'Width.', 'x-zh': '宽。', 'x-unit': 'mm' } },
    },
    shape: { enum: ['round', null], description: 'Shape.' },
    names: { type: 'array', items: { type: 'string' } },
    called: { type: 'object', 'x-optional': true, properties: { code: { type: 'array', items: { type: 'string' } } } },
    parts: { type: 'array', items: { type: 'object', properties: { id: { type: 'string' } } } },
    provenance: { type: 'object', properties: { source: { type: 'string' }, count: { type: ['integer', 'null'] } } },
  },
};

describe('the columns of a record', () => {
  const columns = fieldColumns(SCHEMA, { omit: ['provenance.count'], whole: ['parts'] });

  it('are its flattened fields', () => {
    expect(columns.map(({ name, kind, required }) => [name, kind, required])).toEqual([
      ['id', 'text', true],
      ['size_mm_x', 'number', false],
      ['shape', 'text', false],
      ['names', 'list', true],
      ['called_code', 'list', false],
      ['parts', 'json', true],
      ['source', 'text', true],
    ]);
  });

  it('are described in both languages, from outer to inner field', () => {
    expect(columns[1]).toMatchObject({ description: 'Size. Width.', description_zh: '尺寸。宽。', unit: 'mm' });
    expect(columns[2]?.values).toEqual(['round']);
  });

  it('are null below null', () => {
    const nothing = { size_mm: null, shape: null, called: {} };
    const record = { id: 'a', ...nothing, names: ['b'], parts: [{ id: 'c' }], provenance: { source: 'd' } };
    expect(cellsOf(record, columns)).toEqual(['a', null, null, ['b'], null, [{ id: 'c' }], 'd']);
  });

  it('are rejected for a list of objects that is not handled', () => {
    expect(() => fieldColumns(SCHEMA)).toThrow('parts: a list of objects cannot be a column');
  });

  it('need no quoting in SQL', () => {
    expect(columnName(['check'])).toBe('check_');
    expect(columnName(['provenance', 'figure_kinds', 'x'])).toBe('figure_kinds_x');
  });
});
