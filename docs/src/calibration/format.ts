import { SLICER_NAMES, type SlicerId } from '../../../core/words/slicers.js';
import { fill } from '../explorer/texts/fill.js';
import type { BuiltSetting, BuiltStep } from './built.js';
import { isWritten, type Spool } from './notes.js';
import { parseNumber } from './number.js';
import { entryOf } from './plan.js';
import type { CalibrationTexts } from './texts.js';
import { type TrialRecords, type TrialValues, valueNow, valuesOf } from './trial.js';

/** Most values that are named one by one. */
const MOST_NAMED = 9;

/** A number of a setting with its unit. */
export function formatValue(value: number, { shown }: Pick<BuiltSetting, 'shown'>): string {
  return fill(shown, { n: Number(value.toFixed(4)) });
}

/** What somebody wrote, with the unit where it is a number. */
export function formatResult(result: string, setting: BuiltSetting): string {
  const value = parseNumber(result);
  return value === null ? result : formatValue(value, setting);
}

/** The values of a trial in words. */
export function formatTrial(tried: TrialValues, setting: BuiltSetting, texts: CalibrationTexts): string {
  if (tried.kind === 'around') {
    const { less, more, step } = tried;
    const [a, b, c] = [less, more, step].map((value) => formatValue(value, setting));
    return fill(texts.around, { less: a ?? '', more: b ?? '', step: c ?? '' });
  }
  if (tried.kind !== 'span') return texts.unknownSpan;
  const values = valuesOf(tried.span);
  if (values.length <= MOST_NAMED) {
    const named = values.map((value, i) => (i < values.length - 1 ? String(value) : formatValue(value, setting)));
    return named.join(texts.comma);
  }
  const { from, to, step } = tried.span;
  return fill(texts.span, { from: String(from), to: formatValue(to, setting), step: String(step) });
}

/** The setup of a spool: `PETG, Creality Ender-3 V3 SE, 0.4 mm`. */
export function formatSpool({ printer, nozzle, material }: Omit<Spool, 'name'>, texts: CalibrationTexts): string {
  return [material.name, printer.name, nozzle && `${nozzle} mm`].filter(Boolean).join(texts.comma);
}

/** Notes of a spool as plain text, as one puts them into a forum. */
export function formatNotes(
  spool: Spool,
  steps: readonly BuiltStep[],
  subject: TrialRecords,
  slicer: SlicerId | null,
  texts: CalibrationTexts,
): string {
  const head = [spool.name, formatSpool(spool, texts), slicer && SLICER_NAMES[slicer]].filter(Boolean);
  const lines = steps.map((step, i) => {
    const entry = entryOf(spool, step);
    const now = valueNow(step.setting, subject);
    const value = entry.result === '' ? '–' : formatResult(entry.result, step.setting);
    const before =
      now === null ? '' : fill(texts.aside, { text: `${texts.now}${texts.colon}${formatValue(now, step.setting)}` });
    const note = entry.note === '' ? '' : `\n   ${entry.note.replaceAll('\n', '\n   ')}`;
    return `${i + 1}. ${step.setting.name}${texts.colon}${value}${before}${entry.done ? ' ✓' : ''}${note}`;
  });
  // Forums and chats keep plain spaces alone.
  return [`${texts.sheet}${texts.colon}${head.join(' · ')}`, ...lines].join('\n').replaceAll('\u00a0', ' ');
}

/** How many steps of a spool are done. */
export function formatProgress(spool: Spool, steps: readonly BuiltStep[], texts: CalibrationTexts): string {
  const n = steps.filter((step) => entryOf(spool, step).done).length;
  return fill(texts.progress, { n, all: steps.length });
}

/** Whether anything is written down of a spool. */
export function isUsed(spool: Spool): boolean {
  return Object.values(spool.steps).some(isWritten);
}
