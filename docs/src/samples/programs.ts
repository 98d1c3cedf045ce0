import { HOST } from '../reference/host.js';
import type { Call } from './calls.js';

/** A program for a call: the one place that says how each language asks the service. */
export type Program = (call: Call) => string;

/** A command. What is not plain ASCII is left to curl to encode. */
export const curl: Program = ({ path, query }) => {
  const entries = Object.entries(query ?? {});
  if (entries.every(([, value]) => /^[\w -]*$/.test(value))) {
    const parameters = entries.map(([name, value]) => `${name}=${value.replaceAll(' ', '+')}`);
    return `curl '${HOST}${path}${parameters.length > 0 ? `?${parameters.join('&')}` : ''}'`;
  }
  const encoded = entries.map(([name, value]) => `--data-urlencode '${name}=${value}'`);
  return `curl -G '${HOST}${path}' ${encoded.join(' ')}`;
};

/** With what Node.js and browsers bring along. */
export const typescript: Program = ({ path, query, item, first, prints }) => {
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

/** With the standard library. */
export const python: Program = ({ path, query, item, first, prints }) => {
  const whole = first === 'whole';
  const entries = Object.entries(query ?? {}).map(([name, value]) => `"${name}": "${value}"`);
  const address = query ? `f"${HOST}${path}?{query}"` : `"${HOST}${path}"`;
  const key = (part: string) => (/^\d+$/.test(part) ? `[${part}]` : `["${part}"]`);
  const values = prints.map((print) => `${item}${print.split('.').map(key).join('')}`).join(', ');
  const records = `answer["data"]${first === undefined ? '' : `[:${first}]`}`;
  const read = [`with urlopen(${address}) as response:`, `    ${whole ? item : 'answer'} = json.load(response)`];
  return [
    'import json',
    ...(query ? ['from urllib.error import HTTPError', 'from urllib.parse import urlencode'] : []),
    'from urllib.request import urlopen',
    '',
    ...(query
      ? [
          `query = urlencode({${entries.join(', ')}})`,
          'try:',
          ...read.map((line) => `    ${line}`),
          'except HTTPError as error:',
          '    raise SystemExit(json.load(error)["error"]["message"])',
        ]
      : read),
    '',
    ...(whole ? [`print(${values})`] : [`for ${item} in ${records}:`, `    print(${values})`]),
  ].join('\n');
};
