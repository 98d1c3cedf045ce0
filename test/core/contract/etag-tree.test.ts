import { expect, it } from 'vitest';
import { countFiles, digestOf, etagTree } from '../../../core/contract/etag-tree.js';

const sha256 = (digit: string) => digit.repeat(64);
const tree = etagTree([
  { path: '/api/v1/printers.json', sha256: sha256('a') },
  { path: '/api/v1/printers/page/2.json', sha256: sha256('b') },
  { path: '/api/v1/printers/page/3.json', sha256: sha256('c') },
]);

it('contains exactly the files of a release', () => {
  expect(digestOf(tree, '/api/v1/printers.json')).toBe('a'.repeat(24));
  expect(digestOf(tree, '/api/v1/printers/page/3.json')).toBe('c'.repeat(24));
  const others = ['/api/v1/printers', '/api/v1/printers/page', '/api/v1/x.json', '/api/v1/printers.json/x', '/', ''];
  const inherited = ['/__proto__', '/constructor', '/api/toString'];
  for (const path of [...others, ...inherited]) expect(digestOf(tree, path), path).toBeNull();
});

it('counts the files of a folder', () => {
  expect(countFiles(tree, '/api/v1/printers/page')).toBe(2);
  expect(countFiles(tree, '/api/v1/printers/chunk')).toBe(0);
  expect(countFiles(tree, '/api/v1/printers.json')).toBe(0);
});
