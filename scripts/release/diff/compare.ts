import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  type ChangeGroup,
  noCounts,
  RELEASE_KINDS,
  type ReleaseKind,
  type ReleaseStep,
} from '../../../core/contract/changes.js';
import { codesPath, FILES, filamentsPath, pagePath, type Subject } from '../../../core/contract/paths.js';
import { readPages } from '../../../core/contract/whole-list.js';
import type {
  FieldChange,
  FitMatrix,
  Manifest,
  RecordChange,
  RecordGroup,
  SourceChanges,
} from '../../../schemas/generated/record.js';
import type { JsonObject } from '../../shared/tree.js';
import { differences, fieldGroups, fieldTemplate, RecordFields, recordGroups, valueGroups } from './groups.js';

/** A built release: its version, and its records by kind and id. */
export interface ReleaseRecords {
  version: string;
  sources: Readonly<Record<string, { name: string; repository: string; commit: string }>>;
  records: Record<ReleaseKind, Map<string, JsonObject>>;
}

/** Reads the records of a built release. @throws when the folder contains none */
export function readRelease(folder: string): ReleaseRecords {
  const json = (file: string) =>
    JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as {
      data: (JsonObject & { id: string })[];
      version: string;
      sources: ReleaseRecords['sources'];
    };
  if (!existsSync(path.join(folder, FILES.index)))
    throw new Error(`${folder}: not a release (${FILES.index} is missing)`);
  const has = (file: string) => existsSync(path.join(folder, file));
  const whole = (subject: Subject) => readPages((page) => pagePath(subject, page), has, json);
  const byId = (records: readonly (JsonObject & { id: string })[]) =>
    new Map(records.map((record) => [record.id, record as JsonObject]));
  const productsOf = (brand: string) => readPages((page) => filamentsPath(brand, page), has, json);
  const { version, sources } = json(FILES.index);
  return {
    version,
    sources,
    records: {
      printers: byId(whole({ kind: 'printers' })),
      materials: byId(whole({ kind: 'materials' })),
      profiles: byId(whole({ kind: 'profiles' })),
      rules: byId(whole({ kind: 'troubleshoot' })),
      settings: byId(json(FILES.settings).data),
      filaments: byId(json(FILES.filamentBrands).data.flatMap(({ id }) => productsOf(id))),
      fit: verdicts(JSON.parse(readFileSync(path.join(folder, FILES.fit), 'utf8'))),
      codes: byId(json(FILES.codes).data.flatMap(({ id }) => json(codesPath(id)).data)),
    },
  };
}

/** One record per printer, with a field per material. */
function verdicts({ letters, materials, printers }: FitMatrix): Map<string, JsonObject> {
  const words = new Map<string, string>(Object.entries(letters));
  return new Map(
    Object.entries(printers).map(([id, row]) => [
      id,
      Object.fromEntries(materials.map((material, at) => [material, words.get(row.charAt(at)) ?? null])),
    ]),
  );
}

/** Fields derived from the source of a record: they change with every refresh and are irrelevant to users. */
const IGNORED = /^provenance\.(commit|source_name|repository)$/;

/** Order of groups: whole records first, then fields, then values. */
const ORDER: readonly ChangeGroup['change'][] = ['added', 'removed', 'new_field', 'gone_field', 'changed'];

/**
 * Compares two releases record by record. A field that is new in, or gone from, all records of a kind is reported once
 * as a group instead of as a change of each record; so is a source with a new id.
 */
export function compareReleases(before: ReleaseRecords, after: ReleaseRecords): ReleaseStep {
  const changes: RecordChange[] = [];
  const groups: ChangeGroup[] = [];
  const counts = noCounts();
  const sources = compareSources(before.sources, after.sources);
  for (const kind of RELEASE_KINDS) {
    const [old, now] = [before.records[kind], after.records[kind]];
    const [oldFields, newFields] = [new RecordFields(old), new RecordFields(now)];
    const own = [...new Set([...old.keys(), ...now.keys()])].sort().flatMap((id): RecordChange[] => {
      const [before, after] = [old.get(id), now.get(id)];
      if (!before) return [{ kind, id, change: 'added' }];
      if (!after) return [{ kind, id, change: 'removed' }];
      const fields = differences(before, after).filter((one) => isReported(one, [oldFields, newFields], sources));
      return fields.length === 0 ? [] : [{ kind, id, change: 'changed', fields }];
    });
    for (const { change } of own) counts[kind][change]++;
    changes.push(...own);
    const one = (change: RecordChange['change'], from: ReadonlyMap<string, JsonObject>) =>
      new Map(own.filter((record) => record.change === change).map(({ id }) => [id, from.get(id) as JsonObject]));
    groups.push(
      ...sorted([
        ...recordGroups(kind, 'added', one('added', now), belongings(kind, after)),
        ...recordGroups(kind, 'removed', one('removed', old), belongings(kind, before)),
        ...(old.size === 0 ? [] : fieldGroups(kind, 'new_field', now, oldFields)),
        ...(now.size === 0 ? [] : fieldGroups(kind, 'gone_field', old, newFields)),
        ...valueGroups(kind, own),
      ]),
    );
  }
  return {
    version: after.version,
    previous_version: before.version,
    date: null,
    counts,
    sources,
    groups,
    omitted_fields: [],
    changes,
  };
}

/** Whether a difference is specific to the record, and not already reported as a group. */
function isReported(
  { field, before, after }: FieldChange,
  fields: readonly RecordFields[],
  { renamed }: SourceChanges,
): boolean {
  const isRenamed =
    field === 'provenance.source' && renamed.some((one) => one.before === before && one.after === after);
  return !IGNORED.test(field) && !isRenamed && fields.every((known) => known.has(fieldTemplate(field)));
}

/**
 * The groups of a record: printers and filaments belong to their brand, profiles to their printer's brand and to their
 * material.
 */
function belongings(
  kind: ReleaseKind,
  { records: { printers } }: ReleaseRecords,
): (record: JsonObject) => (readonly [RecordGroup['by'], string])[] {
  return (record) => {
    if (kind === 'printers' || kind === 'filaments') return [['brand', String(record.brand_id)]];
    if (kind !== 'profiles') return [['kind', kind]];
    const brand = printers.get(String(record.printer))?.brand_id;
    return [
      ['brand', String(brand ?? 'unknown')],
      ['material', String(record.material)],
    ];
  };
}

function sorted(groups: readonly ChangeGroup[]): ChangeGroup[] {
  const name = (group: ChangeGroup) => ('name' in group ? `${group.by} ${group.name}` : group.field);
  return groups.toSorted(
    (a, b) =>
      ORDER.indexOf(a.change) - ORDER.indexOf(b.change) || b.records - a.records || (name(a) < name(b) ? -1 : 1),
  );
}

type Sources = ReleaseRecords['sources'];

/** Changes of the imported sources. A source is renamed if its repository and commit only exist under a new id. */
function compareSources(before: Sources, after: Sources): SourceChanges {
  const same = (a: Sources[string] | undefined, b: Sources[string] | undefined) =>
    a !== undefined && b !== undefined && a.repository === b.repository && a.commit === b.commit;
  const renamed = Object.keys(before).flatMap((id) => {
    if (same(before[id], after[id])) return [];
    const now = Object.keys(after).filter((other) => !Object.hasOwn(before, other) && same(before[id], after[other]));
    return now.length === 1 ? [{ before: id, after: now[0] as string }] : [];
  });
  const renamedIds = new Set(renamed.map(({ after: id }) => id));
  const left = new Set(renamed.map(({ before: id }) => id));
  const state = ({ name, commit }: Sources[string]) => `${name} (${commit.slice(0, 12)})`;
  return {
    added: Object.keys(after).filter((id) => (!Object.hasOwn(before, id) || left.has(id)) && !renamedIds.has(id)),
    removed: Object.keys(before).filter((id) => !Object.hasOwn(after, id) && !left.has(id)),
    renamed,
    updated: Object.entries(before).flatMap(([id, old]) => {
      const now = after[id];
      return now === undefined || left.has(id) || same(old, now) ? [] : [{ id, before: state(old), after: state(now) }];
    }),
  };
}

/** Paths of files in two built releases: those that differ in more than the version, the new and the removed ones. */
export function compareFiles(before: string, after: string): Record<'changed' | 'added' | 'removed', string[]> {
  const read = (folder: string, file: string) => readFileSync(path.join(folder, file), 'latin1');
  const manifests = [before, after].map((folder) => JSON.parse(read(folder, FILES.manifest)) as Manifest);
  const [old, now] = manifests.map(({ entries }) => new Map(entries.map((entry) => [entry.path, entry.sha256])));
  const [version = '', newVersion = ''] = manifests.map((manifest) => manifest.version);
  const isSame = (file: string) =>
    old?.get(file) === now?.get(file) || read(before, file).replaceAll(version, newVersion) === read(after, file);
  const paths = [...(now?.keys() ?? [])];
  return {
    changed: paths.filter((file) => old?.has(file) && !isSame(file)),
    added: paths.filter((file) => !old?.has(file)),
    removed: [...(old?.keys() ?? [])].filter((file) => !now?.has(file)),
  };
}
