import type { Endpoint } from '../../../../core/contract/endpoints.js';
import { type ErrorCode, STATUS } from '../../../../core/contract/errors.js';
import { LIMITS } from '../../../../core/contract/limits.js';
import type { Say, TextPair } from '../../../../core/words/language.js';
import type { Json, JsonObject } from '../../../shared/tree.js';
import { headersOf } from './parameters.js';
import { schemaRef } from './schemas.js';

const CODES = Object.keys(STATUS) as ErrorCode[];

/** The content of an answer: its schema, with named examples of the description or an inline one. */
export function json(schema: string, examples: readonly string[], example?: Json): JsonObject {
  const content: JsonObject = { schema: schemaRef(schema), ...(example === undefined ? {} : { example }) };
  if (examples.length > 0)
    content.examples = Object.fromEntries(examples.map((name) => [name, { $ref: `#/components/examples/${name}` }]));
  return { 'application/json': content };
}

/** All responses of an endpoint, by status. */
export function responsesOf({ filters }: Endpoint, success: JsonObject, say: Say): Record<string, JsonObject> {
  const unknown = filters.length === 0 ? [] : [...filters.map((filter) => filter.unknown), 'ambiguous' as const];
  const notFound = {
    description: say('A filter matches no known name, or several records.', '筛选条件的名称不存在，或对应多条记录。'),
    headers: headersOf('No-Store', 'Content-Language'),
    content: json('Failure', unknown),
  };
  const { NotFound: _, MethodNotAllowed: __, ...failures } = SHARED;
  const shared = Object.entries<Shared>(failures).map(([name, [status]]) => [status, responseRef(name)]);
  return {
    200: success,
    304: responseRef('NotModified'),
    ...(unknown.length > 0 ? { 404: notFound } : {}),
    ...Object.fromEntries(shared),
    default: responseRef('MethodNotAllowed'),
  };
}

function responseRef(name: string): JsonObject {
  return { $ref: `#/components/responses/${name}` };
}

/** The failures shared by all endpoints: status, description and headers of its own. */
const SHARED = {
  BadRequest: [400, ['The query cannot be parsed.', '无法解析查询。']],
  NotFound: [404, ['This file does not exist.', '没有这个文件。']],
  UriTooLong: [414, ['The address is too long.', '网址过长。']],
  RangeNotSatisfiable: [416, ['The file has no bytes in this range.', '文件在此范围内没有内容。']],
  TooManyRequests: [429, ['Too many requests.', '请求过多。'], 'Retry-After'],
  HeadersTooLarge: [431, ['The request headers are too large.', '请求头过大。']],
  Unavailable: [503, ['The data cannot be read.', '无法读取数据。'], 'Retry-After'],
  MethodNotAllowed: [
    405,
    ['Any other failure: 405 for an unsupported method.', '其他失败：使用不支持的方法时返回 405。'],
    'Allow',
  ],
} as const satisfies Record<string, Shared>;

type Shared = readonly [status: number, description: TextPair, ...headers: string[]];

/** The responses shared by all endpoints, each described once. */
export function sharedResponses(say: Say): Record<string, JsonObject> {
  const failures = Object.entries<Shared>(SHARED).map(([name, [status, description, ...own]]) => {
    const codes = CODES.filter((code) => STATUS[code] === status && (status !== 404 || code === 'not_found'));
    const headers = headersOf('No-Store', 'Content-Language', ...own);
    return [name, { description: say(...description), headers, content: json('Failure', codes) }];
  });
  return {
    NotModified: {
      description: say('The client already has the current content. No body.', '客户端已持有最新内容。没有响应体。'),
      headers: headersOf('ETag', 'Cache-Control'),
    },
    ...Object.fromEntries(failures),
  };
}

export interface ErrorText {
  en: string;
  zh: string;
}

/** Texts of all errors of the service: a closed list. */
export const ERROR_TEXTS: Readonly<Record<ErrorCode, ErrorText>> = {
  unknown_parameter: {
    en: 'The endpoint has no such parameter. Parameter names are lower-case. The error lists the available ones.',
    zh: '接口没有这个参数。参数名均为小写；错误信息会列出可用的参数。',
  },
  repeated_parameter: {
    en: 'A parameter is given twice. Send one request for each value.',
    zh: '同一参数出现了两次。请对每个值分别请求。',
  },
  empty_value: {
    en: 'A parameter has no value. Leave the parameter out to get everything.',
    zh: '参数没有值。如需全部数据，请去掉该参数。',
  },
  invalid_number: {
    en: '`limit` and `page` are whole numbers in decimal digits: `5`, not `5.0`, `+5` or `five`.',
    zh: '`limit` 和 `page` 须为十进制整数：写 `5`，不要写 `5.0`、`+5` 或 `five`。',
  },
  out_of_range: {
    en: `\`limit\` is from 1 to ${LIMITS.maxLimit}, \`page\` from 1, and a name has at most ${LIMITS.maxValueLength} characters.`,
    zh: `\`limit\` 的范围是 1 到 ${LIMITS.maxLimit}，\`page\` 从 1 开始，名称最多 ${LIMITS.maxValueLength} 个字符。`,
  },
  invalid_encoding: {
    en: 'The bytes of a parameter are not percent-encoded UTF-8. Encode values with the URL functions of your language.',
    zh: '参数的字节不是百分号编码的 UTF-8。请使用所用语言自带的 URL 编码函数。',
  },
  unknown_brand: {
    en: 'No brand has this name. `suggestions` contains the nearest ids; all brands are in `/api/v1/index.json`.',
    zh: '没有这个名称的品牌。`suggestions` 给出最接近的标识；全部品牌见 `/api/v1/index.json`。',
  },
  unknown_printer: {
    en: 'No printer has this name. `suggestions` contains the nearest ids, as the search of the site orders them.',
    zh: '没有这个名称的打印机。`suggestions` 按本站搜索的顺序给出最接近的标识。',
  },
  unknown_material: {
    en: 'No material has this name, nor a product or an identifier. `suggestions` contains the nearest ids; all materials are at `/api/v1/materials`. A name with a plus is not the one without: `PEEK%2B` is not PEEK.',
    zh: '没有这个名称的耗材，也没有这样的产品名或标识符。`suggestions` 给出最接近的标识；全部耗材见 `/api/v1/materials`。带加号的名称与不带加号的不同：`PEEK%2B` 不是 PEEK。',
  },
  unknown_symptom: {
    en: 'No symptom has this name. `suggestions` contains the nearest ids; all rules are at `/api/v1/troubleshoot`.',
    zh: '没有这个名称的故障现象。`suggestions` 给出最接近的标识；全部规则见 `/api/v1/troubleshoot`。',
  },
  ambiguous: {
    en: 'The name means several records: `A1` is a model of two brands, `Voron 2.4` comes in three sizes, `ABS%2B` is sold by several brands. `suggestions` contains exactly these, best known first. Ask again with one of the ids.',
    zh: '名称对应多条记录：`A1` 是两个品牌的型号，`Voron 2.4` 有三种尺寸，多个品牌都有 `ABS%2B`。`suggestions` 只列出这些记录，最常见的在前。请改用其中一个标识。',
  },
  not_found: {
    en: 'There is nothing at this path. `/api/v1/index.json` lists all contents.',
    zh: '此路径没有内容。可用内容见 `/api/v1/index.json`。',
  },
  method_not_allowed: {
    en: 'The service is read-only: GET, HEAD, and OPTIONS for browsers. `Allow` says the same.',
    zh: '本服务只读：支持 GET、HEAD，以及供浏览器使用的 OPTIONS。`Allow` 头给出同样的信息。',
  },
  uri_too_long: {
    en: 'The address is longer than the server accepts. Only the Node.js server of a mirror returns this.',
    zh: '网址超出服务器允许的长度。仅镜像所用的 Node.js 服务器会返回此错误。',
  },
  range_not_satisfiable: {
    en: 'The file ends before the range that `Range` asks for; `Content-Range` states its length. Only the Node.js server of a mirror returns this.',
    zh: '`Range` 请求的范围超出文件末尾；`Content-Range` 给出文件长度。仅镜像所用的 Node.js 服务器会返回此错误。',
  },
  rate_limited: {
    en: `More than ${LIMITS.requests} requests in ${LIMITS.windowSeconds} s came from this address. Wait the number of seconds in \`Retry-After\`, or read the .json files, which have no limit.`,
    zh: `此地址在 ${LIMITS.windowSeconds} 秒内的请求超过 ${LIMITS.requests} 次。请等待 \`Retry-After\` 指定的秒数，或改为读取不受限制的 .json 文件。`,
  },
  headers_too_large: {
    en: 'The headers of the request are larger than the server accepts. Only the Node.js server of a mirror returns this.',
    zh: '请求头超出服务器允许的大小。仅镜像所用的 Node.js 服务器会返回此错误。',
  },
  data_unavailable: {
    en: 'The service cannot read its own files at the moment. Try again after the number of seconds in `Retry-After`.',
    zh: '服务暂时无法读取自身的数据文件。请在 `Retry-After` 指定的秒数之后重试。',
  },
};
