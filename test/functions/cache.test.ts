import { describe, expect, it } from 'vitest';
import { Responses } from '../../functions/answer/cache.js';
import type { PlainResponse } from '../../functions/types.js';

const answer = (body: Uint8Array, status = 200): PlainResponse => ({
  status,
  headers: { ETag: '"a"', 'Content-Length': String(body.length) },
  body,
});
const MIB = 1024 * 1024;
const MOST = { answers: 10_000, bytes: 64 * MIB };

describe('cached answers', () => {
  it('are evicted when there are too many, the oldest first', () => {
    const ready = new Responses(MOST);
    const small = answer(new Uint8Array(1));
    for (let i = 0; i <= 10_000; i++) ready.keep(`/${i}`, small, true);
    expect(ready.get('/0')).toBeUndefined();
    expect(ready.get('/1')).toBeDefined();
    expect(ready.get('/10000')).toBeDefined();
  });

  it('are evicted when they take too much memory; files take none', () => {
    const ready = new Responses(MOST);
    for (let i = 0; i < 200; i++) ready.keep(`/file/${i}`, { ...answer(new Uint8Array(MIB)), file: '/a.json' }, true);
    expect(ready.get('/file/0')?.answer.body).toBeNull();
    for (let i = 0; i < 65; i++) ready.keep(`/own/${i}`, answer(new Uint8Array(MIB)), true);
    expect(ready.get('/own/64')).toBeDefined();
    const kept = Array.from({ length: 65 }, (_, i) => ready.get(`/own/${i}`)).filter((own) => own !== undefined);
    expect(kept).toHaveLength(64);
  });

  it('are successes for targets of ordinary length', () => {
    const ready = new Responses(MOST);
    ready.keep('/failed', answer(new Uint8Array(1), 404), true);
    ready.keep(`/${'a'.repeat(300)}`, answer(new Uint8Array(1)), true);
    expect(ready.get('/failed')).toBeUndefined();
    expect(ready.get(`/${'a'.repeat(300)}`)).toBeUndefined();
  });

  it('do not reveal one client’s remaining requests to another', () => {
    const ready = new Responses(MOST);
    const whole = answer(new Uint8Array(5));
    const headers = { ...whole.headers, RateLimit: '"ip";r=1;t=2' };
    ready.keep('/', { ...whole, headers }, true);
    expect(ready.get('/')?.answer).toEqual(whole);
    expect(ready.get('/')?.unchanged.headers).toEqual({ ETag: '"a"' });
  });
});
