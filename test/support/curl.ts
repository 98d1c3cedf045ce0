import { HOST } from '../../docs/src/reference/host.js';

/** A request that a curl command of the documentation makes. */
export interface Curl {
  path: string;
  method: string;
  headers: Record<string, string>;
}

/** Where a command is sent: to the service, or to a mirror that a page gives as an example. */
const HOSTS = [HOST, 'https://mirror.example.org'];

const SILENT = ['-G', '-i', '-s', '-O', '-sO'];

/** Reads a curl command as the documentation writes them. @throws on an option that it does not know */
export function readCurl(command: string): Curl {
  const [asked = ''] = command.split(' | ');
  const words = [...asked.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');
  if (words.shift() !== 'curl') throw new Error(`no curl command: ${command}`);
  const headers: Record<string, string> = {};
  const parameters: string[] = [];
  let method = 'GET';
  let address = '';
  while (words.length > 0) {
    const word = words.shift() ?? '';
    const argument = () => words.shift() ?? '';
    if (word === '-I') method = 'HEAD';
    else if (word === '-X') method = argument();
    else if (word === '-H') {
      const [name = '', value = ''] = argument().split(/: (.*)/);
      headers[name] = value;
    } else if (word === '--data-urlencode') {
      const [name = '', value = ''] = argument().split(/=(.*)/);
      parameters.push(`${name}=${encodeURIComponent(value)}`);
    } else if (HOSTS.some((host) => word.startsWith(host))) address = word.replace(/^https:\/\/[^/]+/, '');
    else if (!SILENT.includes(word)) throw new Error(`"${word}" is not known: ${command}`);
  }
  return { path: parameters.length > 0 ? `${address}?${parameters.join('&')}` : address, method, headers };
}
