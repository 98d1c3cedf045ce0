import { useEffect, useState } from 'preact/hooks';
import { type Basket, EMPTY, forSetup } from './basket.js';

let now = EMPTY;
const listeners = new Set<(basket: Basket) => void>();

/** Updates the selection. It is neither stored nor sent. */
export function changeBasket(change: (basket: Basket) => Basket): void {
  now = change(now);
  for (const listener of listeners) listener(now);
}

/** Subscribes to the selection for a setup. */
export function useBasket(setup: string): Basket {
  const [basket, set] = useState(EMPTY);
  useEffect(() => {
    set(now);
    listeners.add(set);
    return () => {
      listeners.delete(set);
    };
  }, []);
  return forSetup(basket, setup);
}
