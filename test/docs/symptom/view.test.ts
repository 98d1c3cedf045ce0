import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NO_SETUP } from '../../../docs/src/setup/setup.js';
import {
  isRanked,
  outcomesByCheck,
  readView,
  SKIPPED,
  UNKNOWN,
  withAnswer,
  withMySetup,
  withoutAnswer,
  withStatement,
  writeView,
} from '../../../docs/src/symptom/view.js';

const WHOLE =
  '?printer=acme-labs-one&nozzle=0.4&material=petg&slicer=cura&yours=retraction_length:0.8&also=blobs-and-zits&tried=top-layers-up,flow-down&told=dried:no-change&answers=extrude-in-air:pops,nozzle-wobble:_unknown&code=12201&system=prusa&ask=retraction-tower&further=1';
const read = (search: string) => readView('stringing', search);

describe('the URL of a symptom', () => {
  it('contains the whole view', () => {
    const view = read(WHOLE);
    expect(view).toEqual({
      symptoms: ['stringing', 'blobs-and-zits'],
      printer: 'acme-labs-one',
      nozzle: '0.4',
      material: 'petg',
      slicer: 'cura',
      yours: 'retraction_length:0.8',
      mine: false,
      bare: false,
      asking: true,
      tried: ['top-layers-up', 'flow-down'],
      statements: [{ check: 'dried', outcome: 'no-change' }],
      answers: [
        { check: 'extrude-in-air', outcome: 'pops' },
        { check: 'nozzle-wobble', outcome: UNKNOWN },
      ],
      ask: 'retraction-tower',
      code: '12201',
      system: 'prusa',
      further: true,
    });
    expect(writeView(view)).toBe(WHOLE);
  });

  it.each([
    ['', { symptoms: ['stringing'], asking: false, answers: [] }],
    ['?also=,,%20,stringing', { symptoms: ['stringing'], asking: false }],
    ['?questions=1', { asking: true }],
    ['?also=blobs-and-zits', { asking: true }],
    ['?slicer=simplify3d', { slicer: null }],
    ['?answers=nonsense', { answers: [{ check: 'nonsense', outcome: '' }] }],
    ['?setup=none', { bare: true }],
  ])('is parsed as far as possible: %s', (search, part) => {
    expect(read(search)).toMatchObject(part);
  });

  it('round-trips any view', () => {
    const id = fc.stringMatching(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    const name = fc.option(fc.oneof(id, fc.constantFrom('Ender-3 V3 SE', '拉丝', 'a&b=c')));
    const views = fc
      .record({
        symptoms: fc.uniqueArray(id, { minLength: 1 }),
        printer: name,
        nozzle: fc.option(fc.constantFrom('0.4', '0.4 HF')),
        material: name,
        slicer: fc.constantFrom(null, 'cura' as const),
        yours: fc.constantFrom(null, 'wipe:true,z_hop:0.2'),
        mine: fc.constant(false),
        bare: fc.constant(false),
        asking: fc.boolean(),
        tried: fc.uniqueArray(id),
        statements: fc.uniqueArray(fc.record({ check: id, outcome: id }), { selector: ({ check }) => check }),
        answers: fc.uniqueArray(fc.record({ check: id, outcome: fc.oneof(id, fc.constantFrom(UNKNOWN, SKIPPED)) }), {
          selector: ({ check }) => check,
        }),
        ask: fc.option(id),
        reported: fc.option(
          fc.record({ code: fc.constantFrom('12201', '0300-0D00-0001-0003'), system: fc.option(id) }),
        ),
        further: fc.boolean(),
      })
      // An answer, a repeated question or a second symptom implies that questions are asked.
      .map(({ reported, ...view }) => ({
        ...view,
        ...(reported ?? { code: null, system: null }),
        asking: view.asking || view.answers.length > 0 || view.ask !== null || view.symptoms.length > 1,
      }));
    fc.assert(
      fc.property(views, (view) => {
        expect(readView(view.symptoms[0] ?? '', writeView(view))).toEqual(view);
      }),
    );
  });
});

describe('an answer', () => {
  const view = read('?answers=a:one,b:two&ask=a');

  it('given again is moved to the end, and ends a repeated question', () => {
    expect(writeView(withAnswer(view, { check: 'a', outcome: 'other' }))).toBe('?answers=b:two,a:other');
  });

  it('from a ticked statement precedes the others, one per check', () => {
    const ticked = withStatement(read('?answers=a:one'), { check: 'dried', outcome: 'helped' }, true);
    const other = withStatement(ticked, { check: 'dried', outcome: 'no-change' }, true);
    expect(writeView(other)).toBe('?told=dried:no-change&answers=a:one');
    expect(writeView(withStatement(other, { check: 'dried', outcome: 'no-change' }, false))).toBe('?answers=a:one');
  });

  it('from a ticked statement starts no questions', () => {
    const ticked = withStatement(read('?material=petg'), { check: 'dried', outcome: 'no-change' }, true);
    expect(writeView(ticked)).toBe('?material=petg&told=dried:no-change');
    expect([isRanked(ticked), ticked.asking]).toEqual([true, false]);
    expect(writeView({ ...ticked, asking: true })).toBe('?material=petg&questions=1&told=dried:no-change');
  });

  it('leaves no trace when removed', () => {
    expect(writeView(withoutAnswer(view, 'b'))).toBe('?answers=a:one');
  });

  it('without information is null for the ranking', () => {
    const { answers } = read(`?answers=a:one,b:${UNKNOWN},c:${SKIPPED}`);
    expect(outcomesByCheck(answers)).toEqual({ a: 'one', b: null, c: null });
  });
});

describe('the stored setup', () => {
  const mine = { ...NO_SETUP, material: { id: 'petg', name: 'PETG' }, slicer: 'cura' as const };

  it('is used if the URL names none, and added to it once something is answered', () => {
    const view = withMySetup(read(''), mine);
    expect(view).toMatchObject({ material: 'petg', slicer: 'cura', mine: true });
    expect(writeView(view)).toBe('');
    expect(writeView(withAnswer(view, { check: 'a', outcome: 'one' }))).toBe(
      '?material=petg&slicer=cura&answers=a:one',
    );
  });

  it.each(['?material=pla', '?setup=none', '?answers=a:one', '?yours=wipe:true'])('is not added to %s', (search) => {
    const view = read(search);
    expect(withMySetup(view, mine)).toBe(view);
  });
});
