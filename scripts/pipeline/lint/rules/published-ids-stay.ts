import type { PublishedIdsSource } from '../../../../schemas/generated/source.js';
import { composeCodes } from '../../compose/codes.js';
import { idsByKind } from '../../compose/published-ids.js';
import type { LintFinding, LintInput, LintRule } from '../lint-rule.js';

type Kind = keyof PublishedIdsSource;

export default {
  name: 'published-ids-stay',
  description: 'Every published id exists, or redirects to an existing one; a new id is in the list of published ids.',
  *check(composed) {
    yield* staying(composed, idsByKind({ ...composed.records, ...composeCodes(composed.dataset) }));
    yield* profilesLeadOn(composed);
  },
} satisfies LintRule;

/** Of profiles no list is kept of those that were published: the release is held against the one before. */
function* profilesLeadOn({ dataset, records }: LintInput): Iterable<LintFinding> {
  const { file, value } = dataset.redirects;
  const exists = new Set(records.profiles.map(({ id }) => id));
  for (const [from, to] of Object.entries(value.profiles ?? {})) {
    const path = `profiles.${from}`;
    if (!exists.has(to)) yield { file, path, code: 'redirect_to_nothing', parameters: { to } };
    else if (exists.has(from)) yield { file, path, code: 'redirect_of_existing', parameters: { id: from } };
  }
}

function* staying({ dataset }: LintInput, now: Partial<Record<Kind, string[]>>): Iterable<LintFinding> {
  const { file, value: published } = dataset.publishedIds;
  for (const [kind, ids] of Object.entries(now) as [Kind, string[]][]) {
    const exists = new Set(ids);
    const redirects = dataset.redirects.value[kind] ?? {};
    for (const [index, id] of (published[kind] ?? []).entries()) {
      if (exists.has(id) || Object.hasOwn(redirects, id)) continue;
      yield {
        file,
        path: `${kind}.${index}`,
        code: 'id_gone',
        parameters: { id, kind },
      };
    }
    const ever = new Set(published[kind]);
    for (const [from, to] of Object.entries(redirects)) {
      if (!exists.has(to))
        yield {
          file: dataset.redirects.file,
          path: `${kind}.${from}`,
          code: 'redirect_to_nothing',
          parameters: { to },
        };
      else if (exists.has(from))
        yield {
          file: dataset.redirects.file,
          path: `${kind}.${from}`,
          code: 'redirect_of_existing',
          parameters: { id: from },
        };
      else if (!ever.has(from))
        yield {
          file: dataset.redirects.file,
          path: `${kind}.${from}`,
          code: 'redirect_of_unpublished',
          parameters: { id: from, file, kind },
        };
    }
    const missing = ids.filter((id) => !ever.has(id));
    if (missing.length > 0)
      yield {
        file,
        path: kind,
        code: 'ids_unlisted',
        parameters: { ids: missing },
      };
  }
}
