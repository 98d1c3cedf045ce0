import { printerName } from '../../../../core/names/printer-name.js';
import type { Material, Printer } from '../../../../schemas/generated/record.js';
import { idsByAnyName, idsByName } from '../parts/resolve-names.js';
import { type Pair, resolvePair } from '../parts/setup.js';
import type { Context } from './command.js';
import { type Failure, failure, listed, NONE } from './failure.js';
import { MATERIAL, nozzleOption, PRINTER } from './options.js';

export const PAIR_OPTIONS = { printer: { ...PRINTER, argument: true }, material: { ...MATERIAL, argument: true } };

/**
 * The pair named by a call as {@link pairNames} reads it, with its profile.
 *
 * @throws {Failure} if the printer has no profile for the material; {UnknownNameError}, {UnknownNozzleError}
 */
export async function namedPair(context: Context): Promise<Pair> {
  return resolvePair(context.files, { ...(await pairNames(context)), nozzle: nozzleOption(context) }, noProfile);
}

/**
 * The names of printer and material, from {@link PAIR_OPTIONS} or from arguments in either order. Names of several
 * words need no quotes if there is only one way to split them.
 *
 * @throws {Failure} for arguments if both are given as options
 */
export async function pairNames(context: Context): Promise<{ printer: string; material: string }> {
  const { args } = context;
  const { printer, material } = givenNames(context);
  if (printer !== undefined || material !== undefined) return { printer: printer ?? '', material: material ?? '' };
  return (await splitWords(context)) ?? { printer: args.slice(0, -1).join(' '), material: args.at(-1) ?? '' };
}

/**
 * The printer and the material from {@link PAIR_OPTIONS}, with the arguments as the missing one; neither without an
 * option.
 *
 * @throws {Failure} for arguments if both are given as options
 */
export function givenNames({ args, option }: Context): { printer?: string | undefined; material?: string | undefined } {
  const [printer, material, words] = [option('printer'), option('material'), args.join(' ')];
  if (printer === undefined && material === undefined) return {};
  if (printer !== undefined && material !== undefined && words !== '') throw failure('pair_given', { value: words });
  const rest = words === '' ? undefined : words;
  return { printer: printer ?? rest, material: material ?? rest };
}

/** The printer, the material or both that the arguments name, as {@link splitWords} reads both; null: neither. */
export async function namesIn(context: Context): Promise<{ printer?: string; material?: string } | null> {
  const words = context.args.join(' ');
  for (const kind of ['printer', 'material'] as const)
    if ((await idsByAnyName(context.files, [`${kind}s`, words])).length > 0) return { [kind]: words };
  return splitWords(context);
}

/** Splits the arguments into a printer and a material, as ids unless a name is ambiguous; null: no split names both. */
async function splitWords({ args, files }: Context): Promise<{ printer: string; material: string } | null> {
  const split = args.slice(1).map((_, i) => [args.slice(0, i + 1).join(' '), args.slice(i + 1).join(' ')] as const);
  const pairs = [...split, ...split.map(([one, other]) => [other, one] as const)];
  // Tries names only, then products and identifiers as well.
  for (const idsOf of [idsByName, idsByAnyName])
    for (const [printer, material] of pairs) {
      const printers = await idsOf(files, ['printers', printer]);
      const materials = printers.length > 0 ? await idsOf(files, ['materials', material]) : [];
      const only = (ids: readonly string[], name: string) => (ids.length === 1 && ids[0]) || name;
      // Keeps the name of a product, which is more specific than the id of its material.
      const named = idsOf === idsByName ? only(materials, material) : material;
      if (materials.length > 0) return { printer: only(printers, printer), material: named };
    }
  return null;
}

function noProfile(printer: Printer, { id, name }: Material): Failure {
  const withheld = printer.provenance.withheld.find(({ material }) => material === id);
  const why = {
    en: withheld ? ` The source has a preset, but it is withheld: ${withheld.reason}.` : '',
    zh: withheld ? `来源中有预设，但未发布：${withheld.reason}。` : '',
  };
  const others = printer.materials.length > 0 ? listed(printer.materials) : NONE;
  const details = { value: `${printer.id} ${id}` };
  return failure('no_profile', details, { printer: printerName(printer), material: name, why, others });
}
