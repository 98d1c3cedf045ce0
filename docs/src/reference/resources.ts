import { DOWNLOADS } from '../../../core/contract/downloads.js';
import { API, INTEGRATIONS } from '../../../core/contract/paths.js';
import { type Language, LOCALES, type Say, type TextPair } from '../../../core/words/language.js';
import { markdownTable } from '../../../core/words/markdown.js';
import { samples } from '../samples/samples.js';
import { addressOf } from '../try/address.js';
import { fieldsOf } from '../try/fields.js';
import { tryHtml } from '../try/form.js';
import { code } from './format.js';
import type { DescribedResponse, OpenApi, Operation, Release } from './release.js';

interface Found {
  path: string;
  operation: Operation;
}

function find(openapi: OpenApi, operationId: string): Found {
  const found = Object.entries(openapi.paths).find(([, { get }]) => get.operationId === operationId);
  if (!found) throw new Error(`there is no operation "${operationId}"`);
  return { path: found[0], operation: found[1].get };
}

/** A form to try an operation of the service: `listPrinters`. */
export function tryForm(openapi: OpenApi, operationId: string, language: Language): string {
  const { path, operation } = find(openapi, operationId);
  const fields = fieldsOf(openapi, path, operation, LOCALES[language].say);
  const example = addressOf(path, fields);
  return tryHtml({ path, summary: operation.summary, fields, example }, language);
}

/** Sections of the page about all files, by path prefix; the one without a prefix takes the rest. */
const SECTIONS: readonly { title: TextPair; below?: readonly string[] }[] = [
  { title: ['Printers', '打印机'], below: [`${API}/printers`] },
  { title: ['Materials', '耗材'], below: [`${API}/materials`] },
  { title: ['Profiles', '打印配置'], below: [`${API}/profiles`] },
  { title: ['Troubleshooting rules', '故障排除规则'], below: [`${API}/troubleshoot`] },
  { title: ['Branded filaments', '品牌耗材'], below: [`${API}/filaments`, INTEGRATIONS] },
  { title: ['In brief', '要点'], below: [`${API}/brief`] },
  {
    title: ['Settings, diagnosis, calibration and pictures', '设置、诊断、校准与图片'],
    below: ['settings', 'presets', 'diagnose', 'calibration', 'pictures'].map((name) => `${API}/${name}`),
  },
  { title: ['Names and identifiers', '名称与标识'], below: [`${API}/names`, `${API}/identify`] },
  { title: ['About the service', '关于服务本身'] },
  { title: ['Everything in one download', '一次全部下载'], below: [DOWNLOADS] },
];

/** Samples shown after a kind of file, by operation. */
const SAMPLES: Readonly<Record<string, string>> = {
  getPrinterFile: 'printer | id brand model enclosed',
  getBrandPrintersFile: 'brand | id brand model',
  getProfilesFile: 'pair | id nozzle basis flow_ratio',
  getRuleFile: 'rule | id name causes.name causes.likelihood',
  getBriefPrintersFile: 'brief | id brand model build_volume_mm enclosed',
  getSettingsFile: 'settings | id name unit',
  getIndexFile: 'index | name version counts limits',
  getNamesFile: 'names | printers.x1c symptoms.拉丝',
};

/** All kinds of files in the OpenAPI description by section, each with a form to try it. */
export async function everyFile(release: Release, language: Language): Promise<string> {
  const { say } = LOCALES[language];
  const openapi = release.openapi(language);
  const sectionOf = (path: string) =>
    SECTIONS.find(({ below }) => below?.some((start) => path.startsWith(start))) ??
    SECTIONS.find(({ below }) => !below);
  const parts = SECTIONS.map(async (section) => {
    const own = filesOf(openapi).filter(({ path }) => sectionOf(path) === section);
    const shown = own.map(async ({ path, operation }) => {
      const sample = SAMPLES[operation.operationId];
      const heading = `### ${operation.summary}\n\n\`GET ${path}\` · \`${contentOf(operation)}\``;
      const form = tryForm(openapi, operation.operationId, language);
      return [heading, form, ...(sample ? [await samples(sample, release)] : [])].join('\n\n');
    });
    return [`## ${say(...section.title)}`, ...(await Promise.all(shown))].join('\n\n');
  });
  return (await Promise.all(parts)).join('\n\n');
}

/** A table of the kinds of files in a folder: `/api/v1/brief/`. @throws if there are none */
export function fileTable(openapi: OpenApi, folder: string, say: Say): string {
  const own = filesOf(openapi).filter(({ path }) => path.startsWith(folder));
  if (own.length === 0) throw new Error(`there are no files below "${folder}"`);
  const rows = own.map(({ path, operation }) => [code(path), operation.summary, code(contentOf(operation))]);
  return markdownTable([say('Path', '路径'), say('Holds', '内容'), say('Schema', '结构')], rows);
}

function filesOf({ paths }: OpenApi): Found[] {
  const all = Object.entries(paths).map(([path, { get }]) => ({ path, operation: get }));
  return all.filter(({ operation }) => operation.tags.includes('files'));
}

/** The content of a file: its schema name or media type. */
function contentOf({ responses }: Operation): string {
  const { content } = responses[200] as DescribedResponse;
  const [[mediaType, { schema = {} }] = ['', {}]] = Object.entries(content ?? {});
  return schema.$ref?.split('/').at(-1) ?? mediaType;
}
