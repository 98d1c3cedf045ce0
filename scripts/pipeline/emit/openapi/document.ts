import { type ErrorCode, STATUS } from '../../../../core/contract/errors.js';
import { LIMITS } from '../../../../core/contract/limits.js';
import { type Language, LOCALES } from '../../../../core/words/language.js';
import type { JsonObject } from '../../../shared/tree.js';
import type { FileKind } from '../file-kind.js';
import { DATA_LICENCE, SPDX } from '../licence.js';
import { answerSchemas } from './answers.js';
import { ERROR_TEXTS } from './errors.js';
import type { Example, Examples } from './examples.js';
import { headers } from './headers.js';
import { parameters } from './parameters.js';
import { paths, tags } from './paths.js';
import { sharedResponses } from './responses.js';
import { componentSchemas } from './schemas.js';

/**
 * The OpenAPI 3.1 description of the service in one language.
 *
 * @param examples answers of the service
 * @param kinds the kinds of files in the release
 */
export function describeService(language: Language, examples: Examples, kinds: readonly FileKind[]): JsonObject {
  const { say, prefix } = LOCALES[language];
  const { Envelope, ...schemas } = componentSchemas(language);
  const { successes, failures } = examples;
  return {
    openapi: '3.1.0',
    info: {
      title: say('Open Print Data', '开放打印数据'),
      version: '1.0.0',
      summary: say('Open 3D printing data.', '3D 打印开放数据。'),
      description: say(
        `Printers, materials, print profiles and troubleshooting rules for 3D printing. Read-only, without authentication. Every answer with records has the same envelope. ${LIMITS.requests} requests in ${LIMITS.windowSeconds} s per client address; answers can be cached for ${LIMITS.cacheSeconds} s. HEAD is answered like GET without the body, OPTIONS as browsers require. [Documentation](${prefix}/), [sources and licences](${prefix}/sources/).`,
        `3D 打印的打印机、耗材、打印配置与故障排除规则。只读，无需认证。所有含记录的响应结构相同。每个客户端地址 ${LIMITS.windowSeconds} 秒内 ${LIMITS.requests} 次请求；响应可缓存 ${LIMITS.cacheSeconds} 秒。HEAD 的响应与 GET 相同但没有响应体，OPTIONS 供浏览器使用。[文档](${prefix}/)、[来源与许可](${prefix}/sources/)。`,
      ),
      license: {
        name: say(
          `${SPDX.figures} for figures and mappings, ${SPDX.texts} for texts`,
          `数值与对应关系：${SPDX.figures}；文本：${SPDX.texts}`,
        ),
        identifier: DATA_LICENCE,
      },
    },
    servers: [{ url: '/', description: say('The host that serves this file.', '提供本文件的主机。') }],
    security: [],
    tags: tags(say),
    paths: paths(kinds, say, examples),
    components: {
      schemas: {
        ...schemas,
        ...answerSchemas(
          kinds.map(({ holds }) => holds),
          Envelope ?? {},
          say,
        ),
      },
      parameters: parameters(say, examples.subjects),
      headers: headers(say),
      responses: sharedResponses(say),
      examples: {
        ...Object.fromEntries(Object.entries(successes).map(([name, shown]) => [name, example(shown)])),
        ...Object.fromEntries(
          (Object.keys(STATUS) as ErrorCode[]).map((code) => [
            code,
            {
              summary: code,
              description: say(ERROR_TEXTS[code].en, ERROR_TEXTS[code].zh),
              ...example(failures[code]),
            },
          ]),
        ),
      },
    },
  };
}

/** An example, with the request that produced it. */
function example({ request, status, headers, body, isWhole }: Example): JsonObject {
  const about = { 'x-request': request, 'x-status': status, 'x-headers': { ...headers } };
  return { ...about, ...(isWhole ? {} : { 'x-shortened': true }), value: body };
}
