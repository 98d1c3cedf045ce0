import { LIMITS } from '../../../core/limits.js';
import prices from '../../prices.json' with { type: 'json' };

/** A figure that Cloudflare publishes. */
export interface Price {
  /** What it is, in both languages. */
  en: string;
  zh: string;
  value: number;
  /** `usd` are US dollars, of `count` the words tell what is counted. */
  unit: 'usd' | 'count' | 'ms' | 'bytes' | 'GB' | 'GB-months';
  /** Where it stands. */
  page: string;
  /** Day on which it was read from a stored copy of that page, which may lag behind it. */
  read: string;
  /** Day from which it holds, when that is later. */
  from?: string;
}

/** What Cloudflare publishes and the calculation counts with: `docs/prices.json`. */
export const PRICES = prices as Record<keyof typeof prices, Price>;

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
