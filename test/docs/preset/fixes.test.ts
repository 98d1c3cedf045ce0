import { describe, expect, it } from 'vitest';
import type { OneChange } from '../../../core/troubleshoot/resolve/change-words.js';
import { wordsIn } from '../../../core/words/record-words.js';
import { type Basket, EMPTY, forSetup, type SelectedFix, withFix, without } from '../../../docs/src/preset/basket.js';
import { changeText, valuesToTry } from '../../../docs/src/preset/change-text.js';
import { fixOptions, presetOfFixes } from '../../../docs/src/preset/fix-options.js';

type Way = OneChange['ways'][number];

const way = (change: Partial<Way>): Way => ({
  direction: 'increase',
  status: 'step',
  first_value: null,
  next_values: [],
  stop: null,
  ...change,
});
const target = (value: number | boolean | null, reached: boolean | null) => ({
  value,
  option: null,
  option_zh: null,
  already_set: reached,
  limited_to: null,
});

describe('the values that a fix may go to', () => {
  it('are its steps, the first one first', () => {
    expect(valuesToTry({ ways: [way({ first_value: 1, next_values: [1.2, 1.4] })], target: null })).toEqual([
      1, 1.2, 1.4,
    ]);
  });

  it('are those of both directions of a setting that is tuned', () => {
    const ways = [way({ first_value: 1.02 }), way({ direction: 'decrease', first_value: 0.98, next_values: [0.96] })];
    expect(valuesToTry({ ways, target: null })).toEqual([1.02, 0.98, 0.96]);
  });

  it('are what a switch is set to, unless it stands so', () => {
    expect(valuesToTry({ ways: [], target: target(true, false) })).toEqual([true]);
    expect(valuesToTry({ ways: [], target: target(true, true) })).toEqual([]);
    expect(valuesToTry({ ways: [], target: target(null, null) })).toEqual([]);
  });

  it('are none where no step can be told', () => {
    expect(valuesToTry({ ways: [way({ status: 'at_bound' })], target: null })).toEqual([]);
  });
});

const ticked = (setting: string, fix: string, value = 1): SelectedFix => ({
  fix,
  value,
  change: { setting } as OneChange,
});
const settingsIn = (basket: Basket) => basket.ticked.map(({ change, value }) => `${change.setting} ${value}`);

describe('a value of a change', () => {
  const change = {
    unit: 'mm',
    target: { ...target(null, false), value: 'by_object', option: 'by object', option_zh: '逐件' },
  };

  it.each([
    [0.8, '0.8 mm', '0.8 mm'],
    [true, 'on', '开启'],
    ['by_object', 'by object', '逐件'],
    ['by_layer', 'layer by layer', '逐层'],
  ])('%s is told in words', (value, en, zh) => {
    const told = (['en', 'zh'] as const).map((language) => changeText(value, change, language, wordsIn(language)));
    expect(told).toEqual([en, zh]);
  });
});

describe('changes that are ticked', () => {
  const one = withFix(EMPTY, 'mine', ticked('retraction_length', 'a'));

  it('come together, and the preset is offered where the last was ticked', () => {
    const two = withFix(one, 'mine', ticked('nozzle_temperature', 'b', 230));
    expect(settingsIn(two)).toEqual(['retraction_length 1', 'nozzle_temperature 230']);
    expect(two.at).toBe('b');
    expect(without(two, 'nozzle_temperature')).toEqual({ ...one, at: 'a' });
    expect(without(one, 'retraction_length').at).toBeNull();
  });

  it('set each setting once', () => {
    expect(settingsIn(withFix(one, 'mine', ticked('retraction_length', 'b', 2)))).toEqual(['retraction_length 2']);
  });

  it('are for one setup alone', () => {
    expect(forSetup(one, 'mine')).toBe(one);
    expect(forSetup(one, 'other').ticked).toEqual([]);
    expect(settingsIn(withFix(one, 'other', ticked('z_hop', 'c')))).toEqual(['z_hop 1']);
  });

  it('are sorted by what a preset of the slicer can hold', () => {
    const field = (setting: string, outcome: 'carried' | 'none' | 'printer', keys: unknown[] = []) =>
      ({ field: null, setting, unit: null, outcome, keys, remark: null, remark_zh: null }) as never;
    const mapping = { fields: [field('a', 'carried', [{}]), field('b', 'none'), field('c', 'printer', [{}])] };
    const { written, printerOnly, left } = fixOptions(
      ['a', 'b', 'c', 'unheard-of'].map((setting) => ticked(setting, 'f')),
      mapping,
    );
    const names = (some: SelectedFix[]) => some.map(({ change }) => change.setting);
    expect([names(written), names(printerOnly), names(left)]).toEqual([['a'], ['c'], ['b', 'unheard-of']]);
  });

  it('are held against what the slicer’s own presets set', () => {
    const theirs = { id: 'one' } as never;
    const written = [ticked('a', 'f')];
    const changes = written.map(({ value }) => ({ setting: 'a', value }));
    expect(presetOfFixes(written, { theirs }, null)).toEqual({ form: 'changes', theirs, changes });
    expect(presetOfFixes(written, { theirs: null }, 'draft')).toMatchObject({ theirs: null, qualityType: 'draft' });
  });
});
