import { chooseNozzle } from '../../../../core/choose-nozzle.js';
import type { SettingValue, Setup } from '../../../../core/resolve/setup.js';
import type { SlicerId } from '../../../../core/slicers.js';
import { type Call, Refusal } from './tool.js';

/** Whom an answer is for, by names. */
export interface SetupNames {
  printer?: string | undefined;
  material?: string | undefined;
  nozzle?: string | undefined;
  slicer?: SlicerId | undefined;
  yours?: Readonly<Record<string, SettingValue>> | undefined;
}

/**
 * The records that names mean. A pair without a profile is no error here: then the records alone must tell.
 *
 * @throws {Refusal} for a name that means nothing, or a nozzle that no profile is for
 */
export async function setupOf(
  { printer: p, material: m, nozzle, slicer, yours = {} }: SetupNames,
  { desk, say }: Call,
): Promise<Setup> {
  const printer = p === undefined ? null : await desk.printer(p);
  const material = m === undefined ? null : await desk.material(m);
  const all = printer && material ? await desk.profiles(printer.id, material.id) : [];
  const wanted = nozzle?.replace(/\s*mm$/i, '').trim();
  const known = all.find(({ nozzle: own }) => own.variant === wanted || String(own.diameter_mm) === wanted);
  const diameter = Number.parseFloat(wanted ?? '');
  if (wanted !== undefined && !known && !(diameter > 0))
    throw new Refusal(
      'unknown_nozzle',
      say(`"${nozzle}" is no nozzle that is known for it.`, `没有“${nozzle}”这个喷嘴。`),
      (printer?.nozzles ?? []).map(({ variant }) => variant),
    );
  const chosen =
    wanted === undefined ? chooseNozzle(all, null, printer?.default_nozzle_diameter_mm ?? null) : (known ?? null);
  return {
    printer,
    material,
    profile: chosen,
    slicer: slicer ?? null,
    // A nozzle that no profile is for is fitted all the same.
    yours: wanted !== undefined && !known ? { nozzle_diameter: diameter, ...yours } : yours,
  };
}
