import stringify from 'json-stringify-pretty-compact';
import { DATA_PACKAGE, DATABASE, downloadPath, PACKED_DATABASE } from '../../../core/contract/downloads.js';
import { wholeAnswer } from '../../../core/contract/envelope.js';
import { etagTree } from '../../../core/contract/etag-tree.js';
import { lookupParts } from '../../../core/contract/lookup.js';
import {
  API,
  briefPath,
  calibrationPicturePath,
  changesPath,
  codesPath,
  FILES,
  filamentsPath,
  fitPath,
  lookupPath,
  pagePath,
  picturePath,
  presetsPath,
  presetValuesPath,
  productPresetsPath,
  recordPath,
  SPOOLMAN,
  schemaPath,
} from '../../../core/contract/paths.js';
import { labelShardPath } from '../../../core/names/labels.js';
import type { TextPair } from '../../../core/words/language.js';
import type { ListedMaterial, ListedRule } from '../../../schemas/generated/record.js';
import { recordSchema, schemaNames } from '../../shared/schemas/read.js';
import { composeCalibration } from '../compose/calibration.js';
import { composeDiagnosis } from '../compose/diagnosis.js';
import { inFieldOrder } from '../compose/drafts.js';
import { composePresets, composePresetValues } from '../compose/presets.js';
import { briefIndex, briefMaterialFiles, briefPrinter, briefRuleFiles, briefSettings } from './brief-records.js';
import { writeDownloads } from './download/downloads.js';
import { publishDrawings } from './drawing.js';
import type { FileContent, FileKind, ReleaseInProgress } from './file-kind.js';
import { findIndex } from './find-index.js';
import { identifyDocument, identifyLabels, identifySpools } from './identify.js';
import { indexDocument } from './index-document.js';
import { fitFiles, listsBy, pagesOf, singleFiles, wholeList } from './lists.js';
import { describeService } from './openapi/document.js';
import { askForExamples, chooseSubjects } from './openapi/examples.js';
import { type MadeFile, manifestOf } from './release-writer.js';
import { spoolmanFilaments, spoolmanMaterials } from './spoolman.js';
import { lastStep, stepFiles, stepsIndex } from './steps.js';
import { resolveVectors } from './vectors/resolve.js';
import { vectorsDocument } from './vectors/vectors.js';

const records = (record: string, ...description: TextPair): FileContent => ({ kind: 'records', record, description });
const array = (record: string, ...description: TextPair): FileContent => ({ kind: 'array', record, description });
const document = (schema: string): FileContent => ({ kind: 'document', schema });
const OTHER: FileContent = { kind: 'other' };

const PRINTERS = records('Printer', 'Printers, sorted by id.', '打印机列表，按标识排序。');
const MATERIALS = records('Material', 'Materials, sorted by id.', '耗材列表，按标识排序。');
const PROFILES = records(
  'Profile',
  'Profiles, by printer, nozzle and material.',
  '打印配置列表，按打印机、喷嘴和耗材排列。',
);
const RULES = records('Rule', 'Troubleshooting rules, sorted by id.', '故障排除规则列表，按标识排序。');
const FILAMENTS = records('Filament', 'Products of a brand, sorted by id.', '某品牌的产品列表，按标识排序。');
const DESCRIPTION: FileContent = {
  kind: 'foreign',
  schema: 'OpenApiDocument',
  description: ['This description (OpenAPI 3.1).', '本描述文件（OpenAPI 3.1）。'],
  properties: { openapi: { type: 'string' }, info: { type: 'object' }, paths: { type: 'object' } },
};

const pretty = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
/** Indented, but with everything that fits on one line on one line: half the bytes. */
const filled = (value: unknown) => `${stringify(value, { maxLength: 120 })}\n`;
const line = (value: unknown) => `${JSON.stringify(value)}\n`;
const answer = (all: readonly object[]) => wholeAnswer(all.map((record) => JSON.stringify(record)));

/**
 * Every kind of file of a release except the site's own pages, in the order in which files are written, listed in
 * `index.json`, described in the OpenAPI documents and shown on the page about files. The paths are functions and
 * constants of `core/contract`, for code that reads the files without this table.
 */
export const FILE_TABLE: readonly FileKind[] = [
  // Lists
  {
    path: pagePath({ kind: 'printers' }),
    operationId: 'getPrintersFile',
    holds: PRINTERS,
    summary: ['The printers', '打印机列表'],
    paged: true,
    link: 'printers',
    make: (release) => pagesOf(pagePath({ kind: 'printers' }), release.records.printers),
  },
  {
    path: pagePath({ kind: 'printers', brand: '{brand_id}' }),
    operationId: 'getBrandPrintersFile',
    holds: PRINTERS,
    summary: ['The printers of a brand', '某品牌的打印机'],
    paged: true,
    link: 'printers_of_a_brand',
    make: ({ records }) => listsBy(records.printers, ({ brand_id: brand }) => pagePath({ kind: 'printers', brand })),
  },
  {
    path: pagePath({ kind: 'materials' }),
    operationId: 'getMaterialsFile',
    holds: MATERIALS,
    summary: ['The materials', '耗材列表'],
    link: 'materials',
    make: (release) => [wholeList(pagePath({ kind: 'materials' }), release.records.materials)],
  },
  {
    path: pagePath({ kind: 'profiles' }),
    operationId: 'getAllProfilesFile',
    holds: PROFILES,
    summary: ['The profiles', '打印配置列表'],
    paged: true,
    link: 'profiles',
    make: (release) => pagesOf(pagePath({ kind: 'profiles' }), release.records.profiles),
  },
  {
    path: pagePath({ kind: 'profiles', printer: '{printer}', material: '{material}' }),
    operationId: 'getProfilesFile',
    holds: PROFILES,
    summary: ['The profiles of a printer and a material', '某台打印机与某种耗材的配置'],
    link: 'profiles_of_a_pair',
    make: ({ records: { profiles } }) =>
      listsBy(profiles, ({ printer, material }) => pagePath({ kind: 'profiles', printer, material })),
  },
  {
    path: pagePath({ kind: 'profiles', printer: '{printer}' }),
    operationId: 'getPrinterProfilesFile',
    holds: PROFILES,
    summary: ['The profiles of a printer', '某台打印机的配置'],
    paged: true,
    link: 'profiles_of_a_printer',
    make: ({ records }) => listsBy(records.profiles, ({ printer }) => pagePath({ kind: 'profiles', printer })),
  },
  {
    path: pagePath({ kind: 'profiles', material: '{material}' }),
    operationId: 'getMaterialProfilesFile',
    holds: PROFILES,
    summary: ['The profiles of a material', '某种耗材的配置'],
    paged: true,
    link: 'profiles_of_a_material',
    make: ({ records }) => listsBy(records.profiles, ({ material }) => pagePath({ kind: 'profiles', material })),
  },
  {
    path: pagePath({ kind: 'troubleshoot' }),
    operationId: 'getRulesFile',
    holds: RULES,
    summary: ['The troubleshooting rules', '故障排除规则列表'],
    link: 'troubleshooting_rules',
    make: (release) => [wholeList(pagePath({ kind: 'troubleshoot' }), release.records.rules)],
  },

  // Single records
  {
    path: presetValuesPath('{slicer}', '{printer}'),
    operationId: 'getPresetValuesFile',
    holds: records(
      'PresetValues',
      'What differs from each profile whose `presets` name a filament preset of the slicer, by nozzle and material.',
      '与各条配置记录不同的取值，仅限 presets 给出该切片软件耗材预设的配置，按喷嘴和耗材排列。',
    ),
    summary: [
      "The values of a slicer's own presets for a printer whose records come from another source, where they differ and without corrections; a printer without such profiles has no such file",
      '当某打印机的配置记录来自其他来源时，该切片软件自带预设与之不同的取值，不含更正；若某打印机没有这样的配置，则无此文件',
    ],
    make: ({ dataset, records }) =>
      composePresetValues(dataset, records).map(({ slicer, printer, values }) =>
        wholeList(presetValuesPath(slicer, printer), values),
      ),
  },
  {
    path: recordPath('printers', '{id}'),
    operationId: 'getPrinterFile',
    holds: PRINTERS,
    summary: ['One printer', '单台打印机'],
    link: 'printer',
    make: (release) => singleFiles(release.records.printers, ({ id }) => recordPath('printers', id)),
  },
  {
    path: recordPath('materials', '{id}'),
    operationId: 'getMaterialFile',
    holds: MATERIALS,
    summary: ['One material', '单种耗材'],
    link: 'material',
    make: (release) => singleFiles(release.records.materials, ({ id }) => recordPath('materials', id)),
  },
  {
    path: pagePath({ kind: 'troubleshoot', symptom: '{symptom}' }),
    operationId: 'getRuleFile',
    holds: RULES,
    summary: ['One troubleshooting rule', '单条故障排除规则'],
    link: 'troubleshooting_rule',
    make: ({ records: { rules } }) =>
      singleFiles(rules, ({ id: symptom }) => pagePath({ kind: 'troubleshoot', symptom })),
  },

  // Whether a printer prints a material
  {
    path: fitPath('{printer}'),
    operationId: 'getFitFile',
    holds: records(
      'Fit',
      'Whether a printer can print each material, and why, in the order of the materials, on one page.',
      '某台打印机能否打印每种耗材及其理由，按耗材排序，不分页。',
    ),
    summary: ['Whether a printer can print each material, and why', '某台打印机能否打印每种耗材，及其理由'],
    link: 'fit',
    make: fitFiles,
  },
  {
    path: FILES.sources,
    operationId: 'getSourcesFile',
    holds: records(
      'FitSource',
      'The sources of the verdicts; `sources` of a reason counts from 0 in this list.',
      '适用结论的出处；理由中的 `sources` 为本列表中的位置，从 0 开始。',
    ),
    summary: ['The sources that the verdicts cite', '适用结论引用的出处'],
    link: 'fit_sources',
    make: fitFiles,
  },
  {
    path: FILES.fit,
    operationId: 'getFitMatrixFile',
    holds: document('FitMatrix'),
    summary: [
      'Which printer prints which material, a letter for each pair',
      '各打印机能打印哪些耗材，每个组合一个字母',
    ],
    link: 'fit_matrix',
    make: fitFiles,
  },

  // Branded filaments
  {
    path: FILES.filamentBrands,
    operationId: 'getFilamentBrandsFile',
    holds: records(
      'FilamentBrand',
      'All filament brands, sorted by id, on one page.',
      '全部耗材品牌，按标识排序，不分页。',
    ),
    summary: ['The filament brands', '耗材品牌列表'],
    link: 'filament_brands',
    make: (release) => [wholeList(FILES.filamentBrands, release.records.filamentBrands)],
  },
  {
    path: filamentsPath('{brand_id}'),
    operationId: 'getFilamentsFile',
    holds: FILAMENTS,
    summary: ['The branded filaments of a brand', '某品牌的耗材产品'],
    paged: true,
    link: 'filaments_of_a_brand',
    make: ({ records }) => listsBy(records.filaments, ({ brand_id }) => filamentsPath(brand_id)),
  },
  {
    path: productPresetsPath('{brand_id}', '{filament}'),
    operationId: 'getProductPresetsFile',
    holds: records(
      'ProductPresets',
      'The presets for one branded filament, in one record; a product for which no slicer has a preset has no such file.',
      '某款品牌耗材的预设，共一条记录；没有切片软件为其提供预设的产品无此文件。',
    ),
    summary: [
      'The presets that slicers have for a branded filament, by printer and nozzle',
      '各切片软件针对某款品牌耗材的预设，按打印机和喷嘴列出',
    ],
    link: 'presets_of_a_filament',
    make: productPresetFiles,
  },
  {
    path: SPOOLMAN.filaments,
    operationId: 'getSpoolmanFilamentsFile',
    holds: array('SpoolmanFilament', 'The filaments that Spoolman can look up.', '供 Spoolman 查询的耗材。'),
    summary: ['Branded filaments as Spoolman reads them', '供 Spoolman 读取的品牌耗材'],
    link: 'spoolman_filaments',
    make: (release) => line(spoolmanFilaments(release.records)),
  },
  {
    path: SPOOLMAN.materials,
    operationId: 'getSpoolmanMaterialsFile',
    holds: array('SpoolmanMaterial', 'The materials that Spoolman can use.', '供 Spoolman 使用的材料。'),
    summary: ['Materials as Spoolman reads them', '供 Spoolman 读取的材料'],
    link: 'spoolman_materials',
    make: (release) => line(spoolmanMaterials(release.records)),
  },

  // Brief forms
  {
    path: FILES.briefPrinters,
    operationId: 'getBriefPrintersFile',
    holds: records('BriefPrinter', 'All printers, sorted by id, on one page.', '全部打印机，按标识排序，不分页。'),
    summary: ['All printers with what matters when you choose one', '全部打印机的选购要点'],
    link: 'printers_in_brief',
    make: (release) => answer(release.records.printers.map(briefPrinter)),
  },
  {
    path: FILES.briefRules,
    operationId: 'getListedRulesFile',
    holds: records('ListedRule', 'All symptoms, sorted by id, on one page.', '全部故障现象，按标识排序，不分页。'),
    summary: ['All symptoms without their causes', '全部故障现象，不含原因'],
    link: 'troubleshooting_rules_in_brief',
    make: ({ records: { rules } }) => answer(rules.map((rule) => inFieldOrder<ListedRule>('listed-rule', rule))),
  },
  {
    path: FILES.briefMaterials,
    operationId: 'getListedMaterialsFile',
    holds: records('ListedMaterial', 'All materials, sorted by id, on one page.', '全部耗材，按标识排序，不分页。'),
    summary: ['All materials by their names', '全部耗材的名称'],
    link: 'materials_in_brief',
    make: ({ records: { materials } }) =>
      answer(materials.map((material) => inFieldOrder<ListedMaterial>('listed-material', material))),
  },
  {
    path: FILES.briefSettings,
    operationId: 'getBriefSettingsFile',
    holds: records('BriefSetting', 'How every setting is used, on one page.', '每个设置的使用情况，不分页。'),
    summary: ['How every setting is used', '每个设置的使用情况'],
    link: 'settings_in_brief',
    make: (release) => answer(briefSettings(release.records)),
  },
  {
    path: briefPath('troubleshoot', '{language}', '{symptom}'),
    operationId: 'getBriefRuleFile',
    holds: records('BriefRule', 'One rule in one language.', '一条规则，单一语言。'),
    summary: ['One troubleshooting rule in brief, in one language', '单条故障排除规则的要点，单一语言'],
    link: 'troubleshooting_rule_in_brief',
    make: (release) => briefRuleFiles(release.dataset, release.records),
  },
  {
    path: briefPath('materials', '{language}', '{id}'),
    operationId: 'getBriefMaterialFile',
    holds: records('BriefMaterial', 'One material in one language.', '一种耗材，单一语言。'),
    summary: ['One material in brief, in one language', '单种耗材的要点，单一语言'],
    link: 'material_in_brief',
    make: (release) => briefMaterialFiles(release.records),
  },
  {
    path: FILES.briefIndex,
    operationId: 'getBriefIndexFile',
    holds: document('BriefIndex'),
    summary: ['Names of brands and sources', '品牌与来源的名称'],
    link: 'index_in_brief',
    stage: 'version',
    make: (release) => line(briefIndex(release.version, release.dataset, release.records)),
  },
  {
    path: FILES.find,
    operationId: 'getFindFile',
    holds: document('FindIndex'),
    summary: ['Every record by its names, for a search', '全部记录的名称，供搜索使用'],
    link: 'find',
    make: (release) => line(findIndex(release.dataset, release.records)),
  },

  // Settings, diagnosis, calibration and drawings
  {
    path: FILES.diagnose,
    operationId: 'getDiagnosisFile',
    holds: document('Diagnosis'),
    summary: ['Data to tell the causes of a symptom apart', '用于区分原因的检查表'],
    link: 'diagnose',
    make: (release) => line(composeDiagnosis(release.dataset)),
  },
  {
    path: FILES.codes,
    operationId: 'getCodeSystemsFile',
    holds: records(
      'CodeSystem',
      'All code systems, sorted by id, on one page.',
      '全部报错代码系统，按标识排序，不分页。',
    ),
    summary: ['The systems of codes and messages that printers report', '机器报错的各套代码与信息'],
    link: 'code_systems',
    make: (release) => answer(release.records.codeSystems),
  },
  {
    path: codesPath('{system}'),
    operationId: 'getCodesFile',
    holds: records(
      'Code',
      'The codes of a system: explained codes by module, then codes of which only the structure is known, on one page.',
      '某系统的代码：先按模块列出有解释的，再列出仅知结构的，不分页。',
    ),
    summary: ['What printers report in one system, and what it points to', '某系统的报错代码及其所指向的问题'],
    link: 'codes',
    make: ({ records: { codes } }) =>
      Map.groupBy(codes, ({ system }) => codesPath(system))
        .entries()
        .map(([path, own]) => wholeList(path, own)),
  },
  {
    path: FILES.calibration,
    operationId: 'getCalibrationFile',
    holds: records(
      'CalibrationStep',
      'The steps of a calibration, each based on the steps before it.',
      '校准步骤，按依赖顺序排列。',
    ),
    summary: ['From a new spool to a tuned profile', '从新料盘到调好的配置'],
    link: 'calibration',
    make: (release) => answer(composeCalibration(release.dataset)),
  },
  {
    path: presetsPath('{slicer}'),
    operationId: 'getPresetsFile',
    holds: records(
      'PresetMapping',
      'How to convert records into the settings of one slicer.',
      '记录如何变成某个切片软件的设置。',
    ),
    summary: ['How to convert records into the settings of a slicer', '记录如何变成某个切片软件的设置'],
    link: 'presets',
    make: (release) => singleFiles(composePresets(release.dataset), ({ id }) => presetsPath(id)),
  },
  {
    path: FILES.settings,
    operationId: 'getSettingsFile',
    holds: records('Setting', 'Slicer settings, sorted by id.', '切片设置列表，按标识排序。'),
    summary: ['Slicer settings and their names', '切片设置及其名称'],
    link: 'settings',
    make: (release) => answer(release.records.settings),
  },
  {
    path: picturePath('{symptom}'),
    operationId: 'getSymptomPicture',
    holds: OTHER,
    summary: ['The drawing of a symptom', '故障现象示意图'],
    link: 'picture',
    make: ({ dataset }) =>
      [...publishDrawings(dataset.symptoms, dataset)].map(([id, svg]) => ({ path: picturePath(id), content: svg })),
  },
  {
    path: calibrationPicturePath('{step}'),
    operationId: 'getCalibrationPicture',
    holds: OTHER,
    summary: ['The drawing of what to look at in a calibration step', '校准步骤的观察示意图'],
    make: ({ dataset }) =>
      [...publishDrawings(dataset.calibrations, dataset)].map(([step, svg]) => ({
        path: calibrationPicturePath(step),
        content: svg,
      })),
  },

  // About the service
  {
    path: FILES.index,
    operationId: 'getIndexFile',
    holds: document('Index'),
    summary: ['Index of all contents', '索引：有哪些内容及其位置'],
    stage: 'version',
    make: (release) => pretty(indexDocument(release, FILE_TABLE)),
  },
  {
    path: FILES.names,
    operationId: 'getNamesFile',
    holds: document('Names'),
    summary: ['Every name and the ids that it stands for', '全部名称及其对应的标识'],
    link: 'names',
    make: (release) => line(release.names),
  },
  {
    path: FILES.furtherNames,
    operationId: 'getFurtherNamesFile',
    holds: document('NamesFurther'),
    summary: [
      'Names of branded filaments, identifiers, and messages of printers, used if the list of names has no match',
      '品牌耗材名称、标识符和机器报错，供名称表中查不到时使用',
    ],
    link: 'names_further',
    make: (release) => line(release.furtherNames),
  },
  {
    path: FILES.identify,
    operationId: 'getIdentifyFile',
    holds: document('Identify'),
    summary: ['Names of printers, materials and filaments in other systems', '其他系统对打印机、材料和耗材的称呼'],
    link: 'identify',
    make: (release) => line(identifyDocument(release.records)),
  },
  {
    path: labelShardPath('{shard}'),
    operationId: 'getLabelsFile',
    holds: document('IdentifySpools'),
    summary: [
      'What labels and tags of spools carry: barcodes, article numbers, UUIDs of tags; `identify.json` says which file has a code',
      '料盘标签与芯片所载代码：条形码、货号、芯片 UUID；代码在哪个文件见 identify.json',
    ],
    link: 'labels_of_spools',
    make: (release) =>
      identifyLabels(release.records.filaments).map(({ path, document }) => ({ path, content: line(document) })),
  },
  {
    path: FILES.identifySpools,
    operationId: 'getIdentifySpoolsFile',
    holds: document('IdentifySpools'),
    summary: ['Tags, barcodes and ids of single colours and sizes', '单个颜色与规格的标签、条形码和编号'],
    link: 'identify_spools',
    make: (release) => line(identifySpools(release.records.filaments)),
  },
  {
    path: FILES.redirects,
    operationId: 'getRedirectsFile',
    holds: document('Redirects'),
    summary: ['Ids that changed', '已变更的标识'],
    link: 'redirects',
    make: (release) => pretty(release.dataset.redirects.value),
  },
  {
    path: FILES.changes,
    operationId: 'getChangesFile',
    holds: document('Changes'),
    summary: ['Changes since the previous version', '与上一版本的差异'],
    link: 'changes',
    stage: 'version',
    make: (release) => lastStep(release.version, release.steps),
  },
  {
    path: changesPath('{version}'),
    operationId: 'getChangesOfVersionFile',
    holds: document('Changes'),
    summary: ['Changes in the step to a version', '到达某一版本的变更'],
    link: 'changes_of_a_version',
    stage: 'version',
    make: (release) => stepFiles(release.steps),
  },
  {
    path: FILES.changesIndex,
    operationId: 'getChangesIndexFile',
    holds: document('ChangesIndex'),
    summary: ['The steps that are available', '保留的各次变更'],
    link: 'changes_index',
    stage: 'version',
    make: (release) => pretty(stepsIndex(release.version, release.steps, release.files)),
  },
  {
    path: FILES.manifest,
    operationId: 'getManifestFile',
    holds: document('Manifest'),
    summary: ['Size and SHA-256 of every file', '每个文件的大小与 SHA-256'],
    link: 'manifest',
    stage: 'manifest',
    make: (release) => pretty(manifestOf(release.version, release.files)),
  },
  {
    path: lookupPath('{part}'),
    operationId: 'getLookupFile',
    holds: document('Lookup'),
    summary: ['A part of the entity tags and names, for the service itself', '实体标签与名称的一部分，供服务自身使用'],
    stage: 'etags',
    make: (release) =>
      [...lookupParts(answersOf(release), release.names)].map(({ path, part }) => ({ path, content: line(part) })),
  },
  {
    path: FILES.etags,
    operationId: 'getEntityTagsFile',
    holds: document('EntityTags'),
    summary: ['Digests of the files of the service', '服务文件的摘要'],
    stage: 'etags',
    make: (release) => line(etagTree(answersOf(release))),
  },
  {
    path: FILES.vectors,
    operationId: 'getVectorsFile',
    holds: document('Vectors'),
    summary: ['Requests and the answers that they must get', '请求及其必须得到的响应'],
    link: 'vectors',
    stage: 'version',
    make: (release) => pretty(vectorsDocument(release, answersOf(release))),
  },
  {
    path: FILES.resolveVectors,
    operationId: 'getResolveVectorsFile',
    holds: document('ResolveVectors'),
    summary: ['Rules with setups, and the expected results', '规则与配置及其结果'],
    link: 'resolve_vectors',
    stage: 'version',
    make: (release) => line(resolveVectors(release.records)),
  },
  {
    path: schemaPath('{name}'),
    operationId: 'getSchemaFile',
    holds: {
      kind: 'foreign',
      schema: 'JsonSchema',
      description: ['A schema (JSON Schema 2020-12).', '结构定义（JSON Schema 2020-12）。'],
      properties: { $schema: { type: 'string' }, $id: { type: 'string' }, title: { type: 'string' } },
    },
    summary: ['The schema of a record', '记录的结构定义'],
    link: 'schemas',
    linked: () => schemaNames('record').map(schemaPath),
    make: schemaFiles,
  },
  {
    path: FILES.openapi,
    operationId: 'getOpenApiFile',
    holds: DESCRIPTION,
    summary: ['The description of the service, in English', '服务描述（英文）'],
    link: 'openapi',
    stage: 'description',
    make: descriptions,
  },
  {
    path: FILES.openapiZh,
    operationId: 'getOpenApiZhFile',
    holds: DESCRIPTION,
    summary: ['The description of the service, in Chinese', '服务描述（中文）'],
    link: 'openapi_zh',
    stage: 'description',
    make: descriptions,
  },

  // Bulk downloads
  download(DATABASE, 'getDatabaseFile', 'Everything as a database (SQLite)', '全部数据：SQLite 数据库'),
  download(PACKED_DATABASE, 'getPackedDatabaseFile', 'The database, compressed (gzip)', '同一数据库，gzip 压缩'),
  download(downloadPath('{table}', '.parquet'), 'getParquetFile', 'A table as Parquet', '单个表：Parquet'),
  download(downloadPath('{table}', '.csv'), 'getTableFile', 'A table as CSV', '单个表：CSV'),
  download(
    downloadPath('{kind}', '.ndjson.gz'),
    'getLinesFile',
    'All records of a kind as JSON lines',
    '某类全部记录：逐行 JSON',
  ),
  {
    path: DATA_PACKAGE,
    operationId: 'getDataPackageFile',
    holds: {
      kind: 'foreign',
      schema: 'DataPackage',
      description: ['What the downloads contain (Data Package 2.0).', '下载文件的说明（Data Package 2.0）。'],
      properties: { name: { type: 'string' }, resources: { type: 'array', items: { type: 'object' } } },
    },
    summary: ['What the downloads contain (Data Package)', '下载文件的说明（Data Package）'],
    stage: 'downloads',
    make: downloads,
  },
];

function download(path: string, operationId: string, ...summary: TextPair): FileKind {
  return { path, operationId, holds: OTHER, summary, stage: 'downloads', make: downloads };
}

/** The files of the service, below `/api/v1`, written so far. */
function answersOf({ files }: ReleaseInProgress) {
  return files.filter(({ path }) => path.startsWith(`${API}/`));
}

function schemaFiles(): MadeFile[] {
  const $schema = 'https://json-schema.org/draft/2020-12/schema';
  return schemaNames('record').map((name) => {
    const path = schemaPath(name);
    return { path, content: pretty({ $schema, $id: path, ...recordSchema(name) }) };
  });
}

/** The OpenAPI documents; their examples are answers of the service from the files written so far. */
async function descriptions(release: ReleaseInProgress): Promise<MadeFile[]> {
  const steps = [...publishDrawings(release.dataset.calibrations, release.dataset).keys()];
  const subjects = chooseSubjects(release.records, steps, release.steps.at(-1)?.version);
  const examples = await askForExamples(release.folder, answersOf(release), subjects);
  return [
    { path: FILES.openapi, content: filled(describeService('en', examples, FILE_TABLE)) },
    { path: FILES.openapiZh, content: filled(describeService('zh', examples, FILE_TABLE)) },
  ];
}

/** The presets of branded filaments: one file per product that has any. */
function productPresetFiles({ records, productPresets }: ReleaseInProgress): Iterable<MadeFile> {
  const brands = new Map(records.filaments.map(({ id, brand_id }) => [id, brand_id]));
  return singleFiles(productPresets, ({ filament }) => productPresetsPath(brands.get(filament) ?? '', filament));
}

function downloads(release: ReleaseInProgress): undefined {
  release.downloads = writeDownloads(release, release.write);
}
