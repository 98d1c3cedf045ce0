import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ParentNames } from '../../core/presets/types.js';

/** Presets that the filaments of all vendors may stand on. */
const LIBRARY = 'OrcaFilamentLibrary';

/** A vendor's own presets as OrcaSlicer has them. */
export interface VendorProfiles {
  /** `resources/profiles` of a checkout, or `system` of the data folder of an installation. */
  folder: string;
  /** Files of it that are needed, without `.json`. */
  vendors: string[];
}

/** The presets of a tree, by name. */
interface Tree {
  folder: string;
  vendors: ReadonlyMap<string, ReadonlySet<string>>;
}

let trees: readonly Tree[] | undefined;

/** The folders that ORCA_PROFILES names, several with `:`; read once, since every preset is looked up in all of them. */
function treesAtHand(): readonly Tree[] {
  const folders = (process.env.ORCA_PROFILES ?? '').split(':').filter((folder) => folder !== '');
  trees ??= folders.map((folder) => ({ folder, vendors: vendorsOf(folder) }));
  return trees;
}

/** Where all presets of OrcaSlicer that ours stands on are, or null: it stands on none, or no folder has them. */
export function profilesOf(parents: ParentNames | null): VendorProfiles | null {
  if (parents === null || parents.machine === null) return null;
  const { machine, process: own, filament } = parents;
  const names = [machine, own, filament].filter((name) => name !== null);
  for (const { folder, vendors } of treesAtHand())
    for (const [vendor, has] of vendors) {
      const library = vendors.get(LIBRARY);
      if (vendor === LIBRARY || !has.has(machine)) continue;
      if (!names.every((name) => has.has(name) || library?.has(name))) continue;
      return { folder, vendors: library === undefined ? [vendor] : [LIBRARY, vendor] };
    }
  return null;
}

interface Vendor {
  machine_list?: { name: string }[];
  process_list?: { name: string }[];
  filament_list?: { name: string }[];
}

function vendorsOf(folder: string): Map<string, Set<string>> {
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return new Map(
    files.map((name) => {
      const lists = JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as Vendor;
      const all = [lists.machine_list, lists.process_list, lists.filament_list].flatMap((list) => list ?? []);
      return [path.basename(name, '.json'), new Set(all.map((one) => one.name))];
    }),
  );
}
