import type { Material } from '../../../schemas/generated/record.js';
import type { ImportedFilamentPresets } from '../../../schemas/generated/source.js';
import { mergeIdentifiers } from '../../shared/identifiers.js';
import type { Dataset } from '../load/dataset.js';

type Identifiers = Material['identifiers'];

/** The `filament_vendor` of presets of no product. */
const GENERIC = 'generic';

/** The material of each id; null if generic presets of several materials share it. */
type MaterialById = ReadonlyMap<string, string | null>;

/** The ids of one slicer's generic presets, with the material of each. */
export interface GenericPresets {
  source: string;
  /** Whose ids they are: Bambu Lab machines know those of Bambu Studio, Cura's are GUIDs. */
  of: 'bambu_studio' | 'cura' | 'others';
  filaments: MaterialById;
  settings: MaterialById;
}

/** The ids of every source's generic presets. Presets copy ids, so one shared by several materials has none. */
export function genericPresets({ imported, sources }: Dataset): GenericPresets[] {
  return [...imported].flatMap(([source, { filamentPresets }]) => {
    const { kind, names_printers: slicer } = sources.value.sources[source] ?? {};
    const generic = (filamentPresets?.value ?? []).filter(({ vendor }) => vendor?.toLowerCase() === GENERIC);
    if (generic.length === 0) return [];
    return [
      {
        source,
        of: kind === 'cura' ? 'cura' : slicer === 'bambu_studio_printer' ? 'bambu_studio' : 'others',
        filaments: materialsById(generic, 'filament_ids'),
        settings: materialsById(generic, 'setting_ids'),
      } as const,
    ];
  });
}

function materialsById(presets: ImportedFilamentPresets, key: 'filament_ids' | 'setting_ids'): MaterialById {
  const materials = new Map<string, string | null>();
  for (const { material, [key]: ids = [] } of presets) {
    for (const id of ids) {
      const before = materials.get(id);
      materials.set(id, before === undefined || before === material ? material : null);
    }
  }
  return materials;
}

/** The ids of one source's generic presets of a material, without those that Bambu Studio gives another one. */
export function presetIdentifiers(
  presets: GenericPresets,
  all: readonly GenericPresets[],
  material: string,
): Identifiers {
  const bambu = all.filter(({ of }) => of === 'bambu_studio');
  const elsewhere = (id: string) => bambu.some(({ filaments }) => (filaments.get(id) ?? material) !== material);
  const filaments = idsOf(presets.filaments, material).filter((id) => !elsewhere(id));
  const settings = idsOf(presets.settings, material);
  return mergeIdentifiers<Identifiers>(
    presets.of === 'cura'
      ? [some('fdm_materials_guid', filaments)]
      : [
          some('filament_id', filaments),
          some('setting_id', settings),
          some('bambu_tray_info_idx', presets.of === 'bambu_studio' ? filaments : []),
        ],
  );
}

function idsOf(materialById: MaterialById, material: string): string[] {
  return [...materialById].flatMap(([id, of]) => (of === material ? [id] : [])).sort();
}

function some(system: keyof Identifiers, identifiers: readonly string[]): Identifiers {
  return identifiers.length > 0 ? { [system]: identifiers } : {};
}
