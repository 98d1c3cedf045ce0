import { expect, it } from 'vitest';
import { searchTermsOf } from '../../docs/src/records/find/find-field.js';

it.each([
  ['/printers/ender-3_v3/', 'ender 3 v3'],
  ['/zh-cn/symptoms/%E6%8B%89%E4%B8%9D', '拉丝'],
  ['/zh-cn/materials/petg.html', 'petg'],
  ['/printers/bambu+lab%20p1s/', 'bambu lab p1s'],
  ['/100%/', '100%'],
  ['/', ''],
])('the missing page %s has the search words "%s"', (pathname, words) => expect(searchTermsOf(pathname)).toBe(words));
