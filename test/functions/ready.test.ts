import { describe, expect, it } from 'vitest';
import type { Answer } from '../../functions/answer/answer.js';
import { ReadyAnswers, unlessKnown } from '../../functions/answer/ready.js';

const answer = (body: Uint8Array, status = 200): Answer => ({
  status,
  headers: { ETag: '"a"', 'Content-Length': String(body.length) },
  body,
});
const MIB = 1024 * 1024;
const MOST = { answers: 10_000, bytes: 64 * MIB };

describe('answers that are ready', () => {
  it('are forgotten when there are too many, the oldest first', () => {
    const ready = new ReadyAnswers(MOST, new Set());
    const small = answer(new Uint8Array(1));
    for (let i = 0; i <= 10_000; i++) ready.keep(`/${i}`, { answer: small, counted: true });
    expect(ready.get('/0')).toBeUndefined();
    expect(ready.get('/1')).toBeDefined();
    expect(ready.get('/10000')).toBeDefined();
  });

  it('are forgotten when they take too much memory that the release has not taken anyway', () => {
    const shared = new Uint8Array(MIB);
    const ready = new ReadyAnswers(MOST, new Set([shared]));
    for (let i = 0; i < 200; i++) ready.keep(`/shared/${i}`, { answer: answer(shared), counted: true });
    expect(ready.get('/shared/0')).toBeDefined();
    for (let i = 0; i < 65; i++) ready.keep(`/own/${i}`, { answer: answer(new Uint8Array(MIB)), counted: true });
    expect(ready.get('/own/64')).toBeDefined();
    const kept = Array.from({ length: 65 }, (_, i) => ready.get(`/own/${i}`)).filter((own) => own !== undefined);
    expect(kept).toHaveLength(64);
  });

  it('are successes to targets of a usual length', () => {
    const ready = new ReadyAnswers(MOST, new Set());
    ready.keep('/failed', { answer: answer(new Uint8Array(1), 404), counted: true });
    ready.keep(`/${'a'.repeat(300)}`, { answer: answer(new Uint8Array(1)), counted: true });
    expect(ready.get('/failed')).toBeUndefined();
    expect(ready.get(`/${'a'.repeat(300)}`)).toBeUndefined();
  });

  it('become 304 where the client knows them', () => {
    const whole = answer(new Uint8Array(5));
    expect(unlessKnown(whole, '"b", W/"a"')).toEqual({ status: 304, headers: { ETag: '"a"' }, body: null });
    expect(unlessKnown(whole, '"b"')).toBe(whole);
    expect(unlessKnown(whole, undefined)).toBe(whole);
  });
});
