import { DOWNLOADS } from '../../../core/contract/downloads.js';
import { API, INTEGRATIONS } from '../../../core/contract/paths.js';
import { type Language, LOCALES, type Say, type TextPair } from '../../../core/words/language.js';
import { markdownTable } from '../../../core/words/markdown.js';
import { code, escapeXml } from './format.js';
import { component, type DescribedResponse, type OpenApi, type Operation, type Parameter } from './release.js';

interface Found {
  path: string;
  operation: Operation;
}

function find(openapi: OpenApi, operationId: string): Found {
  const found = Object.entries(openapi.paths).find(([, { get }]) => get.operationId === operationId);
  if (!found) throw new Error(`there is no operation "${operationId}"`);
  return { path: found[0], operation: found[1].get };
}

/** A form that opens the answer of an endpoint to a query, as single-line HTML for Markdown: `listPrinters`. */
export function tryForm(openapi: OpenApi, operationId: string, language: Language): string {
  const { path, operation } = find(openapi, operationId);
  const { say } = LOCALES[language];
  const inputs = parametersOf(openapi, operation, 'query').map(({ name, schema, example = '' }) => {
    const hint = schema.default ?? (schema.type === 'integer' ? say('all', '全部') : '');
    const values = `name="${name}" value="${escapeXml(String(example))}" placeholder="${hint}"`;
    return `<label><code>${name}</code><input ${values} autocomplete="off" autocapitalize="none" spellcheck="false"></label>`;
  });
  return [
    `<form class="try not-content" action="${path}" target="_blank" aria-label="${escapeXml(operation.summary)}">`,
    ...inputs,
    `<button>${say('Open the answer', '打开响应')}</button></form>`,
  ].join('');
}

/** The address of a file with example values. */
function exampleOf(openapi: OpenApi, { path, operation }: Found): string {
  return parametersOf(openapi, operation, 'path').reduce(
    (address, { name, example }) => address.replace(`{${name}}`, encodeURIComponent(String(example))),
    path,
  );
}

function parametersOf(openapi: OpenApi, { parameters = [] }: Operation, place: 'path' | 'query'): Parameter[] {
  return parameters.map((one) => component<Parameter>(openapi, one)).filter((one) => one.in === place);
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

/** All kinds of files in the OpenAPI description by section, each with an example. */
export function everyFile(openapi: OpenApi, say: Say): string {
  const sectionOf = (path: string) =>
    SECTIONS.find(({ below }) => below?.some((start) => path.startsWith(start))) ??
    SECTIONS.find(({ below }) => !below);
  return SECTIONS.map((section) => {
    const own = filesOf(openapi).filter(({ path }) => sectionOf(path) === section);
    const shown = own.map(({ path, operation }) => {
      const address = exampleOf(openapi, { path, operation });
      const heading = `### ${operation.summary}\n\n\`GET ${path}\` · \`${contentOf(operation)}\``;
      return `${heading}\n\n${say('Example: ', '例如：')}[${code(address)}](${address})`;
    });
    return [`## ${say(...section.title)}`, ...shown].join('\n\n');
  }).join('\n\n');
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
