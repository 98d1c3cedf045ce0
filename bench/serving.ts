import { isDeepStrictEqual } from 'node:util';
import type { Contender } from './contenders.js';
import { load } from './load.js';
import type { ServerProcess } from './process.js';
import type { MeasuredRequest } from './requests.js';

/** What one run saw. */
export interface Run {
  /** Requests a second. */
  rate: number;
  /** 99th percentile of the latency, ms. */
  p99: number;
  /** CPU time of the server for a request, microseconds; null where the system does not tell. */
  cpu: number | null;
}

/** One figure: a contender, a question, a number of connections, several runs. */
export interface Measurement {
  contender: string;
  question: string;
  connections: number;
  runs: Run[];
}

/** What the measurement takes. */
export interface Plan {
  connections: readonly number[];
  seconds: number;
  rounds: number;
}

const PORT = 18_700;

/** The question that is asked with `If-None-Match` too. */
const CONDITIONAL = 'brand filter';

/**
 * Round after round: starts every contender afresh, checks its answers, and asks each question of all of them in turn.
 * What is compared was so measured within the same seconds: a machine whose speed drifts treats all alike.
 *
 * @throws when an answer is wrong: nothing wrong is timed
 */
export async function measureServing(
  all: readonly Contender[],
  asked: readonly MeasuredRequest[],
  plan: Plan,
  say: (text: string) => void,
): Promise<Measurement[]> {
  const measurements = new Map<string, Measurement>();
  for (let round = 0; round < plan.rounds; round++) {
    const entrants: Entrant[] = [];
    try {
      for (const [index, contender] of all.entries()) {
        const running = await contender.start(PORT + index);
        entrants.push({ contender, running, origin: `http://127.0.0.1:${PORT + index}` });
      }
      for (const question of asked) {
        for (const trial of await trialsOf(question, entrants, plan.connections)) {
          const { contender, name, connections } = trial;
          say(`round ${round + 1} of ${plan.rounds}: ${contender.name}, ${name}, ${connections} connections`);
          record(measurements, contender.name, name, connections, await run(trial, plan.seconds));
        }
      }
    } finally {
      await Promise.all(entrants.map(({ running }) => running.stop()));
    }
  }
  return [...measurements.values()];
}

async function run({ running, url, connections, headers }: Trial, seconds: number): Promise<Run> {
  const before = running.cpuMs;
  const { rate, p99, requests } = await load(url, connections, seconds, headers);
  const cpu = ((running.cpuMs - before) * 1000) / requests;
  return { rate, p99, cpu: Number.isNaN(cpu) ? null : cpu };
}

/** A contender that runs; an idle one takes no CPU time from the one that is measured. */
interface Entrant {
  contender: Contender;
  running: ServerProcess;
  origin: string;
}

/** One run to be made: a question to a contender over so many connections. */
interface Trial extends Entrant {
  name: string;
  url: string;
  connections: number;
  headers: Record<string, string>;
}

/** The runs for a question, those that are compared next to each other. */
async function trialsOf(
  question: MeasuredRequest,
  entrants: readonly Entrant[],
  connections: readonly number[],
): Promise<Trial[]> {
  const plain: Trial[] = [];
  const conditional: Trial[] = [];
  for (const entrant of entrants) {
    const target = entrant.contender.target(question);
    if (target === null) continue;
    const trial = { ...entrant, url: entrant.origin + target, connections: 32 };
    const etag = await check(entrant.contender, question, trial.url);
    plain.push({ ...trial, name: question.name, headers: {} });
    if (etag !== null && question.name === CONDITIONAL)
      conditional.push({ ...trial, name: `${CONDITIONAL}, 304`, headers: { 'If-None-Match': etag } });
  }
  return [...connections.flatMap((count) => plain.map((trial) => ({ ...trial, connections: count }))), ...conditional];
}

/** Compares an answer with the release's; gives back its entity tag when a request with it is answered by 304. */
async function check(
  { name, compare }: Contender,
  { name: question, expected }: MeasuredRequest,
  url: string,
): Promise<string | null> {
  const response = await fetch(url);
  const text = await response.text();
  const parsed = JSON.parse(text) as { data: unknown[] } | unknown[];
  const data = Array.isArray(parsed) ? parsed : parsed.data;
  if (!isDeepStrictEqual(data, expected))
    throw new Error(`${name} answers "${question}" wrongly: ${text.slice(0, 200)}`);
  if (compare === 'bytes' && !text.startsWith('{"success":true,"data":[\n'))
    throw new Error(`${name} does not give the release's bytes for "${question}"`);
  const etag = response.headers.get('ETag');
  if (etag === null) return null;
  const again = await fetch(url, { headers: { 'If-None-Match': etag } });
  await again.arrayBuffer();
  return again.status === 304 ? etag : null;
}

function record(
  into: Map<string, Measurement>,
  contender: string,
  question: string,
  connections: number,
  run: Run,
): void {
  const key = `${contender}|${question}|${connections}`;
  const known = into.get(key);
  if (known) known.runs.push(run);
  else into.set(key, { contender, question, connections, runs: [run] });
}
