import { isDeepStrictEqual } from 'node:util';
import type { Contender } from './contenders.js';
import { load } from './load.js';
import type { Question } from './questions.js';

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
 * Checks every contender's answers, then measures them in turn, round after round, so that a machine whose speed
 * drifts treats all alike. @throws when an answer is wrong: nothing wrong is timed
 */
export async function measureServing(
  all: readonly Contender[],
  asked: readonly Question[],
  plan: Plan,
  say: (text: string) => void,
): Promise<Measurement[]> {
  const measurements = new Map<string, Measurement>();
  for (let round = 0; round < plan.rounds; round++) {
    for (const [index, contender] of all.entries()) {
      const port = PORT + index;
      const running = await contender.start(port);
      try {
        for (const question of asked) {
          const target = contender.target(question);
          if (target === null) continue;
          const url = `http://127.0.0.1:${port}${target}`;
          const etag = await check(contender, question, url);
          const measure = async (name: string, connections: number, headers: Record<string, string> = {}) => {
            say(`round ${round + 1} of ${plan.rounds}: ${contender.name}, ${name}, ${connections} connections`);
            const before = running.cpuMs;
            const { rate, p99, requests } = await load(url, connections, plan.seconds, headers);
            const cpu = ((running.cpuMs - before) * 1000) / requests;
            record(measurements, contender.name, name, connections, { rate, p99, cpu: Number.isNaN(cpu) ? null : cpu });
          };
          for (const connections of plan.connections) await measure(question.name, connections);
          if (question.name === CONDITIONAL && etag !== null)
            await measure(`${CONDITIONAL}, 304`, 32, { 'If-None-Match': etag });
        }
      } finally {
        await running.stop();
      }
    }
  }
  return [...measurements.values()];
}

/** Compares an answer with the release's; gives back its entity tag when a request with it is answered by 304. */
async function check(
  { name, compare }: Contender,
  { name: question, expected }: Question,
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
