/** Processes items with limited concurrency. Rejects with the first failure and starts no item after it. */
export async function inParallel<T>(
  items: Iterable<T>,
  parallel: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const rest = items[Symbol.iterator]();
  let failed = false;
  const results = await Promise.allSettled(
    Array.from({ length: parallel }, async () => {
      for (let next = rest.next(); !next.done && !failed; next = rest.next()) {
        try {
          await work(next.value);
        } catch (error) {
          failed = true;
          throw error;
        }
      }
    }),
  );
  for (const result of results) if (result.status === 'rejected') throw result.reason;
}
