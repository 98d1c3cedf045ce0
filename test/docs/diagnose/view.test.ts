import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fillView } from '../../../docs/src/diagnose/setup.js';
import {
  outcomesByCheck,
  readView,
  SKIPPED,
  UNKNOWN,
  withAnswer,
  withoutAnswer,
  writeView,
} from '../../../docs/src/diagnose/view.js';
import { NO_SETUP } from '../../../docs/src/setup/setup.js';

const WHOLE =
  '?symptom=stringing,blobs-and-zits&printer=acme-labs-one&nozzle=0.4&material=petg&slicer=cura&answers=extrude-in-air:pops,nozzle-wobble:_unknown&ask=retraction-tower&further=1';

describe('the address of a diagnosis', () => {
  it('carries all of it', () => {
    const view = readView(WHOLE);
    expect(view).toEqual({
      symptoms: ['stringing', 'blobs-and-zits'],
      choosing: false,
      printer: 'acme-labs-one',
      nozzle: '0.4',
      material: 'petg',
      slicer: 'cura',
      bare: false,
      answers: [
        { check: 'extrude-in-air', outcome: 'pops' },
        { check: 'nozzle-wobble', outcome: UNKNOWN },
      ],
      ask: 'retraction-tower',
      further: true,
    });
    expect(writeView(view)).toBe(WHOLE);
  });

  it.each([
    ['', { symptoms: [], choosing: true, answers: [] }],
    ['?symptom=,,%20', { symptoms: [], choosing: true }],
    ['?symptom=stringing,stringing&choose=1', { symptoms: ['stringing'], choosing: true }],
    ['?symptom=stringing&slicer=simplify3d', { slicer: null, choosing: false }],
    ['?symptom=stringing&answers=nonsense', { answers: [{ check: 'nonsense', outcome: '' }] }],
    ['?symptom=stringing&setup=none', { bare: true }],
  ])('is read as far as it goes: %s', (search, part) => {
    expect(readView(search)).toMatchObject(part);
  });

  it('comes back the same, whatever it holds', () => {
    const id = fc.stringMatching(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    const name = fc.option(fc.oneof(id, fc.constantFrom('Ender-3 V3 SE', '拉丝', 'a&b=c')));
    const views = fc.record({
      symptoms: fc.uniqueArray(id, { minLength: 1 }),
      choosing: fc.boolean(),
      printer: name,
      nozzle: fc.option(fc.constantFrom('0.4', '0.4 HF')),
      material: name,
      slicer: fc.constantFrom(null, 'cura' as const),
      bare: fc.constant(false),
      answers: fc.uniqueArray(fc.record({ check: id, outcome: fc.oneof(id, fc.constantFrom(UNKNOWN, SKIPPED)) }), {
        selector: ({ check }) => check,
      }),
      ask: fc.option(id),
      further: fc.boolean(),
    });
    fc.assert(
      fc.property(views, (view) => {
        expect(readView(writeView(view))).toEqual(view);
      }),
    );
  });
});

describe('an answer', () => {
  const view = readView('?symptom=stringing&answers=a:one,b:two&ask=a');

  it('that is given again stands last, and ends the asking', () => {
    const after = withAnswer(view, { check: 'a', outcome: 'other' });
    expect(writeView(after)).toBe('?symptom=stringing&answers=b:two,a:other');
  });

  it('that is taken back leaves no trace', () => {
    expect(writeView(withoutAnswer(view, 'b'))).toBe('?symptom=stringing&answers=a:one');
  });

  it('that tells nothing is null for the ranking', () => {
    const { answers } = readView(`?symptom=x&answers=a:one,b:${UNKNOWN},c:${SKIPPED}`);
    expect(outcomesByCheck(answers)).toEqual({ a: 'one', b: null, c: null });
  });
});

describe('my setup', () => {
  const mine = { ...NO_SETUP, material: { id: 'petg', name: 'PETG' }, slicer: 'cura' as const };

  it('is taken where the address says nothing of one', () => {
    expect(writeView(fillView(readView('?symptom=stringing'), mine))).toBe(
      '?symptom=stringing&material=petg&slicer=cura',
    );
  });

  it.each(['?symptom=stringing&material=pla', '?symptom=stringing&setup=none', '?symptom=stringing&answers=a:one'])(
    'is not put into %s',
    (search) => {
      const view = readView(search);
      expect(fillView(view, mine)).toBe(view);
    },
  );
});
