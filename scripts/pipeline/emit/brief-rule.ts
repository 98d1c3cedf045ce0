import { wholeAnswer } from '../../../core/contract/envelope.js';
import { briefPath } from '../../../core/contract/paths.js';
import { withoutPower } from '../../../core/troubleshoot/diagnose/power.js';
import { type Language, LOCALES, type Say } from '../../../core/words/language.js';
import type {
  BriefFix,
  BriefRule,
  Fix,
  Rule,
  RuleConditions,
  RuleQuantity,
} from '../../../schemas/generated/record.js';
import type { Records } from '../compose/records.js';
import type { Dataset } from '../load/dataset.js';
import type { MadeFile } from './release-writer.js';

/** Fixes per brief rule that keep their instructions, so that every file is within 3.5 KB compressed (tested). */
const INSTRUCTED_FIXES = 6;

export function* briefRuleFiles(dataset: Dataset, { rules }: Records): Iterable<MadeFile> {
  for (const language of ['en', 'zh'] as const)
    for (const rule of rules) {
      const content = wholeAnswer([JSON.stringify(briefRule(withoutPower(rule), dataset, language))]);
      yield { path: briefPath('troubleshoot', language, rule.id), content };
    }
}

/**
 * A troubleshooting rule for small devices and assistants, in one language: what to check and do, and the step size and
 * limit of each setting. Without sources, menus and figures per material, which the full record has under the same ids.
 * Omits unlikely causes unless there are no others; only the first fixes have instructions.
 */
function briefRule(rule: Rule, dataset: Dataset, language: Language): BriefRule {
  const { say } = LOCALES[language];
  const likely = rule.causes.filter(({ likelihood }) => likelihood !== 'low');
  const causes = likely.length > 0 ? likely : rule.causes;
  let fixes = 0;
  return {
    id: rule.id,
    name: say(rule.name, rule.name_zh),
    description: say(rule.description, rule.description_zh),
    stop_print: rule.stop_print,
    power_off: rule.power_off,
    applies_to: given(rule.applies_to),
    omitted_cause_count: rule.causes.length - causes.length,
    causes: causes.map((cause) => ({
      id: cause.id,
      name: say(cause.name, cause.name_zh),
      likelihood: cause.likelihood,
      check: say(cause.check, cause.check_zh),
      applies_to: given(cause.applies_to),
      fixes: cause.fixes.map((fix) => ({
        id: fix.id,
        action: say(fix.action, fix.action_zh),
        instructions: fixes++ < INSTRUCTED_FIXES ? say(fix.instructions, fix.instructions_zh) : null,
        applies_to: given(fix.applies_to),
        change: fix.adjustment && briefChange(fix.id, fix.adjustment, dataset, say),
      })),
    })),
  };
}

function briefChange(
  fix: string,
  adjustment: NonNullable<Fix['adjustment']>,
  dataset: Dataset,
  say: Say,
): BriefFix['change'] {
  const { target, steps, safe_range: safe } = adjustment;
  const range = dataset.fixes.get(fix)?.value.adjustment?.safe_range;
  return {
    setting: adjustment.setting,
    name: say(adjustment.setting_name, adjustment.setting_name_zh),
    unit: adjustment.unit,
    direction: adjustment.direction,
    to: target?.quantity ? ends(target.quantity) : null,
    option: target?.option ? say(target.option, target.option_zh ?? target.option) : null,
    steps: steps.map(({ when, quantity }) => ({ ...ends(quantity), unit: quantity.unit, applies_to: given(when) })),
    range: safe && ends(safe),
    range_of_material: range && 'material_range' in range ? range.material_range : null,
  };
}

/** The ends of a quantity; a single value is both. */
function ends({ value, min, max }: RuleQuantity): { min: number | null; max: number | null } {
  return value === null ? { min, max } : { min: value, max: value };
}

/** Only the conditions that are set. */
function given(when: RuleConditions): BriefFix['applies_to'] {
  if (when === null) return null;
  return Object.fromEntries(Object.entries(when).filter(([, value]) => value !== null));
}
