import type { Say } from '../words/language.js';
import type { FoundKind } from './search.js';

/** A material's short name, with the Chinese one if that adds something: `PETG（聚对苯二甲酸乙二醇酯）`. */
export function materialTitle({ name, name_zh }: { name: string; name_zh: string }, say: Say): string {
  const chinese = name_zh.replace(`（${name}）`, '');
  return say(name, chinese === name ? name : `${name}（${chinese}）`);
}

/** The title of a search result; materials keep the short name, since nobody who types PLA looks for 聚乳酸. */
export function foundTitle(found: { kind: FoundKind; name: string; name_zh: string }, say: Say): string {
  return found.kind === 'materials' ? materialTitle(found, say) : say(found.name, found.name_zh);
}
