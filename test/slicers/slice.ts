import { spawn, spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Value } from '../../scripts/import/cura/formula-functions.js';
import { folderOf } from '../support/folder.js';
import { readDefinitions, resolveSettings, settingText } from './cura-resolve.js';
import type { Slicer } from './find-slicers.js';
import type { VendorProfiles } from './orca-profiles.js';

/** A part of this size takes a second or two; a slicer that hangs is ended. */
const LIMIT_MS = 180_000;

/** Place of the middle of a bed, mm. */
export interface Middle {
  x: number;
  y: number;
}

/**
 * Slices with PrusaSlicer from the command line: each of `configs` is loaded over those before it.
 *
 * @returns the G-code
 * @throws when it fails, and when it says that all is well and left no G-code
 */
export async function sliceWithPrusa(
  slicer: Slicer,
  stl: string,
  configs: readonly string[],
  middle: Middle,
): Promise<string> {
  const folder = folderOf({ 'part.stl': stl });
  const loads = configs.flatMap((text, place) => {
    const file = path.join(folder, `${place}.ini`);
    writeFileSync(file, text);
    return ['--load', file];
  });
  // Binary G-code came with 2.7, and so did the switch.
  const [major = 0, minor = 0] = slicer.version.split('.').map(Number);
  const plain = major > 2 || minor >= 7 ? ['--binary-gcode=0'] : [];
  const out = path.join(folder, 'part.gcode');
  const part = path.join(folder, 'part.stl');
  const centre = ['--center', `${middle.x},${middle.y}`];
  return run(slicer, [...loads, ...plain, ...centre, '--export-gcode', '--output', out, part], out);
}

/**
 * Slices with CuraEngine, which is told every setting: those that are set, and what the rest become by the formulas.
 *
 * @returns the G-code
 * @throws as {@link sliceWithPrusa} does, and when a formula is not understood
 */
export async function sliceWithCura(
  slicer: Slicer,
  stl: string,
  set: Readonly<Record<string, Value>>,
): Promise<string> {
  if (slicer.definitions === null) throw new Error(`${slicer.program} has no definitions`);
  const { values, failed } = resolveSettings(readDefinitions(slicer.definitions), set);
  if (failed.length > 0) throw new Error(failed.join('\n'));
  const folder = folderOf({ 'part.stl': stl });
  // Copies, since the engine may be one that sees little of this machine.
  mkdirSync(path.join(folder, 'definitions'));
  for (const name of ['fdmprinter.def.json', 'fdmextruder.def.json'])
    copyFileSync(path.join(slicer.definitions, name), path.join(folder, 'definitions', name));
  const settings = [...values]
    .filter(([key, value]) => key !== 'machine_name' && (settingText(value) !== '' || key.endsWith('gcode')))
    .flatMap(([key, value]) => ['-s', `${key}=${settingText(value)}`]);
  const definition = path.join(folder, 'definitions/fdmprinter.def.json');
  const out = path.join(folder, 'part.gcode');
  const load = ['-s', 'extruder_nr=0', '-l', path.join(folder, 'part.stl'), '-o', out];
  const args = ['slice', '-j', definition, ...settings, '-e0', ...settings, ...load];
  return run(slicer, args, out, { CURA_ENGINE_SEARCH_PATH: path.join(folder, 'definitions') });
}

/** What OrcaSlicer is to slice with. */
export interface OrcaJob {
  /** Presets of the user that are imported: texts of JSON, or a whole `.zip`. */
  imports: readonly { name: string; text: string | Uint8Array }[];
  /** OrcaSlicer's own presets that those stand on. */
  profiles: VendorProfiles | null;
  /** Names of the presets that are chosen; several filaments print a part each. */
  machine: string;
  process: string;
  filaments: readonly string[];
  /** The plate on the bed, by its name in OrcaSlicer; null: the one that it begins with. */
  plate: string | null;
  /** Set on top of the presets. */
  set: Readonly<Record<string, string>>;
}

/**
 * Slices with OrcaSlicer's engine, which imports the presets as the program does.
 *
 * @returns the G-code
 * @throws as {@link sliceWithPrusa} does, and when it refuses, replaces or leaves out a value of a preset
 */
export async function sliceWithOrca(slicer: Slicer, stl: string, job: OrcaJob): Promise<string> {
  const folder = folderOf({ 'part.stl': stl });
  const { home, files } = orcaHome(folder, job);
  const out = path.join(folder, 'part.gcode');
  const args = [
    ...['slice', '--home', home, '--stl', path.join(folder, 'part.stl'), '--out', out],
    ...['--machine', job.machine, '--process', job.process],
    ...job.filaments.flatMap((name) => ['--filament', name]),
    ...(job.plate === null ? [] : ['--plate', job.plate]),
    ...Object.entries(job.set).flatMap(([key, text]) => ['--set', `${key}=${text}`]),
    ...files,
  ];
  return run(slicer, args, out);
}

/** What OrcaSlicer says of presets that it was given to import. */
export interface OrcaImport {
  /** The presets of the user that its lists show afterwards, and what they say otherwise than their parents. */
  taken: { kind: string; name: string; parent: string; compatible: boolean; values: Record<string, string> }[];
  /** What it refuses, replaces or leaves out, with the reason. */
  refused: { file: string; key: string; why: string }[];
}

/** Imports presets into an OrcaSlicer that has nothing but its own ones. @throws when the engine fails */
export async function importWithOrca(slicer: Slicer, job: Pick<OrcaJob, 'imports' | 'profiles'>): Promise<OrcaImport> {
  const folder = folderOf({});
  const { home, files } = orcaHome(folder, job);
  const { stdout } = spawnSync(slicer.program, ['import', '--home', home, ...files], {
    encoding: 'utf8',
    maxBuffer: 1e9,
    timeout: LIMIT_MS,
    env: { ...process.env, LC_ALL: 'C' },
  });
  return JSON.parse(stdout) as OrcaImport;
}

/** A data folder of OrcaSlicer with its own presets in it, and the files that are imported beside it. */
function orcaHome(folder: string, { imports, profiles }: Pick<OrcaJob, 'imports' | 'profiles'>) {
  const system = path.join(folder, 'home/system');
  mkdirSync(system, { recursive: true });
  for (const vendor of profiles?.vendors ?? [])
    for (const name of [vendor, `${vendor}.json`])
      symlinkSync(path.join(profiles?.folder ?? '', name), path.join(system, name));
  const files = imports.map(({ name, text }, place) => {
    const own = path.join(folder, String(place));
    mkdirSync(own);
    const file = path.join(own, path.basename(name));
    writeFileSync(file, text);
    return file;
  });
  return { home: path.join(folder, 'home'), files };
}

/** Runs a slicer, and reads what it wrote. */
function run(slicer: Slicer, args: readonly string[], out: string, env: Record<string, string> = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    // Numbers are written and read as in English.
    const child = spawn(slicer.program, args, { env: { ...process.env, LC_ALL: 'C', ...env }, timeout: LIMIT_MS });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
    child.on('error', reject);
    child.on('close', (code, signal) => {
      const told = `${slicer.program} ${slicer.version} ended with ${code ?? signal}: ${said.trim().split('\n').slice(-5).join('\n')}`;
      if (code !== 0) reject(new Error(told));
      else if (!existsSync(out)) reject(new Error(`no G-code: ${told}`));
      else resolve(readFileSync(out, 'utf8'));
    });
  });
}
