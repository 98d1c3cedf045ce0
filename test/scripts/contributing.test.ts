import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { COMMANDS, commandsIn, read, SAYS } from './cases/guide.js';

const ROOT = path.resolve(import.meta.dirname, '../..');
const FILES = ['CONTRIBUTING.md', 'CONTRIBUTING.zh-cn.md'];

/** The headings of a file, by their depth. */
const outline = (file: string) => [...read(file).matchAll(/^(#+) /gm)].map(([, marks = '']) => marks.length);

/** The full run runs each of its commands. */
describe('the guide for contributors', () => {
  it('is the same in both languages, and short', () => {
    expect(commandsIn('CONTRIBUTING.zh-cn.md')).toEqual(commandsIn('CONTRIBUTING.md'));
    expect(outline('CONTRIBUTING.zh-cn.md')).toEqual(outline('CONTRIBUTING.md'));
    for (const file of FILES) expect(read(file).split('\n').length).toBeLessThan(90);
  });

  it('names files that there are', () => {
    for (const file of FILES) {
      const named = [...read(file).matchAll(/`((?:data|docs)\/[\w./-]*)`|\]\(([\w.-]+)\)/g)].map(
        ([, a, b]) => a ?? b ?? '',
      );
      expect(named.length).toBeGreaterThan(4);
      expect(named.filter((name) => !existsSync(path.join(ROOT, name)))).toEqual([]);
    }
  });

  it('shows commands of every kind, and no other', () => {
    const names = COMMANDS.map((line) => line.split(' ')[2] ?? '');
    expect([...new Set(names)].sort()).toEqual(Object.keys(SAYS).sort());
  });
});
