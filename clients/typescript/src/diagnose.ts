/** Ranks causes and picks the next question: pure functions over the result of `diagnosis()`. */

export { mustBeOff, POWER_OFF, withoutPower } from '../../../core/troubleshoot/diagnose/power.js';
export {
  type DiagnosisStep as Step,
  nextQuestion,
  nextStep as stepOf,
  type Question,
  questions,
} from '../../../core/troubleshoot/diagnose/question.js';
export {
  type DiagnosisQuery as Query,
  type Ranked,
  type RankReason as Reason,
  rankCauses,
  symptomListing,
} from '../../../core/troubleshoot/diagnose/rank.js';
export {
  factsFromInput as knownFrom,
  type SetupInput as ToldSetup,
} from '../../../core/troubleshoot/diagnose/setup.js';
export { type Statement, type StatementGroup, statementsOf } from '../../../core/troubleshoot/diagnose/statements.js';
export { factsOf as knownOf, type SetupFacts as Known } from '../../../core/troubleshoot/resolve/conditions.js';
