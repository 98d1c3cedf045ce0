import { describe, expect, it } from 'vitest';
import { csv } from '../../../../scripts/pipeline/emit/download/csv.js';
import { type Cell, type CellKind, column, type Table } from '../../../../scripts/pipeline/emit/download/table.js';
import { parseCsv } from '../../../support/downloads.js';

function tableOf(kinds: readonly CellKind[], ...rows: Cell[][]): Table {
  const columns = kinds.map((kind, i) => column(`c${i}`, kind, '', ''));
  const empty = { description: '', description_zh: '', parts: [], key: [], foreign: [], indexes: [] };
  return { ...empty, name: 't', columns, rows };
}

describe('comma-separated values', () => {
  it('have a header row, CRLF, and an empty cell for null', () => {
    const table = tableOf(['text', 'number', 'boolean'], ['a', 0.5, true], [null, null, null], ['b', -3, false]);
    expect(csv(table)).toBe('c0,c1,c2\r\na,0.5,true\r\n,,\r\nb,-3,false\r\n');
  });

  it('quote special characters, and round-trip', () => {
    const texts = ['a,b', 'say "x"', 'two\nlines', 'two\r\nlines', '中文，逗号'];
    expect(csv(tableOf(['text'], ['say "x"']))).toBe('c0\r\n"say ""x"""\r\n');
    expect(parseCsv(csv(tableOf(['text'], ...texts.map((text) => [text]))))).toEqual([
      ['c0'],
      ...texts.map((text) => [text]),
    ]);
  });

  it('contain lists with a separator, other values as JSON', () => {
    expect(csv(tableOf(['list', 'json'], [['a', 'b'], { a: [1] }], [[], 'x']))).toBe(
      'c0,c1\r\na|b,"{""a"":[1]}"\r\n,"""x"""\r\n',
    );
    expect(() => csv(tableOf(['list'], [['a|b']]))).toThrow('t.c0: "a|b" contains "|"');
  });

  it.each(['=1+1', '+1', '-1+2', '@SUM(A1)', '\t=1', '\r=1'])('cannot execute %j', (text) => {
    expect(parseCsv(csv(tableOf(['text'], [text])))[1]).toEqual([`'${text}`]);
    expect(parseCsv(csv(tableOf(['list'], [[text, 'b']])))[1]).toEqual([`'${text}|b`]);
  });
});
