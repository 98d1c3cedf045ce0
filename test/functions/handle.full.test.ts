/** The same properties with all their runs. */
import './handle.test.js';
