import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import type { MadeFrom } from '../../scripts/load/part.js';
import { KnownParts } from '../../scripts/validate/known-parts.js';
import { Verdicts } from '../../scripts/validate/verdicts.js';
import { folderOf } from '../support/folder.js';
import { smallComposed } from '../support/small-dataset.js';

type Given = ReturnType<typeof smallComposed>;

const given = smallComposed();
let place: string;

beforeEach(() => {
  place = path.join(folderOf(), 'verdicts.json');
});

/** Whether a part runs, after all earlier runs, where files of some kinds are other ones than at first. */
function runs(look: (given: Given) => unknown, found: string[] = [], changed: string[] = [], madeFrom: MadeFrom = {}) {
  const verdicts = new Verdicts(place, 'checks');
  const digestOf = (kinds: readonly string[]) => kinds.map((kind) => `${kind} ${changed.includes(kind)}`).join();
  let ran = false;
  const told = new KnownParts(verdicts, digestOf, madeFrom).run('one', given, (seen) => {
    ran = true;
    look(seen);
    return found;
  });
  verdicts.save();
  expect(told).toEqual(ran ? found : []);
  return ran;
}

describe('a part of the checks', () => {
  const look = ({ dataset }: Given) => [dataset.materials.size, dataset.references.value];

  it('is given what there is', () => {
    runs(({ dataset, records }) => {
      expect(dataset.materials).toBe(given.dataset.materials);
      expect(records.printers).toBe(given.records.printers);
      expect({ ...dataset }).toEqual(given.dataset);
    });
  });

  it('that found nothing is passed over while what it looked at is the same', () => {
    expect(runs(look)).toBe(true);
    expect(runs(look)).toBe(false);
    expect(runs(look, [], ['printer'])).toBe(false);
    expect(runs(look, [], ['reference', 'material'])).toBe(true);
    expect(runs(look, [], ['references'])).toBe(true);
  });

  it('is known of as many states as were judged', () => {
    runs(look);
    expect(runs(look, [], ['material'])).toBe(true);
    expect(runs(look, [], ['material'])).toBe(false);
    expect(runs(look)).toBe(false);
  });

  it('that looks at more where one thing is otherwise has it kept for each', () => {
    const more = ({ dataset }: Given, first: boolean) => [dataset.brands, first ? dataset.origins : dataset.redirects];
    runs((seen) => more(seen, true));
    expect(runs((seen) => more(seen, false), [], ['brands'])).toBe(true);
    expect(runs((seen) => more(seen, false), [], ['brands', 'origins'])).toBe(false);
    expect(runs((seen) => more(seen, true), [], ['origins'])).toBe(true);
  });

  it('that found something runs each time', () => {
    expect(runs(look, ['a fault'])).toBe(true);
    expect(runs(look, ['a fault'])).toBe(true);
  });

  it('that looks at records depends on all that these are made from', () => {
    const ofFilaments = ({ records }: Given) => records.filaments.length;
    const madeFrom: MadeFrom = { 'records.filaments': ['brands', 'imported'] };
    runs(ofFilaments, [], [], madeFrom);
    expect(runs(ofFilaments, [], ['printer'], madeFrom)).toBe(false);
    expect(runs(ofFilaments, [], ['imported-filaments'], madeFrom)).toBe(true);
  });

  it('that looks at other records is not kept: they are made from everything', () => {
    const ofPrinters = ({ records }: Given) => records.printers.length;
    runs(ofPrinters);
    expect(runs(ofPrinters)).toBe(true);
  });
});
