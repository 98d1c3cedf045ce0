import { chmodSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { folderOf } from '../support/folder.js';
import { findSlicers } from './find-slicers.js';

function programs(says: Readonly<Record<string, string>>): string {
  const folder = folderOf(
    Object.fromEntries(Object.entries(says).map(([name, text]) => [name, `#!/bin/sh\necho "${text}" >&2\n`])),
  );
  for (const name of Object.keys(says)) chmodSync(path.join(folder, name), 0o755);
  return folder;
}

const newest = programs({
  'prusa-slicer': 'PrusaSlicer-2.9.2+UNKNOWN based on Slic3r',
  CuraEngine: 'Cura_SteamEngine version 5.0.0',
});
const older = programs({ 'prusa-slicer': 'PrusaSlicer-2.5.0+x64', CuraEngine: 'Cura_SteamEngine version 4.13.0' });
const definitions = folderOf({ 'fdmprinter.def.json': {} });
const at = (folder: string, name = 'prusa-slicer') => path.join(folder, name);

describe('slicers', () => {
  it('are found on PATH, only the first one, with their version', () => {
    const expected = [{ id: 'prusaslicer', program: at(newest), version: '2.9.2', definitions: null }];
    expect(findSlicers('prusaslicer', { PATH: `${newest}:${older}` })).toEqual(expected);
  });

  it('in a variable come first, each version once', () => {
    const found = findSlicers('prusaslicer', { PATH: older, PRUSA_SLICER: `${at(newest)}:${at(older)}` });
    expect(found.map(({ program }) => program)).toEqual([at(newest), at(older)]);
  });

  it('have the definitions at the same position of the list, or the last ones', () => {
    const cura = (CURA_DEFINITIONS: string) =>
      findSlicers('cura', { CURA_ENGINE: `${at(newest, 'CuraEngine')}:${at(older, 'CuraEngine')}`, CURA_DEFINITIONS });
    expect(cura(`${newest}:${definitions}`).map(({ version, definitions }) => [version, definitions])).toEqual([
      ['5.0.0', null],
      ['4.13.0', definitions],
    ]);
    expect(cura(definitions).map((one) => one.definitions)).toEqual([definitions, definitions]);
  });

  it('include an OrcaSlicer named by a variable', () => {
    const orca = programs({ 'orca-slicer': 'OrcaSlicer-2.3.1:' });
    expect(findSlicers('orcaslicer', { ORCA_SLICER: at(orca, 'orca-slicer') })[0]?.version).toBe('2.3.1');
  });

  it('named by a variable must be of that kind', () => {
    const other = programs({ 'prusa-slicer': 'something else' });
    expect(() => findSlicers('prusaslicer', { PRUSA_SLICER: at(other) })).toThrow('is not prusa-slicer');
  });
});
