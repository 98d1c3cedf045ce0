import { faultAt } from '../../../shared/problem.js';
import { idsByKind } from '../../compose/published-ids.js';
import type { Dataset } from '../../load/dataset.js';
import type { LintFinding, LintRule } from '../findings.js';

export default {
  name: 'published-ids-stay',
  description: 'Every published id exists, or redirects to an existing one; a new id is in the list of published ids.',
  *check({ dataset, records }) {
    const { publishedIds } = dataset;
    for (const [kind, ids] of Object.entries(idsByKind(records)) as [keyof typeof publishedIds.value, string[]][])
      yield* staying(dataset, kind, ids, publishedIds.value[kind] ?? []);
    // There is no list of published profile ids: they are compared with those of the previous release.
    const profiles = records.profiles.map(({ id }) => id);
    yield* staying(dataset, 'profiles', profiles, null);
  },
} satisfies LintRule;

/** @param published the ids of the kind that were ever published; null if there is no list of them */
function* staying(
  { publishedIds: { file: list }, redirects: { file, value } }: Dataset,
  kind: keyof Dataset['redirects']['value'],
  ids: readonly string[],
  published: readonly string[] | null,
): Iterable<LintFinding> {
  const exists = new Set(ids);
  const redirects = Object.entries(value[kind] ?? {});
  const ever = new Set(published);
  for (const [index, id] of (published ?? []).entries()) {
    if (exists.has(id) || redirects.some(([from]) => from === id)) continue;
    yield faultAt({ file: list, path: `${kind}.${index}` }, 'id_gone', [
      `"${id}" was published, but no longer exists`,
      `restore it, or add it to data/redirects.yaml under ${kind} with the id that replaces it`,
    ]);
  }
  for (const [from, to] of redirects) {
    const place = { file, path: `${kind}.${from}` };
    if (!exists.has(to)) yield faultAt(place, 'redirect_to_nothing', [`redirects to "${to}", which does not exist`]);
    else if (exists.has(from))
      yield faultAt(place, 'redirect_of_existing', [`"${from}" exists, but is also redirected`]);
    else if (published && !ever.has(from))
      yield faultAt(place, 'redirect_of_unpublished', [
        `"${from}" was never published`,
        `an id that data/${list} lists under ${kind}`,
      ]);
  }
  const missing = published ? ids.filter((id) => !ever.has(id)) : [];
  if (missing.length > 0)
    yield faultAt({ file: list, path: kind }, 'ids_unlisted', [
      `${missing.length} ids are not listed, such as "${missing[0]}"`,
      'run "npm run generate"',
    ]);
}
