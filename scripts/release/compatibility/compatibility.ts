import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { RELEASE_KINDS } from '../../../core/contract/changes.js';
import { API, FILES } from '../../../core/contract/paths.js';
import type { Json, JsonObject } from '../../shared/tree.js';
import { type ReleaseRecords, readRelease } from '../diff/read-release.js';
import type { BreakingChange } from './breaking-change.js';
import { type Ids, idBreaks, type Redirects } from './id-breaks.js';
import { recordBreaks } from './record-breaks.js';
import { type CompatibilityOptions, schemaBreaks } from './schema-breaks.js';
import { serviceBreaks } from './service-breaks.js';

/** A list to which new values may come at any time: error codes come with parameters. */
const OPEN = /(^|[ .])(error\.code|error\.json code)$/;

/**
 * What of the promise of v1 (docs: versioning) a release would break: ids, fields, types, closed lists, paths, error
 * codes, and records that are not as their schema says.
 *
 * @param before folder of the last release, as a build wrote it
 * @param announced CHANGELOG.md of the last release, which names new values of closed lists in backticks
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
  const brands = new Set([...records.printers.values()].map(({ brand_id }) => String(brand_id)));
  const filamentBrands = new Set([...records.filaments.values()].map(({ brand_id }) => String(brand_id)));
  const of = (kind: (typeof RELEASE_KINDS)[number]) => new Set(records[kind].keys());
  return {
    brands,
    printers: of('printers'),
    materials: of('materials'),
    symptoms: of('rules'),
    settings: of('settings'),
    filament_brands: filamentBrands,
    filaments: of('filaments'),
    code_systems: new Set([...records.codes.values()].map(({ system }) => String(system))),
    codes: of('codes'),
    profiles: of('profiles'),
  };
}

function schemasBreaks(before: string, after: string, options: CompatibilityOptions): BreakingChange[] {
  const folder = `${API}/schemas`;
  return readdirSync(path.join(before, folder)).flatMap((name): BreakingChange[] => {
    const where = `schemas/${name}`;
    if (!existsSync(path.join(after, folder, name)))
      return [{ where, what: 'is gone', allowed: 'every file of v1 stays' }];
    const shape = (release: string) => {
      const schema = json(release, `${folder}/${name}`);
      return { schema, components: { '#': schema } };
    };
    return schemaBreaks(shape(before), shape(after), where, options);
  });
}

/** What `index.json` names: the paths and the limits of the service, and its own fields. */
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
    ...gone.map((file) => ({ where: file, what: 'the path is gone', allowed: 'every path of v1 stays' })),
    ...lost.map((name) => ({
      where: `index.json ${name}`,
      what: 'the field is gone',
      allowed: 'every field of v1 stays',
    })),
  ];
}

function redirectsOf(release: string): Redirects {
  return json(release, FILES.redirects) as Redirects;
}

function json(release: string, file: string): JsonObject {
  return JSON.parse(readFileSync(path.join(release, file), 'utf8')) as Record<string, Json>;
}
