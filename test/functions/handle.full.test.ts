/** The same laws, each tried as often as it says. */
import './handle.test.js';
