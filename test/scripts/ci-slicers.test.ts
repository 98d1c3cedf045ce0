import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { folderOf } from '../support/folder.js';

const SCRIPT = path.resolve(import.meta.dirname, '../../.ci/slicers');
const UNPACK =
  'd=$3/usr/share/cura/resources/definitions; mkdir -p $d; echo {} >$d/fdmprinter.def.json; echo {} >$d/fdmextruder.def.json';

/** Runs `.ci/slicers` with programs that stand in for those of the machine, and tells what it asked apt-get for. */
function install(bodies: Readonly<Record<string, string>>) {
  const programs = { id: 'echo 0', 'dpkg-deb': UNPACK, ...bodies };
  const folder = folderOf(
    Object.fromEntries(Object.entries(programs).map(([name, body]) => [`bin/${name}`, `#!/bin/bash\n${body}\n`])),
  );
  for (const name of Object.keys(programs)) chmodSync(path.join(folder, 'bin', name), 0o755);
  // What it takes of the machine, without the slicers that may be there.
  const tools = ['mktemp', 'rm', 'mkdir', 'cp', 'env', 'bash'].map((name) =>
    spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).stdout.trim(),
  );
  for (const tool of tools) spawnSync('ln', ['-s', tool, path.join(folder, 'bin')]);
  const { status, stdout } = spawnSync('/bin/bash', [SCRIPT], {
    encoding: 'utf8',
    env: { PATH: path.join(folder, 'bin'), CURA_SHARE: path.join(folder, 'cura'), ASKED: path.join(folder, 'asked') },
  });
  const asked = path.join(folder, 'asked');
  return {
    status,
    stdout,
    asked: existsSync(asked) ? readFileSync(asked, 'utf8').trim().split('\n') : [],
    definitions: existsSync(path.join(folder, 'cura/resources/definitions/fdmextruder.def.json')),
  };
}

const APT = 'eval last=\\$$#; echo "$1 $last" >>$ASKED; [[ $1 != download ]] || echo >cura_1_all.deb';

describe('.ci/slicers', () => {
  it('installs what is missing, and the definitions', () => {
    const engine = 'echo';
    expect(install({ 'apt-get': APT, CuraEngine: engine })).toMatchObject({
      status: 0,
      asked: ['update -qq', 'install prusa-slicer', 'download cura'],
      definitions: true,
    });
  });

  it('does nothing for somebody who is not root, or without apt-get', () => {
    expect(install({ 'apt-get': APT, id: 'echo 1000' })).toMatchObject({ status: 0, asked: [] });
    expect(install({})).toMatchObject({ status: 0, asked: [], stdout: '' });
  });

  it('goes on where nothing can be installed', () => {
    const { status, stdout, definitions } = install({ 'apt-get': `${APT}; exit 100` });
    expect([status, definitions]).toEqual([0, false]);
    expect(stdout).toContain('prusa-slicer could not be installed\ncura-engine could not be installed');
  });
});
