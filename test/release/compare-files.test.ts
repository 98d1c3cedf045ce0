import { expect, it } from 'vitest';
import { codesPath, FILES } from '../../core/contract/paths.js';
import { compareFiles } from '../../scripts/release/compare-files.js';
import { folderOf } from '../support/folder.js';

function releaseOf(version: string, files: Readonly<Record<string, object>>): string {
  return folderOf({
    ...files,
    [FILES.manifest]: { version, entries: Object.keys(files).map((file) => ({ path: file })) },
  });
}

it('names the files that differ in more than their version and the names of fields', () => {
  const before = releaseOf('aaaaaaaaaaaa', {
    [FILES.index]: { version: 'aaaaaaaaaaaa', origins: [{ read: '2026-01-31' }] },
    [codesPath('one')]: { data: [{ id: 'one--1', only: { slot: ['1'] } }] },
    [codesPath('two')]: { data: [{ id: 'two--1', only: {} }] },
  });
  const after = releaseOf('bbbbbbbbbbbb', {
    [FILES.index]: { version: 'bbbbbbbbbbbb', origins: [{ last_read: '2026-01-31' }] },
    [codesPath('one')]: { data: [{ id: 'one--1', parameter_values: { slot: ['2'] } }] },
    [codesPath('two')]: { data: [{ id: 'two--1', parameter_values: {} }] },
  });
  const renames = { Index: { 'origins.read': 'last_read' }, Code: { only: 'parameter_values' } };
  const compared = (to: string) =>
    compareFiles(before, to, renames).flatMap(({ files, differing }) => (files > 0 ? [[files, differing]] : []));
  expect(compared(after)).toEqual([
    [2, [codesPath('one')]],
    [1, []],
  ]);
  expect(compared(before)).toEqual([
    [2, []],
    [1, []],
  ]);
  expect(compareFiles(before, after, {}).flatMap(({ differing }) => differing)).toHaveLength(3);
});
