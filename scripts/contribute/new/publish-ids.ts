import type { PublishedIdsSource } from '../../../schemas/generated/source.js';
import type { Edit } from '../edit/write-checked.js';
import { addItem, addPair } from '../edit/yaml-text.js';
import type { NewContext } from './record-kind.js';

/** data/published-ids.yaml with new ids inserted in order, as "npm run generate" writes them. */
export function publish(
  { dataset: { publishedIds }, read }: NewContext,
  ids: readonly (readonly [kind: keyof PublishedIdsSource, id: string])[],
): Edit[] {
  const { file, value } = publishedIds;
  const added = ids.filter(([kind, id]) => !value[kind]?.includes(id));
  if (added.length === 0) return [];
  let text = read(file);
  for (const [kind, id] of added)
    text =
      value[kind] === undefined
        ? addPair(text, [], [kind, `[${id}]`])
        : addItem(text, [kind], id, (there) => String(there) < id);
  return [{ file, text }];
}
