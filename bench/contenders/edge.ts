import worker from '../../functions/worker.js';

/** The service's own worker in raw workerd: the disk is in for the asset store, a limiter that allows everything for the binding. */
export default {
  fetch: (request: Request, env: { ASSETS: unknown }, context: unknown) =>
    (worker.fetch as unknown as (...args: unknown[]) => Promise<Response>)(
      request,
      { ASSETS: env.ASSETS, RATE_LIMIT: { limit: async () => ({ success: true }) } },
      context,
    ),
};
