import type { WarningCode } from '../../../core/words/warnings.js';
import type { Material, Printer, Profile } from '../../../schemas/generated/record.js';
import { at, isObject } from '../../shared/tree.js';
import { unusualValues } from './usual.js';
import type { Withheld } from './withheld-value.js';

/** What does not depend on the nozzle: its value for another one is as good. */
const OF_MATERIAL: ReadonlySet<WarningCode> = new Set([
  'fan_high_for_material',
  'bed_cold_for_material',
  'nozzle_cold_for_material',
  'nozzle_temperature_unknown',
  'bed_temperature_unknown',
]);

/**
 * What the same source says better for the same machine and material: where a value is unusual or missing in the preset of
 * one nozzle and usual in that of another, the latter's is taken, of the nearest diameter.
 *
 * @param profiles all of the printer
 * @param corrected of the profile by hand: what somebody corrected or withheld was judged already
 */
export function betterValues(
  profile: Profile,
  profiles: readonly Profile[],
  printer: Printer,
  family: Material['family'] | undefined,
  corrected: Profile['provenance']['corrected'],
): Withheld[] {
  const isSettled = (field: string) =>
    corrected.some((one) => one.field === field || one.field.startsWith(`${field}.`));
  const unusual = unusualValues(profile, printer, family).filter(
    ({ code, field }) => OF_MATERIAL.has(code) && !isSettled(field),
  );
  if (unusual.length === 0) return [];
  const distance = ({ nozzle }: Profile) => Math.abs((nozzle.diameter_mm ?? 9) - (profile.nozzle.diameter_mm ?? 0));
  const others = profiles
    .filter((one) => one !== profile && one.material === profile.material)
    .sort((a, b) => distance(a) - distance(b) || (a.id < b.id ? -1 : 1));
  return unusual.flatMap(({ code, field }) => {
    const better = others.find(
      (one) => isSaid(at(one, field)) && !unusualValues(one, printer, family).some((warned) => warned.code === code),
    );
    if (!better) return [];
    const { source, filament_preset: preset } = better.provenance;
    return [
      {
        field,
        instead: at(better, field),
        reason: `unusual or missing here; taken from the preset of the ${better.nozzle.variant} nozzle of the same printer`,
        source: `${source}: ${preset}`,
      },
    ];
  });
}

/** A figure, or figures of layers of which one at least is known. */
function isSaid(value: ReturnType<typeof at>): boolean {
  return isObject(value) ? Object.values(value).some((figure) => figure !== null) : value !== null;
}
