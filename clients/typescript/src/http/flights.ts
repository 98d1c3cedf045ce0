import { abortable } from './wait.js';

interface Flight<T> {
  promise: Promise<T>;
  controller: AbortController;
  started: number;
  waiting: number;
}

/** Requests that are under way: equal ones are made once, and end when nobody waits for them any more. */
export class Flights<T> {
  private readonly flying = new Map<string, Flight<T>>();

  /**
   * @param after a request that began before then (ms since the epoch) does not do
   * @param signal aborts the waiting of this caller alone
   */
  async join(
    key: string,
    after: number,
    signal: AbortSignal | undefined,
    start: (signal: AbortSignal) => Promise<T>,
  ): Promise<T> {
    let flight = this.flying.get(key);
    if (!flight || flight.started < after || flight.controller.signal.aborted) flight = this.begin(key, start);
    flight.waiting++;
    try {
      return await abortable(flight.promise, signal);
    } finally {
      if (--flight.waiting === 0) flight.controller.abort();
    }
  }

  private begin(key: string, start: (signal: AbortSignal) => Promise<T>): Flight<T> {
    const controller = new AbortController();
    const flight = { promise: start(controller.signal), controller, started: Date.now(), waiting: 0 };
    this.flying.set(key, flight);
    const land = () => {
      if (this.flying.get(key) === flight) this.flying.delete(key);
    };
    flight.promise.then(land, land);
    return flight;
  }
}
