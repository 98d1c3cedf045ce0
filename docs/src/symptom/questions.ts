/** What asks for the cause, and ranks the causes by statements and answers: loaded once that is wanted. */
export { answerTexts } from './Answers.js';
export { Asking, Said } from './Asking.js';
export { flowOf } from './flow.js';
export { questionTexts } from './question-texts.js';
export { needsNames, resolveView } from './resolve-view.js';
export { statementTexts } from './Ticks.js';
