import type { OneChange } from '../../../core/troubleshoot/resolve/change-words.js';
import type { SettingValue } from '../../../core/troubleshoot/resolve/setup.js';
import { SharedValue } from '../shared-value.js';

/** A change selected for a preset. */
export interface SelectedFix {
  fix: string;
  change: OneChange;
  value: SettingValue;
}

/** The changes for one preset: at most one per setting. */
export interface Basket {
  /** Key of printer, nozzle, material and slicer. Changes apply to one setup only. */
  setup: string;
  ticked: readonly SelectedFix[];
  /** The fix selected last, where the preset is shown. */
  at: string | null;
}

export const EMPTY: Basket = { setup: '', ticked: [], at: null };

/** Adds a change, replacing any other change to the same setting. */
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

/** The values to try of a change that a fix offers now. */
export interface OfferedChange {
  change: Pick<OneChange, 'setting'>;
  values: readonly SettingValue[];
}

/**
 * A selected change to drop: its fix did not help, or its value is no longer a step of the fix on offer.
 *
 * @param inVain fixes that did not help
 */
export function staleChange(
  { ticked }: Basket,
  inVain: readonly string[],
  fix: string,
  offered: readonly OfferedChange[],
): SelectedFix | undefined {
  return ticked.find(({ fix: own, change, value }) => {
    const values = offered.find((one) => one.change.setting === change.setting)?.values;
    return inVain.includes(own) || (own === fix && !values?.includes(value));
  });
}

/** The basket for a setup; empty if it belongs to another one. */
export function forSetup(basket: Basket, setup: string): Basket {
  return basket.setup === setup ? basket : { ...EMPTY, setup };
}

/** The selection on the page. */
export const BASKET = new SharedValue(EMPTY);
