import { type ChildProcess, spawn } from 'node:child_process';

/** A contender's process, ended by its pid. */
export class Running {
  private constructor(private readonly child: ChildProcess) {}

  /** Starts a command and waits until `url` answers. @throws when it ends first */
  static async start(command: string, args: readonly string[], url: string): Promise<Running> {
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
      if (answered) return new Running(child);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    child.kill('SIGKILL');
    throw new Error(`${command} does not answer at ${url}: ${complaint}`);
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
