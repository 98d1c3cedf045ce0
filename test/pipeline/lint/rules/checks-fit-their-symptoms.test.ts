import { describe, expect, it } from 'vitest';
import rule from '../../../../scripts/pipeline/lint/rules/checks-fit-their-symptoms.js';
import { findings } from '../../../support/small-dataset.js';

const outcome = (id: string, effects: object) => ({ id, text: { en: id, zh: '结果' }, ...effects });
const parked = (changes: object) => findings(rule, { checks: { parked: changes as never } });

describe('checks-fit-their-symptoms', () => {
  it('reports a check of the part without symptoms', () => {
    expect(parked({ about: 'part' })).toEqual(['is about the part, but does not list its symptoms']);
    expect(parked({ about: 'part', symptoms: ['strings'] })).toEqual([]);
  });

  it('reports a symptom for which it is uninformative', () => {
    const none = [outcome('a', { less: { clearly: ['too-hot'] } }), outcome('b', { less: { slightly: ['too-hot'] } })];
    expect(parked({ symptoms: ['strings'], outcomes: none })).toEqual([
      'no outcome makes a cause of "strings" more likely',
    ]);
  });

  it('reports outcomes without effect, with a duplicate cause or with the same id', () => {
    const raises = { more: { clearly: ['too-hot'] } };
    expect(parked({ outcomes: [outcome('a', raises), outcome('b', {})] })).toEqual(['"b" does not affect any cause']);
    expect(
      parked({ outcomes: [outcome('a', { ...raises, less: { slightly: ['too-hot'] } }), outcome('a', raises)] }),
    ).toEqual(['"a" affects "too-hot" twice', 'the outcome id "a" is used twice']);
  });

  it('reports statements without a group, and checks with a single or unreachable outcome', () => {
    const raises = { more: { clearly: ['too-hot'] } };
    const statement = { en: 'It is hot.', zh: '很热。' };
    const [plain, stated] = [outcome('a', raises), outcome('b', { ...raises, statement })];
    expect(parked({ outcomes: [plain, stated] })).toEqual(['has statements, but no group for them']);
    expect(parked({ outcomes: [plain, outcome('b', raises)], told: 'tried' })).toEqual([
      'none of its outcomes has a statement',
    ]);
    expect(parked({ outcomes: [stated], told: 'tried' })).toEqual(['a question with only one answer tells nothing']);
    expect(parked({ outcomes: [plain, stated], told: 'tried', asked: false })).toEqual([
      'is never asked, but has an outcome without a statement',
    ]);
    expect(parked({ outcomes: [stated], told: 'tried', asked: false })).toEqual([]);
  });
});
