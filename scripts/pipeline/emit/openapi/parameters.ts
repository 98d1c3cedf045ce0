import type { Endpoint, Filter } from '../../../../core/contract/endpoints.js';
import {
  COMMON_HEADERS,
  LANGUAGES,
  RATE_LIMIT_POLICY,
  SUCCESS_CACHE,
  VERSION_HEADER,
} from '../../../../core/contract/headers.js';
import { LIMITS, MAX_PAGE } from '../../../../core/contract/limits.js';
import type { Say, TextPair } from '../../../../core/words/language.js';
import type { JsonObject } from '../../../shared/tree.js';
import type { Subjects } from './examples.js';

const ref = (name: string): JsonObject => ({ $ref: `#/components/parameters/${name}` });

/** Parameters of an endpoint, in the order of its page. */
export function parametersOf({ filters, paging }: Endpoint): JsonObject[] {
  return [
    ...filters.map(({ parameter }) => ref(parameter)),
    ref(paging === 'whole' ? 'limitOfSmallLists' : 'limit'),
    ref('page'),
    ref('ifNoneMatch'),
  ];
}

/** Where a filter looks, by its parameter. */
const FILTERS: Readonly<Record<Filter['parameter'], TextPair>> = {
  brand: ['Brand, by id, name or alias.', '品牌：标识、名称或别名均可。'],
  printer: ['Printer, by id, name or alias.', '打印机：标识、名称或别名均可。'],
  material: [
    'Material, by id, name or alias; or a branded filament, by brand and name.',
    '耗材：标识、名称或别名均可；也可用品牌和名称指定品牌耗材。',
  ],
  symptom: [
    'Symptom, by id, name or alias, in English or Chinese. A name that several symptoms share returns all of them.',
    '故障现象：标识、名称或别名均可，中英文皆可。多个现象共用的名称会返回全部相应规则。',
  ],
};

const SPELLING: TextPair = [
  ' Case does not matter; space, plus sign, underscore and hyphen are equivalent. An encoded plus at the end of a word is part of the name: PLA%2B is PLA+. An unencoded one is a space, so PLA+ in an address is PLA.',
  '不区分大小写；空格、加号、下划线和连字符等同。词尾经编码的加号是名称的一部分：PLA%2B 即 PLA+。未编码的加号是空格，因此网址中的 PLA+ 是 PLA。',
];

export function parameters(say: Say, subjects: Subjects): Record<string, JsonObject> {
  const optional = (name: string, description: TextPair, place = 'query'): JsonObject => ({
    name,
    in: place,
    description: say(...description),
    required: false,
  });
  const filters = (Object.entries(FILTERS) as [Filter['parameter'], TextPair][]).map(([name, [en, zh]]) => {
    const [spelling, spellingZh] = SPELLING;
    const filter: JsonObject = {
      ...optional(name, [en + spelling, zh + spellingZh]),
      allowEmptyValue: false,
      schema: { type: 'string', minLength: 1, maxLength: LIMITS.maxValueLength },
    };
    const example = subjects[name];
    return [name, example === undefined ? filter : { ...filter, example }];
  });
  const limit = { type: 'integer', minimum: 1, maximum: LIMITS.maxLimit };
  return {
    ...Object.fromEntries(filters),
    limit: {
      ...optional('limit', ['Records per page.', '每页记录数。']),
      schema: { ...limit, default: LIMITS.defaultLimit },
    },
    limitOfSmallLists: {
      ...optional('limit', [
        'Records per page. Default: all of them, on one page.',
        '每页记录数。不填则一页返回全部记录。',
      ]),
      schema: limit,
    },
    page: {
      ...optional('page', [
        'Page, from 1. A page after the last one is empty.',
        '页码，从 1 开始。超出最后一页时返回空列表。',
      ]),
      schema: { type: 'integer', minimum: 1, maximum: MAX_PAGE, default: 1 },
    },
    ifNoneMatch: {
      ...optional(
        'If-None-Match',
        [
          'Entity tags of the content that the client has. If one of them is current, the answer is 304 without a body.',
          '客户端已有内容的实体标签。若其中之一仍为最新，则返回 304，且没有响应体。',
        ],
        'header',
      ),
      schema: { type: 'string' },
    },
  };
}

const ALWAYS = [
  'Access-Control-Allow-Origin',
  'X-Content-Type-Options',
  VERSION_HEADER,
  'RateLimit-Policy',
  'RateLimit',
] as const;

/** A digest; with the coding appended by the Node server's compression, or the weak prefix added by proxies. */
const ETAG = '^(W/)?"[0-9a-f]+(-[a-z]+)?"$';

/** References to response headers, by name. */
export function headersOf(...names: string[]): JsonObject {
  const all = [...names, ...ALWAYS].map((name) => [name, { $ref: `#/components/headers/${name}` }] as const);
  return Object.fromEntries(all);
}

/** Response headers: their description, and what their value looks like. */
const HEADERS: Readonly<Record<string, readonly [TextPair, JsonObject?]>> = {
  ETag: [
    [
      'Entity tag of the content. It depends only on the bytes, so it survives a rebuild. A compressed body has its own tag: with a suffix such as -br, or with W/ from servers that compress by themselves. Send it back unchanged.',
      '内容的实体标签。只取决于内容字节，因此重新构建后保持不变。压缩后的内容另有标签：带 -br 之类的后缀；自行压缩的服务器则加 W/ 前缀。发回时请保持原样。',
    ],
    { pattern: ETAG },
  ],
  'Cache-Control': [
    [`How long the answer can be cached: ${LIMITS.cacheSeconds} s.`, `响应可缓存的时间：${LIMITS.cacheSeconds} 秒。`],
    { const: SUCCESS_CACHE },
  ],
  'No-Store': [['An error is never cached.', '错误不会被缓存。'], { const: 'no-store' }],
  Link: [
    [
      'Addresses of the first, previous, next and last page (RFC 8288), if there is more than one; rel="describedby" on an empty list of profiles of a printer and a material: the file that says whether the printer can print it.',
      '第一页、上一页、下一页和最后一页的地址（RFC 8288），仅在多于一页时出现；某台打印机与某种耗材没有配置时，describedby 指向说明能否打印的文件。',
    ],
  ],
  'Content-Location': [
    [
      'The file with the same content; for a page that is cut from files, the same query with its filters as ids.',
      '具有相同内容的文件；若按窗口截取，则为过滤条件写作标识的同一查询。',
    ],
  ],
  'Content-Language': [['The texts are in both languages.', '文本同时包含两种语言。'], { const: LANGUAGES }],
  'Access-Control-Allow-Origin': [
    ['Any web page can read the answer.', '任何网页都可以读取响应。'],
    { const: COMMON_HEADERS['Access-Control-Allow-Origin'] },
  ],
  'X-Content-Type-Options': [
    ['The media type is correct and must not be guessed.', '请以声明的媒体类型为准。'],
    { const: COMMON_HEADERS['X-Content-Type-Options'] },
  ],
  [VERSION_HEADER]: [
    [
      'Version of the data in the answer, as named in the index. If it differs between two pages of a list, a new release was published in between. Plain mirrors and answers to OPTIONS do not have it.',
      '响应所属的数据版本，与索引中的版本一致。同一列表的两页版本不同，说明其间发布了新版本。普通镜像和 OPTIONS 的响应没有此头。',
    ],
    { pattern: '^[0-9a-f]+$' },
  ],
  'RateLimit-Policy': [
    [
      `The quota: ${LIMITS.requests} requests in ${LIMITS.windowSeconds} s per client address.`,
      `配额：每个客户端地址 ${LIMITS.windowSeconds} 秒内 ${LIMITS.requests} 次请求。`,
    ],
    { const: RATE_LIMIT_POLICY },
  ],
  RateLimit: [
    [
      'Remaining requests (r) and seconds until the window ends (t), if the server knows them.',
      '剩余请求数（r）与距窗口结束的秒数（t）；仅在服务器知道时出现。',
    ],
  ],
  'Retry-After': [['Seconds to wait.', '应等待的秒数。'], { type: 'integer', minimum: 1 }],
  Allow: [['Supported methods.', '支持的方法。']],
};

export function headers(say: Say): Record<string, JsonObject> {
  const all = Object.entries(HEADERS).map(([name, [description, schema]]) => [
    name,
    { description: say(...description), schema: { type: 'string', ...schema } },
  ]);
  return Object.fromEntries(all);
}
