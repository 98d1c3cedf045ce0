import { useEffect, useState } from 'preact/hooks';

/** A value that components share, in memory only: it is neither stored nor sent. Until hydration it is the first one. */
export class SharedValue<T> {
  private readonly listeners = new Set<(value: T) => void>();
  private now: T;

  constructor(private readonly first: T) {
    this.now = first;
  }

  change(to: (now: T) => T): void {
    this.now = to(this.now);
    for (const listener of this.listeners) listener(this.now);
  }

  /** Subscribes a component to the value. */
  use(): T {
    const [value, set] = useState<T>(this.first);
    useEffect(() => {
      const listener = (next: T) => set(() => next);
      listener(this.now);
      this.listeners.add(listener);
      return () => void this.listeners.delete(listener);
    }, []);
    return value;
  }
}
