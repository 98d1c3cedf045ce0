/** The same test for every mutation. */
import './mutations.test.js';
