import { API } from '../../../core/contract/paths.js';
import type { Say } from '../../../core/words/language.js';
import { fence } from '../reference/format.js';
import { HOST } from '../reference/host.js';
import { answerBlock } from '../reference/print.js';
import type { Release } from '../reference/release.js';
import { writeTabs } from './tabs.js';

/** A sample query, with the fields that the programs print. */
export interface Call {
  path: string;
  query: Readonly<Record<string, string>>;
  /** Variable name for a record. */
  item: string;
  /** Printed fields of each as paths: `build_volume_mm.z`, `causes.0.name`. They must not be null. */
  prints: readonly string[];
}

/** The sample query of each endpoint. */
const CALLS: readonly Call[] = [
  {
    path: `${API}/printers`,
    query: { brand: 'Bambu Lab', limit: '3' },
    item: 'printer',
    prints: ['id', 'build_volume_mm.z'],
  },
  {
    path: `${API}/materials`,
    query: { limit: '3' },
    item: 'material',
    prints: ['id', 'nozzle_temperature_c.min', 'nozzle_temperature_c.max'],
  },
  {
    path: `${API}/profiles`,
    query: { printer: 'bambu-lab-p1s', material: 'petg' },
    item: 'profile',
    prints: ['nozzle.diameter_mm', 'nozzle_temperature_c.other_layers', 'bed_temperature_c.other_layers'],
  },
  {
    path: `${API}/troubleshoot`,
    query: { symptom: '拉丝' },
    item: 'rule',
    prints: ['id', 'causes.0.name', 'causes.0.fixes.0.action'],
  },
];

/**
 * A sample query in tabs: a shell command with its answer, and programs with their output.
 *
 * @param argument kind of the endpoint, optionally followed by a bar and the fields to show: `printers | id brand`
 * @throws if there is no such endpoint
 */
export async function samples(argument: string, release: Release, say: Say): Promise<string> {
  const [name = '', fields = ''] = argument.split('|').map((part) => part.trim());
  const call = CALLS.find(({ path }) => path === `${API}/${name}`);
  if (!call) throw new Error(`there is no call "${name}"`);
  const answer = await release.ask(`${call.path}?${new URLSearchParams(call.query)}`);
  const shown = answerBlock(answer, fields.split(' ').filter(Boolean), say);
  const printed = fence('text', outputOf(call, answer));
  return writeTabs([
    { label: 'curl', content: `${fence('sh', curl(call))}\n\n${shown}` },
    { label: 'TypeScript', content: `${fence(`ts title="${name}.ts"`, typescript(call))}\n\n${printed}` },
    { label: 'Python', content: `${fence(`python title="${name}.py"`, python(call))}\n\n${printed}` },
  ]);
}

/** The output of the programs for an answer. @throws if a path does not exist */
export function outputOf({ prints }: Pick<Call, 'prints'>, answer: unknown): string {
  const line = (record: unknown) => prints.map((path) => String(at(record, path))).join(' ');
  return (answer as { data: unknown[] }).data.map(line).join('\n');
}

function at(value: unknown, path: string): unknown {
  let found: unknown = value;
  for (const key of path.split('.')) found = (found as Record<string, unknown> | null | undefined)?.[key];
  if (found === null || found === undefined) throw new Error(`there is nothing at "${path}" to print`);
  return found;
}

/** A shell command. curl encodes non-ASCII parameters. */
export function curl({ path, query }: Call): string {
  const entries = Object.entries(query);
  if (entries.every(([, value]) => /^[\w -]*$/.test(value)))
    return `curl '${HOST}${path}?${entries.map(([name, value]) => `${name}=${value.replaceAll(' ', '+')}`).join('&')}'`;
  const encoded = entries.map(([name, value]) => `--data-urlencode '${name}=${value}'`);
  return `curl -G '${HOST}${path}' ${encoded.join(' ')}`;
}

/** With the built-ins of Node.js and browsers. */
function typescript({ path, query, item, prints }: Call): string {
  const entries = Object.entries(query).map(([name, value]) => `${name}: '${value}'`);
  const member = (key: string) => (/^\d+$/.test(key) ? `[${key}]` : `.${key}`);
  const values = prints.map((print) => `${item}${print.split('.').map(member).join('')}`).join(', ');
  return [
    `const query = new URLSearchParams({ ${entries.join(', ')} });`,
    `const response = await fetch(\`${HOST}${path}?\${query}\`);`,
    'const answer = await response.json();',
    'if (!answer.success) throw new Error(answer.error.message);',
    '',
    `for (const ${item} of answer.data) {`,
    `  console.log(${values});`,
    '}',
  ].join('\n');
}

/** With the Python package, whose methods have the filters as keyword arguments. */
function python({ path, query: { limit, ...filters }, item, prints }: Call): string {
  const key = (part: string) => (/^\d+$/.test(part) ? `[${part}]` : `["${part}"]`);
  const values = prints.map((print) => `${item}${print.split('.').map(key).join('')}`).join(', ');
  const named = Object.entries(filters).map(([name, value]) => `${name}="${value}"`);
  const read = `data.${path.split('/').at(-1)}(${named.join(', ')})`;
  return [
    'from open_print_data import OpenPrintData',
    '',
    `data = OpenPrintData("${HOST}")`,
    `for ${item} in ${read}${limit === undefined ? '' : `.page(limit=${limit}).data`}:`,
    `    print(${values})`,
  ].join('\n');
}
