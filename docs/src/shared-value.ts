/** A value that components share, in memory only: it is neither stored nor sent. */
export class SharedValue<T> {
  private readonly listeners = new Set<(value: T) => void>();

  /** @param first the value until hydration */
  constructor(readonly first: T) {
    this.now = first;
  }

  private now: T;

  change(to: (now: T) => T): void {
    this.now = to(this.now);
    for (const listener of this.listeners) listener(this.now);
  }

  /** Calls back with the value, now and after each change. @returns ends that */
  subscribe(listener: (value: T) => void): () => void {
    listener(this.now);
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }
}
