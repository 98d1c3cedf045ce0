import { expect, it } from 'vitest';
import { throttle } from '../../../functions/limit/log.js';

it('logs a message once a minute, with the number of suppressed repeats', () => {
  const said: string[] = [];
  let ms = 0;
  const log = throttle(
    (message) => said.push(message),
    () => ms,
  );
  for (let i = 0; i < 1000; i++) log('the limiter failed', new Error('down'));
  log('the data cannot be read', null);
  expect(said).toEqual(['the limiter failed', 'the data cannot be read']);
  ms = 60_000;
  log('the limiter failed', null);
  expect(said.at(-1)).toBe('the limiter failed (and 999 times before)');
});
