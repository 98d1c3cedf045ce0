import { changeWords, whereWords } from '../../../core/resolve/change-words.js';
import type { Tongue } from '../../../core/resolve/words.js';
import type { ResolvedCause, ResolvedRule } from '../../../core/resolve-rule.js';
import type { Rule } from '../../../schemas/generated/record.js';

/** What a sheet of paper has room for, in letters of the Latin script and lines of them. */
const WIDTH = 100;
const LINES = 58;

/** A fix on paper: what to do, and the lines below it. */
export interface SheetFix {
  id: string;
  action: string;
  lines: string[];
}

/** A cause on paper with everything that there is to do. */
export interface SheetCause {
  id: string;
  name: string;
  check: string;
  fixes: SheetFix[];
}

/** What goes on one sheet: the first causes whole, the others by name. */
export interface SheetPlan {
  whole: SheetCause[];
  further: { id: string; text: string }[];
}

/** Divides an answer so that it fits on one sheet, A4 or Letter: as many causes whole as there is room for. */
export function planSheet(rule: Rule, resolved: ResolvedRule, language: Tongue): SheetPlan {
  const all = resolved.causes.filter(({ fixes }) => fixes.length > 0).map((cause) => causeOf(cause, rule, language));
  const said = resolved.contradictions.map(({ message, message_zh }) => (language === 'en' ? message : message_zh));
  const head = 7 + linesOf(said);
  for (const briefly of [withActions, nameOnly])
    for (let n = all.length; n > 0; n--) {
      const plan = { whole: all.slice(0, n), further: all.slice(n).map((cause) => briefly(cause, language)) };
      if (head + heightOf(plan) <= LINES) return plan;
    }
  return { whole: [], further: all.map((cause) => nameOnly(cause)) };
}

function causeOf({ id, name, name_zh, fixes }: ResolvedCause, rule: Rule, language: Tongue): SheetCause {
  const cause = rule.causes.find((one) => one.id === id);
  return {
    id,
    name: language === 'en' ? name : name_zh,
    check: (language === 'en' ? cause?.check : cause?.check_zh) ?? '',
    fixes: fixes.map(({ id: fix, action, action_zh, additions, change }) => ({
      id: fix,
      action: language === 'en' ? action : action_zh,
      lines: [
        ...(change ? [change, ...(change.first_layer ? [change.first_layer] : [])] : []).flatMap((one) => [
          ...changeWords(one, language),
          ...whereWords(one, language),
        ]),
        ...additions
          .filter(({ part }) => part === 'caution')
          .map(({ text, text_zh }) => (language === 'en' ? text : text_zh)),
      ],
    })),
  };
}

function withActions({ id, name, fixes }: SheetCause, language: Tongue) {
  const actions = fixes.map(({ action }) => action).join(language === 'en' ? '; ' : '；');
  return { id, text: language === 'en' ? `${name}: ${actions}` : `${name}：${actions}` };
}

function nameOnly({ id, name }: SheetCause) {
  return { id, text: name };
}

function heightOf({ whole, further }: SheetPlan): number {
  const causes = whole.map(({ name, check, fixes }) => {
    const texts = fixes.flatMap(({ action, lines }) => [action, ...lines]);
    // Room between causes is half a line each.
    return 0.6 + linesOf([name, check, ...texts]);
  });
  const rest = further.length === 0 ? 0 : 2 + linesOf(further.map(({ text }) => text));
  return causes.reduce((sum, height) => sum + height, rest);
}

function linesOf(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + Math.max(1, Math.ceil(widthOf(text) / WIDTH)), 0);
}

/** Width of a text in letters of the Latin script: Chinese ones are twice as wide. */
function widthOf(text: string): number {
  return [...text].reduce((sum, letter) => sum + (/[\u2e80-\uffff]/.test(letter) ? 2 : 1), 0);
}
