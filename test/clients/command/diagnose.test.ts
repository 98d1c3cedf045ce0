import { stripVTControlCharacters } from 'node:util';
import { describe, expect, it } from 'vitest';
import { answer, type Calling, call, errorOf } from '../../support/command.js';
import { shared } from '../../support/shared.js';

const sources = { folder: await shared('frozen'), server: await shared('frozenServer') };

interface Stepped {
  ranked: { cause: string; name_zh: string; share: number }[];
  question: { check: string; outcomes: { id: string }[] } | null;
  end: string | null;
  answers: Record<string, string | null>;
}

describe.each(['folder', 'server'] as const)('a diagnosis with a %s as the source', (kind) => {
  const from = (calling: Calling = {}): Calling => ({ source: sources[kind], ...calling });
  const talk = async (typed: string[], ...args: string[]) => {
    const called = await call(['diagnose', ...args], from({ columns: 80, typed }));
    return { ...called, out: stripVTControlCharacters(called.out) };
  };

  it('returns the ranking and the next question as JSON', async () => {
    const step = await answer<Stepped>(['diagnose', 'stringing'], from());
    expect(step.ranked.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
    expect(step.question).toMatchObject({ check: 'extrude-in-air', outcomes: [{ id: 'pops' }, { id: 'drips' }] });
    expect(step.end).toBeNull();
  });

  it('continues from given answers until it ends', async () => {
    const answers: string[] = [];
    for (let asked = 0; asked < 20; asked++) {
      const given = answers.length > 0 ? ['--answers', answers.join(',')] : [];
      const { question, end, ranked } = await answer<Stepped>(['diagnose', 'stringing', ...given], from());
      if (!question) {
        expect(end).not.toBeNull();
        expect(ranked[0]?.share).toBeGreaterThan(0.3);
        return;
      }
      answers.push(`${question.check}=${question.outcomes[0]?.id}`);
    }
    throw new Error('it asks without an end');
  });

  it('explains without a terminal how to answer', async () => {
    const { exit, out } = await call(['diagnose', 'stringing', '--material', 'petg'], from());
    expect(exit).toBe(0);
    expect(out).toContain('[extrude-in-air=pops]');
    expect(out).toContain('open-print-data diagnose stringing --material petg --answers extrude-in-air=pops');
  });

  it('asks in the terminal, accepts a number, goes back, and ends with the fixes', async () => {
    const setup = '--printer acme-labs-one --material petg'.split(' ');
    const { exit, out } = await talk(['9', 'w', 'r', 's', 'b', '1'], 'stringing', ...setup);
    expect(exit).toBe(0);
    expect(out).toContain('Type a number from 1 to 2, or one of: b, s, w, r, q');
    expect(out.match(/Question 1: Extrude 50 mm into the air\./g)).toHaveLength(2);
    expect(out).toContain('Moist filament');
    expect(out).toContain('Dry the filament');
    expect(out).toMatch(
      /Run it again: open-print-data diagnose stringing --printer acme-labs-one --material petg --nozzle 0\.4 --answers extrude-in-air=pops/,
    );
  });

  it('lets the user search for a symptom first', async () => {
    const { exit, out } = await talk(['nothing like it', 'stringing', '1', 'q'], '--lang', 'zh');
    expect(exit).toBe(0);
    expect(out).toContain('没有找到，请换个说法。');
    expect(out).toContain('1  拉丝');
    expect(out).toContain('各原因的可能性');
  });

  it('prints the ranking at the end of input, or exits with 1 if no symptom is chosen', async () => {
    expect((await talk([], 'stringing')).out).toContain('How likely each cause is');
    expect((await talk([])).exit).toBe(1);
  });

  it('exits with 130 if interrupted', async () => {
    const abort = new AbortController();
    abort.abort();
    expect((await call(['diagnose', 'stringing'], from({ columns: 80, typed: [], signal: abort.signal }))).exit).toBe(
      130,
    );
  });

  it('accepts statements, and lists all of them', async () => {
    const told = await answer<Stepped>(['diagnose', 'stringing', '--statements', 'extrude-in-air=pops'], from());
    expect(told.ranked[0]?.cause).toBe('wet-filament');
    expect(told.question?.check).not.toBe('extrude-in-air');
    expect(told.answers).toEqual({});
    const { out } = await call(['diagnose', 'stringing', '--list-statements'], from());
    expect(out).toContain('[extrude-in-air=pops]  In the air it pops and steams.');
    const twice = ['diagnose', 'stringing', '--statements', 'extrude-in-air=pops', '--answers', 'extrude-in-air=drips'];
    expect((await errorOf(twice, from())).error).toMatchObject({ code: 'repeated_check', where: '--statements' });
  });

  it('rejects unknown answers', async () => {
    const wrong = async (...answers: string[]) =>
      (await errorOf(['diagnose', 'stringing', ...answers.flatMap((one) => ['--answers', one])], from())).error;
    const unknownCheck = { code: 'unknown_check', suggestions: expect.arrayContaining(['extrude-in-air']) };
    expect(await wrong('extrude-in-ari=pops')).toMatchObject(unknownCheck);
    const unknownOutcome = { code: 'unknown_outcome', hint: 'Allowed: pops, drips, unknown' };
    expect(await wrong('extrude-in-air=bangs')).toMatchObject(unknownOutcome);
    expect(await wrong('extrude-in-air=pops', 'extrude-in-air=drips')).toMatchObject({ code: 'repeated_check' });
    expect((await errorOf(['diagnose'], from())).error).toMatchObject({ code: 'missing_argument' });
    const unknownSymptom = { code: 'unknown_symptom', suggestions: ['stringing'] };
    expect((await errorOf(['diagnose', 'strnging'], from())).error).toMatchObject(unknownSymptom);
  });
});
