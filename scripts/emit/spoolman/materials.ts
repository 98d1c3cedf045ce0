import type { SpoolmanMaterial } from '../../../schemas/generated/record.js';
import type { Records } from '../../compose/records.js';
import { middle } from './middle.js';

/**
 * The materials as Spoolman reads them (`ExternalMaterial` of its `spoolman/externaldb.py`), by the names that
 * {@link spoolmanFilaments} gives them. One without a density, which is required there, is left out.
 */
export function spoolmanMaterials({ materials }: Records): SpoolmanMaterial[] {
  return materials.flatMap(({ name, density_g_cm3: density, nozzle_temperature_c, bed_temperature_c }) => {
    if (density === null) return [];
    const [nozzle, bed] = [middle(nozzle_temperature_c), middle(bed_temperature_c)];
    return {
      material: name,
      density,
      ...(nozzle === null ? {} : { extruder_temp: nozzle }),
      ...(bed === null ? {} : { bed_temp: bed }),
    };
  });
}
