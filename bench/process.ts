import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import type { Contender } from './contenders.js';

/** The running process of a contender. */
export class ServerProcess {
  private constructor(
    readonly contender: Contender,
    readonly origin: string,
    private readonly child: ChildProcess,
  ) {}

  /**
   * Starts a contender and waits until it responds.
   *
   * @throws when the process exits first, or when something else already responds there
   */
  static async start(contender: Contender, port: number): Promise<ServerProcess> {
    const origin = `http://127.0.0.1:${port}`;
    const responds = () =>
      fetch(`${origin}/api/v1/printers${contender.asked === 'file' ? '.json' : ''}`).then(
        (response) => response.arrayBuffer().then(() => true),
        () => false,
      );
    if (await responds()) throw new Error(`something answers at ${origin} already`);
    const [command = '', ...args] = await contender.command(port);
    const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'pipe'] });
    let complaint = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      complaint = (complaint + chunk.toString()).slice(-2000);
    });
    for (let tries = 0; tries < 300; tries++) {
      if (child.exitCode !== null) throw new Error(`${command} ended with ${child.exitCode}: ${complaint}`);
      if (await responds()) return new ServerProcess(contender, origin, child);
      await setTimeout(100);
    }
    child.kill('SIGKILL');
    throw new Error(`${command} does not answer at ${origin}: ${complaint}`);
  }

  /** CPU time used by the process so far, ms; NaN on systems that do not report it. */
  get cpuMs(): number {
    // After the name, which can contain spaces; fields 14 and 15 are user and system time, in hundredths of a second.
    const fields = this.read('stat').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * 10;
  }

  /** Resident memory of the process, MiB; NaN on a system that does not report it. */
  get residentMiB(): number {
    return Number(/^VmRSS:\s+(\d+) kB/m.exec(this.read('status'))?.[1]) / 1024;
  }

  /** A file about the process; empty on systems that do not have it. */
  private read(name: 'stat' | 'status'): string {
    const file = `/proc/${this.child.pid}/${name}`;
    return existsSync(file) ? readFileSync(file, 'utf8') : '';
  }

  /** Ends the process and waits until it is gone. */
  async stop(): Promise<void> {
    if (this.child.exitCode !== null) return;
    const gone = new Promise((resolve) => this.child.once('exit', resolve));
    this.child.kill('SIGTERM');
    await Promise.race([gone, setTimeout(3000, undefined, { ref: false })]);
    this.child.kill('SIGKILL');
    await gone;
  }
}
