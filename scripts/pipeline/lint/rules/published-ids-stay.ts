import type { PublishedIdsSource } from '../../../../schemas/generated/source.js';
import { faultAt } from '../../../shared/problem.js';
import { idsByKind } from '../../compose/published-ids.js';
import type { LintFinding, LintInput, LintRule } from '../lint-rule.js';

type Kind = keyof PublishedIdsSource;

export default {
  name: 'published-ids-stay',
  description: 'Every published id exists, or redirects to an existing one; a new id is in the list of published ids.',
  *check(composed) {
    yield* staying(composed, idsByKind(composed.records));
    yield* profilesLeadOn(composed);
  },
} satisfies LintRule;

/** Of profiles no list is kept of those that were published: the release is held against the one before. */
function* profilesLeadOn({ dataset, records }: LintInput): Iterable<LintFinding> {
  const { file, value } = dataset.redirects;
  const exists = new Set(records.profiles.map(({ id }) => id));
  for (const [from, to] of Object.entries(value.profiles ?? {})) {
    const path = `profiles.${from}`;
    if (!exists.has(to))
      yield faultAt({ file, path }, 'redirect_to_nothing', [`redirects to "${to}", which does not exist`]);
    else if (exists.has(from))
      yield faultAt({ file, path }, 'redirect_of_existing', [`"${from}" exists, but is also redirected`]);
  }
}

function* staying({ dataset }: LintInput, now: Partial<Record<Kind, string[]>>): Iterable<LintFinding> {
  const { file, value: published } = dataset.publishedIds;
  for (const [kind, ids] of Object.entries(now) as [Kind, string[]][]) {
    const exists = new Set(ids);
    const redirects = dataset.redirects.value[kind] ?? {};
    for (const [index, id] of (published[kind] ?? []).entries()) {
      if (exists.has(id) || Object.hasOwn(redirects, id)) continue;
      yield faultAt({ file, path: `${kind}.${index}` }, 'id_gone', [
        `"${id}" was published, but no longer exists`,
        `restore it, or add it to data/redirects.yaml under ${kind} with the id that replaces it`,
      ]);
    }
    const ever = new Set(published[kind]);
    for (const [from, to] of Object.entries(redirects)) {
      if (!exists.has(to))
        yield faultAt({ file: dataset.redirects.file, path: `${kind}.${from}` }, 'redirect_to_nothing', [
          `redirects to "${to}", which does not exist`,
        ]);
      else if (exists.has(from))
        yield faultAt({ file: dataset.redirects.file, path: `${kind}.${from}` }, 'redirect_of_existing', [
          `"${from}" exists, but is also redirected`,
        ]);
      else if (!ever.has(from))
        yield faultAt({ file: dataset.redirects.file, path: `${kind}.${from}` }, 'redirect_of_unpublished', [
          `"${from}" was never published`,
          `an id that data/${file} lists under ${kind}`,
        ]);
    }
    const missing = ids.filter((id) => !ever.has(id));
    if (missing.length > 0)
      yield faultAt({ file, path: kind }, 'ids_unlisted', [
        `${missing.length} ids are not listed, such as "${missing[0]}"`,
        'run "npm run generate"',
      ]);
  }
}
