import type { Filament, FilamentColour, SpoolmanFilament } from '../../../schemas/generated/record.js';
import { colourKey } from '../../compose/filaments/colours.js';
import type { Records } from '../../compose/records.js';
import { looksOf } from './looks.js';
import { middle } from './middle.js';

/**
 * The branded filaments as Spoolman reads them from the address that it is given (`ExternalFilament` of its
 * `spoolman/externaldb.py`): one entry a colour, weight and diameter.
 *
 * Density is required there: where nobody states the product's own, it is that of its material, and `density_of`, which
 * Spoolman passes over, says so. A size without its weight is left out.
 */
export function spoolmanFilaments({ filaments, materials }: Records): SpoolmanFilament[] {
  const byId = new Map(materials.map((material) => [material.id, material]));
  return filaments.flatMap((filament) => {
    const material = byId.get(filament.material);
    const density = filament.density_g_cm3 ?? material?.density_g_cm3;
    if (!material || typeof density !== 'number') return [];
    const density_of = filament.density_g_cm3 === null ? 'material' : 'product';
    const general = { material: material.name, density, density_of } as const;
    return filament.colours.flatMap((colour) => entriesOf(filament, general, colour));
  });
}

function entriesOf(
  filament: Filament,
  general: Pick<SpoolmanFilament, 'material' | 'density' | 'density_of'>,
  colour: FilamentColour,
): SpoolmanFilament[] {
  const entries = new Map<string, SpoolmanFilament>();
  for (const { weight_g, spool_weight_g, diameter_mm } of colour.sizes) {
    if (weight_g === null || weight_g <= 0) continue;
    const size = `${Math.round(weight_g)}_${Math.round(diameter_mm * 100)}`;
    const id = `${filament.id}_${colourKey(colour.name)}_${size}`;
    // A spool and its refill are one there.
    if (entries.has(id)) continue;
    const nozzle = middle(filament.nozzle_temperature_c);
    const bed = middle(filament.bed_temperature_c);
    entries.set(id, {
      id,
      manufacturer: filament.brand,
      name: `${filament.name} ${colour.name}`,
      ...general,
      weight: weight_g,
      ...(spool_weight_g === null ? {} : { spool_weight: spool_weight_g }),
      diameter: diameter_mm,
      ...(nozzle === null ? {} : { extruder_temp: nozzle }),
      ...(bed === null ? {} : { bed_temp: bed }),
      ...looksOf(colour),
    });
  }
  return [...entries.values()];
}
