import { describe, expect, it } from 'vitest';
import { NO_WANTS } from '../../core/materials/choose.js';
import {
  asksSomething,
  type Row,
  readView,
  rowsOf,
  START,
  writeView,
} from '../../docs/src/records/material-table/view.js';

const NO_KEYS = {
  ease: null,
  stiffness: null,
  toughness: null,
  heat: null,
  outdoors: null,
  moisture: null,
  fumes: null,
  price: null,
};

function row(id: string, keys: Partial<Row['keys']>, outdoors: Row['classes']['outdoors'] = null): Row {
  return {
    id,
    name: id.toUpperCase(),
    classes: { ease: null, stiffness: null, toughness: null, heat: null, outdoors, flexible: false },
    uses: null,
    enclosure: null,
    nozzle: null,
    price: null,
    keys: { ...NO_KEYS, ...keys },
    figures: [],
  };
}

const ROWS = [
  row('pla', { heat: 57 }),
  row('tpu', {}),
  row('asa', { heat: 100 }, 'outdoors'),
  row('petg', { heat: 71 }),
];
const ids = (view: Partial<typeof START>) => rowsOf(ROWS, { ...START, ...view }).map(({ id }) => id);

describe('the URL of the materials table', () => {
  it('is empty at the start, and round-trips each view', () => {
    expect(writeView(START)).toBe('');
    expect(readView('')).toEqual(START);
    const view = {
      wants: { demands: ['heat', 'sun'], machine: 'open', patience: 'some' },
      printer: 'prusa-mk4',
      sort: { by: 'heat', descending: true },
      compared: ['pla', 'asa'],
      all: true,
    } as const;
    expect(writeView(view)).toBe(
      '?stand=heat,sun&machine=open&printer=prusa-mk4&patience=some&sort=-heat&compare=pla,asa&all=1',
    );
    expect(readView(writeView(view))).toEqual(view);
  });

  it('ignores unavailable options', () => {
    expect(readView('?stand=rain,sun&machine=steam&sort=taste&compare=a,b,c,d,e,../x')).toEqual({
      ...START,
      wants: { ...NO_WANTS, demands: ['sun'] },
      compared: ['a', 'b', 'c', 'd'],
    });
  });
});

describe('the rows of the materials table', () => {
  it('keep their order until a filter is set', () => {
    expect(asksSomething({ ...START, wants: { ...NO_WANTS, patience: 'any' } })).toBe(false);
    expect(ids({})).toEqual(['pla', 'tpu', 'asa', 'petg']);
  });

  it('sort in both directions with unknown values last', () => {
    expect(ids({ sort: { by: 'heat', descending: true } })).toEqual(['asa', 'petg', 'pla', 'tpu']);
    expect(ids({ sort: { by: 'heat', descending: false } })).toEqual(['pla', 'petg', 'asa', 'tpu']);
    expect(ids({ sort: { by: 'name', descending: true } })).toEqual(['tpu', 'pla', 'petg', 'asa']);
  });

  it('are only those that match, sorted or unsorted', () => {
    const wants = { ...NO_WANTS, demands: ['sun'] } as const;
    expect(ids({ wants })).toEqual(['asa']);
    expect(ids({ wants, sort: { by: 'name', descending: false } })).toEqual(['asa']);
  });
});
