import { showControls } from '../../core/words/controls.js';

// A reader that closes the pipe early, such as `head`, is not an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));

/** Escape sequences written by the scripts themselves: colours, and clearing a line. */
const ESC = '\u001b';
const OWN = new RegExp(`(${ESC}\\[(?:1|2|22|3[1-3]|39)m|\\r${ESC}\\[2K)`);

/** Escapes control characters, which can be in the data or in a copy. */
function guardConsole(): void {
  for (const way of ['log', 'error', 'warn'] as const) {
    const write = console[way];
    const shown = (text: string) =>
      text
        .split(OWN)
        .map((part, at) => (at % 2 === 1 ? part : showControls(part)))
        .join('');
    console[way] = (...parts) => write(...parts.map((part) => (typeof part === 'string' ? shown(part) : part)));
  }
}

/** Runs a script; an error is printed without its stack unless DEBUG is set, and sets exit code 1. */
export async function run(main: () => Promise<void>): Promise<void> {
  guardConsole();
  try {
    await main();
  } catch (error) {
    console.error(process.env.DEBUG ? error : error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
