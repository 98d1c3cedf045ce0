/** Which cause is likely, and what to ask next: pure functions over what `diagnosis()` gives. */

export { mustBeOff, POWER_OFF, withoutPower } from '../../../core/diagnose/power.js';
export { nextQuestion, type Question, questions } from '../../../core/diagnose/question.js';
export { type Query, type Ranked, type Reason, rankCauses, rankSymptoms } from '../../../core/diagnose/rank.js';
export { knownFrom, type ToldSetup } from '../../../core/diagnose/setup.js';
export { type Step, stepOf } from '../../../core/diagnose/step.js';
export { type Known, knownOf } from '../../../core/resolve/known.js';
