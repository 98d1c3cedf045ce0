import { printerName } from '../../../../core/names/printer-name.js';
import type { Material, Printer } from '../../../../schemas/generated/record.js';
import type { Files, NameQuery } from '../files.js';
import { idsByAnyName, idsByName } from '../parts/resolve-names.js';
import type { ReadOptions } from '../source.js';
import type { Context } from './command.js';
import { EXIT } from './exit.js';
import { Failure } from './failure.js';

/**
 * The printer and the material that the arguments name, as {@link pairNames} reads them.
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
 * What the arguments call the printer and the material, in either order: names of several words need no quotes where only
 * one way of parting them names both.
 */
export async function pairNames({ args, files, signal }: Context): Promise<{ printer: string; material: string }> {
  const [printer, material] = await splitWords(args, files(), { signal });
  return { printer, material };
}

async function splitWords(args: readonly string[], files: Files, options: ReadOptions): Promise<[string, string]> {
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
  return split.at(-1) ?? ['', ''];
}

function noProfile(printer: Printer, { id, name }: Material): Failure {
  const withheld = printer.provenance.withheld.find(({ material }) => material === id);
  const why = withheld ? ` The source has a preset, which is withheld: ${withheld.reason}.` : '';
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
        en: `Materials with a profile there: ${printer.materials.join(', ') || 'none'}`,
        zh: `该打印机有配置的耗材：${printer.materials.join('、') || '无'}`,
      },
    },
  );
}
