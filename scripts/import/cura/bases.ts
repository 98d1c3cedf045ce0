import type { Bases } from '../bases.js';
import type { Report } from '../report.js';
import { filamentValues } from './filament.js';
import { readLibrary } from './library.js';
import { processValues } from './process.js';
import { type Layer, Stack } from './stack.js';
import { aliasOf } from './variant.js';

/** What a bed is asked for by a machine that has none is not compared; a base is read as if there were one. */
const HEATED: Layer = new Map([['machine_heated_bed', 'true']]);

/**
 * What Cura sets on a machine that says nothing: its own definitions, with each material as it is without what it says of
 * machines.
 *
 * @param root as readCura() takes it
 * @throws when it is no such checkout
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
