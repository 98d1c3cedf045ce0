import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readSourceFiles } from '../../../scripts/pipeline/load/read.js';
import { ProblemsError } from '../../../scripts/shared/problem.js';
import { FROZEN_DATA } from '../../support/data.js';
import { folderOf } from '../../support/folder.js';

const TEXT = 'id: x\n';

function said(put: (data: string) => void): string | null {
  const data = path.join(folderOf(), 'data');
  cpSync(FROZEN_DATA, data, { recursive: true });
  put(data);
  try {
    readSourceFiles(data);
    return null;
  } catch (error) {
    if (!(error instanceof ProblemsError)) throw error;
    return error.message;
  }
}

const write =
  (file: string, text: string | Uint8Array = TEXT) =>
  (data: string) => {
    mkdirSync(path.dirname(path.join(data, file)), { recursive: true });
    writeFileSync(path.join(data, file), text);
  };

describe('a misplaced file is reported', () => {
  test.each([
    ['materials/x.yml', ['ends in ".yml"', 'call it x.yaml']],
    ['materials/x.YAML', ['ends in ".YAML"', 'call it x.yaml']],
    ['materials/x.json', ['ends in ".json"', 'call it x.yaml']],
    ['printers/acme-labs/x.yml', ['call it x.yaml']],
    ['imported/acme-slicer/printers/x.yaml', ['call it x.json']],
    ['brands.yml', ['call it brands.yaml']],
    ['materials/.x.yaml', ['is hidden', 'remove it']],
    ['.DS_Store', ['is hidden']],
    ['.git/config', ['is hidden']],
    ['materials/x.yaml~', ['is not a place for source files', 'materials/*.yaml']],
    ['materials/x.yaml.orig', ['is not a place for']],
    ['materials/deep/x.yaml', ['is not a place for', 'materials/*.yaml']],
    ['printers/x.yaml', ['is not a place for', 'printers/*/*.yaml']],
    ['printers/acme-labs/deep/x.yaml', ['is not a place for', 'printers/*/*.yaml']],
    ['troubleshooting/x.yaml', ['is not a place for', 'troubleshooting/symptoms/*.yaml']],
    ['troubleshooting/symptons/x.yaml', ['is not a place for', 'troubleshooting/symptoms/*.yaml']],
    ['material/x.yaml', ['is not a place for']],
    ['materials/x.svg', ['is not a place for', 'materials/*.yaml']],
    ['troubleshooting/x.svg', ['is not a place for', 'troubleshooting/symptoms/*.svg']],
    ['notes.txt', ['is not a place for']],
    ['README.md', ['is not a place for']],
    ['imported/acme-slicer/notes.json', ['is not a place for', 'imported/*/digests.json']],
    ['changes/notes.txt', ['is not a place for']],
  ] as const)('%s', (file, words) => {
    const message = said(write(file));
    expect(message).toContain(`data/${file}:1:1 `);
    for (const word of words) expect(message).toContain(word);
    expect(message?.split('\n')).toHaveLength(2);
  });
});

describe('a special file is reported without being opened', () => {
  test('a pipe', () => {
    const message = said((data) => execFileSync('mkfifo', [path.join(data, 'materials/pipe.yaml')]));
    expect(message).toContain('data/materials/pipe.yaml:1:1 is a pipe');
  });

  test.each([
    ['out of the folder', '/etc/hostname'],
    ['to nowhere', '/nowhere.yaml'],
    ['to a device', '/dev/zero'],
    ['to a file beside it', 'pla.yaml'],
  ])('a link %s', (_, target) => {
    const message = said((data) => symlinkSync(target, path.join(data, 'materials/link.yaml')));
    expect(message).toContain('data/materials/link.yaml:1:1 is a link');
  });

  test('a link to a parent folder, which would be endless', () => {
    const message = said((data) => symlinkSync('..', path.join(data, 'materials/loop')));
    expect(message).toContain('data/materials/loop:1:1 is a link');
  });

  test('a folder with a file’s name', () => {
    const message = said((data) => mkdirSync(path.join(data, 'materials/folder.yaml')));
    expect(message).toContain('data/materials/folder.yaml:1:1 is a folder');
  });
});

describe('an oversized file is reported without being read', () => {
  test.each([
    ['materials/x.yaml', 1_000_001, 'at most 1000000'],
    ['imported/acme-slicer/printers/x.json', 8_000_001, 'at most 8000000'],
  ])('%s', (file, bytes, allowed) => {
    const message = said(write(file, Buffer.alloc(bytes, '#')));
    expect(message).toContain(`data/${file}:1:1 has ${bytes} bytes (${allowed}`);
  });

  test('a file at the limit is read', () => {
    expect(said(write('materials/x.yaml', `${'#'.repeat(999_000)}\nid: x\n`))).toBeNull();
  });
});
