import { describe, expect, it } from 'vitest';
import rule from '../../../../scripts/pipeline/lint/rules/codes-have-symptoms.js';
import type { JsonObject } from '../../../../scripts/shared/tree.js';
import { CODE_SYSTEMS, CODES } from '../../../support/small-codes.js';
import { smallComposed } from '../../../support/small-dataset.js';

const text = (en: string) => ({ en, zh: '文字' });
const code = (written: string, more: JsonObject): JsonObject => ({
  ...{ code: written, severity: 'stopped', meaning: text('Something is wrong.') },
  ...more,
});

function found(...more: JsonObject[]) {
  const feeder = CODES['acme/feeder'] as JsonObject & { codes: JsonObject[] };
  const codes = { 'acme/feeder': { ...feeder, codes: [...feeder.codes, ...more] } };
  const all = [...rule.check(smallComposed({ codeSystems: CODE_SYSTEMS, codes }))];
  return all.map(({ path, code: what }) => [path, what]);
}

describe('codes-have-symptoms', () => {
  it('accepts a symptom, or a reason for having none', () => {
    expect(found()).toEqual([]);
  });

  it('reports a code with neither, and one with both', () => {
    const both = { no_symptom: text('It is made up.'), symptoms: [{ symptom: 'strings', likelihood: 'high' }] };
    expect(found(code('0300-0000-0001-0001', {}), code('0300-0000-0001-0002', both))).toEqual([
      ['codes.2.code', 'code_without_symptom'],
      ['codes.3.no_symptom', 'code_with_both'],
    ]);
  });
});
