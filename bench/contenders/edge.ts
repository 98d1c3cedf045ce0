import worker from '../../functions/worker.js';

/** The service's worker in plain workerd: the asset store is the disk, and the rate limiter allows everything. */
export default {
  fetch: (request: Request, env: { ASSETS: unknown }, context: unknown) =>
    (worker.fetch as unknown as (...args: unknown[]) => Promise<Response>)(
      request,
      { ASSETS: env.ASSETS, RATE_LIMIT: { limit: async () => ({ success: true }) } },
      context,
    ),
};
