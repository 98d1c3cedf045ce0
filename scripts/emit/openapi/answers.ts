import type { JsonObject } from '../../shared/tree.js';
import type { Say } from './language.js';
import { schemaRef } from './schemas.js';

/** What an endpoint answers with: the schema of its records, and the name of the schema of the whole answer. */
export const RECORDS = {
  printers: 'Printer',
  materials: 'Material',
  profiles: 'Profile',
  troubleshoot: 'Rule',
} as const;

/** Name of the schema of a list of records. */
export function listName(record: string): string {
  return `${record}List`;
}

/** The whole answers: the envelope with records of each kind in it, and the failure. */
export function answerSchemas(say: Say, envelope: JsonObject): Record<string, JsonObject> {
  const { success, data, meta } = envelope.properties as Record<string, JsonObject>;
  const list = (record: string, description: string): JsonObject => ({
    title: listName(record),
    description,
    type: 'object',
    additionalProperties: false,
    properties: {
      success: { ...success, const: true },
      data: { ...data, items: schemaRef(record) },
      meta: meta ?? {},
    },
    required: ['success', 'data', 'meta'],
  });
  return {
    PrinterList: list('Printer', say('Printers, in the order of their ids.', '打印机列表，按标识排序。')),
    MaterialList: list('Material', say('Materials, in the order of their ids.', '耗材列表，按标识排序。')),
    ProfileList: list(
      'Profile',
      say('Profiles, by printer, nozzle and material.', '打印配置列表，按打印机、喷嘴和耗材排列。'),
    ),
    RuleList: list('Rule', say('Troubleshooting rules, in the order of their ids.', '故障排除规则列表，按标识排序。')),
    SettingList: list('Setting', say('Slicer settings, in the order of their ids.', '切片设置列表，按标识排序。')),
    Failure: {
      title: 'Failure',
      description: say('What every failed request is answered with.', '请求失败时的响应。'),
      type: 'object',
      additionalProperties: false,
      properties: {
        success: { ...success, const: false },
        data: { type: 'array', description: say('Always empty.', '始终为空。'), items: {}, maxItems: 0 },
        meta: meta ?? {},
        error: schemaRef('ApiError'),
      },
      required: ['success', 'data', 'meta', 'error'],
    },
  };
}
