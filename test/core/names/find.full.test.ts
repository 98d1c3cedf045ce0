/** The same test for every record. */
import './find.test.js';
