/** The code that asks questions and ranks causes by the answers: loaded on demand. */
export { Asking, Said } from './Asking.js';
export { flowOf, resolveView } from './flow.js';
