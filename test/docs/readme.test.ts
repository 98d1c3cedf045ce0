import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

/** A README is read in a minute or not at all. */
const README_BYTES = 7168;

const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

/** Names of the npm scripts that a text names, `start` and `test` by their short forms too. */
function scriptsIn(text: string): string[] {
  const named = [...text.matchAll(/npm (?:run ([\w:-]+)|(start|test)\b)/g)].map(([, run, short]) => run ?? short ?? '');
  return [...new Set(named)].sort();
}

describe('the README', () => {
  const readme = read('README.md');

  it('is a screen and a half', () => {
    expect(Buffer.byteLength(readme)).toBeLessThanOrEqual(README_BYTES);
  });

  it('leads to files and folders that there are', () => {
    const links = [...readme.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, file = '']) => file);
    const named = [...readme.matchAll(/`((?:[\w.-]+\/)+)`/g)].map(([, folder = '']) => folder);
    expect(links.length).toBeGreaterThan(10);
    expect(links.filter((file) => !statSync(path.join(ROOT, file)).isFile())).toEqual([]);
    const below = ['', 'data', 'scripts'];
    const missing = named.filter((folder) => !below.some((top) => existsSync(path.join(ROOT, top, folder))));
    expect(missing.filter((folder) => folder !== 'dist/')).toEqual([]);
  });

  it('names scripts that there are', () => {
    expect(scriptsIn(readme).filter((name) => !(name in scripts))).toEqual([]);
  });
});

describe.each(['docs/src/content/docs/scripts.md', 'docs/src/content/docs/zh-cn/scripts.md'])('%s', (page) => {
  it('has a row for every npm script and for no other', () => {
    const rows = [...read(page).matchAll(/^\| `(npm [^`]*)` \|/gm)].flatMap(([, command = '']) => scriptsIn(command));
    const run = Object.keys(scripts).filter((name) => !name.startsWith('post'));
    expect(rows.sort()).toEqual(run.sort());
  });
});

describe.each(['docs/src/content/docs/architecture.md', 'docs/src/content/docs/zh-cn/architecture.md'])(
  '%s',
  (page) => {
    const text = read(page);

    it('has a row for every room', () => {
      const rooms = [...text.matchAll(/^\| `((?:core|scripts)\/[\w-]+)` \|/gm)].map(([, room = '']) => room);
      const there = ['core', 'scripts'].flatMap((top) => foldersIn(top).map((room) => `${top}/${room}`));
      expect(rooms.sort()).toEqual(there.sort());
    });

    it('names files and folders that there are', () => {
      const named = [...text.matchAll(/`((?:core|data|docs|functions|schemas|scripts|server|test)\/[\w./-]*\w)\/?`/g)];
      expect(named.length).toBeGreaterThan(15);
      expect(named.map(([, file = '']) => file).filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
    });
  },
);

describe('the words of the code', () => {
  const pages = ['docs/src/content/docs/architecture.md', 'docs/src/content/docs/zh-cn/architecture.md'];
  const [english = [], chinese = []] = pages.map((page) =>
    [...read(page).matchAll(/^\| ([a-z ]+) \| .+ \| (`[^|]+`) \|$/gm)].map(([, term = '', places = '']) => ({
      term,
      files: [...places.matchAll(/[\w./-]+/g)].map(([file]) => file),
    })),
  );

  it('are the same in both languages, each once', () => {
    expect(english.length).toBeGreaterThan(30);
    expect(chinese).toEqual(english);
    expect(new Set(english.map(({ term }) => term)).size).toBe(english.length);
  });

  it('stand in the files that they are looked up in', () => {
    const plain = (text: string) => text.toLowerCase().replace(/[\s_-]/g, '');
    const lost = english.flatMap(({ term, files }) =>
      files.filter((file) => !plain(read(file)).includes(plain(term).replace(/s$/, ''))).map((file) => [term, file]),
    );
    expect(lost).toEqual([]);
  });
});

/** Names of the folders in a folder of the repository. */
function foldersIn(folder: string): string[] {
  return readdirSync(path.join(ROOT, folder), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  );
}
