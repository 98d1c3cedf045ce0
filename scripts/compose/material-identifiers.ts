import type { Material } from '../../schemas/generated/record.js';
import type { Dataset } from '../load/dataset.js';
import { mergeIdentifiers, type NamedBy } from '../shared/identifiers.js';

type Identifiers = Material['identifiers'];
type Figures = Material['provenance']['figures'];

/** What presets of no product say in `filament_vendor`. */
const GENERIC = 'generic';

/** What every source and table calls a material, each on its own: slicers' generic presets, other systems' names. */
export function materialIdentifiersBySource(dataset: Dataset, material: string): NamedBy[] {
  const { materialIdentifiers, imported } = dataset;
  const named = Object.entries(materialIdentifiers.value).map(([system, { identifiers }]) => [
    system,
    Object.keys(identifiers).filter((identifier) => identifiers[identifier] === material),
  ]);
  const byTable = Object.fromEntries(named.filter(([, identifiers = []]) => identifiers.length > 0));
  return [
    ...[...imported.keys()].map((source) => ({ from: source, identifiers: ofPresets(dataset, source, material) })),
    { from: `data/${materialIdentifiers.file}`, identifiers: byTable },
  ].filter(({ identifiers }) => Object.keys(identifiers).length > 0);
}

/**
 * The ids of a source's generic presets of a material. In Cura's library they are GUIDs; Bambu Lab's machines send
 * those of Bambu Studio.
 */
function ofPresets({ imported, sources }: Dataset, source: string, material: string): Identifiers {
  const presets = imported.get(source)?.filamentPresets?.value ?? [];
  const generic = presets.filter((preset) => preset.material === material && preset.vendor?.toLowerCase() === GENERIC);
  const filaments = generic.flatMap(({ filament_ids = [] }) => filament_ids);
  const settings = generic.flatMap(({ setting_ids = [] }) => setting_ids);
  const { kind, names_printers: slicer } = sources.value.sources[source] ?? {};
  return mergeIdentifiers<Identifiers>(
    kind === 'cura'
      ? [some('fdm_materials_guid', filaments)]
      : [
          some('filament_id', filaments),
          some('setting_id', settings),
          some('bambu_tray_info_idx', slicer === 'bambu_studio_printer' ? filaments : []),
        ],
  );
}

/** A system with its identifiers in alphabetical order; nothing where it has none. */
function some(system: keyof Identifiers, identifiers: readonly string[]): Identifiers {
  return identifiers.length > 0 ? { [system]: [...identifiers].sort() } : {};
}

/** What a material is called by other systems, of all sources together. */
export function materialIdentifiers(dataset: Dataset, material: string): Identifiers {
  return mergeIdentifiers<Identifiers>(
    materialIdentifiersBySource(dataset, material).map(({ identifiers }) => identifiers),
  );
}

/** Where those identifiers of a material were read that a table has. */
export function identifierFigures({ materialIdentifiers: { value } }: Dataset, material: string): Figures {
  return Object.entries(value)
    .filter(([, { identifiers }]) => Object.values(identifiers).includes(material))
    .map(([system, { sources }]) => ({ field: `identifiers.${system}`, sources, note: null, others: [] }));
}
