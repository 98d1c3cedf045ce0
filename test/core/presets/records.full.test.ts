/** The same test for every record. */
import './records.test.js';
