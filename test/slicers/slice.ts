import { spawn } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Value } from '../../scripts/import/expression.js';
import { folderOf } from '../support/folder.js';
import { readDefinitions, resolveSettings, settingText } from './cura-resolve.js';
import type { Slicer } from './find-slicers.js';

/** A part of this size takes a second or two; a slicer that hangs is killed. */
const LIMIT_MS = 180_000;

/** Centre of a bed, mm. */
export interface Middle {
  x: number;
  y: number;
}

/**
 * Slices on PrusaSlicer's command line, loading `configs` in order.
 *
 * @returns the G-code
 * @throws if it fails, or reports success without G-code
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
  // Binary G-code and the switch for it came with 2.7.
  const [major = 0, minor = 0] = slicer.version.split('.').map(Number);
  const plain = major > 2 || minor >= 7 ? ['--binary-gcode=0'] : [];
  const out = path.join(folder, 'part.gcode');
  const part = path.join(folder, 'part.stl');
  const centre = ['--center', `${middle.x},${middle.y}`];
  return run(slicer, [...loads, ...plain, ...centre, '--export-gcode', '--output', out, part], out);
}

/**
 * Slices with CuraEngine, which needs every setting: the given ones, and the others by their formulas.
 *
 * @returns the G-code
 * @throws as {@link sliceWithPrusa} does, and for an unsupported formula
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
  // Copies, since the engine may run in a sandbox.
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

/** The three presets that OrcaSlicer slices with, as the JSON that its command line loads. */
export type OrcaPresets = Readonly<Record<'machine' | 'process' | 'filament', Readonly<Record<string, unknown>>>>;

/**
 * Slices on OrcaSlicer's command line, which loads one preset of each type and resolves no parents. Source: `CLI::run`
 * in src/OrcaSlicer.cpp.
 *
 * @returns the G-code
 * @throws as {@link sliceWithPrusa} does
 */
export async function sliceWithOrca(slicer: Slicer, stl: string, presets: OrcaPresets): Promise<string> {
  const files = Object.fromEntries(Object.entries(presets).map(([kind, preset]) => [`${kind}.json`, preset]));
  const folder = folderOf({ 'part.stl': stl, ...files });
  const at = (name: string) => path.join(folder, name);
  for (const name of ['home', 'out']) mkdirSync(at(name));
  const args = [
    ...['--slice', '0', '--arrange', '1', '--datadir', at('home'), '--outputdir', at('out')],
    ...['--load-settings', `${at('machine.json')};${at('process.json')}`, '--load-filaments', at('filament.json')],
    at('part.stl'),
  ];
  return run(slicer, args, at('out/plate_1.gcode'));
}

function run(slicer: Slicer, args: readonly string[], out: string, env: Record<string, string> = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    // Numbers in English notation.
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
