import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkTexts } from '../../scripts/pipeline/check/texts/check.js';
import { readSourceFiles } from '../../scripts/pipeline/load/read.js';
import { folderOf } from '../support/folder.js';

const FILE = 'materials/x.yaml';

/** A data folder with one file of the given bytes. */
function folderWith(content: string | Buffer, file = FILE): string {
  const folder = folderOf();
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), content);
  return folder;
}

/** The error of reading a folder, or the data if there is none. */
function told(folder: string): string | unknown {
  try {
    return readSourceFiles(folder).map(({ value }) => value);
  } catch (error) {
    return (error as Error).message.split('\n')[1]?.replace(/^\S+?\//, '') ?? (error as Error).message;
  }
}

const utf16 = (text: string) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);
const laughs = Array.from({ length: 9 }, (_, i) => `a${i + 1}: &a${i + 1} [${`*a${i},`.repeat(9)}]`).join('\n');

describe('errors in a source file', () => {
  it.each<[what: string, content: string | Buffer, told: string]>([
    ['a YAML bomb', `a0: &a0 ha\n${laughs}\n`, `${FILE}:1:5 contains an anchor (write out the value: `],
    ['an alias that loops', 'a: &a [*a]\n', `${FILE}:1:4 contains an anchor`],
    ['50 levels', `a: ${'['.repeat(50)}${']'.repeat(50)}\n`, `${FILE}:1:19 is nested too deep (at most 16 levels)`],
    ['100,000 levels', `a: ${'['.repeat(100_000)}\n`, `${FILE}:1:19 is nested too deep (at most 16 levels)`],
    ['a byte order mark', '\ufeffid: x\n', `${FILE}:1:1 contains U+FEFF, which is invisible`],
    ['UTF-16', utf16('id: x\n'), `${FILE}:1:1 is not UTF-8: byte 0xFF (save the file as UTF-8)`],
    ['UTF-16 without a mark', Buffer.from('id: x\n', 'utf16le'), `${FILE}:1:2 contains U+0000, which is invisible`],
    ['Latin-1', Buffer.from('id: \xe9\n', 'latin1'), `${FILE}:1:5 is not UTF-8: byte 0xE9`],
    ['Latin-1 behind U+FFFD', Buffer.from('id: \xef\xbf\xbd\xe9\n', 'latin1'), `${FILE}:1:6 is not UTF-8: byte 0xE9`],
    ['a lone CR', 'id: x\rname: y\n', `${FILE}:1:6 contains a carriage return (U+000D)`],
    ['an escape', 'id: x\u001b[2J\n', `${FILE}:1:6 contains U+001B, which is invisible`],
    ['text that turns', 'id: x\u202ey\n', `${FILE}:1:6 contains U+202E, which is invisible`],
    ['a key twice', 'id: x\nid: y\n', `${FILE}:2:1 is not YAML: duplicated mapping key`],
    ['a tag', 'id: !!js/function x\n', `${FILE}:1:5 contains a tag`],
    ['two documents', 'id: x\n---\nid: y\n', `${FILE}:2:1 starts a second document`],
  ])('%s', (_, content, sentence) => {
    expect(told(folderWith(content))).toContain(sentence);
  });

  it.each<[what: string, content: string, file: string, told: string]>([
    ['a key twice in JSON', '{"a": 1,\n"a": 2}', 'slicer-keys/s.json', 's.json:2:2 is not YAML: duplicated'],
    ['deep JSON', '['.repeat(100_000), 'imported/s/bases.json', 'bases.json:1:'],
  ])('%s', (_, content, file, sentence) => {
    expect(told(folderWith(content, file))).toContain(sentence);
  });

  it('accepts CRLF like LF', () => {
    expect(told(folderWith('id: x\r\nname: >-\r\n  a\r\n  b\r\n'))).toEqual([{ id: 'x', name: 'a b' }]);
  });

  it('a control character written as an escape', () => {
    const files = readSourceFiles(folderWith('id: x\nname: "a\\e[2Jb"\nname_zh: "a\\u202eb"\n'));
    expect(files.flatMap(checkTexts).map(({ path: at, code }) => `${at} ${code}`)).toEqual([
      'name unseen_in_text',
      'name_zh unseen_in_text',
    ]);
  });
});
