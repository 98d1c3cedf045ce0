import type { Identifiers } from '../row.js';

/** What the database says of a product's preset in one slicer. */
export interface SlicerSettings {
  profile_name?: string;
  id?: string;
  generic_id?: string;
}

/** OrcaSlicer and its relatives, which share `filament_id` and the names of presets. */
const ORCA = ['orcaslicer', 'bambustudio', 'elegooslicer', 'crealityprint', 'anycubicslicer'];

/** Ids that are no product's own: the generic ones, and those that products of several brands are given. */
export function idsOfNobody(presets: readonly { brand: string; settings: SlicerSettings }[]): Set<string> {
  const generic = presets.flatMap(({ settings }) => settings.generic_id ?? []);
  const byId = Map.groupBy(presets, ({ settings }) => settings.id ?? '');
  const several = [...byId].filter(([, same]) => new Set(same.map(({ brand }) => brand)).size > 1);
  return new Set([...generic, ...several.map(([id]) => id)]);
}

/**
 * Names and ids of a product's own presets, by system. A generic preset, which stands in where a slicer has none of
 * the product, is none of its own.
 *
 * @param notOwn ids that are no product's own
 */
export function presetIdentifiers(
  slicers: Readonly<Record<string, SlicerSettings>>,
  notOwn: ReadonlySet<string>,
): Identifiers {
  const own = Object.entries(slicers).filter(([, { profile_name: name = '' }]) => !/^generic\b/i.test(name));
  const orca = own.filter(([slicer]) => ORCA.includes(slicer));
  const prusa = own.filter(([slicer]) => slicer === 'prusaslicer');
  const names = (settings: typeof own) =>
    distinct(settings.flatMap(([, { profile_name: name = '' }]) => name.split('@')[0]?.trim() || []));
  const found = {
    filament_id: distinct(orca.flatMap(([, { id = '' }]) => (id === '' || isNobodys(id, notOwn) ? [] : id))),
    orcaslicer_preset: names(orca),
    prusaslicer_preset: names(prusa),
  };
  return Object.fromEntries(Object.entries(found).filter(([, list]) => list.length > 0));
}

/** Whether an id is no product's own; Creality Print adds a number to generic ones: `GFL99_1`. */
function isNobodys(id: string, notOwn: ReadonlySet<string>): boolean {
  return notOwn.has(id) || notOwn.has(id.replace(/_\d+$/, ''));
}

function distinct(list: readonly string[]): string[] {
  return [...new Set(list)];
}
