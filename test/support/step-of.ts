import { noCounts, type ReleaseStep } from '../../core/contract/changes.js';

/** A step between two versions with only the given changes. */
export function stepOf(
  version: string,
  previous_version: string | null,
  content: Partial<ReleaseStep> = {},
): ReleaseStep {
  return {
    version,
    previous_version,
    ...{ date: '2026-01-31', counts: noCounts(), sources: { added: [], removed: [], renamed: [], updated: [] } },
    ...{ groups: [], omitted_fields: [], changes: [] },
    ...content,
  };
}
