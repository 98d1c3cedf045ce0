/** Output of the stages: standard output. */
export interface Screen {
  isTTY?: boolean;
  write(text: string): unknown;
}

export interface Count {
  done: number;
  /** Total number; absent if unknown before the end. */
  of?: number;
  /** Unit of the numbers: `pages`. */
  what: string;
}

export type ReportStage = (stage: string, count?: Count) => void;

/** Minimum time between two updates of the line on a terminal, ms. */
const EVERY_MS = 50;

const PARTS = 4;

/**
 * Reports the stages of a script: on a terminal as one line that is updated, elsewhere as a line at the start of each
 * stage and at each quarter of its total.
 */
export class Stages {
  private stage = '';
  private shownAt = 0;
  private parts = 0;

  constructor(
    private readonly screen: Screen = process.stdout,
    private readonly now: () => number = () => performance.now(),
  ) {}

  readonly report: ReportStage = (stage, count) => {
    const isNew = stage !== this.stage;
    if (isNew) this.parts = 0;
    this.stage = stage;
    if (this.screen.isTTY ? this.isTimely(isNew) : this.isPart(isNew, count)) this.show(stage, count);
  };

  /** Clears the line on a terminal. */
  end(): void {
    if (this.screen.isTTY && this.stage !== '') this.screen.write('\r\x1b[2K');
    this.stage = '';
  }

  private isTimely(isNew: boolean): boolean {
    const now = this.now();
    if (!isNew && now - this.shownAt < EVERY_MS) return false;
    this.shownAt = now;
    return true;
  }

  private isPart(isNew: boolean, { done, of }: Partial<Count> = {}): boolean {
    const parts = done === undefined || of === undefined ? 0 : Math.floor((done / of) * PARTS);
    const isNext = parts > this.parts;
    this.parts = Math.max(parts, this.parts);
    return isNew || isNext;
  }

  private show(stage: string, count: Count | undefined): void {
    const number = (value: number) => value.toLocaleString('en-GB');
    const of = count?.of === undefined ? '' : ` of ${number(count.of)}`;
    const line = `${stage}${count ? `: ${number(count.done)}${of} ${count.what}` : ''} …`;
    this.screen.write(this.screen.isTTY ? `\r\x1b[2K${line}` : `${line}\n`);
  }
}
