import { csvPath, DATA_PACKAGE, DATABASE, DOWNLOAD_TYPES, endingOf, ndjsonPath } from '../../../core/downloads.js';
import type { Say } from '../../../core/language.js';
import {
  briefPath,
  calibrationPicturePath,
  changesPath,
  FILES,
  filamentsPath,
  pagePath,
  pagesFolder,
  picturePath,
  presetsPath,
  presetValuesPath,
  recordPath,
  SPOOLMAN,
  type Subject,
  schemaPath,
} from '../../../core/paths.js';
import { listName } from './answers.js';

/** A kind of file that is published, as the description of the service tells it. */
export interface FileResource {
  /** What varies stands in braces. */
  path: string;
  operationId: string;
  mediaType: string;
  /** Name of the schema of its content; null where it is not JSON. */
  schema: string | null;
  summary: string;
}

/** Every kind of file below `/api/v1`, and the downloads of a release with the site, in the order in which they are told. */
export function fileResources(say: Say): FileResource[] {
  return [
    ...lists(say),
    ...records(say),
    ...filaments(say),
    ...brief(say),
    ...knowledge(say),
    ...service(say),
    ...downloads(say),
  ];
}

/** The first page of a list, and where a list can be longer than a page, the others. */
function lists(say: Say): FileResource[] {
  const list = (name: string, record: string, subject: Subject, summary: string, paged: boolean): FileResource[] => {
    const page = answer(pagePath(subject), `get${name}File`, record, summary);
    const more = say(`${summary}: a further page`, `${summary}：后续各页`);
    const others = { ...page, path: `${pagesFolder(subject)}/{page}.json`, operationId: `get${name}PageFile` };
    return paged ? [page, { ...others, summary: more }] : [page];
  };
  const profiles = (name: string, subject: Subject, summary: string, paged = true) =>
    list(name, 'Profile', subject, summary, paged);
  const [brand, printer, material] = ['{brand_id}', '{printer}', '{material}'];
  return [
    ...list('Printers', 'Printer', { kind: 'printers' }, say('The printers', '打印机列表'), true),
    ...list(
      'BrandPrinters',
      'Printer',
      { kind: 'printers', brand },
      say('The printers of a brand', '某品牌的打印机'),
      true,
    ),
    ...list('Materials', 'Material', { kind: 'materials' }, say('The materials', '耗材列表'), false),
    ...profiles('AllProfiles', { kind: 'profiles' }, say('The profiles', '打印配置列表')),
    ...profiles(
      'Profiles',
      { kind: 'profiles', printer, material },
      say('The profiles of a printer and a material', '某台打印机与某种耗材的配置'),
      false,
    ),
    ...profiles('PrinterProfiles', { kind: 'profiles', printer }, say('The profiles of a printer', '某台打印机的配置')),
    ...profiles(
      'MaterialProfiles',
      { kind: 'profiles', material },
      say('The profiles of a material', '某种耗材的配置'),
    ),
    ...list('Rules', 'Rule', { kind: 'troubleshoot' }, say('The troubleshooting rules', '故障排除规则列表'), false),
  ];
}

function records(say: Say): FileResource[] {
  const rule = pagePath({ kind: 'troubleshoot', symptom: '{symptom}' });
  const values = say(
    "What a slicer's own presets set on a printer whose records are from another source, in the shape of its profiles and without corrections; a profile has its place there where its presets name a filament preset of the slicer, and a printer none of whose profiles do has no such file",
    '当某打印机的配置记录来自其他来源时，该切片软件自带预设的取值：形式与配置记录相同，不含更正；仅含其 presets 给出该软件耗材预设的配置；若某打印机没有这样的配置，则无此文件',
  );
  return [
    answer(presetValuesPath('{slicer}', '{printer}'), 'getPresetValuesFile', 'Profile', values),
    answer(recordPath('printers', '{id}'), 'getPrinterFile', 'Printer', say('One printer', '单台打印机')),
    answer(recordPath('materials', '{id}'), 'getMaterialFile', 'Material', say('One material', '单种耗材')),
    answer(rule, 'getRuleFile', 'Rule', say('One troubleshooting rule', '单条故障排除规则')),
  ];
}

function filaments(say: Say): FileResource[] {
  const products = say('The branded filaments of a brand', '某品牌的耗材产品');
  const page = answer(filamentsPath('{brand_id}'), 'getFilamentsFile', 'Filament', products);
  const more = say(`${products}: a further page`, `${products}：后续各页`);
  const others = filamentsPath('{brand_id}', 2).replace('/2.json', '/{page}.json');
  return [
    answer(
      FILES.filamentBrands,
      'getFilamentBrandsFile',
      'FilamentBrand',
      say('The brands of filament', '耗材品牌列表'),
    ),
    page,
    { ...page, path: others, operationId: 'getFilamentsPageFile', summary: more },
    whole(
      SPOOLMAN.filaments,
      'getSpoolmanFilamentsFile',
      'SpoolmanFilaments',
      say('Branded filaments as Spoolman reads them', '供 Spoolman 读取的品牌耗材'),
    ),
    whole(
      SPOOLMAN.materials,
      'getSpoolmanMaterialsFile',
      'SpoolmanMaterials',
      say('Materials as Spoolman reads them', '供 Spoolman 读取的材料'),
    ),
  ];
}

function brief(say: Say): FileResource[] {
  const rule = briefPath('troubleshoot', '{language}', '{symptom}');
  const material = briefPath('materials', '{language}', '{id}');
  return [
    answer(
      FILES.briefPrinters,
      'getBriefPrintersFile',
      'BriefPrinter',
      say('All printers by what one chooses them by', '全部打印机的选购要点'),
    ),
    answer(
      FILES.briefRules,
      'getListedRulesFile',
      'ListedRule',
      say('All symptoms without their causes', '全部故障现象，不含原因'),
    ),
    answer(
      FILES.briefMaterials,
      'getListedMaterialsFile',
      'ListedMaterial',
      say('All materials by their names', '全部耗材的名称'),
    ),
    answer(
      FILES.briefSettings,
      'getBriefSettingsFile',
      'BriefSetting',
      say('How every setting is used', '每个设置的使用情况'),
    ),
    answer(
      rule,
      'getBriefRuleFile',
      'BriefRule',
      say('One troubleshooting rule in brief, in one language', '单条故障排除规则的要点，单一语言'),
    ),
    answer(
      material,
      'getBriefMaterialFile',
      'BriefMaterial',
      say('One material in brief, in one language', '单种耗材的要点，单一语言'),
    ),
    whole(FILES.briefIndex, 'getBriefIndexFile', 'BriefIndex', say('Names of brands and sources', '品牌与来源的名称')),
    whole(
      FILES.find,
      'getFindFile',
      'FindIndex',
      say('Every record by its names, for a search', '全部记录的名称，供搜索使用'),
    ),
  ];
}

function knowledge(say: Say): FileResource[] {
  return [
    whole(
      FILES.diagnose,
      'getDiagnosisFile',
      'Diagnosis',
      say('What tells the causes of a symptom apart', '用于区分原因的检查表'),
    ),
    answer(
      FILES.calibration,
      'getCalibrationFile',
      'CalibrationStep',
      say('From a new spool to a tuned profile', '从新料盘到调好的配置'),
    ),
    answer(
      presetsPath('{slicer}'),
      'getPresetsFile',
      'PresetMapping',
      say('How records become the settings of a slicer', '记录如何变成某个切片软件的设置'),
    ),
    answer(FILES.settings, 'getSettingsFile', 'Setting', say('Slicer settings and their names', '切片设置及其名称')),
    picture(picturePath('{symptom}'), 'getSymptomPicture', say('The drawing of a symptom', '故障现象示意图')),
    picture(
      calibrationPicturePath('{step}'),
      'getCalibrationPicture',
      say('The drawing of what to look at in a calibration step', '校准步骤的观察示意图'),
    ),
  ];
}

function service(say: Say): FileResource[] {
  return [
    whole(FILES.index, 'getIndexFile', 'Index', say('What there is, and where', '索引：有哪些内容及其位置')),
    whole(
      FILES.names,
      'getNamesFile',
      'Names',
      say('Every name and the ids that it stands for', '全部名称及其对应的标识'),
    ),
    whole(
      FILES.furtherNames,
      'getFurtherNamesFile',
      'NamesFurther',
      say(
        'Names of branded filaments and identifiers, for what is no name',
        '品牌耗材名称和标识符，供名称表中查不到时使用',
      ),
    ),
    whole(
      FILES.identify,
      'getIdentifyFile',
      'Identify',
      say('What other systems call printers, materials and filaments', '其他系统对打印机、材料和耗材的称呼'),
    ),
    whole(
      FILES.identifySpools,
      'getIdentifySpoolsFile',
      'IdentifySpools',
      say('Tags, barcodes and ids of single colours and sizes', '单个颜色与规格的标签、条形码和编号'),
    ),
    whole(FILES.redirects, 'getRedirectsFile', 'Redirects', say('Ids that changed', '已变更的标识')),
    whole(FILES.changes, 'getChangesFile', 'Changes', say('What changed since the version before', '与上一版本的差异')),
    whole(
      changesPath('{version}'),
      'getChangesOfVersionFile',
      'Changes',
      say('What changed in the step to a version', '到达某一版本的变更'),
    ),
    whole(FILES.changesIndex, 'getChangesIndexFile', 'ChangesIndex', say('The steps that are kept', '保留的各次变更')),
    whole(
      FILES.manifest,
      'getManifestFile',
      'Manifest',
      say('Size and SHA-256 of every file', '每个文件的大小与 SHA-256'),
    ),
    whole(FILES.etags, 'getEntityTagsFile', 'EntityTags', say('Digests of the files of the service', '服务文件的摘要')),
    whole(
      FILES.vectors,
      'getVectorsFile',
      'Vectors',
      say('Requests and the answers that they must get', '请求及其必须得到的响应'),
    ),
    whole(
      FILES.resolveVectors,
      'getResolveVectorsFile',
      'ResolveVectors',
      say('Rules with setups, and what each comes to', '规则与配置及其结果'),
    ),
    whole(schemaPath('{name}'), 'getSchemaFile', 'JsonSchema', say('The schema of a record', '记录的结构定义')),
    whole(
      FILES.openapi,
      'getOpenApiFile',
      'OpenApiDocument',
      say('The description of the service, in English', '服务描述（英文）'),
    ),
    whole(
      FILES.openapiZh,
      'getOpenApiZhFile',
      'OpenApiDocument',
      say('The description of the service, in Chinese', '服务描述（中文）'),
    ),
  ];
}

function downloads(say: Say): FileResource[] {
  const download = (path: string, operationId: string, summary: string): FileResource => {
    const mediaType = DOWNLOAD_TYPES[endingOf(path)].replace(/;.*/, '');
    return { path, operationId, mediaType, schema: null, summary };
  };
  const tables = say('What the downloads hold (Data Package)', '下载文件的说明（Data Package）');
  return [
    download(DATABASE, 'getDatabaseFile', say('Everything as a database (SQLite)', '全部数据：SQLite 数据库')),
    download(csvPath('{table}'), 'getTableFile', say('A table as CSV', '单个表：CSV')),
    download(
      ndjsonPath('{kind}'),
      'getLinesFile',
      say('All records of a kind as lines of JSON', '某类全部记录：逐行 JSON'),
    ),
    whole(DATA_PACKAGE, 'getDataPackageFile', 'DataPackage', tables),
  ];
}

/** A file that holds records in the envelope. */
function answer(path: string, operationId: string, record: string, summary: string): FileResource {
  return whole(path, operationId, listName(record), summary);
}

/** A file that is a document of its own. */
function whole(path: string, operationId: string, schema: string, summary: string): FileResource {
  return { path, operationId, mediaType: 'application/json', schema, summary };
}

function picture(path: string, operationId: string, summary: string): FileResource {
  return { path, operationId, mediaType: 'image/svg+xml', schema: null, summary };
}
