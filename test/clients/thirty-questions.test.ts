import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { OpenPrintData } from '../../clients/typescript/src/client.js';
import { folder } from '../../clients/typescript/src/folder.js';
import { TOOLS } from '../../clients/typescript/src/mcp/tools.js';
import { API, FILES } from '../../core/contract/paths.js';
import { idsOf } from '../../core/names/resolve.js';
import type { NameKind, Names } from '../../core/names/spellings.js';
import { valueAt } from '../../core/words/values.js';
import { readJson } from '../support/published.js';
import { shared } from '../support/shared.js';
import { answerOf } from './answer-of.js';

/** A stored question: see the head of thirty-questions.yaml. */
interface Question {
  id: string;
  question: string;
  /** The trap in it; absent: none. */
  trap?: string;
  where?: string[];
  unknown?: string[];
  holds?: [place: number, comparison: '<' | '<=' | '>' | '>=' | '==', than: number | boolean][];
  absent?: Partial<Record<NameKind | 'file', string>>;
  answer: string;
  ask: [tool: string, input: Record<string, unknown>];
  says?: string[];
  /** How many of the values a correct answer must state, the first ones first; absent: all. */
  tells?: number;
}

interface CheckedQuestion extends Question {
  values: unknown[];
  checked: string;
  faults: string[];
}

const FILE = path.join(import.meta.dirname, 'thirty-questions.yaml');

const release = await shared('release');
const questions = readQuestions(release);
const data = new OpenPrintData({ source: folder(release) });

describe('the thirty questions', () => {
  it('are thirty, in both languages, for all tools, with trick questions', () => {
    expect(questions).toHaveLength(30);
    expect(new Set(questions.map(({ id }) => id)).size).toBe(30);
    expect(questions.filter(({ question }) => /\p{Script=Han}/u.test(question)).length).toBeGreaterThanOrEqual(6);
    // A question whose answer is not a file has none to check.
    const tools = TOOLS.map(({ name }) => name).filter((name) => name !== 'preset' && name !== 'check_file');
    expect(new Set(questions.map(({ ask: [tool] }) => tool))).toEqual(new Set(tools));
    expect(questions.filter(({ trap }) => trap !== undefined).length).toBeGreaterThanOrEqual(10);
  });

  const byId = questions.map((one) => [one.id, one] as const);
  it.each(byId)('%s: its answer is in the data', (_, { faults, checked }) => {
    expect(faults).toEqual([]);
    expect(checked).not.toMatch(/\{|undefined|null/);
  });

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

function readQuestions(release: string): CheckedQuestion[] {
  const questions = parse(readFileSync(FILE, 'utf8')) as Question[];
  return questions.map((question) => checkQuestion(question, release));
}

function checkQuestion(question: Question, release: string): CheckedQuestion {
  const values = (question.where ?? []).map((place) => placed(release, place));
  const checked = question.answer.replace(/\{(\d+)\}/g, (_, place: string) => String(values[Number(place)]));
  return { ...question, values, checked, faults: faultsOf(question, values, release) };
}

function faultsOf({ where = [], unknown = [], holds = [], absent = {} }: Question, values: unknown[], release: string) {
  return [
    ...where.filter((_, place) => values[place] == null).map((one) => `${one} is not there`),
    ...unknown.filter((one) => placed(release, one) !== null).map((one) => `${one} is known, or no field`),
    ...holds
      .filter(([place, comparison, than]) => !compares(values[place], comparison, than))
      .map(([place, comparison, than]) => `${where[place]} is ${values[place]}, not ${comparison} ${than}`),
    ...Object.entries(absent)
      .filter(([kind, name]) => isThere(release, kind as NameKind | 'file', name))
      .map(([, name]) => `${name} is there`),
  ];
}

function placed(release: string, place: string): unknown {
  const [file = '', field = ''] = place.split(' ');
  const [name = '', which] = file.split('#');
  const { data } = readJson<{ data: Record<string, unknown>[] }>(release, `${API}/${name}.json`);
  const isMeant = (one: Record<string, unknown>) => one.id === which || valueAt(one, 'nozzle.variant') === which;
  return valueAt(which === undefined ? data[0] : data.find(isMeant), field);
}

function compares(value: unknown, comparison: string, than: number | boolean): boolean {
  if (comparison === '==') return value === than;
  if (typeof value !== 'number' || typeof than !== 'number') return false;
  if (comparison === '<') return value < than;
  if (comparison === '<=') return value <= than;
  return comparison === '>' ? value > than : value >= than;
}

function isThere(release: string, kind: NameKind | 'file', name: string): boolean {
  if (kind === 'file') return existsSync(path.join(release, `${API}/${name}.json`));
  return idsOf(readJson<Names>(release, FILES.names), kind, name).length > 0;
}
