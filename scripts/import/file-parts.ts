import type { ImportedPrinter, ImportedProcesses } from '../../schemas/generated/source.js';
import { type Json, type JsonObject, leaves, sameLeaf } from '../shared/tree.js';

/** The kinds of parts of an imported file that are added or removed as a whole. */
export type PartKind = 'profile' | 'nozzle' | 'process';

/** A part of an imported file, so that two states of it can be compared value by value. */
interface FilePart {
  /** null: the file itself. */
  kind: PartKind | null;
  /** How the paths of its values begin: `profiles.pla.0.4.`. */
  at: string;
  /** The same in every file: `profiles.*.`. */
  field: string;
  values: JsonObject;
}

export interface ValueChange {
  path: string;
  /** The path without what differs by file: `profiles.*.values.flow_ratio`. */
  field: string;
  before: Json;
  after: Json;
}

/** Differences between two states of a file: parts that are new or gone, and changed values of the others. */
export interface PartChanges {
  added: { kind: PartKind; at: string }[];
  gone: { kind: PartKind; at: string }[];
  changes: ValueChange[];
}

export function partsOfPrinter({ profiles = {}, nozzles, ...own }: ImportedPrinter): FilePart[] {
  const part = (kind: PartKind | null, at: string, field: string, values: object): FilePart => {
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

export function partsOfProcesses(processes: ImportedProcesses): FilePart[] {
  return Object.entries(processes).map(([id, process]) => {
    return { kind: 'process', at: `${id}.`, field: 'process.', values: process as unknown as JsonObject };
  });
}

export function compareParts(before: readonly FilePart[], after: readonly FilePart[]): PartChanges {
  const [old, now] = [byPath(before), byPath(after)];
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

function byPath(parts: readonly FilePart[]): Map<string, FilePart> {
  return new Map(parts.map((part) => [part.at, part]));
}

function changesIn(before: FilePart, { at, field, values }: FilePart): ValueChange[] {
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
