import type { ResolvedCause, ResolvedFix, ResolvedRule } from '../resolve-rule.js';
import { SLICER_NAMES } from '../slicers.js';
import { bracket, changeWords, hangsOn, type Say, sayer, whereWords } from './change-words.js';
import type { Conflict } from './conflicts.js';
import { nozzleOf, type Setup } from './setup.js';
import { conditionWords, type Tongue } from './words.js';

/** An answer as plain text, to be pasted into a forum: no markup, one line for each thing to do. */
export function resolvedText(resolved: ResolvedRule, setup: Setup, tongue: Tongue): string {
  const say = sayer(tongue);
  const lines = [say(resolved.name, resolved.name_zh), setupLine(setup)];
  if (resolved.stop_print) lines.push(say('Stop the print at once.', '请立即停止打印。'));
  for (const { message, message_zh } of resolved.contradictions) lines.push(`! ${say(message, message_zh)}`);
  const causes = resolved.causes.filter(({ fixes }) => fixes.length > 0);
  for (const [index, cause] of causes.entries()) lines.push('', ...causeLines(cause, index + 1, say, tongue));
  if (resolved.conflicts.length > 0) lines.push('', say('Against each other:', '相互矛盾：'));
  lines.push(...conflictLines(resolved, say));
  if (resolved.left_out.length > 0) {
    lines.push('', say('Left out, since it is not for this setup:', '不适用于当前配置，已略去：'));
    for (const { name, name_zh, unmet } of resolved.left_out)
      lines.push(`- ${say(name, name_zh)}${bracket(unmet.map((one) => conditionWords(one, tongue)).join('; '), say)}`);
  }
  return lines.filter((line, place) => line !== '' || lines[place - 1] !== '').join('\n');
}

function setupLine(setup: Setup): string {
  const { printer, material, profile, slicer, yours } = setup;
  // The nozzle that a printer comes with is nothing that anybody chose.
  const nozzle = profile || yours.nozzle_diameter !== undefined ? nozzleOf(setup) : null;
  const parts = [
    printer && `${printer.brand} ${printer.model}`,
    material?.name ?? null,
    nozzle == null ? null : `${nozzle} mm`,
    slicer && SLICER_NAMES[slicer],
  ];
  return parts.filter((part) => part !== null).join(' · ');
}

function causeLines(cause: ResolvedCause, number: number, say: Say, tongue: Tongue): string[] {
  return [
    `${number}. ${say(cause.name, cause.name_zh)}${bracket(hangsOn(cause.applies, tongue), say)}`,
    ...cause.fixes.flatMap((fix) => fixLines(fix, say, tongue)),
  ];
}

function fixLines({ action, action_zh, applies, additions, change }: ResolvedFix, say: Say, tongue: Tongue): string[] {
  const lines = [`   - ${say(action, action_zh)}${bracket(hangsOn(applies, tongue), say)}`];
  for (const one of change ? [change, ...(change.first_layer ? [change.first_layer] : [])] : [])
    lines.push(...[...changeWords(one, tongue), ...whereWords(one, tongue)].map((line) => `     ${line}`));
  for (const { part, text, text_zh, applies: when } of additions)
    if (part === 'caution') lines.push(`     ! ${say(text, text_zh)}${bracket(hangsOn(when, tongue), say)}`);
  return lines;
}

function conflictLines({ rule, causes, conflicts }: ResolvedRule, say: Say): string[] {
  const names = new Map(causes.flatMap(({ fixes }) => fixes.map((fix) => [fix.id, say(fix.action, fix.action_zh)])));
  const pairs = new Map<string, string>();
  const nameOf = ({ rule: of, fix }: Conflict | Conflict['with']) => (of === rule ? names.get(fix) : undefined) ?? fix;
  for (const conflict of conflicts) {
    const key = [conflict.fix, conflict.with.fix].sort().join(' ');
    pairs.set(key, pairs.get(key) ?? `- ${nameOf(conflict)} ↔ ${nameOf(conflict.with)}`);
  }
  return [...pairs.values()];
}
