import { printerName } from '../../../../core/names/printer-name.js';
import type { Material, Printer } from '../../../../schemas/generated/record.js';
import type { Files, NameQuery } from '../files.js';
import { idsByAnyName, idsByName } from '../parts/resolve-names.js';
import type { ReadOptions } from '../source.js';
import type { Context, Option } from './command.js';
import { EXIT } from './exit.js';
import { Failure, wrongUse } from './failure.js';
import { MATERIAL, PRINTER } from './shared-options.js';

/** A printer and a material, given as options instead of as arguments. */
export const PAIR_OPTIONS = {
  printer: { ...PRINTER, argument: true },
  material: { ...MATERIAL, argument: true },
} as const satisfies Record<string, Option>;

/**
 * The printer and the material that a call names, as {@link pairNames} reads them.
 *
 * @throws {Failure} when the printer has no profile for the material; {UnknownNameError}
 */
export async function resolvePair(context: Context): Promise<{ printer: Printer; material: Material }> {
  const { data, signal } = context;
  const client = data();
  const names = await pairNames(context);
  const [printer, material] = await Promise.all([
    client.printers.get(names.printer, { signal }),
    client.materials.get(names.material, { signal }),
  ]);
  if (!printer.materials.includes(material.id)) throw noProfile(printer, material);
  return { printer, material };
}

/**
 * What a call names the printer and the material: by {@link PAIR_OPTIONS}, or both as arguments in either order. Names of
 * several words need no quotes where only one way of parting them names both.
 *
 * @throws {Failure} for arguments where both are given as options
 */
export async function pairNames(context: Context): Promise<{ printer: string; material: string }> {
  const { args, files, signal } = context;
  const { printer, material } = givenNames(context);
  if (printer !== undefined || material !== undefined) return { printer: printer ?? '', material: material ?? '' };
  const split = await splitWords(args, files(), { signal });
  return { printer: split?.[0] ?? args.slice(0, -1).join(' '), material: split?.[1] ?? args.at(-1) ?? '' };
}

/**
 * The printer and the material by {@link PAIR_OPTIONS}, the arguments being the one that is left; neither where no option
 * is given.
 *
 * @throws {Failure} for arguments where both are given as options
 */
export function givenNames({ args, option }: Context): { printer?: string; material?: string } {
  const [printer, material, words] = [option('printer'), option('material'), args.join(' ')];
  if (printer !== undefined && material !== undefined && words !== '')
    throw wrongUse(
      'too_many_arguments',
      {
        en: `Printer and material are already given: "${words}".`,
        zh: `打印机和耗材都已指定，多余的参数：“${words}”。`,
      },
      { value: words },
    );
  const rest = words === '' ? undefined : words;
  if (printer !== undefined) return defined({ printer, material: material ?? rest });
  return material === undefined ? {} : defined({ printer: rest, material });
}

function defined({ printer, material }: { printer: string | undefined; material: string | undefined }) {
  return { ...(printer === undefined ? {} : { printer }), ...(material === undefined ? {} : { material }) };
}

/** The printer and the material that words name together; null: no way of parting them names both. */
export async function splitWords(
  args: readonly string[],
  files: Files,
  options: ReadOptions,
): Promise<[printer: string, material: string] | null> {
  const split = args
    .slice(1)
    .map((_, i): [string, string] => [args.slice(0, i + 1).join(' '), args.slice(i + 1).join(' ')]);
  const swapped = split.map(([one, other]): [string, string] => [other, one]);
  const pairs = [...split, ...swapped];
  // As names alone, or else with products and identifiers as well.
  for (const ids of [idsByName, idsByAnyName]) {
    const isKnown = async (asked: NameQuery) => (await ids(files, asked, options)).length > 0;
    for (const pair of pairs)
      if ((await isKnown(['printers', pair[0]])) && (await isKnown(['materials', pair[1]]))) return pair;
  }
  return null;
}

function noProfile(printer: Printer, { id, name }: Material): Failure {
  const withheld = printer.provenance.withheld.find(({ material }) => material === id);
  const why = withheld ? ` The source has a preset, but it is withheld: ${withheld.reason}.` : '';
  const whyZh = withheld ? `来源中有预设，但未发布：${withheld.reason}。` : '';
  return new Failure(
    EXIT.notFound,
    'no_profile',
    {
      en: `There is no profile for ${name} on the ${printerName(printer)}.${why}`,
      zh: `没有 ${printerName(printer)} 打印 ${name} 的配置。${whyZh}`,
    },
    {
      value: `${printer.id} ${id}`,
      hint: {
        en: `Materials that have a profile there: ${printer.materials.join(', ') || 'none'}`,
        zh: `该打印机有配置的耗材：${printer.materials.join('、') || '无'}`,
      },
    },
  );
}
