import { describe, expect, it } from 'vitest';
import { tokenize } from '../../../core/names/query-words.js';
import { search } from '../../../core/names/search.js';

const printers = [
  'Creality Ender-3',
  'Creality Ender-3 Pro',
  'Creality Ender-3 V2',
  'Creality Ender-5',
  'Bambu Lab P1S',
  'Bambu Lab P1P',
].map((name) => ({ names: [name] }));
const found = (query: string) => search(query, printers).map(({ names }) => names[0]);

const symptoms = [
  { names: ['Stringing', '拉丝', 'hairs'], text: 'Thin threads hang between parts. 打印件之间挂着细丝。' },
  { names: ['Warping', '翘边'], text: 'Corners lift off the bed. 角部从热床翘起。' },
  { names: ['Spaghetti', '炒面'], text: 'A tangle of threads instead of a part. 一团乱丝。' },
];
const seen = (query: string) => search(query, symptoms).map(({ names }) => names[0]);

describe('finding a printer', () => {
  it('ignores spaces, hyphens and case', () => {
    for (const query of ['ender-3 v2', 'Ender 3V2', 'ENDER3 V2', 'v2 ender'])
      expect(found(query), query).toEqual(['Creality Ender-3 V2']);
  });

  it('puts the shortest name first among equals', () => {
    expect(found('ender 3')).toEqual(['Creality Ender-3', 'Creality Ender-3 V2', 'Creality Ender-3 Pro']);
  });

  it('finds everything for an empty query, and nothing for nonsense', () => {
    expect(found('  ')).toHaveLength(printers.length);
    expect(found('xyzzy')).toEqual([]);
  });

  it('falls back to the nearest names if none contains every word', () => {
    expect(found('bambu lab p1x')).toEqual(['Bambu Lab P1S', 'Bambu Lab P1P']);
  });
});

describe('finding a symptom by description', () => {
  it('understands an alias, words of the description, and a sentence', () => {
    expect(seen('hairs')[0]).toBe('Stringing');
    expect(seen('the corners lift')[0]).toBe('Warping');
    expect(seen('there is a tangle of plastic')[0]).toBe('Spaghetti');
  });

  it('understands Chinese without spaces', () => {
    expect(seen('拉丝')[0]).toBe('Stringing');
    expect(seen('角部翘起来了')[0]).toBe('Warping');
  });

  it('prefers a name to a word of a description', () => {
    expect(search('threads', [{ names: ['Other'], text: 'threads' }, { names: ['Threads'] }])[0]?.names).toEqual([
      'Threads',
    ]);
  });
});

it('splits Chinese into pairs of characters and omits fillers', () => {
  expect(tokenize('the 打印件 and PLA')).toEqual(['pla', '打印', '印件']);
  expect(tokenize('on')).toEqual(['on']);
});
