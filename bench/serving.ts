import { execFile } from 'node:child_process';
import { isDeepStrictEqual, promisify } from 'node:util';
import type { Contender } from './contenders.js';
import { ServerProcess } from './process.js';
import type { MeasuredRequest } from './requests.js';

export interface Run {
  /** Requests per second. */
  rate: number;
  /** 99th percentile of the latency, ms. */
  p99: number;
  /** CPU time of the server per request, microseconds; NaN, null in JSON, on systems that do not report it. */
  cpu: number;
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

/** Connections of the conditional requests. */
const USUAL_CONNECTIONS = 32;

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
  note: (text: string) => void,
): Promise<Measurement[]> {
  const done: { contender: string; question: string; connections: number; run: Run }[] = [];
  for (let round = 0; round < plan.rounds; round++) {
    const servers: ServerProcess[] = [];
    try {
      for (const [index, contender] of all.entries()) servers.push(await ServerProcess.start(contender, PORT + index));
      for (const request of asked) {
        const targets = await targetsOf(request, servers);
        for (const connections of request.conditional ? [USUAL_CONNECTIONS] : plan.connections)
          for (const target of targets) {
            const trial = { contender: target.server.contender.name, question: request.name, connections };
            note(`round ${round + 1} of ${plan.rounds}: ${Object.values(trial).join(', ')} connections`);
            done.push({ ...trial, run: await load(target, connections, plan.seconds) });
          }
      }
    } finally {
      await Promise.all(servers.map((server) => server.stop()));
    }
  }
  const trials = Map.groupBy(done, ({ run: _, ...trial }) => Object.values(trial).join());
  return [...trials.values()].map((same) => {
    const [{ run: _, ...trial }] = same as [(typeof done)[number]];
    return { ...trial, runs: same.map(({ run }) => run) };
  });
}

/** A request to one of the running servers. */
interface Target {
  server: ServerProcess;
  url: string;
  headers: Readonly<Record<string, string>>;
}

/** A request to each server that can answer it, once its answer has been compared with the release's. */
async function targetsOf(request: MeasuredRequest, servers: readonly ServerProcess[]): Promise<Target[]> {
  const targets: Target[] = [];
  for (const server of servers) {
    const place = request[server.contender.asked];
    if (place === null) continue;
    const url = server.origin + place;
    // As wrk does: a compressed body has another entity tag.
    const identity = { 'Accept-Encoding': 'identity' };
    const response = await fetch(url, { headers: identity });
    const text = await response.text();
    const records = (body: string) => (JSON.parse(body) as { data: unknown[] }).data;
    if (!isDeepStrictEqual(records(text), records(request.answer)))
      throw new Error(`${server.contender.name} answers "${request.name}" wrongly: ${text.slice(0, 200)}`);
    const etag = response.headers.get('ETag');
    if (!request.conditional) targets.push({ server, url, headers: {} });
    else if (etag !== null) {
      const headers = { 'If-None-Match': etag };
      const again = await fetch(url, { headers: { ...identity, ...headers } });
      await again.arrayBuffer();
      if (again.status === 304) targets.push({ server, url, headers });
    }
  }
  return targets;
}

const runWrk = promisify(execFile);

/**
 * Loads a server with wrk for some seconds over a number of connections; the idle ones take no CPU time from it.
 *
 * @throws when wrk is missing, or on a status other than 2xx or 3xx
 */
async function load({ server, url, headers }: Target, connections: number, seconds: number): Promise<Run> {
  const extra = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const before = server.cpuMs;
  const { stdout } = await runWrk('wrk', ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', ...extra, url]);
  const cpuMs = server.cpuMs - before;
  if (stdout.includes('Non-2xx or 3xx responses')) throw new Error(`${url}: ${stdout}`);
  const rate = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
  const [, value = '', unit = ''] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? [];
  const p99 = Number(value) * ({ us: 0.001, ms: 1, s: 1000 }[unit] ?? Number.NaN);
  const requests = Number(/(\d+) requests in/.exec(stdout)?.[1]);
  return { rate, p99, cpu: (cpuMs * 1000) / requests };
}
