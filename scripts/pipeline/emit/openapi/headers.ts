import {
  COMMON_HEADERS,
  LANGUAGES,
  RATE_LIMIT_POLICY,
  SUCCESS_CACHE,
  VERSION_HEADER,
} from '../../../../core/contract/headers.js';
import { LIMITS } from '../../../../core/contract/limits.js';
import type { Say } from '../../../../core/words/language.js';
import type { JsonObject } from '../../../shared/tree.js';

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

export function headers(say: Say): Record<string, JsonObject> {
  const text = (description: string, schema: JsonObject = {}): JsonObject => ({
    description,
    schema: { type: 'string', ...schema },
  });
  return {
    ETag: text(
      say(
        'Entity tag of the content. It depends only on the bytes, so it survives a rebuild. A compressed body has its own tag: with a suffix such as -br, or with W/ from servers that compress by themselves. Send it back unchanged.',
        '内容的实体标签。只取决于内容字节，因此重新构建后保持不变。压缩后的内容另有标签：带 -br 之类的后缀；自行压缩的服务器则加 W/ 前缀。发回时请保持原样。',
      ),
      { pattern: ETAG },
    ),
    'Cache-Control': text(
      say(
        `How long the answer can be cached: ${LIMITS.cacheSeconds} s.`,
        `响应可缓存的时间：${LIMITS.cacheSeconds} 秒。`,
      ),
      { const: SUCCESS_CACHE },
    ),
    'No-Store': text(say('An error is never cached.', '错误不会被缓存。'), { const: 'no-store' }),
    Link: text(
      say(
        'Addresses of the first, previous, next and last page (RFC 8288), if there is more than one; rel="describedby" on an empty list of profiles of a printer and a material: the file that says whether the printer can print it.',
        '第一页、上一页、下一页和最后一页的地址（RFC 8288），仅在多于一页时出现；某台打印机与某种耗材没有配置时，describedby 指向说明能否打印的文件。',
      ),
    ),
    'Content-Location': text(
      say(
        'The file with the same content; for a page that is cut from files, the same query with its filters as ids.',
        '具有相同内容的文件；若按窗口截取，则为过滤条件写作标识的同一查询。',
      ),
    ),
    'Content-Language': text(say('The texts are in both languages.', '文本同时包含两种语言。'), {
      const: LANGUAGES,
    }),
    'Access-Control-Allow-Origin': text(say('Any web page can read the answer.', '任何网页都可以读取响应。'), {
      const: COMMON_HEADERS['Access-Control-Allow-Origin'],
    }),
    'X-Content-Type-Options': text(
      say('The media type is correct and must not be guessed.', '请以声明的媒体类型为准。'),
      {
        const: COMMON_HEADERS['X-Content-Type-Options'],
      },
    ),
    [VERSION_HEADER]: text(
      say(
        'Version of the data in the answer, as named in the index. If it differs between two pages of a list, a new release was published in between. Plain mirrors and answers to OPTIONS do not have it.',
        '响应所属的数据版本，与索引中的版本一致。同一列表的两页版本不同，说明其间发布了新版本。普通镜像和 OPTIONS 的响应没有此头。',
      ),
      { pattern: '^[0-9a-f]+$' },
    ),
    'RateLimit-Policy': text(
      say(
        `The quota: ${LIMITS.requests} requests in ${LIMITS.windowSeconds} s per client address.`,
        `配额：每个客户端地址 ${LIMITS.windowSeconds} 秒内 ${LIMITS.requests} 次请求。`,
      ),
      { const: RATE_LIMIT_POLICY },
    ),
    RateLimit: text(
      say(
        'Remaining requests (r) and seconds until the window ends (t), if the server knows them.',
        '剩余请求数（r）与距窗口结束的秒数（t）；仅在服务器知道时出现。',
      ),
    ),
    'Retry-After': {
      description: say('Seconds to wait.', '应等待的秒数。'),
      schema: { type: 'integer', minimum: 1 },
    },
    Allow: text(say('Supported methods.', '支持的方法。')),
  };
}
