import { faultAt } from '../../../shared/problem.js';
import type { LintRule } from '../findings.js';

export default {
  name: 'causes-and-fixes-are-used',
  description: 'Every cause and every fix belongs to at least one symptom.',
  *check({ dataset: { symptoms, causes, fixes } }) {
    const used = [...symptoms.values()].flatMap(({ value }) => value.causes);
    const usedCauses = new Set(used.map(({ cause }) => cause));
    const usedFixes = new Set(used.flatMap((cause) => cause.fixes));
    for (const [id, { file }] of causes)
      if (!usedCauses.has(id)) yield faultAt({ file, path: 'id' }, 'idle_cause', ['no symptom has this cause']);
    for (const [id, { file }] of fixes)
      if (!usedFixes.has(id)) yield faultAt({ file, path: 'id' }, 'idle_fix', ['no symptom uses this fix']);
  },
} satisfies LintRule;
