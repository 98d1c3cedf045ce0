import { examples } from './examples.js';

examples(({ chinese }) => chinese);
