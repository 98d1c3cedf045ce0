import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { mergeParts, type SlicingResult, writePart } from '../../scripts/shared/slicing.js';
import { folderOf } from '../support/folder.js';

const part = (slicer: string, version: string, kind: SlicingResult['kind']): SlicingResult => ({
  ...{ slicer, version, kind, date: '2026-11-24', presets: 2, checks: 9, right: 8 },
  explained: [{ reason: 'It ramps.', reason_zh: '逐渐升高。', checks: 1 }],
});

it('the parts of a run become one list, by slicer and version', () => {
  const folder = folderOf();
  const parts = [
    part('cura', '4.13.0', 'pairs'),
    part('prusaslicer', '2.5.0', 'pairs'),
    part('prusaslicer', '2.5.0', 'fixes'),
    part('prusaslicer', '2.10.0', 'pairs'),
  ];
  for (const one of parts.toReversed()) writePart(one, folder);
  expect(JSON.parse(mergeParts(folder, []))).toEqual(parts);
  // Results of parts that did not run are kept; the others are replaced.
  const other = part('orcaslicer', '2.4.0-dev', 'pairs');
  const old = { ...part('cura', '4.13.0', 'pairs'), presets: 1 };
  const fixes = part('cura', '4.13.0', 'fixes');
  expect(JSON.parse(mergeParts(folder, [other, old, fixes]))).toEqual([parts[0], fixes, other, ...parts.slice(1)]);
});

it('a run without a results folder stores nothing', () => {
  const before = readdirSync('.');
  writePart(part('cura', '4.13.0', 'pairs'), '');
  expect(readdirSync('.')).toEqual(before);
});
