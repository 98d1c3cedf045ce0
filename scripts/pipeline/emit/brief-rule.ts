import { gzipSync, strToU8 } from 'fflate';
import { wholeAnswer } from '../../../core/contract/envelope.js';
import { briefPath } from '../../../core/contract/paths.js';
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

/** What a rule in brief may take when compressed, bytes: it is for devices that have little. */
export const BRIEF_BYTES = 3500;

/** How much of that is filled: servers compress some texts up to 4 % less than the compressor that is asked here. */
const FILLED = 0.95;

/** Every rule in brief, a file a language. */
export function* briefRuleFiles(dataset: Dataset, { rules }: Records): Iterable<MadeFile> {
  for (const language of ['en', 'zh'] as const)
    for (const rule of rules)
      yield { path: briefPath('troubleshoot', language, rule.id), content: briefRuleAnswer(rule, dataset, language) };
}

/**
 * The answer for a rule in brief. What does not fit is left to the whole record: first the unlikely causes, the least
 * likely first, then the instructions of the last fixes. Measured with a compressor in JavaScript, since what zlib makes
 * differs between processors and the same data must give the same bytes.
 */
export function briefRuleAnswer(rule: Rule, dataset: Dataset, language: Language): string {
  const answer = (causes: number, instructed: number) =>
    wholeAnswer([JSON.stringify(briefRule(rule, dataset, language, { causes, instructed }))]);
  const fits = (text: string) => gzipSync(strToU8(text), { level: 9, mtime: 0 }).length <= BRIEF_BYTES * FILLED;
  const all = rule.causes.length;
  const likely = rule.causes.filter(({ likelihood }) => likelihood !== 'low').length;
  const causes = most(Math.min(likely, all), all, (count) => fits(answer(count, Number.POSITIVE_INFINITY)));
  if (fits(answer(causes, Number.POSITIVE_INFINITY))) return answer(causes, Number.POSITIVE_INFINITY);
  const fixes = rule.causes.slice(0, causes).reduce((sum, cause) => sum + cause.fixes.length, 0);
  const instructed = most(0, fixes - 1, (count) => fits(answer(causes, count)));
  return answer(
    most(1, causes, (count) => fits(answer(count, instructed))),
    instructed,
  );
}

/** The largest number from `low` to `high` that holds, where each smaller one holds too; `low` where none does. */
function most(low: number, high: number, holds: (count: number) => boolean): number {
  let [least, greatest] = [low, high];
  while (least < greatest) {
    const middle = (least + greatest + 1) >> 1;
    if (holds(middle)) least = middle;
    else greatest = middle - 1;
  }
  return least;
}

/**
 * A troubleshooting rule for small devices and assistants: in one language, what to look at and what to do, and of each
 * setting how far to go at a time and where to stop. No sources, no menus, no figures of single materials; the whole
 * record has the same ids. Only the first `causes` are listed, and only the first `instructed` fixes have their instructions.
 */
export function briefRule(
  rule: Rule,
  dataset: Dataset,
  language: Language,
  { causes, instructed }: { causes: number; instructed: number },
): BriefRule {
  const { say } = LOCALES[language];
  let fixes = 0;
  return {
    id: rule.id,
    name: say(rule.name, rule.name_zh),
    description: say(rule.description, rule.description_zh),
    stop_print: rule.stop_print,
    applies_to: given(rule.applies_to),
    more_causes: Math.max(0, rule.causes.length - causes),
    causes: rule.causes.slice(0, causes).map((cause) => ({
      id: cause.id,
      name: say(cause.name, cause.name_zh),
      likelihood: cause.likelihood,
      check: say(cause.check, cause.check_zh),
      applies_to: given(cause.applies_to),
      fixes: cause.fixes.map((fix) => ({
        id: fix.id,
        action: say(fix.action, fix.action_zh),
        instructions: fixes++ < instructed ? say(fix.instructions, fix.instructions_zh) : null,
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

/** A figure by its ends; a single value is both. */
function ends({ value, min, max }: RuleQuantity): { min: number | null; max: number | null } {
  return value === null ? { min, max } : { min: value, max: value };
}

/** Only the conditions that are set. */
function given(when: RuleConditions): BriefFix['applies_to'] {
  if (when === null) return null;
  return Object.fromEntries(Object.entries(when).filter(([, value]) => value !== null));
}
