import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';

export interface Slicer {
  id: 'orcaslicer' | 'prusaslicer' | 'cura';
  program: string;
  /** As it reports: `2.5.0`. */
  version: string;
  /** Folder of fdmprinter.def.json, which CuraEngine requires; null: not found, or not needed. */
  definitions: string | null;
}

const PROGRAMS = {
  prusaslicer: { name: 'prusa-slicer', variable: 'PRUSA_SLICER', ask: '--help', says: /PrusaSlicer-(\d+\.\d+\.\d+)/ },
  cura: { name: 'CuraEngine', variable: 'CURA_ENGINE', ask: 'help', says: /Cura_SteamEngine version (\d+\.\d+\.\d+)/ },
  orcaslicer: { name: 'orca-slicer', variable: 'ORCA_SLICER', ask: '--help', says: /OrcaSlicer-(\d[\w.-]*)/ },
} as const;

/** Where Debian installs programs, for a PATH without them. */
const USUAL = ['/usr/bin', '/usr/lib/prusa-slicer', '/usr/lib/cura-engine'];

/** Where Debian's package `cura` and `.ci/slicers` install the definitions. */
const DEFINITIONS = ['/usr/share/cura/resources/definitions', '/usr/local/share/cura/resources/definitions'];

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The slicers of a kind on this machine, each version once: those in PRUSA_SLICER, CURA_ENGINE or ORCA_SLICER (several
 * separated by `:`), then those on PATH. CURA_DEFINITIONS lists their folders in the same order; the last one applies
 * to the rest.
 *
 * @throws if a variable names something that is not such a slicer
 */
export function findSlicers(id: Slicer['id'], env: Environment = process.env): Slicer[] {
  const { name, variable } = PROGRAMS[id];
  const named = listed(env[variable]);
  const found = [...listed(env.PATH), ...USUAL].map((folder) => path.join(folder, name)).filter(isProgram);
  const folders = [...listed(env.CURA_DEFINITIONS)];
  const slicers = new Map<string, Slicer>();
  [...named, ...found.slice(0, 1)].forEach((program, place) => {
    const version = versionOf(id, program);
    if (version === null && named.includes(program)) throw new Error(`${variable}: ${program} is not ${name}`);
    if (version === null || slicers.has(version)) return;
    const definitions =
      id === 'cura' ? definitionsIn(folders.length > 0 ? [folders[place] ?? folders.at(-1) ?? ''] : DEFINITIONS) : null;
    slicers.set(version, { id, program, version, definitions });
  });
  return [...slicers.values()];
}

function versionOf(id: Slicer['id'], program: string): string | null {
  const { ask, says } = PROGRAMS[id];
  const { stdout, stderr } = spawnSync(program, [ask], { encoding: 'utf8', timeout: 60_000 });
  return says.exec(`${stdout}\n${stderr}`)?.[1] ?? null;
}

function definitionsIn(folders: readonly string[]): string | null {
  return folders.find((folder) => existsSync(path.join(folder, 'fdmprinter.def.json'))) ?? null;
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function listed(value: string | undefined): string[] {
  return (value ?? '').split(':').filter((one) => one !== '');
}
