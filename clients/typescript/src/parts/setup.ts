import { pagePath, recordPath } from '../../../../core/contract/paths.js';
import type { Spool } from '../../../../core/names/named-spool.js';
import { chooseNozzle, nozzleVariant, profileForNozzle } from '../../../../core/profiles/choose-nozzle.js';
import type { Setup } from '../../../../core/troubleshoot/resolve/setup.js';
import { SLICERS, type SlicerId } from '../../../../core/words/slicers.js';
import type { Material, Printer, Profile } from '../../../../schemas/generated/record.js';
import { checkOptions } from '../arguments.js';
import { BadArgumentError, NoProfileError, UnknownNozzleError } from '../errors.js';
import type { Files } from '../files.js';
import { listAt } from '../lists.js';
import { resolveRecord, withIds } from '../resolve-record.js';
import type { SetupNames } from '../shapes.js';

/** The records of a setup, with all profiles of the pair, one per nozzle. */
export interface SetupRecords {
  printer: Printer | null;
  /** Carries the name of the spool if one was named. */
  material: Material | null;
  profiles: readonly Profile[];
  /** The branded filament, if one was named instead of the material; the profiles are then its own. */
  spool: Spool | null;
}

export type PairNames = Pick<SetupNames, 'printer' | 'material'>;

/** The records of a setup, where those that are named are not null. */
export type RecordsOf<Names extends PairNames> = SetupRecords & {
  printer: Names['printer'] extends string ? Printer : Printer | null;
  material: Names['material'] extends string ? Material : Material | null;
};

/** The rest of a setup, as in `SetupNames`. */
export interface SetupChoice {
  nozzle?: string | number | undefined;
  slicer?: SlicerId | null | undefined;
  user_values?: Setup['user_values'] | undefined;
}

/** All profiles of a printer with a material or a branded filament; empty if the printer or the filament is missing. */
export async function profilesOf(
  files: Files,
  printer: Printer | null,
  material: Material | null,
  spool: Spool | null = null,
): Promise<Profile[]> {
  if (printer && spool) {
    const { profilesOfSpool } = await import('./spool.js');
    return (await profilesOfSpool(files, spool, printer.id)) ?? [];
  }
  if (!printer || !material || !printer.materials.includes(material.id)) return [];
  return listAt<Profile>(files, pagePath({ kind: 'profiles', printer: printer.id, material: material.id })).all();
}

/** A material renamed to the branded filament that was named instead of it. */
export function calledAs(spool: Spool | null, material: Material): Material {
  return spool ? { ...material, name: spool.name, name_zh: spool.name } : material;
}

/** The records that names resolve to. @throws {OpenPrintDataError} if no record or several match a name */
export async function setupRecords<Names extends PairNames>(files: Files, names: Names): Promise<RecordsOf<Names>> {
  const materialOf = ([id = '']: readonly string[], spool: Spool | null) =>
    files
      .record<Material>(recordPath('materials', id))
      .then((material) => ({ material: calledAs(spool, material), spool }));
  const [printer, { material, spool }] = await Promise.all([
    names.printer == null ? null : resolveRecord<Printer>(files, 'printers', names.printer),
    names.material == null
      ? { material: null, spool: null }
      : withIds(files, [['materials', names.material]], materialOf),
  ]);
  const profiles = await profilesOf(files, printer, material, spool);
  return { printer, material, spool, profiles } as RecordsOf<Names>;
}

/**
 * The setup of records, with the profile for the nozzle; default: the stock nozzle of the printer.
 *
 * @param otherwise if the pair has no profile for the nozzle: `refuse` throws; `default` uses the profile of the stock
 * nozzle; `keep` uses no profile and the diameter as the own value `nozzle_diameter`. Without any profile of the pair,
 * `refuse` is `keep`
 * @throws {UnknownNozzleError} for a refused nozzle, {BadArgumentError} for an invalid one
 */
export function setupWith(
  { printer, material, profiles }: Omit<SetupRecords, 'spool'>,
  { nozzle, slicer = null, user_values = {} }: SetupChoice,
  otherwise: 'refuse' | 'default' | 'keep' = 'refuse',
): Setup {
  const setup = { printer, material, slicer, user_values };
  const found = nozzle === undefined ? null : profileForNozzle(profiles, nozzle);
  if (nozzle === undefined || (otherwise === 'default' && !found))
    return { ...setup, profile: chooseNozzle(profiles, null) };
  if (found) return { ...setup, profile: found };
  if (profiles.length > 0 && otherwise === 'refuse') throw unknownNozzle(profiles, nozzle);
  return { ...setup, profile: null, user_values: { nozzle_diameter: knownDiameter(nozzle, printer), ...user_values } };
}

/** Like {@link nozzleDiameter}. @throws {BadArgumentError} if there is none */
export function knownDiameter(nozzle: string | number, printer: Printer | null): number {
  const diameter = nozzleDiameter(nozzle, printer);
  if (diameter !== null) return diameter;
  const variants = (printer?.nozzles ?? []).map(({ variant }) => variant);
  throw new BadArgumentError('invalid_value', 'nozzle', nozzle, [...variants, 'a diameter in mm'].join(', '));
}

/** Nozzle diameter, mm: that of the printer's variant, else the leading number of the name; null: neither. */
export function nozzleDiameter(nozzle: string | number, printer: Printer | null): number | null {
  const name = nozzleVariant(nozzle);
  const own = printer?.nozzles.find(({ variant }) => variant === name)?.diameter_mm;
  const diameter = own ?? Number.parseFloat(name);
  return diameter > 0 ? diameter : null;
}

/** The setup that names resolve to; the profile is null if the pair has none. @throws {OpenPrintDataError} */
export async function setupOf(files: Files, names: SetupNames): Promise<Setup> {
  checkOptions(names, ['printer', 'material'], ['nozzle', 'slicer', 'user_values']);
  const { slicer = null } = names;
  if (slicer !== null && !SLICERS.includes(slicer))
    throw new BadArgumentError('invalid_value', 'slicer', slicer, SLICERS.join(', '));
  return setupWith(await setupRecords(files, names), names);
}

/** A printer and a material with the profile for a nozzle. */
export type Pair = RecordsOf<{ printer: string; material: string }> & { profile: Profile };

/**
 * The pair that names resolve to.
 *
 * @param noProfile the error if the pair has no profile
 * @throws {UnknownNameError}, {UnknownNozzleError}
 */
export async function resolvePair(
  files: Files,
  names: { printer: string; material: string; nozzle?: string | number | undefined },
  noProfile: (printer: Printer, material: Material) => Error | Promise<Error> = ({ id, materials }, material) =>
    new NoProfileError(id, material.id, materials),
): Promise<Pair> {
  const records = await setupRecords(files, names);
  if (records.profiles.length === 0) throw await noProfile(records.printer, records.material);
  return { ...records, profile: setupWith(records, { nozzle: names.nozzle }).profile as Profile };
}

function unknownNozzle(profiles: readonly Profile[], nozzle: string | number): UnknownNozzleError {
  const { printer = '', material = '' } = profiles[0] ?? {};
  const variants = profiles.map((one) => one.nozzle.variant);
  return new UnknownNozzleError(printer, material, String(nozzle), variants);
}
