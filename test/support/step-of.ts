import { noCounts, type ReleaseStep } from '../../core/contract/changes.js';

/** A step from one version to another, of nothing but what a test gives. */
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
