import { type FurtherKind, type FurtherNames, idsFurther } from '../../../../core/further-names.js';
import { idsOf, type Names } from '../../../../core/names.js';
import { FILES } from '../../../../core/paths.js';
import { printerName } from '../../../../core/printer-name.js';
import type { Material, Printer } from '../../../../schemas/generated/record.js';
import type { OpenPrintData } from '../client.js';
import { orNone } from '../parts/further-names.js';
import type { Context } from './command.js';
import { EXIT } from './exit.js';
import { Failure } from './failure.js';

/**
 * The printer and the material that the arguments name, in either order: names of several words need no quotes where only
 * one way of parting them names both.
 *
 * @throws {Failure} when the printer has no profile for the material; {UnknownNameError}
 */
export async function pairOf({ args, data, signal }: Context): Promise<{ printer: Printer; material: Material }> {
  const client = data();
  const [printerText, materialText] = await partedWords(args, client, signal);
  const [printer, material] = await Promise.all([
    client.printers.get(printerText, { signal }),
    client.materials.get(materialText, { signal }),
  ]);
  if (!printer.materials.includes(material.id)) throw noProfile(printer, material);
  return { printer, material };
}

async function partedWords(
  args: readonly string[],
  client: OpenPrintData,
  signal: AbortSignal,
): Promise<[string, string]> {
  const parted = args
    .slice(1)
    .map((_, i): [string, string] => [args.slice(0, i + 1).join(' '), args.slice(i + 1).join(' ')]);
  const swapped = parted.map(([one, other]): [string, string] => [other, one]);
  const both = await firstKnown(client, [...parted, ...swapped], signal);
  return both ?? parted.at(-1) ?? ['', ''];
}

/** The first pair of which both are known: as names alone, or else with products and identifiers as well. */
async function firstKnown(
  client: OpenPrintData,
  pairs: readonly [printer: string, material: string][],
  signal: AbortSignal,
): Promise<[string, string] | undefined> {
  const names = await client.json<Names>(FILES.names, { signal });
  const isNamed = (kind: FurtherKind, name: string) => idsOf(names, kind, name).length > 0;
  const named = pairs.find(([printer, material]) => isNamed('printers', printer) && isNamed('materials', material));
  if (named) return named;
  const further = await orNone(client.json<FurtherNames>(FILES.furtherNames, { signal }));
  const isKnown = (kind: FurtherKind, name: string) =>
    isNamed(kind, name) || idsFurther(further, kind, name).length > 0;
  return pairs.find(([printer, material]) => isKnown('printers', printer) && isKnown('materials', material));
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
