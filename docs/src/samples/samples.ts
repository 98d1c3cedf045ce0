import { pick, print } from '../reference/print.js';
import type { Release } from '../reference/release.js';
import { fence } from '../reference/table.js';
import { callOf, outputOf, requestOf } from './calls.js';
import { curl, python, typescript } from './programs.js';
import { writeTabs } from './tabs.js';

/**
 * A call in tabs: a command with its answer, and programs with what they print.
 *
 * @param argument name of the call, and after a bar the fields of the answer that are shown: `printers | id brand`
 */
export async function samples(argument: string, release: Release): Promise<string> {
  const [name = '', fields = ''] = argument.split('|').map((part) => part.trim());
  const call = callOf(name);
  const answer = await release.ask(requestOf(call));
  const kept = fields.split(' ').filter(Boolean);
  const shown = call.first === 'whole' ? pick(answer, kept) : { ...answer, data: pick(answer.data ?? [], kept) };
  const printed = fence('text', outputOf(call, answer));
  return writeTabs([
    { label: 'curl', content: `${fence('sh', curl(call))}\n\n${fence('json', print(shown))}` },
    { label: 'TypeScript', content: `${fence(`ts title="${name}.ts"`, typescript(call))}\n\n${printed}` },
    { label: 'Python', content: `${fence(`python title="${name}.py"`, python(call))}\n\n${printed}` },
  ]);
}
