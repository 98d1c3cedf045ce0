import type { Measurement, Run } from '../../../../bench/serving.js';

/** Which runs are meant: of a contender, with a question, over so many connections. */
export type Which = Pick<Measurement, 'contender' | 'question' | 'connections'>;

/** The runs of a measurement, round by round; none where it was not made. */
export function runsOf(measurements: readonly Measurement[], { contender, question, connections }: Which): Run[] {
  const found = measurements.find(
    (item) => item.contender === contender && item.question === question && item.connections === connections,
  );
  return found?.runs ?? [];
}

/** Requests a second, round by round. */
export function rates(runs: readonly Run[]): number[] {
  return runs.map(({ rate }) => rate);
}

/** CPU time for a request, microseconds, round by round; NaN where the system did not tell. */
export function cpuTimes(runs: readonly Run[]): number[] {
  return runs.map(({ cpu }) => cpu ?? Number.NaN);
}

/** The function and the worker that passes a file on, wherever both were asked over several connections at once. */
export function functionRuns(measurements: readonly Measurement[]) {
  return measurements
    .filter(({ contender, connections }) => contender === 'workerd, pass-through' && connections > 1)
    .map((through) => ({ through, own: runsOf(measurements, { ...through, contender: 'workerd, the function' }) }));
}
