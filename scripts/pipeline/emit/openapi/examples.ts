import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ErrorCode } from '../../../../core/contract/errors.js';
import { etagTree } from '../../../../core/contract/etag-tree.js';
import { LIMITS } from '../../../../core/contract/limits.js';
import type { ManifestEntry } from '../../../../core/contract/manifest.js';
import { API } from '../../../../core/contract/paths.js';
import { labelsPath } from '../../../../core/names/labels.js';
import { answer } from '../../../../functions/answer/answer.js';
import { errorAnswer } from '../../../../functions/answer/error.js';
import type { Assets, PlainResponse, Platform } from '../../../../functions/types.js';
import { isObject, type Json, type JsonObject } from '../../../shared/tree.js';
import type { Records } from '../../compose/records.js';
import { folderAssets } from '../folder-assets.js';

/** The records used in examples; undefined if the data has none of the kind. */
export type Subjects = ReturnType<typeof chooseSubjects>;

/** Chooses well-known records if the data has them, else the first ones. */
export function chooseSubjects(
  { printers, materials, rules, filaments, filamentBrands, codeSystems }: Records,
  steps: readonly string[],
  version?: string,
) {
  const printer = printers.find(({ id }) => id === 'bambu-lab-p1s') ?? printers.find((one) => one.materials.length > 0);
  const brands = Map.groupBy(printers, ({ brand_id }) => brand_id);
  const own = materials.filter(({ id }) => printer?.materials.includes(id));
  const filamentBrandId = (filamentBrands.find(({ id }) => id === 'bambu-lab') ?? filamentBrands[0])?.id;
  const labelled = filaments
    .flatMap(({ colours }) => colours.flatMap(({ identifiers }) => identifiers.gtin ?? []))
    .at(0);
  const preset = filaments.find((one) => one.brand_id === filamentBrandId && one.printers.length > 0);
  return {
    brand: printer?.brand,
    brandId: printer?.brand_id,
    /** A brand with more than one page of printers. */
    largeBrandId: [...brands].find(([, { length }]) => length > LIMITS.defaultLimit)?.[0],
    filamentBrandId,
    /** A filament of that brand with slicer presets. */
    filament: preset?.id,
    /** An existing shard of label codes. */
    labelShard: labelled && labelsPath(labelled).slice(-'00.json'.length, -'.json'.length),
    /** A brand with more than one page of filaments. */
    largeFilamentBrandId: filamentBrands.find(({ products }) => products > LIMITS.defaultLimit)?.id,
    printer: printer?.id,
    material: (own.find(({ id }) => id === 'petg') ?? own[0])?.id,
    symptom: (rules.find(({ id }) => id === 'stringing') ?? rules[0])?.id,
    codeSystem: (codeSystems.find(({ id }) => id === 'klipper') ?? codeSystems[0])?.id,
    step: steps[0],
    /** The newest version of the data that has a step. */
    version,
  };
}

/** A request and its answer. */
export interface Example {
  /** Path and query. */
  request: string;
  status: number;
  headers: Readonly<Record<string, string>>;
  /** The answer, shortened by {@link shorten} if it is long. */
  body: JsonObject;
  isWhole: boolean;
}

const FAILING: Partial<Record<ErrorCode, string>> = {
  unknown_parameter: `${API}/printers?brnad=prusa`,
  repeated_parameter: `${API}/printers?brand=prusa&brand=voron`,
  empty_value: `${API}/printers?brand=`,
  invalid_number: `${API}/printers?limit=ten`,
  out_of_range: `${API}/printers?limit=${LIMITS.maxLimit + 1}`,
  invalid_encoding: `${API}/printers?brand=%FF`,
  unknown_brand: `${API}/printers?brand=bambulap`,
  unknown_printer: `${API}/profiles?printer=bambu-lab-p1x&material=petg`,
  unknown_material: `${API}/profiles?material=petq`,
  unknown_symptom: `${API}/troubleshoot?symptom=stringng`,
  ambiguous: `${API}/profiles?printer=A1&material=pla`,
  not_found: `${API}/filaments`,
};

/** Answers of the service, requested once for the descriptions in all languages. */
export interface Examples {
  subjects: Subjects;
  /** The answers of the four endpoints; absent if the data has nothing to show. */
  successes: Readonly<Record<string, Example>>;
  /** One answer per error. Errors that a client's query cannot cause are built in the same way as by the service. */
  failures: Readonly<Record<ErrorCode, Example>>;
  /**
   * The start of a JSON file, see {@link shorten}, by its path with the example ids filled in; undefined if the data
   * has no such file, or it is written later.
   */
  file(path: string): Json | undefined;
}

/** Requests the examples from the service, over the files just written to a folder. */
export async function askForExamples(
  folder: string,
  files: readonly ManifestEntry[],
  subjects: Subjects,
): Promise<Examples> {
  const tree = etagTree(files);
  const assets = { ...folderAssets(folder), etags: async () => tree };
  const starts = new Map<string, Json | undefined>();
  return {
    subjects,
    successes: await successes(assets, subjects),
    failures: await failures(assets),
    file(path) {
      if (!starts.has(path)) starts.set(path, startOf(join(folder, path)));
      return starts.get(path);
    },
  };
}

function startOf(place: string): Json | undefined {
  return existsSync(place) ? shorten(JSON.parse(readFileSync(place, 'utf8')) as Json, SHORTEST) : undefined;
}

async function successes(assets: Assets, { brand, printer, material, symptom }: Subjects) {
  const requests: Record<string, string> = {};
  if (brand) requests.printers = `${API}/printers?brand=${encodeURIComponent(brand)}&limit=1`.replaceAll('%20', '+');
  if (material) requests.materials = `${API}/materials?limit=1`;
  if (printer && material) requests.profiles = `${API}/profiles?printer=${printer}&material=${material}&limit=1`;
  if (symptom) requests.troubleshoot = `${API}/troubleshoot?symptom=${symptom}`;
  const asked = Object.entries(requests).map(async ([name, url]) => [name, await ask(url, { assets })] as const);
  return Object.fromEntries(await Promise.all(asked));
}

async function failures(assets: Assets): Promise<Record<ErrorCode, Example>> {
  const queries = Object.entries(FAILING) as [ErrorCode, string][];
  const asked = await Promise.all(queries.map(async ([code, url]) => [code, await ask(url, { assets })] as const));
  const printers = `${API}/printers`;
  const other: [ErrorCode, Example][] = [
    ['method_not_allowed', await ask(printers, { assets }, 'POST')],
    ['uri_too_long', await shown(printers, errorAnswer('uri_too_long'))],
    ['range_not_satisfiable', await shown(printers, errorAnswer('range_not_satisfiable'))],
    ['rate_limited', await ask(printers, { assets, count: async () => ({ allowed: false }) })],
    ['headers_too_large', await shown(printers, errorAnswer('headers_too_large'))],
    ['data_unavailable', await ask(printers, { assets: NOTHING })],
  ];
  const found = [...asked, ...other];
  // Other data may lack an ambiguous name.
  const wrong = found.find(
    ([code, { body }]) => code !== 'ambiguous' && (body.error as JsonObject | undefined)?.code !== code,
  );
  if (wrong) throw new Error(`the example of the error ${wrong[0]} is answered with ${JSON.stringify(wrong[1].body)}`);
  return Object.fromEntries(found) as Record<ErrorCode, Example>;
}

/** Longest example shown whole, characters: one rule alone is as long as the descriptions of all paths. */
const LONGEST = 10_000;

/** Longest example of a file shown whole, characters. */
const SHORTEST = 1_000;

/** Longest part of a shortened example shown whole, characters. */
const PART = 200;

/** Shortens a value longer than the limit: only the first items of each list. */
function shorten(value: Json, longest: number): Json {
  if (charactersOf(value, longest) <= longest) return value;
  // Rows keep a few cells.
  if (Array.isArray(value)) return value.slice(0, isObject(value[0]) ? 1 : 4).map((item) => shorten(item, PART));
  if (!isObject(value)) return value;
  const entries = Object.entries(value);
  // No record has that many fields: the keys are ids.
  const kept = entries.length > 64 ? entries.slice(0, 1) : entries;
  return Object.fromEntries(kept.map(([name, item]) => [name, item === undefined ? item : shorten(item, PART)]));
}

/** Length of a value as JSON, characters; above `most`, any length greater than that. */
function charactersOf(value: Json, most: number): number {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value).length;
  let sum = 1;
  for (const [name, item] of Object.entries(value)) {
    if (sum > most) return sum;
    const key = Array.isArray(value) ? 0 : JSON.stringify(name).length + 1;
    sum += key + charactersOf(item as Json, most - sum) + 1;
  }
  return Math.max(sum, 2);
}

/** Assets of an unreadable release. */
const NOTHING = {
  etags: () => Promise.reject(new Error('no release')),
  version: async () => null,
  names: () => Promise.reject(new Error('no release')),
  furtherNames: () => Promise.reject(new Error('no release')),
  open: () => Promise.resolve(null),
};

async function ask(url: string, platform: Platform, method = 'GET'): Promise<Example> {
  return shown(url, await answer({ method, url, ifNoneMatch: null }, platform));
}

async function shown(request: string, { status, headers, body }: PlainResponse): Promise<Example> {
  const whole = (await new Response(body).json()) as JsonObject;
  const short = shorten(whole, LONGEST) as JsonObject;
  return { request, status, headers, body: short, isWhole: short === whole };
}
