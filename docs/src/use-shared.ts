import { useEffect, useState } from 'preact/hooks';
import type { SharedValue } from './shared-value.js';

/** Subscribes a component to a shared value. */
export function useShared<T>(shared: SharedValue<T>): T {
  const [value, set] = useState<T>(shared.first);
  useEffect(() => shared.subscribe((next) => set(() => next)), []);
  return value;
}
