import { describe, expect, it } from 'vitest';
import { changedLines } from '../../scripts/contribute/edit/write-checked.js';
import { parseYaml } from '../../scripts/pipeline/load/yaml.js';
import { addItem, addPair, removePair, replaceValue } from '../../scripts/shared/yaml-text.js';

const TEXT = `# Kept.
id: one # and this
flow: {a: 1, b: 2}
list: [x, z]
block:
  # of a
  a: 1 # one

  c: "3"
items:
  - name: first # kept too
    of: 1
  - {name: last}
end: true
`;

describe('a YAML text', () => {
  it.each([
    ['a value', replaceValue(TEXT, ['block', 'a'], 7), '  a: 7 # one'],
    ['a value of a list', replaceValue(TEXT, ['items', 0, 'of'], 9), '    of: 9'],
    ['a pair at the end', addPair(TEXT, [], ['last', 1]), 'last: 1'],
    ['a pair in its order', addPair(TEXT, ['block'], ['b', 2], (there) => there < 'b'), '  b: 2'],
    ['a pair before the first', addPair(TEXT, ['block'], ['A', 0], (there) => there < 'A'), '  A: 0'],
    ['a pair between braces', addPair(TEXT, ['flow'], ['c', 3]), 'flow: {a: 1, b: 2, c: 3}'],
    [
      'a pair between two others',
      addPair(TEXT, ['flow'], ['aa', 3], (there) => there < 'aa'),
      'flow: {a: 1, aa: 3, b: 2}',
    ],
    ['an item between brackets', addItem(TEXT, ['list'], 'y', (there) => String(there) < 'y'), 'list: [x, y, z]'],
  ])('accepts %s and keeps every other line', (_, after, line) => {
    const before = TEXT.split('\n');
    const lines = after.split('\n');
    expect(lines).toContain(line);
    expect(changedLines(TEXT, after).map(({ text }) => text)).toEqual([line]);
    expect(lines.length - before.length).toBeLessThanOrEqual(1);
    expect(() => parseYaml(after)).not.toThrow();
  });

  it('accepts an item of several lines, and a block', () => {
    const added = { name: 'new', of: 3 };
    expect(addItem(TEXT, ['items'], added, undefined, 1)).toContain(
      '  - {name: last}\n  - name: new\n    of: 3\nend: true\n',
    );
    expect(addItem(TEXT, ['items'], added, () => false, 1)).toContain(
      'items:\n  - name: new\n    of: 3\n  - name: first # kept too\n',
    );
    expect(addPair(TEXT, ['block'], ['d', { e: 1 }], undefined, 1)).toContain('  c: "3"\n  d:\n    e: 1\nitems:\n');
  });

  it('loses a pair, and a map that becomes empty', () => {
    expect(removePair(TEXT, ['block'], 'c')).toBe(TEXT.replace('\n  c: "3"\n', ''));
    expect(removePair(TEXT, ['flow'], 'a')).toBe(TEXT.replace('a: 1, b', 'b'));
    expect(removePair(TEXT, ['flow'], 'b')).toBe(TEXT.replace(', b: 2', ''));
    expect(removePair('a: {b: 1}\nc: 2\n', ['a'], 'b')).toBe('c: 2\n');
    expect(removePair(TEXT, ['block'], 'gone')).toBe(TEXT);
  });

  it('gets a line break before an addition if the file did not end with one', () => {
    expect(addPair('a: 1', [], ['b', 2])).toBe('a: 1\nb: 2\n');
  });
});

describe('a written value', () => {
  it.each([
    ['a word', 'a word'],
    ['with: colon', '"with: colon"'],
    ['true', '"true"'],
    ['2.4', '"2.4"'],
    ['2026-11-22', '"2026-11-22"'],
    ['https://example.org/a%20b', 'https://example.org/a%20b'],
    ['https://example.org/a,b', '"https://example.org/a,b"'],
    ['说“好”', '"说“好”"'],
    [{ x: 1, z: [null, false] }, '{x: 1, z: [null, false]}'],
  ])('%j is %s', (value, text) => {
    const line = addPair('b: 1\n', [], ['a', value]).split('\n')[1] ?? '';
    expect(line).toBe(`a: ${text}`);
    expect(parseYaml(line)).toEqual({ a: value });
  });
});

describe('the changed lines', () => {
  it('are only the inserted ones, at two places', () => {
    expect(changedLines('a\nb\nc\nd\n', 'x\na\nb\nc\ny\nd\n')).toEqual([
      { line: 1, text: 'x' },
      { line: 5, text: 'y' },
    ]);
  });

  it('include a replaced line', () => {
    expect(changedLines('a\nb\nc\n', 'a\nx\nc\n')).toEqual([{ line: 2, text: 'x' }]);
  });
});
