import { FILES } from '../../../core/contract/paths.js';
import type { Say } from '../../../core/words/language.js';
import type { Identify, IdentifySpools } from '../../../schemas/generated/record.js';
import { number } from './number.js';
import type { Release } from './release.js';
import { table } from './table.js';

interface System {
  description: string;
  description_zh: string;
  identifiers: object;
}

/** The systems of both files with what they are, how many identifiers are known, and the first of them. */
export function identifierTables(release: Release, say: Say): string {
  const { systems } = release.json<Identify>(FILES.identify);
  const spools = release.json<IdentifySpools>(FILES.identifySpools);
  return [
    `### ${say('Printers, materials and products', '打印机、耗材与产品')}`,
    systemTable(systems, say),
    `### ${say('Single colours and sizes', '单个颜色与规格')}`,
    systemTable(spools.systems, say),
  ].join('\n\n');
}

function systemTable(systems: Readonly<Record<string, System>>, say: Say): string {
  return table(
    [say('System', '系统'), say('Description', '说明'), say('Known', '数量'), say('Example', '例如')],
    Object.entries(systems).map(([id, { description, description_zh, identifiers }]) => {
      const known = Object.keys(identifiers);
      return [`\`${id}\``, say(description, description_zh), number(known.length, say), `\`${known[0] ?? ''}\``];
    }),
  );
}
