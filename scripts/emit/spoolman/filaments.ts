import type { Filament, FilamentColour, SpoolmanFilament } from '../../../schemas/generated/record.js';
import { colourKey } from '../../compose/filaments/colours.js';
import type { Records } from '../../compose/records.js';
import { looksOf } from './looks.js';
import { middle } from './middle.js';

/**
 * The branded filaments as Spoolman reads them from the address that it is given (`ExternalFilament` of its
 * `spoolman/externaldb.py`): one entry a colour, weight and diameter.
 *
 * Density is required there and cannot be marked as one of the material in general, so that a product whose own nobody
 * states is left out; so is a size without its weight.
 */
export function spoolmanFilaments({ filaments, materials }: Records): SpoolmanFilament[] {
  const names = new Map(materials.map(({ id, name }) => [id, name]));
  return filaments.flatMap((filament) => {
    const { density_g_cm3: density, material, colours } = filament;
    if (density === null) return [];
    const name = names.get(material) ?? material;
    return colours.flatMap((colour) => entriesOf({ ...filament, density_g_cm3: density, material: name }, colour));
  });
}

function entriesOf(filament: Filament & { density_g_cm3: number }, colour: FilamentColour): SpoolmanFilament[] {
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
      material: filament.material,
      density: filament.density_g_cm3,
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
