import { API, FILES, pagePath, recordPath } from '../../../functions/paths.js';
import { ENDPOINTS, type Endpoint } from '../../../functions/query/endpoint.js';
import type { JsonObject } from '../../shared/tree.js';
import { listName, RECORDS } from './answers.js';
import type { Examples, Subjects } from './examples.js';
import { headersOf } from './headers.js';
import type { Say } from './language.js';
import { parametersOf } from './parameters.js';
import { json, responsesOf } from './responses.js';

interface Text {
  summary: string;
  description: string;
}

function textOf(kind: Endpoint['kind'], say: Say): Text {
  switch (kind) {
    case 'printers':
      return {
        summary: say('List printers', '列出打印机'),
        description: say(
          'Printers with their build volume, nozzles, temperatures, speed limits and the materials that have a profile.',
          '打印机及其构建体积、喷嘴、温度、速度上限，以及有配置的耗材。',
        ),
      };
    case 'materials':
      return {
        summary: say('List materials', '列出耗材'),
        description: say(
          'Generic materials with their temperature ranges, drying, fan, nozzle and enclosure needs. Without `limit` they come whole.',
          '通用耗材及其温度范围、烘干、风扇、喷嘴和封闭腔要求。不带 `limit` 时一次返回全部。',
        ),
      };
    case 'profiles':
      return {
        summary: say('List print profiles', '列出打印配置'),
        description: say(
          'What to set for a printer, a nozzle and a material. Known names without a common profile give an empty list, not an error.',
          '某台打印机、某个喷嘴和某种耗材应如何设置。名称存在但没有对应配置时返回空列表，而不是错误。',
        ),
      };
    case 'troubleshoot':
      return {
        summary: say('List troubleshooting rules', '列出故障排除规则'),
        description: say(
          'A symptom, its causes by likelihood, and for each cause the fixes in the order to try, with the keys of four slicers. Without `limit` they come whole.',
          '故障现象、按可能性排序的原因，以及每个原因按尝试顺序排列的修复方法，并附四款切片软件的设置键。不带 `limit` 时一次返回全部。',
        ),
      };
  }
}

/** The paths of the description: the four endpoints, then the files with the same answers. */
export function paths(say: Say, shown: Awaited<ReturnType<Examples['successes']>>, subjects: Subjects): JsonObject {
  const endpoints = ENDPOINTS.map((endpoint) => {
    const { kind, path } = endpoint;
    const description = say('The records that match.', '匹配的记录。');
    const headers = headersOf('ETag', 'Cache-Control', 'Link', 'Content-Location', ...languageOf(kind));
    const success = { description, headers, content: json(listName(RECORDS[kind]), shown[kind] ? [kind] : []) };
    const get = {
      operationId: `list${capital(kind)}`,
      tags: [kind],
      ...textOf(kind, say),
      parameters: parametersOf(endpoint),
      responses: responsesOf(endpoint, success, say),
    };
    return [path, { get }] as const;
  });
  return Object.fromEntries([...endpoints, ...files(say, subjects)]);
}

function files(say: Say, { printer, material, symptom }: Subjects): [string, JsonObject][] {
  const file = (
    path: string,
    operationId: string,
    record: string,
    summary: string,
    values: Record<string, string | undefined>,
  ) => {
    const parameters = Object.entries(values).map(([name, example]) => ({
      name,
      in: 'path',
      required: true,
      description: say('Id; other spellings are not looked up.', '标识；不支持其他写法。'),
      schema: { type: 'string', pattern: '^[a-z0-9-]+$' },
      ...(example === undefined ? {} : { example }),
    }));
    const description = say(
      'A file: no query, no rate limit on the service’s own host, and any static server can serve it.',
      '静态文件：没有查询参数，在本站不受频率限制，任何静态服务器都可提供。',
    );
    const success: JsonObject = {
      description: say('The records.', '记录。'),
      headers: { ETag: { $ref: '#/components/headers/ETag' } },
      content: json(listName(record), []),
    };
    const get: JsonObject = {
      operationId,
      tags: ['files'],
      summary,
      description,
      ...(parameters.length > 0 ? { parameters } : {}),
      responses: { 200: success, 404: { $ref: '#/components/responses/NotFound' } },
    };
    return [path, { get }] as [string, JsonObject];
  };
  return [
    file(recordPath('printers', '{id}'), 'getPrinterFile', 'Printer', say('One printer', '单台打印机'), {
      id: printer,
    }),
    file(recordPath('materials', '{id}'), 'getMaterialFile', 'Material', say('One material', '单种耗材'), {
      id: material,
    }),
    file(
      pagePath({ kind: 'profiles', printer: '{printer}', material: '{material}' }),
      'getProfilesFile',
      'Profile',
      say('The profiles of a printer and a material', '某台打印机与某种耗材的配置'),
      { printer, material },
    ),
    file(
      pagePath({ kind: 'troubleshoot', symptom: '{symptom}' }),
      'getRuleFile',
      'Rule',
      say('One troubleshooting rule', '单条故障排除规则'),
      { symptom },
    ),
    file(FILES.settings, 'getSettingsFile', 'Setting', say('Slicer settings and their names', '切片设置及其名称'), {}),
  ];
}

/** Records of these kinds hold texts in both languages. */
function languageOf(kind: Endpoint['kind']): string[] {
  return kind === 'materials' || kind === 'troubleshoot' ? ['Content-Language'] : [];
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** What the operations are grouped by. */
export function tags(say: Say): JsonObject[] {
  return [
    { name: 'printers', description: say('Printers.', '打印机。') },
    { name: 'materials', description: say('Materials.', '耗材。') },
    { name: 'profiles', description: say('Print profiles.', '打印配置。') },
    { name: 'troubleshoot', description: say('Troubleshooting rules.', '故障排除规则。') },
    {
      name: 'files',
      description: say(
        `The same answers as files. All of them are listed in ${API}/index.json.`,
        `以文件形式提供的同样内容，完整列表见 ${API}/index.json。`,
      ),
    },
  ];
}
