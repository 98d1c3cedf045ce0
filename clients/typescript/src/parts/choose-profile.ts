import { chooseNozzle } from '../../../../core/choose-nozzle.js';
import { foldToKey } from '../../../../core/fold.js';
import type { Profile } from '../../../../schemas/generated/record.js';
import type { OpenPrintData } from '../client.js';
import { NoProfileError, UnknownNozzleError } from '../errors.js';
import type { CallOptions } from '../shapes.js';

/**
 * One of the profiles of a printer with a material.
 *
 * @param profiles all that the names give
 * @param nozzle variant such as `0.4` or `hf0.4`; without one the profile for the nozzle that the printer comes with
 * @throws {NoProfileError}, {UnknownNozzleError}, and {UnknownNameError} where a name means several things
 */
export async function chooseProfile(
  data: OpenPrintData,
  profiles: readonly Profile[],
  [printer, material]: readonly [printer: string, material: string],
  nozzle: string | number | undefined,
  options: CallOptions,
): Promise<Profile> {
  const [first] = profiles;
  if (!first || profiles.some((one) => one.printer !== first.printer || one.material !== first.material)) {
    const [ofPrinter, { id }] = await Promise.all([
      data.printers.get(printer, options),
      data.materials.get(material, options),
    ]);
    throw new NoProfileError(ofPrinter.id, id, ofPrinter.materials);
  }
  if (nozzle === undefined) {
    if (profiles.length === 1) return first;
    const { default_nozzle_diameter_mm: diameter } = await data.printers.get(first.printer, options);
    return chooseNozzle(profiles, null, diameter) ?? first;
  }
  const wanted = foldToKey(String(nozzle));
  const found =
    profiles.find(({ nozzle: { variant } }) => foldToKey(variant) === wanted) ??
    // 1 is 1.0.
    profiles.find(({ nozzle: { variant } }) => Number(variant) === Number(nozzle));
  if (found) return found;
  const variants = profiles.map(({ nozzle: { variant } }) => variant);
  throw new UnknownNozzleError(first.printer, first.material, String(nozzle), variants);
}
