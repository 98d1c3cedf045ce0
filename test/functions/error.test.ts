import { expect, it, vi } from 'vitest';
import { errorAnswer } from '../../functions/answer/error.js';
import { parseQuery } from '../../functions/query/parse.js';

it.each([
  ['limit=x', '参数“limit”必须是 1 到 100 的整数。'],
  ['limit=101', '参数“limit”超出范围：1 到 100 的整数。'],
  [`printer=${'x'.repeat(1000)}`, /^参数“printer”超出范围：最多 \d+ 个字符。$/],
])('has the allowed values in Chinese only: %s', (search, message) => {
  const fault = parseQuery(search, ['printer']);
  if (!('code' in fault)) throw new Error('no fault');
  const body = new TextDecoder().decode(errorAnswer(fault.code, fault).body as Uint8Array);
  const { error } = JSON.parse(body) as { error: Record<string, string> };
  if (typeof message === 'string') expect(error.message_zh).toBe(message);
  else expect(error.message_zh).toMatch(message);
  expect(error).not.toHaveProperty('allowed_zh');
});

it('links its page by an absolute URL if the site’s URL is known', () => {
  const page = () => {
    const body = new TextDecoder().decode(errorAnswer('not_found').body as Uint8Array);
    return (JSON.parse(body) as { error: { documentation: string } }).error.documentation;
  };
  expect(page()).toBe('/errors/#not_found');
  vi.stubGlobal('SITE_ADDRESS', 'https://prints.example.org/');
  expect(page()).toBe('https://prints.example.org/errors/#not_found');
  vi.unstubAllGlobals();
});
