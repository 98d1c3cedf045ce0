import type { Say } from '../../../core/words/language.js';
import { fence } from '../reference/format.js';
import { HOST } from '../reference/host.js';
import { answerBlock } from '../reference/print.js';
import type { Release } from '../reference/release.js';
import { type Call, callOf, outputOf, requestOf } from './calls.js';
import { writeTabs } from './tabs.js';

/**
 * A sample request in tabs: a shell command with its answer, and programs with their output.
 *
 * @param argument name of the call, optionally followed by a bar and the fields to show: `printers | id brand`
 */
export async function samples(argument: string, release: Release, say: Say): Promise<string> {
  const [name = '', fields = ''] = argument.split('|').map((part) => part.trim());
  const call = callOf(name);
  const answer = await release.ask(requestOf(call));
  const shown = answerBlock(answer, fields.split(' ').filter(Boolean), say, call.first === 'whole');
  const printed = fence('text', outputOf(call, answer));
  return writeTabs([
    { label: 'curl', content: `${fence('sh', curl(call))}\n\n${shown}` },
    { label: 'TypeScript', content: `${fence(`ts title="${name}.ts"`, typescript(call))}\n\n${printed}` },
    { label: 'Python', content: `${fence(`python title="${name}.py"`, python(call))}\n\n${printed}` },
  ]);
}

/** Generates a program for a call: the only place that defines how each language queries the service. */
type Program = (call: Call) => string;

/** A shell command. curl encodes non-ASCII parameters. */
export const curl: Program = ({ path, query }) => {
  const entries = Object.entries(query ?? {});
  if (entries.every(([, value]) => /^[\w -]*$/.test(value))) {
    const parameters = entries.map(([name, value]) => `${name}=${value.replaceAll(' ', '+')}`);
    return `curl '${HOST}${path}${parameters.length > 0 ? `?${parameters.join('&')}` : ''}'`;
  }
  const encoded = entries.map(([name, value]) => `--data-urlencode '${name}=${value}'`);
  return `curl -G '${HOST}${path}' ${encoded.join(' ')}`;
};

/** With the built-ins of Node.js and browsers. */
const typescript: Program = ({ path, query, item, first, prints }) => {
  const whole = first === 'whole';
  const answer = whole ? item : 'answer';
  const entries = Object.entries(query ?? {}).map(([name, value]) => `${name}: '${value}'`);
  const address = query ? `\`${HOST}${path}?\${query}\`` : `'${HOST}${path}'`;
  const values = prints.map((print) => `${item}${print.split('.').map(member).join('')}`).join(', ');
  const records = `answer.data${first === undefined ? '' : `.slice(0, ${first})`}`;
  return [
    ...(query ? [`const query = new URLSearchParams({ ${entries.join(', ')} });`] : []),
    `const response = await fetch(${address});`,
    ...(query
      ? ['const answer = await response.json();', 'if (!answer.success) throw new Error(answer.error.message);']
      : ['if (!response.ok) throw new Error(String(response.status));', `const ${answer} = await response.json();`]),
    '',
    ...(whole
      ? [`console.log(${values});`]
      : [`for (const ${item} of ${records}) {`, `  console.log(${values});`, '}']),
  ].join('\n');
};

function member(key: string): string {
  return /^\d+$/.test(key) ? `[${key}]` : `.${key}`;
}

/** With the Python package: queries use their own method, files are read by path. */
const python: Program = ({ path, query, item, first, prints }) => {
  const key = (part: string) => (/^\d+$/.test(part) ? `[${part}]` : `["${part}"]`);
  const values = prints.map((print) => `${item}${print.split('.').map(key).join('')}`).join(', ');
  const read = query ? `data.${path.split('/').at(-1)}(${named(query)})` : `data.json("${path}")`;
  const { limit } = query ?? {};
  const records = query ? `${read}${limit === undefined ? '' : `.page(limit=${limit}).data`}` : `${read}["data"]`;
  return [
    'from open_print_data import OpenPrintData',
    '',
    `data = OpenPrintData("${HOST}")`,
    ...(first === 'whole'
      ? [`${item} = ${read}`, `print(${values})`]
      : [`for ${item} in ${records}${typeof first === 'number' ? `[:${first}]` : ''}:`, `    print(${values})`]),
  ].join('\n');
};

/** Query filters as Python keyword arguments. */
function named(query: Readonly<Record<string, string>>): string {
  const filters = Object.entries(query).filter(([name]) => name !== 'limit');
  return filters.map(([name, value]) => `${name}="${value}"`).join(', ');
}
