import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { openLocation } from '../../clients/typescript/src/mirror/location.js';
import { verify } from '../../clients/typescript/src/mirror/verify.js';
import { FROZEN_DATA } from '../support/data.js';
import { folderOf } from '../support/folder.js';
import { script } from '../support/script.js';
import { smallRelease } from '../support/small-release.js';

/** Builds a corrupted copy of the data over a complete release. @returns the output of the build */
async function buildSpoilt(spoil: (data: string) => void): Promise<string> {
  const place = folderOf();
  const data = path.join(place, 'data');
  const dist = path.join(place, 'dist');
  cpSync(FROZEN_DATA, data, { recursive: true });
  cpSync(smallRelease(), dist, { recursive: true });
  spoil(data);
  const { code, error } = await script('build', '--api', '--data', data, '--out', dist);
  expect(code).toBe(1);
  expect((await verify(openLocation(dist))).findings).toEqual([]);
  return error;
}

describe('an unreadable source stops the build and is named; the last good release stays', () => {
  it('several at once', async () => {
    const error = await buildSpoilt((data) => {
      mkdirSync(path.join(data, 'materials/folder.yaml'));
      symlinkSync('/nowhere.yaml', path.join(data, 'materials/link.yaml'));
      writeFileSync(path.join(data, 'materials/cut.yaml'), 'id: cut\nname: "half');
    });
    expect(error).toMatch(/^3 problems in data\//);
    expect(error).toContain('data/materials/folder.yaml:1:1 is a folder');
    expect(error).toContain('data/materials/link.yaml:1:1 is a link');
    expect(error).toContain('data/materials/cut.yaml:2:7 is not YAML');
  });

  it('all of them missing', async () => {
    const error = await buildSpoilt((data) => rmSync(data, { recursive: true }));
    expect(error).toMatch(/data: no source files there\n.* is unchanged\n$/);
  });
});
