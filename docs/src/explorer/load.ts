/** Why a file could not be had. */
export type Reason = 'offline' | 'missing' | 'broken' | 'server' | 'slow';

/** A file that could not be loaded. */
export class LoadError extends Error {
  constructor(
    readonly reason: Reason,
    readonly path: string,
    readonly status: number | null = null,
  ) {
    super(`${path}: ${reason}`);
  }
}

interface Answer<T> {
  success: boolean;
  data: T[];
  meta: { total: number; page: number; limit: number };
}

/** How long one file may take, ms. */
const PATIENCE_MS = 30_000;

/** Reads the files of a release; each is fetched once, a failed one again when it is asked for again. */
export class Loader {
  private readonly files = new Map<string, Promise<unknown>>();

  /**
   * @param base address of the folder that holds `/api`, without a slash at its end
   * @param fetcher the browser's `fetch`, or a test's
   */
  constructor(
    private readonly base: string,
    private readonly fetcher: (url: string, options: { signal: AbortSignal }) => Promise<Response>,
  ) {}

  /** A file as it is. @throws {@link LoadError} */
  json<T>(path: string): Promise<T> {
    let file = this.files.get(path);
    if (!file) {
      file = this.read(path);
      this.files.set(path, file);
      file.catch(() => this.files.delete(path));
    }
    return file as Promise<T>;
  }

  /** The records of one page of a list. @throws {@link LoadError} also when it is no answer of the service */
  async page<T>(path: string): Promise<Answer<T>> {
    const answer = await this.json<Answer<T> | null>(path);
    if (answer?.success !== true || !Array.isArray(answer.data) || !(answer.meta?.limit > 0))
      throw new LoadError('broken', path);
    return answer;
  }

  /** The one record of a file. @throws {@link LoadError} */
  async record<T>(path: string): Promise<T> {
    const [record] = (await this.page<T>(path)).data;
    if (record === undefined) throw new LoadError('broken', path);
    return record;
  }

  /**
   * All records of a list, page by page.
   *
   * @throws {@link LoadError} also when the pages do not belong to one release
   */
  async list<T>(pathOf: (page: number) => string): Promise<T[]> {
    const first = await this.page<T>(pathOf(1));
    const pages = Math.max(1, Math.ceil(first.meta.total / first.meta.limit));
    const rest = await Promise.all(
      Array.from({ length: pages - 1 }, async (_, i) => {
        const path = pathOf(i + 2);
        const { data, meta } = await this.page<T>(path);
        if (meta.total !== first.meta.total) throw new LoadError('broken', path);
        return data;
      }),
    );
    const records = [first.data, ...rest].flat();
    if (records.length !== first.meta.total) throw new LoadError('broken', pathOf(1));
    return records;
  }

  private async read(path: string): Promise<unknown> {
    let response: Response;
    let text: string;
    try {
      response = await this.fetcher(this.base + path, { signal: AbortSignal.timeout(PATIENCE_MS) });
      text = await response.text();
    } catch (error) {
      throw new LoadError(error instanceof Error && error.name === 'TimeoutError' ? 'slow' : 'offline', path);
    }
    if (response.status === 404) throw new LoadError('missing', path, 404);
    if (!response.ok) throw new LoadError('server', path, response.status);
    try {
      return JSON.parse(text);
    } catch {
      throw new LoadError('broken', path, response.status);
    }
  }
}
