import { faultAt } from '../../../shared/problem.js';
import type { LintRule } from '../findings.js';

/** A step in a text: `by 5 °C`, `by 0.01 to 0.05 mm`, `by 20 points`. */
const STEP = /\bby ([\d.]+)(?: to ([\d.]+))? (°C|mm\/s²?|mm|%|points|layers?)(?![\w/])/g;

export default {
  name: 'step-texts-match-changes',
  description: 'The steps in the text of a fix are those of its adjustment, and those of a percentage are points.',
  *check({ dataset: { fixes, settings } }) {
    for (const { file, value: fix } of fixes.values()) {
      const unit = settings.get(fix.adjustment?.setting ?? '')?.value.unit;
      const steps = (fix.adjustment?.steps ?? []).flatMap(({ quantity: { value, min, max } }) =>
        [value, min, max].filter((one) => one !== undefined),
      );
      if (unit === undefined || steps.length === 0) continue;
      for (const [told, from, to, as = ''] of fix.instructions.en.matchAll(STEP)) {
        const path = 'instructions.en';
        if (as === '%' && unit === '%')
          yield faultAt({ file, path }, 'points_as_share', [
            `"${told}" of a percentage can be read as a share of it`,
            `"by ${from} points"`,
          ]);
        const isOfSetting = as.replace('points', '%').replace('layers', 'layer') === unit.replace('layers', 'layer');
        if (isOfSetting && [from, to].some((figure) => figure !== undefined && !steps.includes(Number(figure))))
          yield faultAt({ file, path }, 'other_step', [`"${told}" is no step of the adjustment`, steps.join(', ')]);
      }
    }
  },
} satisfies LintRule;
