import type { Endpoint } from '../../../../core/contract/endpoints.js';
import { type ErrorCode, STATUS } from '../../../../core/contract/errors.js';
import type { Say } from '../../../../core/words/language.js';
import type { Json, JsonObject } from '../../../shared/tree.js';
import { headersOf } from './headers.js';
import { schemaRef } from './schemas.js';

const CODES = Object.keys(STATUS) as ErrorCode[];

/** Error codes caused by the filters of an endpoint. */
const UNKNOWN_NAMES: readonly ErrorCode[] = [
  'unknown_brand',
  'unknown_printer',
  'unknown_material',
  'unknown_symptom',
  'ambiguous',
];

/** The content of an answer: its schema, with named examples of the description or an inline one. */
export function json(schema: string, examples: readonly string[], example?: Json): JsonObject {
  const content: JsonObject = { schema: schemaRef(schema), ...(example === undefined ? {} : { example }) };
  if (examples.length > 0)
    content.examples = Object.fromEntries(examples.map((name) => [name, { $ref: `#/components/examples/${name}` }]));
  return { 'application/json': content };
}

/** All responses of an endpoint, by status. */
export function responsesOf({ filters }: Endpoint, success: JsonObject, say: Say): Record<string, JsonObject> {
  const failure = (codes: readonly ErrorCode[], description: string): JsonObject => ({
    description,
    headers: headersOf('No-Store', 'Content-Language'),
    content: json('Failure', codes),
  });
  const unknown = filters.length === 0 ? [] : [...filters.map((filter) => filter.unknown), 'ambiguous' as const];
  const responses: Record<string, JsonObject> = {
    200: success,
    304: { $ref: '#/components/responses/NotModified' },
    400: { $ref: '#/components/responses/BadRequest' },
  };
  if (unknown.length > 0)
    responses[404] = failure(
      unknown,
      say('A filter matches no known name, or several records.', '筛选条件的名称不存在，或对应多条记录。'),
    );
  for (const name of ['UriTooLong', 'RangeNotSatisfiable', 'TooManyRequests', 'HeadersTooLarge', 'Unavailable'])
    responses[String(SHARED[name as keyof typeof SHARED])] = { $ref: `#/components/responses/${name}` };
  responses.default = { $ref: '#/components/responses/MethodNotAllowed' };
  return responses;
}

/** Statuses of the responses shared by all endpoints. */
const SHARED = {
  UriTooLong: 414,
  RangeNotSatisfiable: 416,
  TooManyRequests: 429,
  HeadersTooLarge: 431,
  Unavailable: 503,
} as const;

/** The responses shared by all endpoints, each described once. */
export function sharedResponses(say: Say): Record<string, JsonObject> {
  const failure = (status: number, description: string, ...headers: string[]): JsonObject => ({
    description,
    headers: headersOf('No-Store', 'Content-Language', ...headers),
    content: json(
      'Failure',
      CODES.filter((code) => STATUS[code] === status && !UNKNOWN_NAMES.includes(code)),
    ),
  });
  return {
    NotModified: {
      description: say('The client already has the current content. No body.', '客户端已持有最新内容。没有响应体。'),
      headers: headersOf('ETag', 'Cache-Control'),
    },
    BadRequest: failure(400, say('The query cannot be parsed.', '无法解析查询。')),
    NotFound: failure(404, say('This file does not exist.', '没有这个文件。')),
    UriTooLong: failure(414, say('The address is too long.', '网址过长。')),
    RangeNotSatisfiable: failure(416, say('The file has no bytes in this range.', '文件在此范围内没有内容。')),
    TooManyRequests: failure(429, say('Too many requests.', '请求过多。'), 'Retry-After'),
    HeadersTooLarge: failure(431, say('The request headers are too large.', '请求头过大。')),
    Unavailable: failure(503, say('The data cannot be read.', '无法读取数据。'), 'Retry-After'),
    MethodNotAllowed: failure(
      405,
      say('Any other failure: 405 for an unsupported method.', '其他失败：使用不支持的方法时返回 405。'),
      'Allow',
    ),
  };
}
