import type { Identifiers } from '../row.js';

/** What the database says of a product's preset in one slicer. */
export interface SlicerSettings {
  profile_name?: string;
  id?: string;
  generic_id?: string;
}

/** OrcaSlicer and its relatives, which share `filament_id` and the names of presets. */
const ORCA = ['orcaslicer', 'bambustudio', 'elegooslicer', 'crealityprint', 'anycubicslicer'];

/**
 * Names and ids of a product's own presets, by system. A generic preset, which stands in where a slicer has none of
 * the product, is none of its own.
 *
 * @param generic every id that the database gives as a generic one
 */
export function presetIdentifiers(
  slicers: Readonly<Record<string, SlicerSettings>>,
  generic: ReadonlySet<string>,
): Identifiers {
  const own = Object.entries(slicers).filter(([, { profile_name: name = '' }]) => !/^generic\b/i.test(name));
  const orca = own.filter(([slicer]) => ORCA.includes(slicer));
  const prusa = own.filter(([slicer]) => slicer === 'prusaslicer');
  const names = (settings: typeof own) =>
    distinct(settings.flatMap(([, { profile_name: name = '' }]) => name.split('@')[0]?.trim() || []));
  const found = {
    filament_id: distinct(orca.flatMap(([, { id = '' }]) => (id === '' || isGeneric(id, generic) ? [] : id))),
    orcaslicer_preset: names(orca),
    prusaslicer_preset: names(prusa),
  };
  return Object.fromEntries(Object.entries(found).filter(([, list]) => list.length > 0));
}

/** Whether an id is a generic one; Creality Print adds a number to those: `GFL99_1`. */
function isGeneric(id: string, generic: ReadonlySet<string>): boolean {
  return generic.has(id.replace(/_\d+$/, ''));
}

function distinct(list: readonly string[]): string[] {
  return [...new Set(list)];
}
