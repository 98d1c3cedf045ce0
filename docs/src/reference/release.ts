import { readFileSync } from 'node:fs';
import path from 'node:path';
import { handle } from '../../../functions/handle.js';
import { FILES } from '../../../functions/paths.js';
import type { Language } from '../../../scripts/emit/openapi/language.js';
import { folderAssets } from '../../../scripts/shared/folder-assets.js';
import type { JsonObject } from '../../../scripts/shared/tree.js';

/** The release that the pages quote. */
export class Release {
  private readonly files = new Map<string, unknown>();

  constructor(readonly folder: string) {}

  /** A JSON file of the release. */
  json<T>(file: string): T {
    if (!this.files.has(file)) this.files.set(file, JSON.parse(readFileSync(path.join(this.folder, file), 'utf8')));
    return this.files.get(file) as T;
  }

  /** The description of the service. */
  openapi(language: Language): OpenApi {
    return this.json(language === 'zh' ? FILES.openapiZh : FILES.openapi);
  }

  /** What the service answers to a path and query. @throws when it is not a success */
  async response(request: string): Promise<Response> {
    const response = await handle(new Request(`http://localhost${request}`), {
      assets: folderAssets(this.folder),
      client: 'documentation',
    });
    if (!response.ok) throw new Error(`${request} is answered with ${response.status}`);
    return response;
  }

  /** The body of {@link response}. */
  async ask(request: string): Promise<JsonObject> {
    return (await this.response(request)).json() as Promise<JsonObject>;
  }
}

/** The parts of the description that the pages show. */
export interface OpenApi {
  paths: Record<string, { get: Operation }>;
  components: {
    schemas: Record<string, JsonObject>;
    parameters: Record<string, Parameter>;
    headers: Record<string, { description: string; schema: JsonObject }>;
    responses: Record<string, DescribedResponse>;
    examples: Record<string, Example>;
  };
}

export interface Operation {
  summary: string;
  description: string;
  parameters: { $ref: string }[];
  responses: Record<string, DescribedResponse | { $ref: string }>;
}

export interface Parameter {
  name: string;
  in: string;
  description: string;
  schema: JsonObject;
}

export interface DescribedResponse {
  description: string;
  headers: Record<string, { $ref: string }>;
  content?: Record<string, { examples?: Record<string, { $ref: string }> }>;
}

export interface Example {
  description: string;
  'x-request': string;
  'x-status': number;
  'x-headers': Record<string, string>;
  value: JsonObject;
}

/** The component that a reference names. */
export function component<T>(openapi: OpenApi, node: T | { $ref: string }): T {
  if (!('$ref' in (node as object))) return node as T;
  const [kind = '', name = ''] = (node as { $ref: string }).$ref.split('/').slice(2);
  return (openapi.components as unknown as Record<string, Record<string, T>>)[kind]?.[name] as T;
}
