import type { Say } from '../../../core/language.js';
import type { JsonObject } from '../../shared/tree.js';
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
  const array = (record: string, description: string): JsonObject => ({
    description,
    type: 'array',
    items: schemaRef(record),
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
    BriefPrinterList: list(
      'BriefPrinter',
      say('All printers, in the order of their ids, in one page.', '全部打印机，按标识排序，不分页。'),
    ),
    CalibrationStepList: list(
      'CalibrationStep',
      say('The steps of a calibration, in the order in which they rest on each other.', '校准步骤，按依赖顺序排列。'),
    ),
    PresetMappingList: list(
      'PresetMapping',
      say('How records become the settings of one slicer.', '记录如何变成某个切片软件的设置。'),
    ),
    ListedRuleList: list(
      'ListedRule',
      say('All symptoms, in the order of their ids, in one page.', '全部故障现象，按标识排序，不分页。'),
    ),
    ListedMaterialList: list(
      'ListedMaterial',
      say('All materials, in the order of their ids, in one page.', '全部耗材，按标识排序，不分页。'),
    ),
    FilamentList: list(
      'Filament',
      say('Products of a brand, in the order of their ids.', '某品牌的产品列表，按标识排序。'),
    ),
    FilamentBrandList: list(
      'FilamentBrand',
      say('All brands of filament, in the order of their ids, in one page.', '全部耗材品牌，按标识排序，不分页。'),
    ),
    SpoolmanFilaments: array('SpoolmanFilament', say('What Spoolman can look up.', '供 Spoolman 查询的耗材。')),
    SpoolmanMaterials: array('SpoolmanMaterial', say('What Spoolman knows of materials.', '供 Spoolman 使用的材料。')),
    BriefRuleList: list('BriefRule', say('One rule in one language.', '一条规则，单一语言。')),
    BriefMaterialList: list('BriefMaterial', say('One material in one language.', '一种耗材，单一语言。')),
    JsonSchema: {
      title: 'JsonSchema',
      description: say('A schema (JSON Schema 2020-12).', '结构定义（JSON Schema 2020-12）。'),
      type: 'object',
      additionalProperties: true,
      properties: { $schema: { type: 'string' }, $id: { type: 'string' }, title: { type: 'string' } },
      required: ['$schema', '$id', 'title'],
    },
    BriefSettingList: list(
      'BriefSetting',
      say('How every setting is used, in one page.', '每个设置的使用情况，不分页。'),
    ),
    DataPackage: {
      title: 'DataPackage',
      description: say('What the downloads hold (Data Package 2.0).', '下载文件的说明（Data Package 2.0）。'),
      type: 'object',
      additionalProperties: true,
      properties: { name: { type: 'string' }, resources: { type: 'array', items: { type: 'object' } } },
      required: ['name', 'resources'],
    },
    OpenApiDocument: {
      title: 'OpenApiDocument',
      description: say('This description (OpenAPI 3.1).', '本描述文件（OpenAPI 3.1）。'),
      type: 'object',
      additionalProperties: true,
      properties: { openapi: { type: 'string' }, info: { type: 'object' }, paths: { type: 'object' } },
      required: ['openapi', 'info', 'paths'],
    },
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
