import type { OneChange } from '../../../core/troubleshoot/resolve/change-words.js';
import type { SettingValue } from '../../../core/troubleshoot/resolve/setup.js';

/** A change that somebody wants in a preset. */
export interface SelectedFix {
  fix: string;
  change: OneChange;
  value: SettingValue;
}

/** The changes that go into one preset: one for each setting. */
export interface Basket {
  /** What they are for: printer, nozzle, material and slicer. A change for one setup is none for another. */
  setup: string;
  ticked: readonly SelectedFix[];
  /** The fix that was ticked last: there the preset is offered. */
  at: string | null;
}

export const EMPTY: Basket = { setup: '', ticked: [], at: null };

/** With a change; whatever else was to be done to that setting is out. */
export function withFix(basket: Basket, setup: string, one: SelectedFix): Basket {
  const kept = basket.setup === setup ? basket.ticked : [];
  const others = kept.filter(({ change }) => change.setting !== one.change.setting);
  return { setup, ticked: [...others, one], at: one.fix };
}

export function without(basket: Basket, setting: string): Basket {
  const ticked = basket.ticked.filter(({ change }) => change.setting !== setting);
  const at = ticked.some(({ fix }) => fix === basket.at) ? basket.at : (ticked.at(-1)?.fix ?? null);
  return { ...basket, ticked, at };
}

/** What it holds for a setup. */
export function forSetup(basket: Basket, setup: string): Basket {
  return basket.setup === setup ? basket : { ...EMPTY, setup };
}
