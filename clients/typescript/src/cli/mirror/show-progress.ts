import type { Say } from '../../../../../core/language.js';
import type { Progress } from '../../mirror/progress.js';
import type { Output } from '../output.js';
import { progressLine } from './progress-line.js';

/** How often a log is told how far it is, ms. */
const EVERY = 5000;

/** Shows how far a run is: in a line that is written over where somebody watches, else in a line every few seconds. */
export function progressShower(output: Output, say: Say): (progress: Progress) => void {
  let began: number | null = null;
  let told = Date.now();
  return (progress) => {
    const now = Date.now();
    if (progress.step === 'fetching') began ??= now;
    const line = (columns: number) => progressLine(progress, now - (began ?? now), columns, say);
    if (output.watched) return output.progress(line);
    if (now - told < EVERY) return;
    told = now;
    output.remark((paper) => paper.text(line(Number.POSITIVE_INFINITY)));
  };
}
