import { execFile } from 'node:child_process';
import { isDeepStrictEqual, promisify } from 'node:util';
import type { Contender } from './contenders.js';
import type { ServerProcess } from './process.js';
import type { MeasuredRequest } from './requests.js';

export interface Run {
  rate: number;
  /** 99th percentile of the latency, ms. */
  p99: number;
  /** CPU time of the server per request, microseconds; null on systems that do not report it. */
  cpu: number | null;
}

/** Results for a contender, a question and a number of connections over several runs. */
export interface Measurement {
  contender: string;
  question: string;
  connections: number;
  runs: Run[];
}

export interface Plan {
  connections: readonly number[];
  seconds: number;
  rounds: number;
}

const PORT = 18_700;

/** The question that is also asked with `If-None-Match`. */
const CONDITIONAL = 'brand filter';

/**
 * In every round, restarts all contenders, checks their answers, and asks each question of all in turn. Compared runs
 * are thus only seconds apart, so that a drift in the machine's speed affects all alike.
 *
 * @throws on a wrong answer, which must not be timed
 */
export async function measureServing(
  all: readonly Contender[],
  asked: readonly MeasuredRequest[],
  plan: Plan,
  say: (text: string) => void,
): Promise<Measurement[]> {
  const done: { trial: Trial; run: Run }[] = [];
  for (let round = 0; round < plan.rounds; round++) {
    const entrants: Entrant[] = [];
    try {
      for (const [index, contender] of all.entries()) {
        const running = await contender.start(PORT + index);
        entrants.push({ contender, running, origin: `http://127.0.0.1:${PORT + index}` });
      }
      for (const question of asked) {
        for (const trial of await trialsOf(question, entrants, plan.connections)) {
          say(`round ${round + 1} of ${plan.rounds}: ${nameOf(trial)} connections`);
          done.push({ trial, run: await run(trial, plan.seconds) });
        }
      }
    } finally {
      await Promise.all(entrants.map(({ running }) => running.stop()));
    }
  }
  return [...Map.groupBy(done, ({ trial }) => nameOf(trial)).values()].map((same) => {
    const { contender, name, connections } = (same[0] as (typeof done)[number]).trial;
    return { contender: contender.name, question: name, connections, runs: same.map((one) => one.run) };
  });
}

function nameOf({ contender, name, connections }: Trial): string {
  return `${contender.name}, ${name}, ${connections}`;
}

async function run({ running, url, connections, headers }: Trial, seconds: number): Promise<Run> {
  const before = running.cpuMs;
  const { rate, p99, requests } = await load(url, connections, seconds, headers);
  const cpu = ((running.cpuMs - before) * 1000) / requests;
  return { rate, p99, cpu: Number.isNaN(cpu) ? null : cpu };
}

/** A running contender; idle ones take no CPU time from the measured one. */
interface Entrant {
  contender: Contender;
  running: ServerProcess;
  origin: string;
}

/** A planned run: a question to a contender over a number of connections. */
interface Trial extends Entrant {
  name: string;
  url: string;
  connections: number;
  headers: Record<string, string>;
}

/** The runs of a question, with compared ones next to each other. */
async function trialsOf(
  question: MeasuredRequest,
  entrants: readonly Entrant[],
  connections: readonly number[],
): Promise<Trial[]> {
  const plain: Trial[] = [];
  const conditional: Trial[] = [];
  for (const entrant of entrants) {
    const target = question[entrant.contender.asked];
    if (target === null) continue;
    const trial = { ...entrant, url: entrant.origin + target, connections: 32 };
    const etag = await check(entrant.contender, question, trial.url);
    plain.push({ ...trial, name: question.name, headers: {} });
    if (etag !== null && question.name === CONDITIONAL)
      conditional.push({ ...trial, name: `${CONDITIONAL}, 304`, headers: { 'If-None-Match': etag } });
  }
  return [...connections.flatMap((count) => plain.map((trial) => ({ ...trial, connections: count }))), ...conditional];
}

/** Compares an answer with the release's; returns its entity tag if a request with it results in 304. */
async function check(
  { name, compare }: Contender,
  { name: question, expected }: MeasuredRequest,
  url: string,
): Promise<string | null> {
  // As wrk does: a compressed body has another entity tag.
  const headers = { 'Accept-Encoding': 'identity' };
  const response = await fetch(url, { headers });
  const text = await response.text();
  const { data } = JSON.parse(text) as { data: unknown[] };
  if (!isDeepStrictEqual(data, expected))
    throw new Error(`${name} answers "${question}" wrongly: ${text.slice(0, 200)}`);
  if (compare === 'bytes' && !text.startsWith('{"success":true,"data":[\n'))
    throw new Error(`${name} does not give the release's bytes for "${question}"`);
  const etag = response.headers.get('ETag');
  if (etag === null) return null;
  const again = await fetch(url, { headers: { ...headers, 'If-None-Match': etag } });
  await again.arrayBuffer();
  return again.status === 304 ? etag : null;
}

const runWrk = promisify(execFile);

interface Load {
  rate: number;
  /** 99th percentile of the latency, ms. */
  p99: number;
  requests: number;
}

/**
 * Loads a URL with wrk for some seconds over a number of connections.
 *
 * @throws when wrk is missing, or on a status other than 2xx or 3xx
 */
async function load(
  url: string,
  connections: number,
  seconds: number,
  headers: Readonly<Record<string, string>> = {},
): Promise<Load> {
  const extra = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const { stdout } = await runWrk('wrk', ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', ...extra, url]);
  if (/Non-2xx or 3xx responses: (\d+)/.test(stdout)) throw new Error(`${url}: ${stdout}`);
  const rate = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
  const [, value = '', unit = ''] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? [];
  const requests = Number(/(\d+) requests in/.exec(stdout)?.[1]);
  return { rate, requests, p99: Number(value) * ({ us: 0.001, ms: 1, s: 1000 }[unit] ?? Number.NaN) };
}
