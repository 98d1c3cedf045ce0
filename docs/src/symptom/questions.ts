/** What asks for the cause, and ranks the causes by what was told: loaded once that is wanted. */
export { answerTexts } from './Answers.js';
export { Asking } from './Asking.js';
export { flowOf } from './flow.js';
export { questionTexts } from './question-texts.js';
export { needsNames, resolveView } from './resolve-view.js';
export { Said } from './Said.js';
export { statementTexts } from './Ticks.js';
