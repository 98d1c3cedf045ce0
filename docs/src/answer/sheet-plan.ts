import { type CauseView, fixTexts, type RuleView } from '../../../core/troubleshoot/resolve/rule-view.js';
import type { Language } from '../../../core/words/language.js';

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
export function planSheet({ causes, contradictions }: RuleView, language: Language): SheetPlan {
  const all = causes.filter(({ fixes }) => fixes.length > 0).map((cause) => causeOf(cause, language));
  const head = 7 + linesOf(contradictions);
  for (const briefly of [withActions, nameOnly])
    for (let n = all.length; n > 0; n--) {
      const plan = { whole: all.slice(0, n), further: all.slice(n).map((cause) => briefly(cause, language)) };
      if (head + heightOf(plan) <= LINES) return plan;
    }
  return { whole: [], further: all.map((cause) => nameOnly(cause)) };
}

function causeOf({ id, name, check, fixes }: CauseView, language: Language): SheetCause {
  return {
    id,
    name,
    check,
    fixes: fixes.map((fix) => ({
      id: fix.id,
      action: fix.action,
      // There is no room for the cautions that are for everybody: they stand on the page.
      lines: [
        ...fixTexts(fix, language, ['change', 'where']),
        ...fix.additions.filter(({ part }) => part === 'caution').map(({ text }) => text),
      ],
    })),
  };
}

function withActions({ id, name, fixes }: SheetCause, language: Language) {
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
