import { describe, expect, it } from 'vitest';
import type { OneChange } from '../../../core/troubleshoot/resolve/change-words.js';
import { wordsIn } from '../../../core/words/record-words.js';
import {
  type Basket,
  EMPTY,
  forSetup,
  type SelectedFix,
  staleChange,
  withFix,
  without,
} from '../../../docs/src/preset/basket.js';
import { changeText, valuesToTry } from '../../../docs/src/preset/change-text.js';
import { placeOf } from '../../../docs/src/preset/make-preset.js';

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

describe('the values of a fix', () => {
  it('are its steps, first one first', () => {
    const expected = [1, 1.2, 1.4];
    expect(valuesToTry({ ways: [way({ first_value: 1, next_values: [1.2, 1.4] })], target: null })).toEqual(expected);
  });

  it('include both directions of a tuned setting', () => {
    const ways = [way({ first_value: 1.02 }), way({ direction: 'decrease', first_value: 0.98, next_values: [0.96] })];
    expect(valuesToTry({ ways, target: null })).toEqual([1.02, 0.98, 0.96]);
  });

  it('are the target of a switch, unless it is already set', () => {
    expect(valuesToTry({ ways: [], target: target(true, false) })).toEqual([true]);
    expect(valuesToTry({ ways: [], target: target(true, true) })).toEqual([]);
    expect(valuesToTry({ ways: [], target: target(null, null) })).toEqual([]);
  });

  it('are none if no step can be determined', () => {
    expect(valuesToTry({ ways: [way({ status: 'at_bound' })], target: null })).toEqual([]);
  });
});

const ticked = (setting: string, fix: string, value = 1): SelectedFix => ({
  fix,
  value,
  change: { setting } as OneChange,
});
const settingsIn = (basket: Basket) => basket.ticked.map(({ change, value }) => `${change.setting} ${value}`);

describe('a changed value', () => {
  const change = {
    unit: 'mm',
    target: { ...target(null, false), value: 'by_object', option: 'by object', option_zh: '逐件' },
  };

  it.each([
    [0.8, '0.8 mm', '0.8 mm'],
    [true, 'on', '开启'],
    ['by_object', 'by object', '逐件'],
    ['by_layer', 'layer by layer', '逐层'],
  ])('%s is shown as text', (value, en, zh) => {
    const told = (['en', 'zh'] as const).map((language) => changeText(value, change, language, wordsIn(language)));
    expect(told).toEqual([en, zh]);
  });
});

describe('ticked changes', () => {
  const one = withFix(EMPTY, 'mine', ticked('retraction_length', 'a'));

  it('are combined, and the last ticked one offers the preset', () => {
    const two = withFix(one, 'mine', ticked('nozzle_temperature', 'b', 230));
    expect(settingsIn(two)).toEqual(['retraction_length 1', 'nozzle_temperature 230']);
    expect(two.at).toBe('b');
    expect(without(two, 'nozzle_temperature')).toEqual({ ...one, at: 'a' });
    expect(without(one, 'retraction_length').at).toBeNull();
  });

  it('change each setting once', () => {
    expect(settingsIn(withFix(one, 'mine', ticked('retraction_length', 'b', 2)))).toEqual(['retraction_length 2']);
  });

  it('apply to one setup only', () => {
    expect(forSetup(one, 'mine')).toBe(one);
    expect(forSetup(one, 'other').ticked).toEqual([]);
    expect(settingsIn(withFix(one, 'other', ticked('z_hop', 'c')))).toEqual(['z_hop 1']);
  });

  it('are dropped if their fix did not help, or their value is no longer a step', () => {
    const both = withFix(one, 'mine', ticked('nozzle_temperature', 'b', 245));
    const offered = (value: number) => [{ change: { setting: 'retraction_length' }, values: [value] }];
    expect(staleChange(both, [], 'a', offered(1))).toBeUndefined();
    expect(staleChange(both, ['b'], 'a', offered(1))).toMatchObject({ fix: 'b', value: 245 });
    expect(staleChange(both, [], 'a', offered(2))).toMatchObject({ fix: 'a', value: 1 });
    expect(staleChange(both, [], 'a', [])).toMatchObject({ fix: 'a' });
  });

  it('are grouped by what a preset of the slicer can contain', () => {
    const field = (setting: string, outcome: 'carried' | 'none' | 'printer', keys: unknown[] = []) =>
      ({ field: null, setting, unit: null, outcome, keys, remark: null, remark_zh: null }) as never;
    const mapping = { fields: [field('a', 'carried', [{}]), field('b', 'none'), field('c', 'printer', [{}])] };
    const places = ['a', 'b', 'c', 'unheard-of'].map((setting) => placeOf(setting, mapping));
    expect(places).toEqual(['written', 'nowhere', 'printer', 'nowhere']);
  });
});
