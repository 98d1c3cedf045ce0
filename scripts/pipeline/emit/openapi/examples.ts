import type { ErrorCode } from '../../../../core/contract/errors.js';
import { etagTree } from '../../../../core/contract/etag-tree.js';
import { LIMITS } from '../../../../core/contract/limits.js';
import type { ManifestEntry } from '../../../../core/contract/manifest.js';
import { API } from '../../../../core/contract/paths.js';
import { answer } from '../../../../functions/answer/answer.js';
import { errorAnswer } from '../../../../functions/answer/error.js';
import type { Assets, PlainResponse, Platform } from '../../../../functions/types.js';
import type { JsonObject } from '../../../shared/tree.js';
import type { Records } from '../../compose/records.js';
import { folderAssets } from '../folder-assets.js';

/** What the examples ask for; undefined where the data has nothing of the kind. */
export interface Subjects {
  brand: string | undefined;
  brandId: string | undefined;
  /** Of a brand whose printers take more than a page. */
  largeBrandId: string | undefined;
  filamentBrandId: string | undefined;
  /** Of a brand whose filaments take more than a page. */
  largeFilamentBrandId: string | undefined;
  printer: string | undefined;
  material: string | undefined;
  symptom: string | undefined;
  /** A system of codes. */
  codeSystem: string | undefined;
  /** Of the calibration. */
  step: string | undefined;
  /** The newest version of the data that a step leads to. */
  version: string | undefined;
}

/** Well-known things where the data has them, else the first of all. */
export function chooseSubjects(
  { printers, materials, rules, filamentBrands, codeSystems }: Records,
  steps: readonly string[],
  version?: string,
): Subjects {
  const printer = printers.find(({ id }) => id === 'bambu-lab-p1s') ?? printers.find((one) => one.materials.length > 0);
  const brands = Map.groupBy(printers, ({ brand_id }) => brand_id);
  const own = materials.filter(({ id }) => printer?.materials.includes(id));
  return {
    brand: printer?.brand,
    brandId: printer?.brand_id,
    largeBrandId: [...brands].find(([, { length }]) => length > LIMITS.defaultLimit)?.[0],
    filamentBrandId: (filamentBrands.find(({ id }) => id === 'bambu-lab') ?? filamentBrands[0])?.id,
    largeFilamentBrandId: filamentBrands.find(({ products }) => products > LIMITS.maxLimit)?.id,
    printer: printer?.id,
    material: (own.find(({ id }) => id === 'petg') ?? own[0])?.id,
    symptom: (rules.find(({ id }) => id === 'stringing') ?? rules[0])?.id,
    codeSystem: (codeSystems.find(({ id }) => id === 'klipper') ?? codeSystems[0])?.id,
    step: steps[0],
    version,
  };
}

/** A request and what the service answers to it. */
export interface Example {
  /** Path and query. */
  request: string;
  status: number;
  headers: Readonly<Record<string, string>>;
  body: JsonObject;
}

/** Queries that fail, by the code that they fail with. */
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
  not_found: `${API}/filaments`,
};

/** Asks the service itself, over the files that were just written below a folder. */
export class Examples {
  private readonly assets: Assets;

  constructor(
    folder: string,
    files: readonly ManifestEntry[],
    readonly subjects: Subjects,
  ) {
    const tree = etagTree(files);
    this.assets = { ...folderAssets(folder), etags: async () => tree };
  }

  /** The answers of the four endpoints; left out where the data has nothing to show. */
  async successes(): Promise<Record<string, Example>> {
    const { brand, printer, material, symptom } = this.subjects;
    const requests: Record<string, string> = {};
    if (brand) requests.printers = `${API}/printers?brand=${encodeURIComponent(brand)}&limit=1`.replaceAll('%20', '+');
    if (material) requests.materials = `${API}/materials?limit=1`;
    if (printer && material) requests.profiles = `${API}/profiles?printer=${printer}&material=${material}&limit=1`;
    if (symptom) requests.troubleshoot = `${API}/troubleshoot?symptom=${symptom}`;
    const asked = Object.entries(requests).map(async ([name, request]) => [name, await this.ask(request)] as const);
    return Object.fromEntries(await Promise.all(asked));
  }

  /** One answer for each error. What the queries of a client do not cause is made as the service makes it. */
  async failures(): Promise<Record<ErrorCode, Example>> {
    const queries = Object.entries(FAILING) as [ErrorCode, string][];
    const asked = await Promise.all(queries.map(async ([code, request]) => [code, await this.ask(request)] as const));
    const printers = `${API}/printers`;
    const other: [ErrorCode, Example][] = [
      ['method_not_allowed', await this.ask(printers, 'POST')],
      ['uri_too_long', await shown(printers, errorAnswer('uri_too_long'))],
      ['rate_limited', await this.ask(printers, 'GET', async () => ({ allowed: false }))],
      ['headers_too_large', await shown(printers, errorAnswer('headers_too_large'))],
      ['data_unavailable', await ask(printers, { assets: NOTHING })],
    ];
    const found = [...asked, ...other];
    const wrong = found.find(([code, { body }]) => (body.error as JsonObject | undefined)?.code !== code);
    if (wrong)
      throw new Error(`the example of the error ${wrong[0]} is answered with ${JSON.stringify(wrong[1].body)}`);
    return Object.fromEntries(found) as Record<ErrorCode, Example>;
  }

  private ask(request: string, method?: string, count?: Platform['count']): Promise<Example> {
    return ask(request, { assets: this.assets, count }, method);
  }
}

/** A release that cannot be read. */
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
  return { request, status, headers, body: (await new Response(body).json()) as JsonObject };
}
