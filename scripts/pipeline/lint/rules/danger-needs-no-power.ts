import { faultAt } from '../../../shared/problem.js';
import type { LintRule } from '../findings.js';

/** Kinds of fixes that only work, or can only be verified, with the printer on. */
const POWERED: readonly string[] = ['setting', 'calibration', 'firmware'];

export default {
  name: 'danger-needs-no-power',
  description:
    'A symptom with which the printer must be off lists only fixes done without power, or named for after the repair.',
  *check({ dataset: { symptoms, fixes } }) {
    const fixOf = (id: string) => fixes.get(id)?.value;
    for (const { file, value } of fixes.values())
      if (value.power_off && POWERED.includes(value.kind))
        yield faultAt({ file, path: 'power_off' }, 'cold_setting', [
          `is of the kind ${value.kind}, which nobody can check with the printer unplugged`,
          'hardware, maintenance or process; or remove power_off',
        ]);
    for (const { file, value } of symptoms.values()) {
      if (!value.power_off) continue;
      for (const [place, cause] of value.causes.entries())
        for (const id of cause.fixes)
          if (!fixOf(id)?.power_off && !fixOf(id)?.after_repair)
            yield faultAt({ file, path: `causes.${place}.fixes` }, 'heats_in_danger', [
              `lists "${id}", which needs power, although the printer must be off`,
              'fixes with power_off, or with after_repair',
            ]);
      if (!value.causes[0]?.fixes.some((id) => fixOf(id)?.power_off))
        yield faultAt({ file, path: 'causes.0.fixes' }, 'nothing_cold', [
          'has no fix for its likeliest cause that is done without power',
          'a fix with power_off',
        ]);
    }
  },
} satisfies LintRule;
