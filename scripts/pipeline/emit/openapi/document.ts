import { ENDPOINTS, type Endpoint } from '../../../../core/contract/endpoints.js';
import { type ErrorCode, STATUS } from '../../../../core/contract/errors.js';
import { LIMITS } from '../../../../core/contract/limits.js';
import { FILES, pagePath, productPresetsPath } from '../../../../core/contract/paths.js';
import { type Language, LOCALES, type Say, type TextPair } from '../../../../core/words/language.js';
import type { JsonObject } from '../../../shared/tree.js';
import { type FileKind, schemaOf } from '../file-kind.js';
import { DATA_LICENCE, SPDX } from '../licence.js';
import type { Example, Examples } from './examples.js';
import { filePaths } from './file-paths.js';
import { headers, headersOf, parameters, parametersOf } from './parameters.js';
import { ERROR_TEXTS, json, responsesOf, sharedResponses } from './responses.js';
import { answerSchemas, componentSchemas } from './schemas.js';

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

const TEXTS: Readonly<Record<Endpoint['kind'], readonly [summary: TextPair, description: TextPair]>> = {
  printers: [
    ['List printers', '列出打印机'],
    [
      'Printers with their build volume, nozzles, temperatures, speed limits and the materials that have a profile.',
      '打印机及其打印体积、喷嘴、温度、速度上限，以及有配置的耗材。',
    ],
  ],
  materials: [
    ['List materials', '列出耗材'],
    [
      'Generic materials with their temperature ranges, drying, fan, nozzle and enclosure requirements. Without `limit`, all of them are returned.',
      '通用耗材及其温度范围、烘干、风扇、喷嘴和封闭机箱要求。不带 `limit` 时一次返回全部。',
    ],
  ],
  profiles: [
    ['List print profiles', '列出打印配置'],
    [
      'Settings for a printer, a nozzle and a material. Known names without a common profile return an empty list, not an error. ' +
        `A branded filament in place of the material returns its own presets, put together from the files ${productPresetsPath('{brand_id}', '{filament}')} and ${pagePath({ kind: 'profiles', printer: '{printer}', material: '{material}' })}; \`filament\` names it, and \`figures_of\` says whose figures they are: for a nozzle without a preset of its own, the material’s. The ids of these records carry no promise. Without a printer, the presets on all printers are returned, with \`process\` and \`presets\` null.`,
      '某台打印机、某个喷嘴和某种耗材应如何设置。名称存在但没有对应配置时返回空列表，而不是错误。' +
        `以品牌耗材代替材料查询时，返回其专属预设，由 ${productPresetsPath('{brand_id}', '{filament}')} 与 ${pagePath({ kind: 'profiles', printer: '{printer}', material: '{material}' })} 两个文件合成；filament 为该产品，figures_of 说明数值的归属：没有专属预设的喷嘴给出其材料的数值。这些记录的标识不作承诺。不指定打印机时返回它在所有打印机上的预设，process 和 presets 为 null。`,
    ],
  ],
  troubleshoot: [
    ['List troubleshooting rules', '列出故障排除规则'],
    [
      'A symptom, its causes by likelihood, and for each cause the fixes in the order to try, with the keys of four slicers. Without `limit`, all rules are returned.',
      '故障现象、按可能性排序的原因，以及每个原因按尝试顺序排列的解决方法，并附四款切片软件的设置键。不带 `limit` 时一次返回全部。',
    ],
  ],
};

/** The paths of the description: the four endpoints, then the files with the same answers. */
export function paths(kinds: readonly FileKind[], say: Say, examples: Examples): JsonObject {
  const endpoints = ENDPOINTS.map((endpoint) => {
    const { kind, path } = endpoint;
    const [summary, about] = TEXTS[kind];
    const description = say('The records that match.', '匹配的记录。');
    const headers = headersOf('ETag', 'Cache-Control', 'Link', 'Content-Location', ...languageOf(kind));
    const success = {
      description,
      headers,
      content: json(listSchema(kind, kinds), examples.successes[kind] ? [kind] : []),
    };
    const get = {
      operationId: `list${capital(kind)}`,
      tags: [kind],
      summary: say(...summary),
      description: say(...about),
      parameters: parametersOf(endpoint),
      responses: responsesOf(endpoint, success, say),
    };
    return [path, { get }] as const;
  });
  return Object.fromEntries([...endpoints, ...filePaths(kinds, say, examples)]);
}

/** Schema name of an endpoint's answers, which is that of its list as a file. */
function listSchema(kind: Endpoint['kind'], kinds: readonly FileKind[]): string {
  const list = kinds.find(({ path }) => path === pagePath({ kind }));
  const schema = list && schemaOf(list.holds);
  if (!schema) throw new Error(`the list of ${kind} is not a file of the release`);
  return schema;
}

/** Records of these kinds contain texts in both languages. */
function languageOf(kind: Endpoint['kind']): string[] {
  return kind === 'materials' || kind === 'troubleshoot' ? ['Content-Language'] : [];
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

export function tags(say: Say): JsonObject[] {
  return [
    { name: 'printers', description: say('Printers.', '打印机。') },
    { name: 'materials', description: say('Materials.', '耗材。') },
    { name: 'profiles', description: say('Print profiles.', '打印配置。') },
    { name: 'troubleshoot', description: say('Troubleshooting rules.', '故障排除规则。') },
    {
      name: 'files',
      description: say(
        `The same answers as files. For a list, see ${FILES.index}.`,
        `以文件形式提供的同样内容，索引见 ${FILES.index}。`,
      ),
    },
  ];
}
