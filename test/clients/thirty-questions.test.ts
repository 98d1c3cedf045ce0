import { describe, expect, it } from 'vitest';
import { OpenPrintData } from '../../clients/typescript/src/client.js';
import { folder } from '../../clients/typescript/src/folder.js';
import { TOOLS } from '../../clients/typescript/src/mcp/tools.js';
import { shared } from '../support/shared.js';
import { answerOf } from './answer-of.js';
import { checkQuestion, type Question, readQuestions } from './questions.js';

const release = await shared('release');
const questions = readQuestions(release);
const data = new OpenPrintData({ source: folder(release) });

describe('the thirty questions', () => {
  it('are thirty, in both languages, for all tools, with trick questions', () => {
    expect(questions).toHaveLength(30);
    expect(new Set(questions.map(({ id }) => id)).size).toBe(30);
    expect(questions.filter(({ question }) => /\p{Script=Han}/u.test(question)).length).toBeGreaterThanOrEqual(6);
    // A question asks for no file, and has none to check.
    const tools = TOOLS.map(({ name }) => name).filter((name) => name !== 'preset' && name !== 'check_file');
    expect(new Set(questions.map(({ ask: [tool] }) => tool))).toEqual(new Set(tools));
    expect(questions.filter(({ trap }) => trap !== undefined).length).toBeGreaterThanOrEqual(10);
  });

  it.each(questions.map((one) => [one.id, one] as const))(
    '%s: its answer stands in the data',
    (_, { faults, checked }) => {
      expect(faults).toEqual([]);
      expect(checked).not.toMatch(/\{|undefined|null/);
    },
  );

  it.each(questions.map((one) => [one.id, one] as const))('%s: can be read from a tool', async (_, one) => {
    const [tool, input] = one.ask;
    const { text } = await answerOf(tool, input, data);
    for (const part of one.says ?? []) expect(text).toContain(part);
    for (const value of one.values.slice(0, one.tells ?? one.values.length)) {
      const said = String(value);
      expect(
        [said, said.replaceAll('_', ' ')].some((form) => text.includes(form)),
        `${said} in ${text}`,
      ).toBe(true);
    }
  });

  it('are reported if the data no longer supports an answer', () => {
    const [first] = questions;
    if (!first) throw new Error('there is no question');
    const place = 'printers/bambu-lab-p1s rated.max_nozzle_temperature_c';
    const faults = (question: Partial<Question>) =>
      checkQuestion({ ...first, where: [], unknown: [], holds: [], absent: {}, ...question }, release).faults;
    expect(faults({ where: [place] })).toEqual([]);
    expect(faults({ where: ['printers/bambu-lab-p1s rated.nothing'] })).toHaveLength(1);
    expect(faults({ unknown: [place] })).toHaveLength(1);
    expect(faults({ unknown: ['printers/bambu-lab-p1s rated.nothing'] })).toHaveLength(1);
    expect(faults({ where: [place], holds: [[0, '<', 10]] })).toHaveLength(1);
    expect(faults({ absent: { printers: 'P1S' } })).toHaveLength(1);
    expect(faults({ absent: { file: 'profiles/bambu-lab-p1s/petg' } })).toHaveLength(1);
  });
});
