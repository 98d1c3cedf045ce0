import { serveStdio } from '@modelcontextprotocol/server/stdio';
import type { OpenPrintData } from '../client.js';
import { serverOf } from './server.js';

/**
 * Serves over stdin and stdout until stdin ends or the signal is aborted. Only the protocol goes to stdout; what is to be
 * is said besides goes to stderr.
 */
export function serve(
  data: OpenPrintData,
  version: string,
  stderr: { write(text: string): unknown },
  signal: AbortSignal,
): Promise<void> {
  const handle = serveStdio(() => serverOf(data, version), {
    onerror: (error) => void stderr.write(`open-print-data mcp: ${error.message}\n`),
  });
  return new Promise((resolve) => {
    const end = () => void handle.close().finally(resolve);
    process.stdin.once('end', end);
    process.stdin.once('close', end);
    signal.addEventListener('abort', end, { once: true });
  });
}
