import { createHash } from 'node:crypto';
import { expect } from 'vitest';
import { writeAnswer } from '../../core/contract/envelope.js';
import type { Vector } from '../../schemas/generated/record.js';
import type { Outcome } from './vector-calls.js';

/** Checks the outcome of a call against that of a vector: the same records in the same order, or the same error. */
export function expectOutcome({ request, response }: Vector, outcome: Outcome): void {
  const says = JSON.stringify(request.url);
  const { error } = (response.body ?? {}) as { error?: Record<string, unknown> };
  if (error) {
    const { code, parameter, value } = error as { code: string; parameter?: string; value?: string };
    const about = value === undefined ? { argument: parameter ?? null } : { value: written(value) };
    expect(outcome, says).toMatchObject({ error: { code, ...(code === 'not_found' ? {} : about) } });
    const { suggestions } = (outcome as { error: { suggestions: string[] | null } }).error;
    if (error.suggestions) expect(suggestions, says).toEqual(error.suggestions);
    if (response.suggestion !== undefined) expect(suggestions, says).toContain(response.suggestion);
    expect(suggestions?.length ?? 0, says).toBeLessThanOrEqual(5);
    return;
  }
  expect(Object.keys(outcome), `${says} ${JSON.stringify(outcome).slice(0, 200)}`).not.toContain('error');
  const text =
    'page' in outcome
      ? writeAnswer(
          outcome.page.data.map((one) => JSON.stringify(one)),
          outcome.page.meta,
        )
      : '';
  if ('page' in outcome) expect(outcome.page.meta, says).toEqual(response.meta);
  const body = 'text' in outcome ? outcome.text : text;
  expect(createHash('sha256').update(body).digest('hex'), says).toBe(response.sha256);
}

/** Rounds an integer like a JavaScript number, whose precision may be too low for it. */
function written(value: string): string {
  return /^\d+$/.test(value) ? String(Number(value)) : value;
}
