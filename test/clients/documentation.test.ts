import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import * as client from '../../clients/typescript/src/index.js';
import { sitePages } from '../support/pages.js';

const ROOT = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const TEXTS = {
  'the README': read('clients/typescript/README.md'),
  ...Object.fromEntries(
    (await sitePages()).filter(({ name }) => name === 'client').map(({ id, prose }) => [id, prose]),
  ),
};

/** What stands in code in the first and the second cell of the rows of every table. */
function rows(text: string): { first: string; second: string[] }[] {
  return [...text.matchAll(/^\| `([^`]+)` \| ([^|]*)/gm)].map(([, first = '', second = '']) => ({
    first,
    second: [...second.matchAll(/`([^`]+)`/g)].map(([, one = '']) => one),
  }));
}

/** Whether a name is that of a class of errors. */
const isClass = (name: string) => /^[A-Z]\w*Error$/.test(name);

/** Every call that a client has, such as `printers.list`. */
function callsOf(data: client.OpenPrintData): string[] {
  const own = Object.entries(data)
    .filter(([name]) => name !== 'source' && name !== 'files')
    .flatMap(([group, calls]) => Object.keys(calls as object).map((name) => `${group}.${name}`));
  const methods = Object.getOwnPropertyNames(client.OpenPrintData.prototype);
  return [...own, ...methods.filter((name) => name !== 'constructor' && name !== 'named')].sort();
}

describe.each(Object.entries(TEXTS))('the tables of %s', (_, text) => {
  const first = rows(text).map((row) => row.first);

  it('have every call and no other', () => {
    const calls = first.filter((one) => one.includes('(')).map((one) => one.replace(/\(.*$/, ''));
    const data = new client.OpenPrintData({ source: { name: '', text: async () => '' } });
    expect(calls.sort()).toEqual(callsOf(data));
  });

  it('have every class of errors with its codes', () => {
    const classes = Object.entries(client).filter(
      ([name, one]) => name.endsWith('Error') && name !== 'OpenPrintDataError' && typeof one === 'function',
    );
    expect(first.filter((one) => isClass(one)).sort()).toEqual(classes.map(([name]) => name).sort());
    const [, union = ''] =
      /type ClientErrorCode =(.*?)\/\/ What keeps a mirror/s.exec(read('clients/typescript/src/errors.ts')) ?? [];
    const kinds = /\$\{([^}]*)\}/.exec(union)?.[1]?.match(/'(\w+)'/g) ?? [];
    const codes = [
      ...kinds.map((kind) => `unknown_${kind.slice(1, -1)}`),
      ...[...union.replace(/\$\{[^}]*\}/, '').matchAll(/'(\w+)'/g)].map(([, code = '']) => code),
    ];
    expect(codes.length).toBeGreaterThan(15);
    const told = rows(text).filter((row) => isClass(row.first));
    expect(told.flatMap(({ second }) => second).sort()).toEqual(codes.sort());
  });

  it('have every module and every option', () => {
    const { exports } = JSON.parse(read('clients/typescript/package.json')) as { exports: object };
    const modules = Object.keys(exports).filter((name) => name !== './package.json');
    expect(first.filter((one) => one.startsWith('open-print-data')).sort()).toEqual(
      modules.map((name) => path.posix.join('open-print-data', name)).sort(),
    );
    const [, options = ''] = /interface WebOptions \{(.*?)\n\}/s.exec(read('clients/typescript/src/http/web.ts')) ?? [];
    const names = [...options.matchAll(/^ {2}(\w+)\?:/gm)].map(([, name = '']) => name);
    expect(names.length).toBeGreaterThan(6);
    expect(first).toEqual(expect.arrayContaining(names));
  });
});
