import { FILES } from '../../../../core/contract/paths.js';
import { foldToKey } from '../../../../core/names/fold.js';
import { LABEL_SYSTEMS, labelsPath, looksLikeLabel } from '../../../../core/names/labels.js';
import type { FoundKind } from '../../../../core/names/search.js';
import type { Identify, IdentifySpools, Identified as Ids, Spool } from '../../../../schemas/generated/record.js';
import { checkName } from '../arguments.js';
import { BadArgumentError } from '../errors.js';
import type { Files } from '../files.js';
import { labelsAt } from './resolve-names.js';

/** The meaning of an identifier in one system, as ids of records. */
export interface Identified {
  system: string;
  description: string;
  description_zh: string;
  /** In the spelling of the system. */
  identifier: string;
  printers: readonly string[];
  /** For a product, its material. */
  materials: readonly string[];
  filaments: readonly string[];
  /** Individual colours of products. */
  spools: readonly Spool[];
}

type Systems = Readonly<
  Record<string, { description: string; description_zh: string; identifiers: Readonly<Record<string, Ids | Spool[]>> }>
>;

/** The meanings of an identifier, in one system or in all. @throws {OpenPrintDataError} also for an unknown system */
export async function identify(files: Files, identifier: string, system?: string): Promise<Identified[]> {
  checkName('identifier', identifier);
  if (system !== undefined) checkName('system', system);
  // Identifiers on labels and tags are in small files: one of them resolves a code.
  const isOfLabel = system === undefined || LABEL_SYSTEMS.includes(system);
  const labels = isOfLabel && looksLikeLabel(identifier) ? await labelsAt(files, labelsPath(identifier)) : null;
  const labelled = labels ? identifiedIn(labels.systems, identifier, system) : [];
  if (labelled.length > 0 && (system !== undefined || looksLikeSpool(identifier))) return labelled;
  const { systems } = await files.memo<Identify>(FILES.identify);
  const found = [...labelled, ...identifiedIn(systems, identifier, system)];
  const known = isOfLabel || Object.hasOwn(systems, system ?? '');
  if (found.length > 0 || (known && !looksLikeSpool(identifier))) return found;
  // A large file that is rarely needed.
  const { systems: spools } = await files.memo<IdentifySpools>(FILES.identifySpools);
  const all = new Set([...Object.keys(systems), ...Object.keys(spools), ...LABEL_SYSTEMS]);
  if (system !== undefined && !all.has(system))
    throw new BadArgumentError('invalid_value', 'system', system, [...all].sort().join(', '));
  return identifiedIn(spools, identifier, system);
}

/**
 * A barcode, a UUID, or a spool id of SpoolmanDB, such as `3d-fuel_pla+_almond_1000_175_n`. Numbers shorter or longer
 * than a barcode are error codes of machines.
 */
const SPOOL = /^(?:\d(?:[ -]*\d){10,13}|[0-9a-f]{8}(?:-?[0-9a-f]{4}){3}-?[0-9a-f]{12}|.+_\d+_\d{3}_.+)$/i;

/** Whether an identifier may be that of a single colour or size; those are in a separate file. */
export function looksLikeSpool(identifier: string): boolean {
  return SPOOL.test(identifier.trim());
}

/** The unambiguous meaning if one system has it, as slicers copy ids from each other; otherwise all meanings. */
export function clearest(found: readonly Identified[]): readonly Identified[] {
  const clear = found.find(
    ({ printers, materials, spools }) => printers.length + materials.length + spools.length === 1,
  );
  return clear ? [clear] : found;
}

/** The distinct records that an identifier means, products before their materials. */
export function recordsMeant(found: readonly Identified[]): { kind: FoundKind; id: string }[] {
  const of = (kind: FoundKind, ids: readonly string[]) => ids.map((id) => ({ kind, id }));
  const all = found.flatMap(({ printers, materials, filaments, spools }) => [
    ...of('printers', printers),
    ...of('filaments', [...filaments, ...spools.map(({ filament }) => filament)]),
    ...of('materials', materials),
  ]);
  return [...new Map(all.map((one) => [`${one.kind}/${one.id}`, one])).values()];
}

/** Matches the exact spelling of a system first, then any other spelling. */
function identifiedIn(all: Systems, identifier: string, system: string | undefined): Identified[] {
  const systems = Object.entries(all).filter(([name]) => system === undefined || name === system);
  const wanted = alike(identifier);
  const ways = [
    (spelled: Readonly<Record<string, unknown>>) => (Object.hasOwn(spelled, identifier) ? [identifier] : []),
    (spelled: Readonly<Record<string, unknown>>) => Object.keys(spelled).filter((one) => alike(one) === wanted),
  ];
  for (const way of ways) {
    const found = systems.flatMap(([name, { description, description_zh, identifiers }]) =>
      way(identifiers).map((spelled) => {
        const ids = identifiers[spelled] ?? {};
        const { printers = [], materials = [], filaments = [] } = Array.isArray(ids) ? {} : ids;
        const spools = Array.isArray(ids) ? ids : [];
        const meant = { printers, materials, filaments, spools };
        return { system: name, description, description_zh, identifier: spelled, ...meant };
      }),
    );
    if (found.length > 0) return found;
  }
  return [];
}

/** Normalises spellings: a barcode may lack its leading zeros. */
function alike(identifier: string): string {
  const key = foldToKey(identifier);
  return /^\d{8,13}$/.test(key) ? key.padStart(14, '0') : key;
}
