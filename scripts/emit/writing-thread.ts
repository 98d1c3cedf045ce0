import { Worker } from 'node:worker_threads';
import { type Block, WRITING_THREAD, type Written } from './block.js';

/** What became of a block, and its memory. */
export type WrittenBlock = Written & { bytes: Uint8Array };

/** Blocks that it takes at once: beyond that, whoever composes has time to write one too. */
const MOST_BLOCKS = 6;

/** Writes blocks while the next ones are composed: writing and hashing take as long as all of composing. */
export class WritingThread {
  private readonly worker = new Worker(new URL('./block.ts', import.meta.url), {
    workerData: WRITING_THREAD,
    execArgv: [],
  });
  private readonly waiting: ((written: WrittenBlock) => void)[] = [];
  private readonly ended: Promise<never>;

  constructor() {
    this.worker.on('message', (written: WrittenBlock) => this.waiting.shift()?.(written));
    this.ended = new Promise((_, reject) => this.worker.once('error', reject));
    this.ended.catch(() => {}); // told to whoever waits for a block
  }

  /** Hands a block over. Its bytes are gone from here until they come back with the result. */
  write(block: Block): Promise<WrittenBlock> {
    const written = new Promise<WrittenBlock>((resolve) => this.waiting.push(resolve));
    this.worker.postMessage(block, [block.bytes.buffer as ArrayBuffer]);
    return Promise.race([written, this.ended]);
  }

  get isBusy(): boolean {
    return this.waiting.length >= MOST_BLOCKS;
  }

  /** Ends the thread, and what it is writing. */
  async end(): Promise<void> {
    await this.worker.terminate();
  }
}
