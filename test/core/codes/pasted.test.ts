import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { findCodes } from '../../../core/codes/find-codes.js';
import type { JsonObject } from '../../../scripts/shared/tree.js';
import { DATA } from '../../support/data.js';
import { smallCodes } from '../../support/small-codes.js';

/** Pasted text, the expected record with its first symptom, and the source of the text. */
interface Pasted {
  text: string;
  means: string | null;
  symptom: string | null;
  found: string;
}

const files = readdirSync(path.join(DATA, 'codes'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.yaml'))
  .map((file) => ({
    id: file.split(path.sep).join('/').replace('.yaml', ''),
    value: parse(readFileSync(path.join(DATA, 'codes', file), 'utf8')) as JsonObject,
  }));
const systems = files.filter(({ id }) => id.endsWith('/system'));
const catalogue = smallCodes({
  codeSystems: Object.fromEntries(systems.map(({ id, value }) => [id.replace('/system', ''), value])),
  codes: Object.fromEntries(files.filter((file) => !systems.includes(file)).map(({ id, value }) => [id, value])),
});
const listed = (file: string) => parse(readFileSync(`test/fixtures/${file}.yaml`, 'utf8')) as Pasted[];
const [open, held] = [listed('codes'), listed('codes-held')];

function answersTo(text: string) {
  return findCodes(text, catalogue).map(({ system, record }) => ({
    means: `${system} ${record?.code ?? 'by its structure'}`,
    symptom: record?.symptoms[0]?.symptom ?? null,
  }));
}

function scoreOf(list: readonly Pasted[]) {
  const wrong = list.flatMap(({ text, means, symptom }) => {
    const answers = answersTo(text);
    const right =
      means === null ? answers.length === 0 : answers.some((one) => one.means === means && one.symptom === symptom);
    return right ? [] : [`"${text}": ${answers.map((one) => one.means).join(', ') || 'nothing'}, not ${means}`];
  });
  return { share: 1 - wrong.length / list.length, wrong };
}

describe('pasted text', () => {
  it.each([
    ['the half used to improve the parser', open, 0.95],
    ['the held-out half', held, 0.9],
  ])('yields its code: %s', (_, list, least) => {
    const { share, wrong } = scoreOf(list);
    expect(share, wrong.join('\n')).toBeGreaterThanOrEqual(least);
  });

  it('is in only one half, with its source page', () => {
    const all = [...open, ...held];
    expect(new Set(all.map(({ text }) => text)).size).toBe(all.length);
    expect(all.length).toBeGreaterThanOrEqual(200);
    for (const { found } of all) expect(found).toMatch(/^https:\/\//);
  });
});
