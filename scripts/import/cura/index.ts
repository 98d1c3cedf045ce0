import type { CuraMachinesSource } from '../../../schemas/generated/source.js';
import type { Bases } from '../bases.js';
import type { Machine } from '../machine.js';
import type { PrinterName } from '../printer-naming.js';
import type { Report } from '../report.js';
import type { Definition } from './definition.js';
import { filamentValues } from './filament.js';
import { type Container, type Library, readLibrary } from './library.js';
import { processValues } from './process.js';
import { Qualities } from './qualities.js';
import { type Layer, Stack } from './stack.js';
import { aliasOf, isPreferred, variantOf } from './variant.js';

/**
 * Reads the machines of a Cura checkout: `resources/{definitions,extruders,variants,quality}`, and its materials if
 * they were copied to `resources/materials` (they are in a repository of their own, fdm_materials).
 *
 * @param vendors brand ids to read machines of; default: all
 * @param table data/cura-machines.yaml: the product of a definition, or why it is none
 * @throws if it is not such a checkout
 */
export function readCura(
  root: string,
  vendors: readonly string[] | undefined,
  report: Report,
  table: CuraMachinesSource,
): Machine[] {
  const library = readLibrary(root, report);
  return library.definitions.ids().flatMap((id) => {
    const definition = library.definitions.of(id);
    if (!definition || definition.metadata('visible') === false) return [];
    const row = Object.hasOwn(table, id) ? table[id] : undefined;
    if (!row) {
      report.drop('definition without a row in data/cura-machines.yaml: add one', id);
      return [];
    }
    if (vendors && !vendors.includes(row.brand ?? '')) return [];
    if (row.left_out !== undefined) {
      report.drop(`definition that is not a product (${row.left_out})`, id);
      return [];
    }
    const { id: printer = '', brand = '', model = '' } = row;
    return [machineOf(definition, { id: printer, brand, model }, library)];
  });
}

function machineOf(definition: Definition, name: PrinterName, library: Library): Machine {
  const typeOf = new Map(library.materials.map(({ id, type }) => [id, type]));
  const qualities = new Qualities(definition, library.qualities, (id) => typeOf.get(id));
  const trains = definition.metadata('machine_extruder_trains') as Record<string, string> | undefined;
  const extruder = library.extruders.of(trains?.['0'] ?? 'fdmextruder');
  const base = extruder ? [extruder, definition] : [definition];
  const hotends = definition.metadata('has_variants') === true ? nozzlesOf(definition.id, library) : [];
  const preferred = String(definition.metadata('preferred_material') ?? '');
  const variants = (hotends.length > 0 ? hotends : [null]).map((hotend) =>
    variantOf({ definition, base, hotend, qualities, library, preferred }),
  );
  const materials = library.materials.filter(({ id }) => isPreferred(id, preferred));
  return {
    vendor: String(definition.metadata('manufacturer') ?? ''),
    // A vertical bar separates list values in tables of records.
    model: definition.name.replaceAll('|', '/'),
    name,
    qualityTypes: qualities.types(),
    defaultMaterials: materials.map(aliasOf),
    variants,
  };
}

function nozzlesOf(id: string, { variants }: Library): Container[] {
  return (variants.get(id) ?? []).filter(({ metadata }) => metadata.hardware_type === 'nozzle');
}

/** A machine without a heated bed still has bed temperatures to compare with, so a base is read as if it had one. */
const HEATED: Layer = new Map([['machine_heated_bed', 'true']]);

/**
 * Cura's values without a specific machine: its own definitions, with the values of each material that are independent
 * of machines.
 *
 * @param root as for readCura()
 * @throws if it is not such a checkout
 */
export function readCuraBases(root: string, report: Report): Bases {
  const { definitions, extruders, materials } = readLibrary(root, report);
  const machine = definitions.of('fdmprinter');
  const extruder = extruders.of('fdmextruder');
  if (!machine || !extruder) throw new Error(`${root}: no fdmprinter or fdmextruder; is this a checkout of Cura?`);
  const own = [HEATED, extruder, machine];
  return {
    filaments: materials.map((material) => ({
      preset: material.id,
      alias: aliasOf(material),
      type: material.type,
      support: false,
      vendor: material.brand,
      folder: null,
      values: filamentValues(new Stack([material.values, ...own], machine)),
    })),
    processes: [{ preset: machine.id, folder: null, values: processValues(new Stack(own, machine)) }],
  };
}
