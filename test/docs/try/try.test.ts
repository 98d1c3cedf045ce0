import { describe, expect, test } from 'vitest';
import { FILES } from '../../../core/contract/paths.js';
import { addressOf, type Value } from '../../../docs/src/try/address.js';
import { tryHtml } from '../../../docs/src/try/form.js';
import { resolveFile } from '../../../docs/src/try/resolve-file.js';
import { parseResponse } from '../../../docs/src/try/response.js';

const query = (values: Record<string, string>): Value[] =>
  Object.entries(values).map(([name, value]) => ({ name, value, within: 'query' }));

describe('the URL of a form', () => {
  test('omits empty values and encodes the others', () => {
    expect(addressOf('/api/v1/printers', query({ brand: ' Bambu Lab ', limit: '', page: '2' }))).toBe(
      '/api/v1/printers?brand=Bambu+Lab&page=2',
    );
    expect(addressOf('/api/v1/materials', query({ limit: '' }))).toBe('/api/v1/materials');
    expect(addressOf('/api/v1/troubleshoot', query({ symptom: '拉丝&x=1' }))).toBe(
      '/api/v1/troubleshoot?symptom=%E6%8B%89%E4%B8%9D%26x%3D1',
    );
  });

  test('cannot escape its path', () => {
    const path = '/api/v1/printers/{id}.json';
    expect(addressOf(path, [{ name: 'id', value: '../../x', within: 'path' }])).toBe(
      '/api/v1/printers/..%2F..%2Fx.json',
    );
  });
});

describe('a response', () => {
  const answerOf = (status: number, own: Headers, text: string) =>
    parseResponse(new Response(text, { status, headers: own }));
  const headers = new Headers({
    'Content-Type': 'application/json; charset=utf-8',
    ETag: '"a"',
    'RateLimit-Policy': '"ip"',
  });

  test('is split into lines, with the headers that matter for the next request', async () => {
    const text = JSON.stringify({ success: true, data: [{ id: 'one', notes: 'x'.repeat(90) }], meta: {} });
    const answer = await answerOf(200, headers, text);
    expect(answer.lines.slice(0, 2)).toEqual(['{', '  "success": true,']);
    expect(answer.headers).toEqual([
      ['ETag', '"a"'],
      ['RateLimit-Policy', '"ip"'],
    ]);
    expect([answer.bytes, answer.ofService, answer.error]).toEqual([text.length, true, null]);
  });

  test('with an error status gives the reason', async () => {
    const error = {
      code: 'unknown_brand',
      message: 'No',
      message_zh: '无',
      parameter: 'brand',
      suggestions: ['prusa'],
    };
    const answer = await answerOf(404, headers, JSON.stringify({ success: false, data: [], error }));
    expect(answer.error).toEqual(error);
  });

  test('from an unrelated server is detected', async () => {
    const html = new Headers({ 'Content-Type': 'text/html' });
    expect((await answerOf(404, html, '<h1>Not found</h1>')).ofService).toBe(false);
    // A server that returns the file of the same name and ignores the query.
    const file = new Headers({ 'Content-Type': 'application/json' });
    expect((await answerOf(200, file, '{"success":true,"data":[]}')).ofService).toBe(false);
    expect((await answerOf(200, headers, '{"success":true')).ofService).toBe(false);
  });

  test('that is not text is not read', async () => {
    const own = new Headers({ 'Content-Type': 'application/gzip', 'Content-Length': '9000' });
    const response = new Response('x'.repeat(9000), { headers: own });
    const answer = await parseResponse(response);
    expect([answer.bytes, answer.lines]).toEqual([9000, ['']]);
  });

  test('with an overlong line is truncated', async () => {
    const answer = await answerOf(200, new Headers({ 'Content-Type': 'text/plain' }), 'x'.repeat(10_000));
    expect(answer.lines[0]?.length).toBeLessThan(2_100);
  });
});

describe('a static file server', () => {
  const names = {
    brands: { bambulab: ['bambu-lab'], bbl: ['bambu-lab'] },
    printers: {},
    materials: { x: ['a', 'b'] },
    symptoms: {},
  };
  const asked: string[] = [];
  const fetcher = (async (path: string) => {
    asked.push(path);
    return Response.json(names);
  }) as typeof fetch;

  test('gets a request for the file with the answer to a query', async () => {
    expect(
      await resolveFile('/api/v1/printers', query({ brand: 'Bambu Lab', limit: '3', page: '2' }), fetcher),
    ).toEqual({
      path: '/api/v1/printers/brand/bambu-lab/page/2.json',
      pageSize: 50,
    });
    expect(asked).toEqual([FILES.names]);
    expect(await resolveFile('/api/v1/materials', query({ limit: '', page: '' }), fetcher)).toEqual({
      path: '/api/v1/materials.json',
      pageSize: null,
    });
  });

  test('gets no request for unnamed or ambiguous records', async () => {
    expect(await resolveFile('/api/v1/printers', query({ brand: 'bambulap' }), fetcher)).toEqual({
      parameter: 'brand',
      name: 'bambulap',
      suggestions: ['bambu-lab'],
      several: false,
    });
    expect(await resolveFile('/api/v1/profiles', query({ material: 'x' }), fetcher)).toEqual({
      parameter: 'material',
      name: 'x',
      suggestions: ['a', 'b'],
      several: true,
    });
  });
});

test('a form is valid HTML whatever it contains', () => {
  const field = { name: 'brand', within: 'query', required: false, value: '"<&', names: 'brands' } as const;
  const html = tryHtml({ path: '/p', summary: 'S', fields: [field], example: '/p?brand=%22&limit=1' }, 'zh');
  expect(html).toContain('value="&quot;&lt;&amp;"');
  expect(html).toContain('href="/p?brand=%22&amp;limit=1"');
  expect(html).toContain('<noscript>');
  expect(html).not.toContain('\n');
});
