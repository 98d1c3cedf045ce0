import { pagePath } from '../../../../core/contract/paths.js';
import { chooseNozzle, nozzleVariant, profileForNozzle } from '../../../../core/profiles/choose-nozzle.js';
import type { Setup } from '../../../../core/troubleshoot/resolve/setup.js';
import { SLICERS, type SlicerId } from '../../../../core/words/slicers.js';
import type { Material, Printer, Profile } from '../../../../schemas/generated/record.js';
import { checkOptions } from '../arguments.js';
import { BadArgumentError, NoProfileError, UnknownNozzleError } from '../errors.js';
import type { Files } from '../files.js';
import { listAt } from '../lists.js';
import { resolveRecord } from '../resolve-record.js';
import type { CallOptions, SetupNames } from '../shapes.js';

/** What a setup is made of: records, and all profiles of the pair, one for each nozzle; none where the two have none. */
export interface SetupRecords {
  printer: Printer | null;
  material: Material | null;
  profiles: readonly Profile[];
}

/** What is chosen besides: names as `SetupNames` has them, null where nothing is. */
export interface SetupChoice {
  nozzle?: string | number | undefined;
  slicer?: SlicerId | null | undefined;
  yours?: Setup['yours'] | undefined;
}

/** All profiles of a printer with a material; none where one of them is not known, or the two have none. */
export async function profilesOf(
  files: Files,
  printer: Printer | null,
  material: Material | null,
  options: CallOptions = {},
): Promise<Profile[]> {
  if (!printer || !material || !printer.materials.includes(material.id)) return [];
  return listAt<Profile>(
    files,
    pagePath({ kind: 'profiles', printer: printer.id, material: material.id }),
    options,
  ).all();
}

/** The records that names mean. @throws {OpenPrintDataError} for a name that means none, or several */
export async function setupRecords(
  files: Files,
  names: Pick<SetupNames, 'printer' | 'material'>,
  options: CallOptions = {},
): Promise<SetupRecords> {
  const named = <T>(kind: 'printers' | 'materials', name: string | null | undefined) =>
    name == null ? null : resolveRecord<T>(files, kind, name, options);
  const [printer, material] = await Promise.all([
    named<Printer>('printers', names.printer),
    named<Material>('materials', names.material),
  ]);
  return { printer, material, profiles: await profilesOf(files, printer, material, options) };
}

/**
 * A setup of records: the profile is that for the nozzle, or without one for the nozzle that the printer comes with.
 *
 * @param otherwise what a nozzle comes to that the pair has profiles for others than: `refuse`; `default`, the profile as
 *   without a nozzle; `keep`, no profile. Where there is none at all, it is kept as the own value `nozzle_diameter`
 * @throws {UnknownNozzleError} for a nozzle that is refused, {BadArgumentError} for what is no nozzle
 */
export function setupWith(
  { printer, material, profiles }: SetupRecords,
  { nozzle, slicer = null, yours = {} }: SetupChoice,
  otherwise: 'refuse' | 'default' | 'keep' = 'refuse',
): Setup {
  const setup = { printer, material, slicer, yours };
  const found = nozzle === undefined ? null : profileForNozzle(profiles, nozzle);
  if (nozzle === undefined || (otherwise === 'default' && !found))
    return { ...setup, profile: chooseNozzle(profiles, null) };
  if (found) return { ...setup, profile: found };
  if (profiles.length > 0 && otherwise === 'refuse') throw unknownNozzle(profiles, nozzle);
  const diameter = nozzleDiameter(nozzle, printer);
  if (diameter === null)
    throw new BadArgumentError('invalid_value', 'nozzle', nozzle, 'a variant of the printer, or a diameter in mm');
  return { ...setup, profile: null, yours: { nozzle_diameter: diameter, ...yours } };
}

/** The diameter of a nozzle, mm: of the printer's variant of that name, else the number that it begins with; null: none. */
export function nozzleDiameter(nozzle: string | number, printer: Printer | null): number | null {
  const name = nozzleVariant(nozzle);
  const own = printer?.nozzles.find(({ variant }) => variant === name)?.diameter_mm;
  const diameter = own ?? Number.parseFloat(name);
  return diameter > 0 ? diameter : null;
}

/** The setup that names mean; the profile is null where the pair has none. @throws {OpenPrintDataError} */
export async function setupOf(files: Files, names: SetupNames, options: CallOptions): Promise<Setup> {
  checkOptions(names, ['printer', 'material'], ['nozzle', 'slicer', 'yours']);
  const { slicer = null } = names;
  if (slicer !== null && !SLICERS.includes(slicer))
    throw new BadArgumentError('invalid_value', 'slicer', slicer, SLICERS.join(', '));
  return setupWith(await setupRecords(files, names, options), names);
}

/**
 * The profile that names mean.
 *
 * @throws {NoProfileError}, {UnknownNozzleError}, {UnknownNameError}
 */
export async function resolveProfile(
  files: Files,
  names: { printer: string; material: string; nozzle?: string | number | undefined },
  options: CallOptions,
): Promise<Profile> {
  const records = await setupRecords(files, names, options);
  const { printer, material } = records;
  if (records.profiles.length === 0)
    throw new NoProfileError(printer?.id ?? '', material?.id ?? '', printer?.materials ?? []);
  return setupWith(records, names).profile as Profile;
}

function unknownNozzle(profiles: readonly Profile[], nozzle: string | number): UnknownNozzleError {
  const { printer = '', material = '' } = profiles[0] ?? {};
  const variants = profiles.map((one) => one.nozzle.variant);
  return new UnknownNozzleError(printer, material, String(nozzle), variants);
}
