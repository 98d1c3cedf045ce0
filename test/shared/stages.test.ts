import { describe, expect, it } from 'vitest';
import { Stages } from '../../scripts/shared/stages.js';

function written({ isTTY }: { isTTY: boolean }): string[] {
  const texts: string[] = [];
  let now = 0;
  const stages = new Stages({ isTTY, write: (text) => texts.push(text) }, () => now);
  stages.report('reading');
  stages.report('writing');
  for (let done = 0; done <= 2000; done++) {
    now = done / 8;
    stages.report('rendering', { done, of: 2000, what: 'pages' });
  }
  for (let done = 1; done <= 3; done++) stages.report('packing', { done, what: 'files' });
  stages.end();
  return texts;
}

describe('the stages of a script', () => {
  it('are lines in a log, one per stage and quarter, without control characters', () => {
    expect(written({ isTTY: false }).join('')).toBe(
      [
        'reading …\n',
        'writing …\n',
        'rendering: 0 of 2,000 pages …\n',
        'rendering: 500 of 2,000 pages …\n',
        'rendering: 1,000 of 2,000 pages …\n',
        'rendering: 1,500 of 2,000 pages …\n',
        'rendering: 2,000 of 2,000 pages …\n',
        'packing: 1 files …\n',
      ].join(''),
    );
  });

  it('are one line of a terminal, updated every 50 ms, and removed at the end', () => {
    const [reading, , first, second, ...rest] = written({ isTTY: true });
    expect(reading).toBe('\r\x1b[2Kreading …');
    expect(first).toBe('\r\x1b[2Krendering: 0 of 2,000 pages …');
    expect(second).toBe('\r\x1b[2Krendering: 400 of 2,000 pages …');
    expect(rest).toHaveLength(6);
    expect(rest.join('')).not.toContain('\n');
    expect(rest.at(-1)).toBe('\r\x1b[2K');
  });

  it('leave no trace if nothing was reported', () => {
    const texts: string[] = [];
    new Stages({ isTTY: true, write: (text) => texts.push(text) }).end();
    expect(texts).toEqual([]);
  });
});
