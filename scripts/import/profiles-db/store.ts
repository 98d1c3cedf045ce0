import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Config, PresetKind } from '../orca/preset.js';
import type { Report } from '../report.js';
import { type Raw, text } from '../values.js';
import { compareVersions } from './versions.js';

/** A preset of the database: its content in the newest release, and when it last changed. */
export interface StoredPreset {
  kind: PresetKind | 'model';
  vendor: string;
  name: string;
  /** Release in which it first appeared. */
  since: string;
  /** Release in which it last changed. */
  changed: string;
  /** Releases in which its `setting_id` was given another value. */
  renumbered: readonly string[];
  /** What the slicer gives it as `filament_id`, inherited or its own; null: nothing, or it is no filament's. */
  filamentId: string | null;
  config: Config;
}

interface StoredFile {
  name: string;
  vendor: string;
  first_seen: string;
  last_seen: string;
  filament_id?: string | null;
  /** Every setting with its value from each release in which that changed; null from where it was removed. */
  settings: Record<string, Record<string, Raw>>;
}

/** Folders of a vendor, and the kind of preset in each. */
const FOLDERS = { machine_model: 'model', machine: 'machine', filament: 'filament', print: 'process' } as const;

/** Texts and code, which are not carried into this dataset. Conditions of presets ask for the notes of a printer. */
const NOT_READ = /gcode(?!_flavor)|(?<!^printer_)notes|thumbnails|description/;

/**
 * Reads the presets of one slicer: `<Vendor>/{machine_model,machine,filament,print}/**.json`. Folders that start
 * with an underscore hold no presets.
 *
 * @throws when the folder holds no list of releases (`_meta.json`)
 */
export function readStore(slicer: string, report: Report): StoredPreset[] {
  const meta = path.join(slicer, '_meta.json');
  if (!existsSync(meta))
    throw new Error(`${slicer}: no _meta.json; is this profiles/<slicer> of a checkout of slicer-profiles-db?`);
  const presets: StoredPreset[] = [];
  for (const vendor of folders(slicer)) {
    for (const [folder, kind] of Object.entries(FOLDERS)) {
      const place = path.join(slicer, vendor, folder);
      if (!existsSync(place)) continue;
      for (const file of readdirSync(place, { recursive: true, encoding: 'utf8' }).sort()) {
        if (!file.endsWith('.json')) continue;
        const stored = parse(path.join(place, file));
        if (stored) presets.push(presetOf(stored, kind));
        else report.drop('file that is not JSON', path.join(vendor, folder, file));
      }
    }
  }
  return presets;
}

function presetOf(file: StoredFile, kind: PresetKind | 'model'): StoredPreset {
  const { name, vendor, first_seen, last_seen, settings } = file;
  const config: Record<string, Raw> = {};
  for (const [key, values] of Object.entries(settings)) {
    const value = NOT_READ.test(key) ? null : newest(values);
    if (value !== null && value !== undefined) config[key] = value;
  }
  const renumbered = Object.keys(settings.setting_id ?? {}).filter((version) => version !== first_seen);
  const filamentId = text(file.filament_id);
  return { kind, vendor, name, since: first_seen, changed: last_seen, renumbered, filamentId, config };
}

/** The value of the newest release: releases may have been added to the database in any order. */
function newest(values: Record<string, Raw>): Raw {
  const version = Object.keys(values).sort(compareVersions).at(-1);
  return version === undefined ? null : values[version];
}

function folders(place: string): string[] {
  return readdirSync(place, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
    .map(({ name }) => name)
    .sort();
}

function parse(file: string): StoredFile | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as StoredFile;
  } catch {
    return null;
  }
}
