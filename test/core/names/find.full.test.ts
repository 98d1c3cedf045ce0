/** The same, of every record. */
import './find.test.js';
