import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MOST_QUESTIONS, nextQuestion, nextStep, questions } from '../../../core/troubleshoot/diagnose/question.js';
import { furtherSymptoms, inOrderOf, rankCauses, symptomListing } from '../../../core/troubleshoot/diagnose/rank.js';
import { factsFromInput } from '../../../core/troubleshoot/diagnose/setup.js';
import { statementsOf } from '../../../core/troubleshoot/diagnose/statements.js';
import { holds } from '../../../core/troubleshoot/resolve/conditions.js';
import type { Diagnosis } from '../../../schemas/generated/record.js';
import { when } from '../../support/conditions.js';

type Check = Diagnosis['checks'][number];
type Effect = Check['outcomes'][number]['effects'][number];

const more = (cause: string, grade: Effect['grade'] = 'clearly'): Effect => ({ cause, change: 'more', grade });
const less = (cause: string, grade: Effect['grade'] = 'clearly'): Effect => ({ cause, change: 'less', grade });

function check(id: string, minutes: number, outcomes: Record<string, Effect[]>, changes: Partial<Check> = {}): Check {
  return {
    id,
    about: 'machine',
    instructions: id,
    instructions_zh: id,
    minutes,
    cost: 'nothing',
    interrupts: 'nothing',
    power_off: false,
    symptoms: ['strings'],
    applies_to: null,
    statement_group: null,
    is_question: true,
    outcomes: Object.entries(outcomes).map(([key, effects]) => ({
      id: key,
      text: key,
      text_zh: key,
      statement: null,
      statement_zh: null,
      failed_fixes: [],
      effects,
    })),
    reason: '',
    reason_zh: '',
    sources: [],
    ...changes,
  };
}

const prior = (cause: string, weight: number) => ({ cause, weight, basis: 'editorial' as const });
const cause = (id: string, applies_to: Diagnosis['causes'][number]['applies_to'] = null) => ({
  id,
  name: id,
  name_zh: id,
  applies_to,
});

const TABLE: Diagnosis = {
  grades: { slightly: 2, clearly: 5, decisively: 20 },
  unlisted_weight: 0.25,
  symptoms: [
    { id: 'blobs', power_off: false, causes: [prior('hot', 2), prior('seam', 2)] },
    { id: 'strings', power_off: false, causes: [prior('wet', 4), prior('hot', 2), prior('tube', 2)] },
  ],
  causes: [cause('hot'), cause('seam'), cause('tube', when({ extruder_types: ['bowden'] })), cause('wet')],
  checks: [
    check('listen', 5, { pops: [more('wet', 'decisively')], quiet: [less('wet')] }),
    check('listen-long', 300, { pops: [more('wet', 'decisively')], quiet: [less('wet')] }),
    check(
      'look',
      5,
      { worn: [more('tube')], whole: [less('tube')] },
      { applies_to: when({ extruder_types: ['bowden'] }) },
    ),
    check('seam-view', 2, { line: [more('seam')], none: [less('seam')] }, { symptoms: ['blobs'] }),
  ],
  setups: [
    {
      id: 'petg',
      when: when({ materials: ['petg'] }),
      effects: [more('hot', 'slightly')],
      profile: [],
      symptoms: ['strings'],
      reason: '',
      reason_zh: '',
      sources: [],
    },
  ],
};

const order = (query: Parameters<typeof rankCauses>[1]) => rankCauses(TABLE, query).map((one) => one.cause);
const share = (query: Parameters<typeof rankCauses>[1], id: string) =>
  rankCauses(TABLE, query).find((one) => one.cause === id)?.share ?? 0;

describe('the ranking of causes', () => {
  it('begins with the weights of the symptom, ties in its order', () => {
    expect(order({ symptoms: ['strings'] })).toEqual(['wet', 'hot', 'tube']);
    expect(share({ symptoms: ['strings'] }, 'wet')).toBeCloseTo(0.5);
  });

  it('prefers causes that several symptoms share', () => {
    // hot 2 x 2, wet 4 x 0.25, tube 2 x 0.25, seam 2 x 0.25
    expect(order({ symptoms: ['strings', 'blobs'] })).toEqual(['hot', 'wet', 'tube', 'seam']);
    expect(share({ symptoms: ['strings', 'blobs'] }, 'hot')).toBeCloseTo(4 / 6);
  });

  it('omits what the setup rules out, and keeps what it leaves open', () => {
    const of = (extruder_type: string) => order({ symptoms: ['strings'], setup: factsFromInput({ extruder_type }) });
    expect(of('direct_drive')).toEqual(['wet', 'hot']);
    expect(of('bowden')).toContain('tube');
  });

  it('gives the reasons that changed the share of a cause, with their factors', () => {
    const [first, second] = rankCauses(TABLE, {
      symptoms: ['strings'],
      setup: factsFromInput({ material: 'petg' }),
      answers: { listen: 'quiet' },
    });
    expect([first?.cause, second?.cause]).toEqual(['hot', 'tube']);
    expect(first?.reasons).toEqual([{ kind: 'setup', id: 'petg', factor: 2 }]);
    const wet = rankCauses(TABLE, { symptoms: ['strings'], answers: { listen: 'quiet' } }).at(-1);
    expect(wet).toMatchObject({ cause: 'wet', reasons: [{ kind: 'check', id: 'listen', factor: 1 / 5 }] });
  });

  it.each([
    [{ symptoms: ['smoke'] }, 'there is no symptom "smoke"; allowed: blobs, strings'],
    [{ symptoms: ['strings'], answers: { feel: 'soft' } }, 'there is no check "feel"; allowed: listen,'],
    [{ symptoms: ['strings'], answers: { look: 'soft' } }, 'there is no outcome of look "soft"; allowed: whole, worn'],
  ])('rejects %j', (query, message) => {
    expect(() => rankCauses(TABLE, query)).toThrow(message);
  });
});

describe('the next question', () => {
  it('is the most informative for its effort', () => {
    expect(nextQuestion(TABLE, { symptoms: ['strings'] })?.check).toBe('listen');
    const [short, ...others] = questions(TABLE, { symptoms: ['strings'] });
    const long = others.find((one) => one.check === 'listen-long');
    expect(long?.bits).toBeCloseTo(short?.bits ?? 0);
    expect(long?.effort).toBeGreaterThan(short?.effort ?? 0);
  });

  it('applies to a chosen symptom and to the setup', () => {
    const asked = (query: Parameters<typeof questions>[1]) => questions(TABLE, query).map((one) => one.check);
    expect(asked({ symptoms: ['strings'] })).not.toContain('seam-view');
    expect(asked({ symptoms: ['strings', 'blobs'] })).toContain('seam-view');
    const setup = factsFromInput({ extruder_type: 'direct_drive' });
    expect(asked({ symptoms: ['strings'], setup })).not.toContain('look');
  });

  it('is null if none is left', () => {
    const answers = { listen: null, 'listen-long': null, look: null };
    expect(nextQuestion(TABLE, { symptoms: ['strings'], answers })).toBeUndefined();
  });
});

describe('a statement', () => {
  const stated = (id: string, group: string, effects: Record<string, Effect[]>, changes: Partial<Check> = {}) => {
    const one = check(id, 1, effects, { statement_group: group as Check['statement_group'], ...changes });
    const outcomes = one.outcomes.map((outcome) => ({ ...outcome, statement: outcome.id, statement_zh: outcome.id }));
    return { ...one, outcomes };
  };
  const dried = { helped: [more('wet', 'decisively')], same: [less('wet')] };
  const tube = { loose: [more('tube')], tight: [less('tube')] };
  const moved = { seam: [more('seam', 'decisively')], part: [more('seam', 'slightly')] };
  const table: Diagnosis = {
    ...TABLE,
    checks: [
      ...TABLE.checks,
      stated('dried', 'tried', dried, { is_question: false }),
      stated('tube', 'tried', tube, { applies_to: when({ extruder_types: ['bowden'] }) }),
      stated('moved', 'changed', moved),
      stated('faces', 'where', { back: [more('seam')] }, { about: 'part', symptoms: ['blobs'] }),
    ],
  };
  const told = (symptom: string, setup = {}) =>
    statementsOf(table, symptom, factsFromInput(setup)).map(({ group, statements }) => [
      group,
      ...statements.map(({ check: id, outcome, fits }) => `${id}:${outcome}${fits ? '' : ' (elsewhere)'}`),
    ]);

  it('is offered in groups, most informative first; about the part only for the symptoms it lists', () => {
    expect(told('strings')).toEqual([
      ['tried', 'dried:helped', 'dried:same', 'tube:loose', 'tube:tight'],
      ['changed', 'moved:seam (elsewhere)', 'moved:part (elsewhere)'],
    ]);
    expect(told('blobs').map(([group]) => group)).toEqual(['tried', 'changed', 'where']);
    expect(told('strings', { extruder_type: 'direct_drive' })[0]).toEqual(['tried', 'dried:helped', 'dried:same']);
  });

  it('affects the ranking like an answer, and is not asked again', () => {
    const query = { symptoms: ['strings'], statements: { dried: 'same' } };
    expect(rankCauses(table, query)).toEqual(rankCauses(table, { symptoms: ['strings'], answers: query.statements }));
    expect(questions(table, { symptoms: ['strings'] }).map((one) => one.check)).not.toContain('dried');
    expect(questions(table, { symptoms: ['strings'] }).map((one) => one.check)).toContain('tube');
    const known = questions(table, { symptoms: ['strings'], statements: { tube: 'tight' } });
    expect(known.map((one) => one.check)).not.toContain('tube');
  });

  it('adds a cause that the symptom does not list if it clearly points to it', () => {
    const causes = (outcome: string) =>
      rankCauses(table, { symptoms: ['strings'], statements: { moved: outcome } }).map((one) => one.cause);
    expect(causes('seam')).toEqual(['seam', 'wet', 'hot', 'tube']);
    expect(causes('part')).toEqual(['wet', 'hot', 'tube']);
    expect(symptomListing(table, ['strings'], 'seam')).toBe('blobs');
    expect(symptomListing(table, ['blobs', 'strings'], 'hot')).toBe('blobs');
    expect(symptomListing(table, ['strings'], 'none')).toBeUndefined();
  });

  it('suggests the symptom with the highest share of a likely cause, but none for an unlikely one', () => {
    const likelier = { id: 'zits', power_off: false, causes: [prior('seam', 5), prior('tube', 9)] };
    const two = { ...table, symptoms: [...table.symptoms, likelier] };
    const ranked = (...shares: [cause: string, share: number][]) =>
      shares.map(([cause, share]) => ({ cause, share, reasons: [] }));
    expect(furtherSymptoms(two, ['strings'], ranked(['seam', 0.5], ['wet', 0.3], ['tube', 0.2]))).toEqual(['zits']);
    expect(furtherSymptoms(two, ['strings'], ranked(['seam', 0.02]))).toEqual(['zits']);
    expect(furtherSymptoms(two, ['strings'], ranked(['seam', 0.019]))).toEqual([]);
    // A symptom that was chosen precedes others.
    expect(furtherSymptoms(two, ['strings', 'blobs'], ranked(['seam', 0.5]))).toEqual(['blobs']);
    expect(furtherSymptoms(two, [], ranked(['none', 0.5]))).toEqual([]);
  });

  it('puts causes of several rules in ranked order, with unranked ones of the first rule last', () => {
    const rules = ['abc', 'bde'].map((ids, rule) => [...ids].map((id) => ({ id, rule })));
    const ordered = inOrderOf([{ cause: 'd' }, { cause: 'b' }, { cause: 'none' }], rules);
    expect(ordered.map(({ id, rule }) => `${id}${rule}`)).toEqual(['d1', 'b0', 'a0', 'c0']);
  });
});

describe('a step', () => {
  const step = (query: Omit<Parameters<typeof nextStep>[1], 'symptoms'>, further?: boolean) => {
    const { question, end } = nextStep(TABLE, { symptoms: ['strings'], ...query }, further);
    return [question?.check ?? null, end];
  };
  const idle = Array.from({ length: MOST_QUESTIONS }, (_, i) => check(`idle-${i}`, 1, { a: [], b: [] }));
  const table = { ...TABLE, checks: [...TABLE.checks, ...idle] };

  it('asks until one cause is clear, unless told to continue', () => {
    expect(step({})).toEqual(['listen', null]);
    expect(step({ answers: { listen: 'pops' } })).toEqual([null, 'clear']);
    expect(step({ answers: { listen: 'pops' } }, true)).toEqual(['look', null]);
  });

  it('does not consider a cause clear after a single answer from memory', () => {
    const spool = check('spool', 1, { old: [more('wet', 'decisively')], new: [] }, { about: 'history' });
    const remembered = { ...TABLE, checks: [...TABLE.checks, spool] };
    const end = (answers: Record<string, string>) => nextStep(remembered, { symptoms: ['strings'], answers }).end;
    expect(end({ spool: 'old' })).toBeNull();
    expect(end({ spool: 'old', listen: 'pops' })).toBe('clear');
    expect(end({ listen: 'pops' })).toBe('clear');
  });

  it('does not count earlier statements', () => {
    const told = Object.fromEntries(idle.map(({ id }) => [id, 'a']));
    expect(nextStep(table, { symptoms: ['strings'], statements: told }).question?.check).toBe('listen');
  });

  it('ends when no question is left', () => {
    expect(step({ answers: { listen: null, 'listen-long': null, look: null } })).toEqual([null, 'nothing_left']);
  });

  it('ends when enough questions were asked', () => {
    const answers = Object.fromEntries(idle.map(({ id }) => [id, null]));
    expect(nextStep(table, { symptoms: ['strings'], answers }).end).toBe('enough');
    expect(nextStep(table, { symptoms: ['strings'], answers }, true).question?.check).toBe('listen');
  });
});

it.each([
  [null, {}, true],
  [when({ materials: ['pla'] }), {}, null],
  [when({ materials: ['pla'] }), { material: 'abs' }, false],
  [when({ structures: ['bed_slinger'] }), { structures: ['enclosed'] }, null],
  [when({ structures: ['bed_slinger'] }), { structures: ['z_bed'] }, false],
  [when({ structures: ['open'] }), { structures: ['enclosed'] }, false],
  [when({ structures: ['open', 'bed_slinger'] }), { structures: ['enclosed'] }, null],
  [when({ nozzle_diameters_mm: { min: 0.6, max: null } }), { nozzle_diameter_mm: 0.4 }, false],
  [when({ nozzle_diameters_mm: { min: 0.6, max: null } }), { nozzle_diameter_mm: 0.6 }, true],
  [when({ materials: ['pla'], brands: ['acme'] }), { brand: 'apex' }, false],
])('a condition %# holds, fails or is undecided for the given facts', (condition, setup, expected) => {
  expect(holds(condition, factsFromInput(setup))).toBe(expected);
});

describe('for any answers', () => {
  const symptoms = fc.subarray(
    TABLE.symptoms.map(({ id }) => id),
    { minLength: 1 },
  );
  const answer = fc
    .constantFrom(...TABLE.checks)
    .chain(({ id, outcomes }) =>
      fc.tuple(fc.constant(id), fc.option(fc.constantFrom(...outcomes.map((outcome) => outcome.id)))),
    );
  const answers = fc.uniqueArray(answer, { selector: ([id]) => id });
  const setup = fc
    .record({
      material: fc.constantFrom('petg', 'pla', null),
      extruder_type: fc.constantFrom('bowden', 'direct_drive', null),
    })
    .map(factsFromInput);

  it('the shares add up to one, in descending order', () => {
    fc.assert(
      fc.property(symptoms, setup, answers, (seen, known, given) => {
        const shares = rankCauses(TABLE, { symptoms: seen, setup: known, answers: Object.fromEntries(given) });
        expect(shares.reduce((sum, one) => sum + one.share, 0)).toBeCloseTo(1);
        for (const [index, one] of shares.entries())
          expect(one.share).toBeLessThanOrEqual((shares[index - 1]?.share ?? 1) + 1e-8);
      }),
    );
  });

  it('neither the order of answers nor unknown ones change anything', () => {
    fc.assert(
      fc.property(symptoms, setup, answers, (seen, known, given) => {
        const ids = (list: typeof given) =>
          rankCauses(TABLE, { symptoms: seen, setup: known, answers: Object.fromEntries(list) }).map(
            (one) => one.cause,
          );
        expect(ids(given.toReversed())).toEqual(ids(given));
        expect(ids(given.filter(([, outcome]) => outcome !== null))).toEqual(ids(given));
      }),
    );
  });

  it('no question repeats, and each is informative', () => {
    fc.assert(
      fc.property(symptoms, setup, answers, (seen, known, given) => {
        const query = { symptoms: seen, setup: known, answers: Object.fromEntries(given) };
        for (const { check: id, bits, effort } of questions(TABLE, query)) {
          expect(Object.keys(query.answers)).not.toContain(id);
          expect(bits).toBeGreaterThan(0);
          expect(effort).toBeGreaterThan(0);
        }
      }),
    );
  });

  it('an outcome that makes a cause likelier never lowers its share', () => {
    fc.assert(
      fc.property(symptoms, setup, (seen, known) => {
        const query = { symptoms: seen, setup: known };
        expect(share({ ...query, answers: { listen: 'pops' } }, 'wet')).toBeGreaterThanOrEqual(share(query, 'wet'));
        expect(share({ ...query, answers: { listen: 'quiet' } }, 'wet')).toBeLessThanOrEqual(share(query, 'wet'));
      }),
    );
  });
});

it('a symptom that requires the printer to be off only gets questions that can be answered with it off', () => {
  const symptoms = TABLE.symptoms.map((one) => ({ ...one, power_off: one.id === 'strings' }));
  const table = (cold: string) => {
    const checks = TABLE.checks.map((one) => ({ ...one, power_off: one.id === cold }));
    return { ...TABLE, symptoms, checks };
  };
  for (const seen of [['strings'], ['blobs', 'strings']])
    expect(questions(table('listen-long'), { symptoms: seen }).map((one) => one.check)).toEqual(['listen-long']);
  expect(questions(TABLE, { symptoms: ['strings'] }).length).toBeGreaterThan(1);
  expect(nextStep(table('none'), { symptoms: ['strings'] })).toMatchObject({ question: null });
});
