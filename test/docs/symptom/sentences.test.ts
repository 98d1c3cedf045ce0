import { expect, it } from 'vitest';
import { firstSentence, lastSentence } from '../../../core/troubleshoot/resolve/rule-view.js';

it.each([
  ['Dry it at 1.2 bar. Look again! It must be smooth.', 'Dry it at 1.2 bar.', 'It must be smooth.'],
  ['烘干耗材。空挤一段：不应有气泡。', '烘干耗材。', '空挤一段：不应有气泡。'],
  ['One alone', 'One alone', ''],
  ['', '', ''],
])('“%s” consists of complete sentences', (text, first, last) => {
  expect(firstSentence(text)).toBe(first);
  expect(lastSentence(text)).toBe(last);
});
