import type { Command } from '../command.js';
import { EXIT } from '../exit.js';
import { VERSION } from '../version.js';

/** `mcp`. */
export const mcp: Command = {
  name: 'mcp',
  summary: {
    en: 'a server for assistants (Model Context Protocol, over stdio)',
    zh: '供助手使用的服务器（Model Context Protocol，stdio）',
  },
  usage: ['mcp'],
  examples: [],
  options: {},
  args: { min: 0, max: 0 },
  async run({ data, host, say, signal }) {
    // A person who tries it sees a command that waits.
    if (host.stdin.isTTY)
      host.stderr.write(
        `${say(
          'This runs a server for an assistant, which starts it itself: see the page "Assistants" of the documentation. Press Ctrl+C to end it.',
          '本命令由助手自行启动，供其使用：参见文档中的“助手”页。按 Ctrl+C 结束。',
        )}\n`,
      );
    const { serve } = await import('../../mcp/serve.js');
    await serve(data(), VERSION, host.stderr, signal);
    return EXIT.found;
  },
};
