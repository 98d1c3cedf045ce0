import { LIMITS } from '../../../functions/limits.js';
import { RELEASE_LIMITS } from '../../../scripts/emit/release-limits.js';

const DOCS = 'https://developers.cloudflare.com';

/**
 * What Cloudflare publishes, each figure with its page. Read on 21 November 2026 from stored copies of these pages,
 * which may lag behind them. Prices are in US dollars.
 */
export const PRICES = {
  /** Invocations a day on the free plan, all Workers of the account together. */
  freeInvocationsPerDay: { value: 100_000, source: `${DOCS}/workers/platform/pricing/` },
  /** The paid plan, a month. */
  paidPlan: { value: 5, source: `${DOCS}/workers/platform/pricing/` },
  /** Invocations a month that the paid plan includes. */
  includedInvocations: { value: 10_000_000, source: `${DOCS}/workers/platform/pricing/` },
  /** A million invocations beyond them. */
  millionInvocations: { value: 0.3, source: `${DOCS}/workers/platform/pricing/` },
  /** CPU time a month that the paid plan includes, ms. */
  includedCpuMs: { value: 30_000_000, source: `${DOCS}/workers/platform/pricing/` },
  /** A million milliseconds of CPU time beyond it. */
  millionCpuMs: { value: 0.02, source: `${DOCS}/workers/platform/pricing/` },
  /** A request that a static asset answers, on either plan. */
  assetRequest: { value: 0, source: `${DOCS}/workers/static-assets/billing-and-limitations/` },
  /** A GB that is sent to clients. */
  egressGb: { value: 0, source: `${DOCS}/workers/platform/pricing/` },
  /** Average size of the log of one invocation, bytes: Cloudflare's estimate over all Workers. */
  logBytes: { value: 4840, source: `${DOCS}/observability/logs/datasets/` },
  /** Logs a month that the paid plan takes in, GB. This and the next three hold from 1 December 2026. */
  includedLogGb: { value: 50, source: `${DOCS}/observability/pricing/` },
  /** A GB of logs beyond them. */
  logGb: { value: 0.25, source: `${DOCS}/observability/pricing/` },
  /** Logs that the paid plan keeps, GB-months. */
  includedLogGbMonths: { value: 12, source: `${DOCS}/observability/pricing/` },
  /** A GB-month of kept logs beyond them. */
  logGbMonth: { value: 0.1, source: `${DOCS}/observability/pricing/` },
  /** Storage in R2 that is free, GB-months. */
  freeR2GbMonths: { value: 10, source: `${DOCS}/r2/pricing/` },
  /** A GB-month in R2 beyond it. */
  r2GbMonth: { value: 0.015, source: `${DOCS}/r2/pricing/` },
  /** Writes to R2 a month that are free (class A operations). */
  freeR2Writes: { value: 1_000_000, source: `${DOCS}/r2/pricing/` },
  /** A million writes beyond them. */
  millionR2Writes: { value: 4.5, source: `${DOCS}/r2/pricing/` },
  /** Reads from R2 a month that are free (class B operations). */
  freeR2Reads: { value: 10_000_000, source: `${DOCS}/r2/pricing/` },
  /** A million reads beyond them. */
  millionR2Reads: { value: 0.36, source: `${DOCS}/r2/pricing/` },
  /** Files that a version of a Worker may have on the free plan. */
  freeFiles: { value: RELEASE_LIMITS.files, source: `${DOCS}/workers/platform/limits/` },
  /** Files that it may have on the paid plan. */
  paidFiles: { value: RELEASE_LIMITS.paidFiles, source: `${DOCS}/workers/platform/limits/` },
} as const;

/** What nobody publishes or has measured, and the calculation takes as given. */
export const ASSUMED = {
  /** CPU time of an invocation, ms. Not measured at Cloudflare. */
  cpuMs: 1,
  /** How many times the average the busiest second is. */
  peak: 5,
  /** Days that a log is kept. */
  logDays: 7,
} as const;

/** Days in a month, here. */
export const DAYS = 30;

const SECONDS_PER_DAY = 86_400;
const MILLION = 1_000_000;
const GB = 1_000_000_000;

/** Requests of a month. */
export interface Use {
  /** Requests that reach the service, whichever form they have. */
  requests: number;
  /** Share of them that runs the function, 0 to 1: queries, and paths that do not exist. */
  queryShare: number;
  /** CPU time of an invocation, ms. */
  cpuMs?: number;
  /** Share of the queries that Workers Cache answers, 0 to 1: billed as invocations, without CPU time. */
  cacheShare?: number;
  /** Share of the invocations that are logged, 0 to 1: `head_sampling_rate` in wrangler.jsonc. */
  logShare?: number;
}

/** A month's bill, US dollars. */
export interface Cost {
  plan: number;
  requests: number;
  cpu: number;
  logs: number;
  total: number;
}

/** What is charged for an amount of which some is included; `price` is that of one unit. */
function beyond(amount: number, included: number, price: number): number {
  return Math.max(0, amount - included) * price;
}

/** Invocations of the function in a month. */
export function invocations({ requests, queryShare }: Use): number {
  return requests * queryShare;
}

/** Whether a month's invocations fit the free plan, when every day has the same number. */
export function fitsFreePlan(use: Use): boolean {
  return invocations(use) / DAYS <= PRICES.freeInvocationsPerDay.value;
}

/** A month's bill on the paid plan, whose formulas are those of Cloudflare's examples. */
export function paidPlanCost(use: Use): Cost {
  const count = invocations(use);
  const cpuMs = count * (1 - (use.cacheShare ?? 0)) * (use.cpuMs ?? ASSUMED.cpuMs);
  const plan = PRICES.paidPlan.value;
  const requests = beyond(count, PRICES.includedInvocations.value, PRICES.millionInvocations.value / MILLION);
  const cpu = beyond(cpuMs, PRICES.includedCpuMs.value, PRICES.millionCpuMs.value / MILLION);
  const logs = logCost(count * (use.logShare ?? 0));
  return { plan, requests, cpu, logs, total: plan + requests + cpu + logs };
}

/** What logs of a month cost on the paid plan, US dollars: taking them in, and keeping them some days. */
export function logCost(events: number): number {
  const gb = (events * PRICES.logBytes.value) / GB;
  const gbMonths = (gb * ASSUMED.logDays) / DAYS;
  return (
    beyond(gb, PRICES.includedLogGb.value, PRICES.logGb.value) +
    beyond(gbMonths, PRICES.includedLogGbMonths.value, PRICES.logGbMonth.value)
  );
}

/** What R2 costs a month, US dollars; it rounds each amount up to its unit, a GB-month or a million. */
export function r2Cost({ gb, writes, reads }: { gb: number; writes: number; reads: number }): number {
  const units = (amount: number, free: number, unit: number) => Math.ceil(Math.max(0, amount - free) / unit);
  return (
    units(gb, PRICES.freeR2GbMonths.value, 1) * PRICES.r2GbMonth.value +
    units(writes, PRICES.freeR2Writes.value, MILLION) * PRICES.millionR2Writes.value +
    units(reads, PRICES.freeR2Reads.value, MILLION) * PRICES.millionR2Reads.value
  );
}

/** Average requests a second over a month. */
export function perSecond(requestsPerMonth: number): number {
  return requestsPerMonth / DAYS / SECONDS_PER_DAY;
}

/** Most requests that one client may make in a month, when it uses the whole quota of one location all the time. */
export function clientRequests(): number {
  return (LIMITS.requests / LIMITS.windowSeconds) * SECONDS_PER_DAY * DAYS;
}

/** What a million invocations cost beyond those that the paid plan includes, US dollars, without logs. */
export function millionQueriesCost(cpuMs: number = ASSUMED.cpuMs): number {
  return PRICES.millionInvocations.value + cpuMs * PRICES.millionCpuMs.value;
}
