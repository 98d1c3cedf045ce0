import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** What one run of the load generator saw. */
export interface Load {
  /** Requests a second. */
  rate: number;
  /** 99th percentile of the latency, ms. */
  p99: number;
  requests: number;
}

/**
 * Loads a URL with wrk for some seconds over a number of connections.
 *
 * @throws when wrk is missing, or when an answer has another status than 2xx or 3xx
 */
export async function load(
  url: string,
  connections: number,
  seconds: number,
  headers: Readonly<Record<string, string>> = {},
): Promise<Load> {
  const extra = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const { stdout } = await run('wrk', ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', ...extra, url]);
  if (/Non-2xx or 3xx responses: (\d+)/.test(stdout)) throw new Error(`${url}: ${stdout}`);
  const rate = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
  const [, value = '', unit = ''] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? [];
  const requests = Number(/(\d+) requests in/.exec(stdout)?.[1]);
  return { rate, requests, p99: Number(value) * ({ us: 0.001, ms: 1, s: 1000 }[unit] ?? Number.NaN) };
}
