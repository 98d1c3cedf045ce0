import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { API, FILES } from '../../core/contract/paths.js';
import { idsOf } from '../../core/names/resolve.js';
import type { NameKind, Names } from '../../core/names/spellings.js';
import { valueAt } from '../../core/words/values.js';

/** A stored question: see the head of thirty-questions.yaml. */
export interface Question {
  id: string;
  question: string;
  /** The trap in it; none: a plain question. */
  trap?: string;
  where?: string[];
  unknown?: string[];
  holds?: [place: number, comparison: '<' | '<=' | '>' | '>=' | '==', than: number | boolean][];
  absent?: Partial<Record<NameKind | 'file', string>>;
  answer: string;
  ask: [tool: string, input: Record<string, unknown>];
  says?: string[];
  /** How many of the values the call states correctly, first ones first; absent: all. */
  tells?: number;
}

export interface CheckedQuestion extends Question {
  values: unknown[];
  checked: string;
  faults: string[];
}

const FILE = path.join(import.meta.dirname, 'thirty-questions.yaml');

export function readQuestions(release: string): CheckedQuestion[] {
  const questions = parse(readFileSync(FILE, 'utf8')) as Question[];
  return questions.map((question) => checkQuestion(question, release));
}

export function checkQuestion(question: Question, release: string): CheckedQuestion {
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
  const { data } = read<{ data: Record<string, unknown>[] }>(release, `${API}/${name}.json`);
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
  return idsOf(read<Names>(release, FILES.names), kind, name).length > 0;
}

function read<T>(release: string, file: string): T {
  return JSON.parse(readFileSync(path.join(release, file), 'utf8')) as T;
}
