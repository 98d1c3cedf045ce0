import type { Profile } from '../../schemas/generated/record.js';

/** °C; a layer of which nothing is known is null or not there. */
export type Layers = Partial<Profile['bed_temperature_c']>;

/** Everything of a profile that has one temperature for the first layer and one for all others, by its field. */
export function layeredTemperatures(profile: Profile): [field: string, layers: Layers][] {
  const plates = profile.bed_temperature_by_plate_c;
  const all: [string, Layers][] = [
    ['nozzle_temperature_c', profile.nozzle_temperature_c],
    ['bed_temperature_c', profile.bed_temperature_c],
  ];
  for (const plate of Object.keys(plates) as (keyof typeof plates)[])
    all.push([`bed_temperature_by_plate_c.${plate}`, plates[plate]]);
  return all;
}
