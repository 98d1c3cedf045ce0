import type { ImportedPrinter, ImportedProcesses } from '../../schemas/generated/source.js';
import { type Json, type JsonObject, leaves, sameLeaf } from '../shared/tree.js';

/** What of an imported file comes and goes as a whole. */
export type PartKind = 'profile' | 'nozzle' | 'process';

/** A part of an imported file, so that two states of it can be compared value by value. */
interface Part {
  /** null: the file itself. */
  kind: PartKind | null;
  /** How the paths of its values begin: `profiles.pla.0.4.`. */
  at: string;
  /** The same in every file: `profiles.*.`. */
  field: string;
  values: JsonObject;
}

/** One value that an import would change. */
export interface Change {
  path: string;
  /** The path without what differs by file: `profiles.*.values.flow_ratio`. */
  field: string;
  before: Json;
  after: Json;
}

/** What is different between two states of a file: parts that are new or gone, and changed values of the others. */
export interface PartChanges {
  added: { kind: PartKind; at: string }[];
  gone: { kind: PartKind; at: string }[];
  changes: Change[];
}

/** A printer's own facts, its nozzles, and each profile under its nozzle. */
export function partsOfPrinter({ profiles = {}, nozzles, ...own }: ImportedPrinter): Part[] {
  const part = (kind: PartKind | null, at: string, field: string, values: object): Part => {
    return { kind, at, field, values: values as JsonObject };
  };
  return [
    part(null, '', '', own),
    ...Object.entries(nozzles).map(([id, nozzle]) => part('nozzle', `nozzles.${id}.`, 'nozzles.*.', nozzle)),
    ...Object.entries(profiles).flatMap(([material, groups]) =>
      groups.flatMap(({ nozzles: fits, ...group }) =>
        fits.map((nozzle) => part('profile', `profiles.${material}.${nozzle}.`, 'profiles.*.', group)),
      ),
    ),
  ];
}

/** The processes of a brand. */
export function partsOfProcesses(processes: ImportedProcesses): Part[] {
  return Object.entries(processes).map(([id, process]) => {
    return { kind: 'process', at: `${id}.`, field: 'process.', values: process as unknown as JsonObject };
  });
}

/** Compares two states of a file, part by part. */
export function compareParts(before: readonly Part[], after: readonly Part[]): PartChanges {
  const [old, now] = [byPlace(before), byPlace(after)];
  const only = (some: typeof old, others: typeof old) =>
    [...some.values()].flatMap(({ kind, at }) =>
      kind === null || others.has(at) ? [] : [{ kind, at: at.slice(0, -1) }],
    );
  return {
    added: only(now, old),
    gone: only(old, now),
    changes: [...now.values()].flatMap((part) => {
      const known = old.get(part.at);
      return known ? changesIn(known, part) : [];
    }),
  };
}

function byPlace(parts: readonly Part[]): Map<string, Part> {
  return new Map(parts.map((part) => [part.at, part]));
}

function changesIn(before: Part, { at, field, values }: Part): Change[] {
  const [old, now] = [leaves(before.values), leaves(values)];
  return [...new Set([...old.keys(), ...now.keys()])]
    .map((leaf) => ({
      path: `${at}${leaf}`,
      field: `${field}${leaf}`,
      before: old.get(leaf) ?? null,
      after: now.get(leaf) ?? null,
    }))
    .filter((change) => !sameLeaf(change.before, change.after));
}
