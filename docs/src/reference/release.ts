import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { JsonObject } from '../../../core/contract/json.js';
import { FILES, pagePath, type Subject } from '../../../core/contract/paths.js';
import { readPages } from '../../../core/contract/whole-list.js';
import type { Language } from '../../../core/words/language.js';
import type { Index } from '../../../schemas/generated/record.js';

/** The release quoted by the pages. */
export class Release {
  private readonly files = new Map<string, unknown>();

  /**
   * @param folder contains `api/v1`
   * @param service answers a path and query from the same release
   */
  constructor(
    readonly folder: string,
    private readonly service = (request: string) =>
      fetch(new URL(request, process.env.SERVICE_URL ?? 'http://localhost:8787')),
  ) {}

  json<T>(file: string): T {
    if (!this.files.has(file)) this.files.set(file, this.read(file));
    return this.files.get(file) as T;
  }

  /** Like `json`, but uncached, for large files needed once. */
  read<T>(file: string): T {
    return JSON.parse(readFileSync(path.join(this.folder, file), 'utf8')) as T;
  }

  /** Whether a file exists. */
  has(file: string): boolean {
    return existsSync(path.join(this.folder, file));
  }

  /** The index of the API. */
  get index(): Index {
    return this.json(FILES.index);
  }

  /** All records of a list. Its files are cached only with `keep`. */
  list<T>(subject: Subject, { keep = false } = {}): T[] {
    const open = (file: string) => (keep ? this.json<{ data: T[] }>(file) : this.read<{ data: T[] }>(file));
    return readPages(
      (page) => pagePath(subject, page),
      (file) => this.has(file),
      open,
    );
  }

  /** The OpenAPI description. */
  openapi(language: Language): OpenApi {
    return this.json(language === 'zh' ? FILES.openapiZh : FILES.openapi);
  }

  /** The response of the service to a path and query. @throws if it is not successful */
  async response(request: string): Promise<Response> {
    const response = await this.service(request);
    if (!response.ok) throw new Error(`${request} is answered with ${response.status}`);
    return response;
  }

  /** The body of {@link response}. */
  async ask(request: string): Promise<JsonObject> {
    return (await this.response(request)).json() as Promise<JsonObject>;
  }
}

/** The subset of OpenAPI used by the pages. */
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
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  /** Absent: none besides those in the path. */
  parameters?: (Parameter | { $ref: string })[];
  responses: Record<string, DescribedResponse | { $ref: string }>;
}

export interface Parameter {
  name: string;
  in: string;
  description: string;
  schema: JsonObject;
  example?: string | number;
}

export interface DescribedResponse {
  description: string;
  headers: Record<string, { $ref: string }>;
  content?: Record<string, { schema?: { $ref?: string }; examples?: Record<string, { $ref: string }> }>;
}

export interface Example {
  description: string;
  'x-request': string;
  'x-status': number;
  'x-headers': Record<string, string>;
  value: JsonObject;
}

/** Resolves a `$ref` to its component. */
export function component<T>(openapi: OpenApi, node: T | { $ref: string }): T {
  if (!('$ref' in (node as object))) return node as T;
  const [kind = '', name = ''] = (node as { $ref: string }).$ref.split('/').slice(2);
  return (openapi.components as unknown as Record<string, Record<string, T>>)[kind]?.[name] as T;
}

/** The release that the site is built from: RELEASE_FOLDER, set by the build, or dist/. */
export const release = new Release(path.resolve(process.env.RELEASE_FOLDER ?? 'dist'));
