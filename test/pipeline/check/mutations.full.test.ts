/** The same, of every slip. */
import './mutations.test.js';
