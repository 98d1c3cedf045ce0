/** The code that asks questions and ranks causes by the answers: loaded on demand. */
export { Asking, answerTexts, Said } from './Asking.js';
export { flowOf } from './flow.js';
export { questionTexts } from './question-texts.js';
export { resolveView } from './resolve-view.js';
export { statementTexts } from './Ticks.js';
