import { describe, expect, it } from 'vitest';
import type { FitVerdict } from '../../core/fit/judge.js';
import {
  type Candidate,
  chooseMaterials,
  fitsWants,
  meets,
  NO_WANTS,
  type Wants,
} from '../../core/materials/choose.js';

const UNKNOWN: Candidate['classes'] = {
  ease: null,
  stiffness: null,
  toughness: null,
  heat: null,
  outdoors: null,
  flexible: false,
};

function material(
  id: string,
  known: Partial<Omit<Candidate, 'classes'>> & { classes?: Partial<Candidate['classes']> },
) {
  const { classes, ...rest } = known;
  const none = { uses: null, enclosure: null, nozzle: null, price: null };
  return { ...none, ...rest, id, classes: { ...UNKNOWN, ...classes } } satisfies Candidate;
}

const PLA = material('pla', {
  classes: { ease: 'easy', stiffness: 'stiff', toughness: 'brittle', heat: 'room', outdoors: 'indoors' },
  uses: ['display'],
  enclosure: 'open_door',
  nozzle: 190,
  price: 'low',
});
const PETG = material('petg', {
  classes: { ease: 'easy', stiffness: 'stiff', toughness: 'medium', heat: 'warm', outdoors: 'some_sun' },
  enclosure: 'not_needed',
  nozzle: 230,
  price: 'low',
});
const ASA = material('asa', {
  classes: { ease: 'hard', stiffness: 'stiff', toughness: 'medium', heat: 'hot', outdoors: 'outdoors' },
  enclosure: 'required',
  nozzle: 240,
  price: 'medium',
});
const PEEK = material('peek', {
  classes: { ease: 'expert', heat: 'very_hot' },
  enclosure: 'heated_chamber',
  nozzle: 360,
});
const NEW = material('new', {});
const ALL = [PLA, PETG, ASA, PEEK, NEW];
const ids = (wants: Partial<Wants>) => chooseMaterials(ALL, { ...NO_WANTS, ...wants }).map(({ id }) => id);

describe('the choice of a material', () => {
  it('keeps every material that no requirement excludes, easy ones first', () => {
    expect(ids({})).toEqual(['pla', 'petg', 'asa', 'peek', 'new']);
  });

  it('ranks materials that fully meet a demand above those that partly do', () => {
    expect(ids({ demands: ['sun'] })).toEqual(['asa', 'petg']);
    expect(ids({ demands: ['sun', 'heat'] })).toEqual(['asa']);
  });

  it("uses the verdicts for the user's printer, the surest first, instead of the printer type", () => {
    const verdicts: Record<string, FitVerdict> = {
      pla: 'with_care',
      petg: 'yes',
      asa: 'no',
      peek: 'unknown',
      new: 'yes',
    };
    const verdictOn = (id: string) => verdicts[id] ?? 'no';
    expect(ids({ machine: 'open', verdictOn })).toEqual(['petg', 'pla', 'peek', 'new']);
    expect(ids({ demands: ['heat'], verdictOn })).toEqual(['peek']);
  });

  it('never relies on unknown properties', () => {
    for (const demand of ['heat', 'sun', 'bending', 'knocks', 'wear', 'looks'] as const) {
      expect(meets(NEW, demand)).toBe(0);
    }
    expect(ids({ patience: 'some' })).toEqual(['pla', 'petg']);
  });

  it('requires the enclosure and the hotend that the material needs', () => {
    // With care, behind a shield, so it comes after the others.
    expect(ids({ machine: 'open' })).toEqual(['pla', 'petg', 'asa']);
    expect(ids({ machine: 'enclosed' })).toEqual(['pla', 'petg', 'asa']);
    // Unknown whether it needs an enclosure, so it is not recommended for an open printer.
    expect(fitsWants(material('quiet', { nozzle: 240 }), { ...NO_WANTS, machine: 'open' })).toBe(false);
    expect(ids({ machine: 'heated' })).toContain('peek');
    expect(fitsWants(material('hot', { nozzle: 300 }), { ...NO_WANTS, machine: 'enclosed' })).toBe(false);
  });

  it('is empty if no material meets all requirements', () => {
    expect(ids({ demands: ['bending', 'heat'] })).toEqual([]);
    expect(ids({ demands: ['sun'], machine: 'open', patience: 'easy' })).toEqual(['petg']);
  });
});
