import { describe, expect, it } from 'vitest';
import type { FoundCode } from '../../../core/codes/find-codes.js';
import type { ResolvedRule } from '../../../core/troubleshoot/resolve/resolve-rule.js';
import { answer, errorOf, said } from '../../support/command.js';
import { shared } from '../../support/shared.js';

const from = { source: await shared('release') };
const words = (...args: string[]) => said(args, { ...from, columns: 100 });
interface Stepped {
  symptoms: string[];
  code: FoundCode | null;
  ranked: { cause: string; reasons: { kind: string }[] }[];
}

describe('a reported code', () => {
  it('is found beside other confident matches', async () => {
    type Item = { kind: string; id?: string; code?: string };
    const items = await answer<Item[]>(['find', 'thermal runaway'], from);
    expect(items[0]).toMatchObject({ kind: 'codes', code: 'THERMAL RUNAWAY' });
    expect(items).toContainEqual(expect.objectContaining({ kind: 'symptoms', id: 'heating-failed' }));
    const beside = await answer<Item[]>(['find', 'E12201 prusa mini'], from);
    expect(beside[0]).toMatchObject({ kind: 'codes', code: '12201' });
    expect(beside).toContainEqual(expect.objectContaining({ id: 'prusa-mini' }));
    const alone = await answer<Item[]>(['find', "MCU 'EBB' shutdown: Timer too close"], from);
    expect(alone.map(({ kind }) => kind)).toEqual(['codes']);
    expect(await words('find', 'e12201 prusa mini')).toMatch(
      /12201 \(.*To fix it: .* --code "12201".*printer prusa-mini/,
    );
  });

  it('is not found with another --kind, or by the name of a material', async () => {
    const kinds = async (...args: string[]) =>
      (await answer<{ kind: string }[]>(['find', ...args], from)).map(({ kind }) => kind);
    expect(await kinds('thermal runaway', '--kind', 'symptoms')).not.toContain('codes');
    expect(await kinds('petg')).not.toContain('codes');
  });

  it.each(['fix', 'diagnose'])('can replace the symptom for %s', async (name) => {
    const told = await words(name, 'HMS_0300-0D00-0001-0003', '--printer', 'x1c');
    expect(told).toMatch(/^Homing or probing fails/);
    expect(told).toContain('Your printer says 0300-0D00-0001-0003: The build plate is not placed properly on the bed.');
    expect(told.indexOf('Build plate not held firmly')).toBeGreaterThan(0);
    const plain = await words(name, 'homing-fails', '--printer', 'x1c');
    expect(plain).not.toContain('Your printer says');
    const given = await words(name, 'homing-fails', '--printer', 'x1c', '--code', '0300 0d00 0001 0003');
    expect(given).toBe(told);
  });

  it('ranks the causes that it indicates first, including those that the symptom does not list', async () => {
    const first = async (...args: string[]) =>
      (await answer<{ answer: ResolvedRule }>(['fix', ...args], from)).answer.causes.map(({ id }) => id);
    const [code, plain] = [await first('layer-shift', '--code', '12201'), await first('layer-shift')];
    expect(plain).not.toContain('heater-fault');
    expect(code.indexOf('heater-fault')).toBeLessThan(5);
    expect(code).toEqual(expect.arrayContaining(plain));
  });

  it('is included in the suggested next command', async () => {
    const step = await answer<Stepped>(['diagnose', '12201'], from);
    expect(step.symptoms).toEqual(['heating-failed']);
    expect(step.code?.code).toBe('12201');
    expect(step.ranked[0]?.reasons.map(({ kind }) => kind)).toContain('code');
    expect(await words('diagnose', '12201')).toContain('diagnose heating-failed --code "12201" --answers');
  });

  it('names the other possible symptoms', async () => {
    expect(await words('fix', '0700-8007')).toContain('It may be nozzle-clog as well.');
  });

  it('is rejected if it is unknown, or affects no print, with the reason', async () => {
    const spool = { code: 'no_symptom', message: expect.stringContaining('This concerns the data of a spool') };
    expect(await errorOf(['fix', '0700-4025'], from)).toMatchObject({ exit: 1, error: spool });
    const unknown = { exit: 1, error: { code: 'nothing_found', where: '--code' } };
    for (const name of ['fix', 'diagnose'])
      expect(await errorOf([name, 'stringing', '--code', 'hello'], from)).toMatchObject(unknown);
    expect(await errorOf(['fix', 'strnging'], from)).toMatchObject({ error: { code: 'unknown_symptom' } });
  });
});
