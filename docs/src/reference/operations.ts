import { DOWNLOADS } from '../../../core/contract/downloads.js';
import { ENDPOINTS } from '../../../core/contract/endpoints.js';
import { type ErrorCode, STATUS } from '../../../core/contract/errors.js';
import { API, INTEGRATIONS } from '../../../core/contract/paths.js';
import { type Language, LOCALES, type Say, type TextPair } from '../../../core/words/language.js';
import { markdownTable } from '../../../core/words/markdown.js';
import { code, escapeXml, fence } from './format.js';
import { HOST } from './host.js';
import { print } from './print.js';
import { component, type DescribedResponse, type OpenApi, type Operation, type Parameter } from './release.js';

/** The path and description of an endpoint. @throws if there is none of that kind */
function endpoint(openapi: OpenApi, kind: string): { path: string; operation: Operation } {
  const path = ENDPOINTS.find((one) => one.kind === kind)?.path ?? '';
  const operation = openapi.paths[path]?.get;
  if (!operation) throw new Error(`there is no endpoint "${kind}"`);
  return { path, operation };
}

function parametersOf(openapi: OpenApi, { parameters = [] }: Operation, place: 'path' | 'query'): Parameter[] {
  return parameters.map((one) => component<Parameter>(openapi, one)).filter((one) => one.in === place);
}

/** The query parameters of an endpoint. */
export function parameterTable(openapi: OpenApi, kind: string, say: Say): string {
  const rows = parametersOf(openapi, endpoint(openapi, kind).operation, 'query').map(
    ({ name, description, schema }) => [code(name), rangeOf(schema, say), description],
  );
  return markdownTable([say('Parameter', '参数'), say('Value', '取值'), say('Meaning', '含义')], rows);
}

function rangeOf({ type, minimum, maximum, maxLength, default: standard }: Parameter['schema'], say: Say): string {
  const range =
    type === 'integer'
      ? say(`whole number, ${minimum} to ${maximum}`, `整数，${minimum} 至 ${maximum}`)
      : say(`text, at most ${maxLength} characters`, `文本，最多 ${maxLength} 个字符`);
  return standard === undefined ? range : `${range}${say(`; default: ${standard}`, `；默认 ${standard}`)}`;
}

/** The responses of an endpoint by status, with their error codes. */
export function responseTable(openapi: OpenApi, kind: string, language: Language): string {
  const { say, prefix } = LOCALES[language];
  const rows = Object.entries(endpoint(openapi, kind).operation.responses).map(([status, response]) => {
    const { description, content } = component<DescribedResponse>(openapi, response);
    const codes = Object.keys(content?.['application/json']?.examples ?? {}).filter((name) => name !== kind);
    const links = codes.map((name) => `[${code(name)}](${prefix}/errors/#${name})`).join(', ');
    return [status === 'default' ? '405' : status, description, links];
  });
  rows.sort(([a = ''], [b = '']) => (a < b ? -1 : 1));
  return markdownTable([say('Status', '状态'), say('Meaning', '含义'), say('Error codes', '错误代码')], rows);
}

/** The headers of a successful response of an endpoint. */
export function headerTable(openapi: OpenApi, kind: string, say: Say): string {
  const { headers } = component<DescribedResponse>(
    openapi,
    endpoint(openapi, kind).operation.responses[200] as DescribedResponse,
  );
  const rows = Object.entries(headers).map(([name, header]) => [
    code(name),
    component<{ description: string }>(openapi, header).description,
  ]);
  return markdownTable([say('Header', '响应头'), say('Meaning', '含义')], rows);
}

/** Every error code as a heading, with its meaning and a real response. */
export function errorSections(openapi: OpenApi, say: Say): string {
  return (Object.keys(STATUS) as ErrorCode[])
    .map((code) => {
      const example = openapi.components.examples[code];
      if (!example) throw new Error(`openapi.json has no example of ${code}`);
      const query = STATUS[code] === 400 || STATUS[code] === 404;
      const method = code === 'method_not_allowed' ? '-X POST ' : '';
      const command = fence('sh', `curl ${method}'${HOST}${example['x-request']}'`);
      const wait = example['x-headers']['Retry-After'];
      const status = say(`Status ${STATUS[code]}.`, `状态码 ${STATUS[code]}。`);
      const retry = wait === undefined ? '' : say(` With \`Retry-After: ${wait}\`.`, `附带 \`Retry-After: ${wait}\`。`);
      return [
        `## \`${code}\``,
        `${status}${retry}${say(' ', '')}${example.description}`,
        ...(query || method ? [command] : []),
        fence('json', print(example.value)),
      ].join('\n\n');
    })
    .join('\n\n');
}

/** A form that opens the answer of an endpoint to a query, as single-line HTML for Markdown. */
export function tryForm(openapi: OpenApi, kind: string, language: Language): string {
  const { path, operation } = endpoint(openapi, kind);
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
      const address = parametersOf(openapi, operation, 'path').reduce(
        (whole, { name, example }) => whole.replace(`{${name}}`, encodeURIComponent(String(example))),
        path,
      );
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

function filesOf({ paths }: OpenApi): { path: string; operation: Operation }[] {
  const all = Object.entries(paths).map(([path, { get }]) => ({ path, operation: get }));
  return all.filter(({ operation }) => operation.tags.includes('files'));
}

/** The content of a file: its schema name or media type. */
function contentOf({ responses }: Operation): string {
  const { content } = responses[200] as DescribedResponse;
  const [[mediaType, { schema = {} }] = ['', {}]] = Object.entries(content ?? {});
  return schema.$ref?.split('/').at(-1) ?? mediaType;
}
