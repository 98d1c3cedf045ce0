import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { ReleaseKind } from '../../../core/contract/changes.js';
import { API, FILES } from '../../../core/contract/paths.js';
import { filesBelow } from '../../shared/files.js';
import { type Json, type JsonObject, ownValue } from '../../shared/tree.js';
import { type ReleaseRecords, readRelease } from '../diff/compare.js';
import { type BreakingChange, breaking, type CompatibilityOptions, schemaBreaks } from './schema-breaks.js';
import { serviceBreaks } from './service-breaks.js';

/** Schema of the records of each kind; verdicts are in the compact form of one file. */
const SCHEMAS = {
  printers: 'printer',
  materials: 'material',
  profiles: 'profile',
  rules: 'rule',
  settings: 'setting',
  filaments: 'filament',
  codes: 'code',
} as const satisfies Partial<Record<ReleaseKind, string>>;

/** Maximum number of invalid records reported per kind. */
const TOLD = 10;

/** Records that violate the schema published with them, such as null for a required value. */
export function recordBreaks({ records }: ReleaseRecords, schemaOf: (name: string) => JsonObject): BreakingChange[] {
  // Compiling the schemas takes longer than validating all records, so optimising the validators does not pay.
  const ajv = new Ajv2020({ strict: false, inlineRefs: false, code: { optimize: false } });
  formats.default(ajv);
  return (Object.keys(SCHEMAS) as (keyof typeof SCHEMAS)[]).flatMap((kind) => {
    const fits = ajv.compile(schemaOf(SCHEMAS[kind]));
    const breaks: BreakingChange[] = [];
    for (const [id, record] of records[kind]) {
      if (fits(record)) continue;
      const [error] = fits.errors ?? [];
      const where = `${kind} ${id} ${error?.instancePath.slice(1).replaceAll('/', '.')}`.trim();
      breaks.push(breaking(where, error?.message ?? 'does not fit', `what schemas/${SCHEMAS[kind]}.json says`));
      if (breaks.length === TOLD) break;
    }
    return breaks;
  });
}

/** Ids by kind, named as in data/redirects.yaml. */
type Ids = Readonly<Record<string, ReadonlySet<string>>>;

/** Redirects by kind, from old to current id. */
type Redirects = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Kinds whose ids can be redirected; setting ids are permanent. */
const REDIRECTED = [
  ...['brands', 'printers', 'materials', 'symptoms', 'filament_brands', 'filaments'],
  ...['code_systems', 'codes', 'profiles'],
];

/** Ids and redirects of the previous release that no longer resolve. */
function idBreaks(before: Ids, after: Ids, was: Redirects, is: Redirects): BreakingChange[] {
  return Object.keys(before).flatMap((kind) => {
    const old = [...(before[kind] ?? []), ...Object.keys(was[kind] ?? {})];
    const resolves = (id: string) => after[kind]?.has(id) || after[kind]?.has(ownValue(is[kind], id) ?? '');
    const instead = (id: string) => `, or an entry in data/redirects.yaml: ${kind}: {${id}: <the new id>}`;
    return old
      .filter((id) => !resolves(id))
      .map((id) =>
        breaking(`${kind} ${id}`, 'the id is gone', `an id that stays${REDIRECTED.includes(kind) ? instead(id) : ''}`),
      );
  });
}

/** Lists that can get new values at any time: error codes come with parameters. */
const OPEN = /(^|[ .])(error\.code|error\.json code)$/;

/**
 * Violations of the v1 guarantee (docs: versioning): ids, fields, types, closed lists, paths, error codes, and records
 * that do not match their schema.
 *
 * @param before folder of the last release, as written by a build
 * @param announced CHANGELOG.md of the last release, which lists new values of closed lists in backticks
 */
export function breakingChanges(before: string, after: string, announced: string): BreakingChange[] {
  const options: CompatibilityOptions = {
    isAllowedValue: (value, where) => OPEN.test(where) || announced.includes(`\`${value}\``),
  };
  const [old, now] = [readRelease(before), readRelease(after)];
  return [
    ...idBreaks(idsOf(old), idsOf(now), redirectsOf(before), redirectsOf(after)),
    ...schemasBreaks(before, after, options),
    ...serviceBreaks(json(before, FILES.openapi), json(after, FILES.openapi), options),
    ...indexBreaks(json(before, FILES.index), json(after, FILES.index)),
    ...recordBreaks(now, (name) => json(after, `${API}/schemas/${name}.json`)),
  ];
}

function idsOf({ records }: ReleaseRecords): Ids {
  const fieldOf = (kind: ReleaseKind, field: string) =>
    new Set([...records[kind].values()].map((record) => String(record[field])));
  const of = (kind: ReleaseKind) => new Set(records[kind].keys());
  return {
    brands: fieldOf('printers', 'brand_id'),
    printers: of('printers'),
    materials: of('materials'),
    symptoms: of('rules'),
    settings: of('settings'),
    filament_brands: fieldOf('filaments', 'brand_id'),
    filaments: of('filaments'),
    code_systems: fieldOf('codes', 'system'),
    codes: of('codes'),
    profiles: of('profiles'),
  };
}

function schemasBreaks(before: string, after: string, options: CompatibilityOptions): BreakingChange[] {
  const folder = `${API}/schemas`;
  return filesBelow(path.join(before, folder)).flatMap((name): BreakingChange[] => {
    const where = `schemas/${name}`;
    if (!existsSync(path.join(after, folder, name))) return [breaking(where, 'is gone', 'every file of v1 stays')];
    const shape = (release: string) => {
      const schema = json(release, `${folder}/${name}`);
      return { schema, components: { '#': schema } };
    };
    return schemaBreaks(shape(before), shape(after), where, options);
  });
}

/** Compares `index.json`: the paths and limits of the service, and its own fields. */
function indexBreaks(before: JsonObject, after: JsonObject): BreakingChange[] {
  const paths = (index: JsonObject) => [
    ...(index.endpoints as string[]),
    ...Object.values(index.files as Record<string, string | string[]>).flat(),
  ];
  const gone = paths(before).filter((file) => !paths(after).includes(file));
  const named = [
    ...Object.keys(before).map((name) => [name, after]),
    ...Object.keys(before.files as JsonObject).map((name) => [name, after.files]),
  ] as [string, JsonObject][];
  const lost = named.filter(([name, holder]) => !Object.hasOwn(holder, name)).map(([name]) => name);
  return [
    ...gone.map((file) => breaking(file, 'the path is gone', 'every path of v1 stays')),
    ...lost.map((name) => breaking(`index.json ${name}`, 'the field is gone', 'every field of v1 stays')),
  ];
}

function redirectsOf(release: string): Redirects {
  return json(release, FILES.redirects) as Redirects;
}

function json(release: string, file: string): JsonObject {
  return JSON.parse(readFileSync(path.join(release, file), 'utf8')) as Record<string, Json>;
}
