/** Where the stages are shown: standard output. */
export interface Screen {
  isTTY?: boolean;
  write(text: string): unknown;
}

export interface Count {
  done: number;
  /** How many there are; left out where nobody knows before the end. */
  of?: number;
  /** The counted things: `pages`. */
  what: string;
}

export type ReportStage = (stage: string, count?: Count) => void;

/** Shortest time between two changes of the line on a terminal, ms. */
const EVERY_MS = 50;

const PARTS = 4;

/**
 * Shows the stages of a script: on a terminal as one line that changes, elsewhere as a line when a stage begins and at
 * each quarter of what is counted.
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

  /** Takes the line of a terminal away. */
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
