import { type ErrorCode, STATUS } from '../../../core/contract/errors.js';
import type { Say } from '../../../core/words/language.js';
import { HOST } from './host.js';
import { print } from './print.js';
import type { OpenApi } from './release.js';
import { fence } from './table.js';

/** Every error with its meaning and a real answer, under a heading that is its code. */
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
