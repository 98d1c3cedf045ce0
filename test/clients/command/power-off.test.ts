import { expect, it } from 'vitest';
import { answer, call } from '../../support/command.js';
import { shared } from '../../support/shared.js';

const from = { source: await shared('release') };

it('a diagnosis of what may burn says first to switch off, and proposes nothing that heats or moves', async () => {
  const answers: string[] = [];
  for (;;) {
    const args = ['diagnose', 'burning-smell', ...(answers.length > 0 ? ['--answers', answers.join(',')] : [])];
    const { out } = await call(args, { ...from, columns: 200 });
    expect(out).toContain('Switch the printer off at the wall now. Do not heat it');
    expect(out).not.toMatch(/heat up|plug in|print (?:a|the|long)\b|to confirm/i);
    const { question } = await answer<{ question: { check: string; outcomes: { id: string }[] } | null }>(args, from);
    if (!question) break;
    expect(question.check).not.toMatch(/nozzle-tip|motor-hot|temp-curve|hotter-block/);
    answers.push(`${question.check}=${question.outcomes[0]?.id}`);
  }
  expect(answers.length).toBeGreaterThan(0);
});
