import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { Verdicts } from '../../scripts/validate/verdicts.js';
import { folderOf } from '../support/folder.js';

describe('verdicts', () => {
  let place: string;

  beforeEach(() => {
    place = path.join(folderOf(), 'cache/verdicts.json');
    const verdicts = new Verdicts(place, 'checks 1');
    verdicts.add('a');
    verdicts.save();
  });

  it('last from run to run', () => {
    expect(new Verdicts(place, 'checks 1').isGood('a')).toBe(true);
    expect(new Verdicts(place, 'checks 1').isGood('b')).toBe(false);
  });

  it('count for none when what checks has changed', () => {
    const later = new Verdicts(place, 'checks 2');
    expect(later.isGood('a')).toBe(false);
    later.add('b');
    later.save();
    expect(new Verdicts(place, 'checks 2').isGood('b')).toBe(true);
    expect(new Verdicts(place, 'checks 1').isGood('a')).toBe(false);
  });

  it.each([
    ['empty', ''],
    ['cut', '{"code":"checks 1","good":["a"'],
    ['null', 'null'],
    ['no list', '{"code":"checks 1","good":{"a":true}}'],
    ['something else', '[1, 2]'],
  ])('are none in a file that is %s, which is written anew', (_, content) => {
    writeFileSync(place, content);
    const later = new Verdicts(place, 'checks 1');
    expect(later.isGood('a')).toBe(false);
    later.add('a');
    later.save();
    expect(new Verdicts(place, 'checks 1').isGood('a')).toBe(true);
  });

  it('leave nothing beside their file', () => {
    expect(readdirSync(path.dirname(place))).toEqual(['verdicts.json']);
  });

  it('are not kept for ever: the latest stay', () => {
    const many = new Verdicts(place, 'checks 1');
    for (let i = 0; i < 25_000; i++) many.add(`new ${i}`);
    many.save();
    expect(new Verdicts(place, 'checks 1').isGood('a')).toBe(false);
    expect(new Verdicts(place, 'checks 1').isGood('new 1')).toBe(true);
  });

  it('need no file: where none can be written, the next run judges again', () => {
    const under = path.join(place, 'below/a/file.json');
    const verdicts = new Verdicts(under, 'checks 1');
    verdicts.add('a');
    expect(() => verdicts.save()).not.toThrow();
    expect(verdicts.isGood('a')).toBe(true);
    expect(JSON.parse(readFileSync(place, 'utf8'))).toEqual({ code: 'checks 1', good: ['a'] });
  });
});
