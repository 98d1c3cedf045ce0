import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** The process of a contender. */
export class ServerProcess {
  private constructor(private readonly child: ChildProcess) {}

  /**
   * Starts a command and waits until `url` responds.
   *
   * @throws when the process exits first, or when something else already responds there
   */
  static async start(command: string, args: readonly string[], url: string): Promise<ServerProcess> {
    const taken = await fetch(url).then(
      () => true,
      () => false,
    );
    if (taken) throw new Error(`something answers at ${url} already`);
    const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'pipe'] });
    let complaint = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      complaint = (complaint + chunk.toString()).slice(-2000);
    });
    for (let tries = 0; tries < 300; tries++) {
      if (child.exitCode !== null) throw new Error(`${command} ended with ${child.exitCode}: ${complaint}`);
      const answered = await fetch(url).then(
        (response) => response.arrayBuffer().then(() => true),
        () => false,
      );
      if (answered) return new ServerProcess(child);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    child.kill('SIGKILL');
    throw new Error(`${command} does not answer at ${url}: ${complaint}`);
  }

  /** CPU time used by the process so far, ms; NaN on systems that do not report it. */
  get cpuMs(): number {
    const stat = `/proc/${this.child.pid}/stat`;
    if (!existsSync(stat)) return Number.NaN;
    // After the name, which can contain spaces; fields 14 and 15 are user and system time, in hundredths of a second.
    const fields = readFileSync(stat, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * 10;
  }

  /** Resident memory of the process, MiB; NaN on a system that does not report it. */
  get residentMiB(): number {
    const status = `/proc/${this.child.pid}/status`;
    if (!existsSync(status)) return Number.NaN;
    return Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(status, 'utf8'))?.[1]) / 1024;
  }

  /** Ends the process and waits until it is gone. */
  async stop(): Promise<void> {
    if (this.child.exitCode !== null) return;
    const gone = new Promise((resolve) => this.child.once('exit', resolve));
    this.child.kill('SIGTERM');
    const timer = setTimeout(() => this.child.kill('SIGKILL'), 3000);
    await gone;
    clearTimeout(timer);
  }
}
