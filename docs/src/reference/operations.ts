import { ENDPOINTS } from '../../../core/contract/endpoints.js';
import { type ErrorCode, STATUS } from '../../../core/contract/errors.js';
import { type Language, LOCALES, type Say } from '../../../core/words/language.js';
import { markdownTable } from '../../../core/words/markdown.js';
import { code, fence } from './format.js';
import { HOST } from './host.js';
import { print } from './print.js';
import { component, type DescribedResponse, type OpenApi, type Operation, type Parameter } from './release.js';

function operation(openapi: OpenApi, kind: string): Operation {
  const path = ENDPOINTS.find((endpoint) => endpoint.kind === kind)?.path;
  const found = path === undefined ? undefined : openapi.paths[path];
  if (!found) throw new Error(`there is no endpoint "${kind}"`);
  return found.get;
}

/** The query parameters of an endpoint. */
export function parameterTable(openapi: OpenApi, kind: string, say: Say): string {
  const parameters = (operation(openapi, kind).parameters ?? []).map((one) => component<Parameter>(openapi, one));
  const rows = parameters
    .filter((parameter) => parameter.in === 'query')
    .map(({ name, description, schema }) => [code(name), rangeOf(schema, say), description]);
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
  const rows = Object.entries(operation(openapi, kind).responses).map(([status, response]) => {
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
    operation(openapi, kind).responses[200] as DescribedResponse,
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
