import type { z } from 'zod';
import { profileValue } from '../../../../../../core/read-settings/profile-value.js';
import { whereIs } from '../../../../../../core/resolve/where.js';
import type { Printer, Profile, Setting } from '../../../../../../schemas/generated/record.js';
import type { Call } from '../../tool.js';
import type { Input, VALUE } from './shape.js';

/** What a profile gives some settings, and those that it does not. */
export function valuesOf(
  settings: readonly Setting[],
  profile: Profile,
  printer: Printer,
  input: Input,
  { language, say }: Call,
) {
  const values: z.output<typeof VALUE>[] = [];
  const unknown: string[] = [];
  for (const setting of settings) {
    const value = profileValue(setting, profile, printer);
    if (value === null) {
      unknown.push(setting.id);
      continue;
    }
    const place = whereIs(setting.slicers, input.slicer ?? null, setting.unit, printer.default_plate);
    const menu = place && (language === 'en' ? place.menu : (place.menu_zh ?? place.menu));
    const how = place?.key === null ? say(place.how ?? '', place.how_zh ?? '') : '';
    values.push({
      setting: setting.id,
      value,
      unit: setting.unit,
      ...(place && { key: place.key }),
      ...(place && input.settings && { menu: menu?.join(' > ') ?? null }),
      ...(how && input.settings && { how }),
      ...(place?.unit && !place.unit.split(' or ').includes(setting.unit) && { slicer_unit: place.unit }),
    });
  }
  return { values, unknown };
}

/** Bed temperatures of the plates that the profile is for. */
export function platesOf({ bed_temperature_by_plate_c: plates }: Profile): Record<string, unknown> {
  return Object.fromEntries(Object.entries(plates ?? {}).filter(([, one]) => one?.other_layers != null));
}

/**
 * The speeds that are not reached.
 *
 * @param chosen settings that are asked for: then those of their speeds alone; undefined: all
 */
export function slowedOf(
  { effective_speed_mm_s: reached, process }: Profile,
  chosen: readonly Setting[] | undefined,
): Record<string, number> {
  const fields = chosen?.map(({ record_field }) => record_field);
  const speeds: Readonly<Record<string, number | null>> = process.speed_mm_s;
  const slower = Object.entries(reached).filter(
    (entry): entry is [string, number] =>
      (fields?.some((field) => field?.endsWith(`speed_mm_s.${entry[0]}`)) ?? true) &&
      entry[1] !== null &&
      entry[1] < (speeds[entry[0]] ?? 0),
  );
  return Object.fromEntries(slower);
}
