import { type CallToolResult, McpServer } from '@modelcontextprotocol/server';
import { sayIn } from '../../../../core/language.js';
import type { OpenPrintData } from '../client.js';
import { Desk, Shelf } from './desk.js';
import { toldFailure } from './failure.js';
import { textOf } from './fit.js';
import type { Tool } from './tool.js';
import { TOOLS } from './tools.js';

/** What assistants are told of the whole, once. */
export const INSTRUCTIONS = `Open Print Data: 3D printers, materials, print profiles and troubleshooting, every figure with its source.
Answer from the tools, never from memory. null, "unknown" and "not known" mean that no source states it: say so and never guess. "likely" is a guess and must be called one.
Units are in field names and in "unit"; pass values as the person said them, with their unit. Name the sources ([n]) of the figures that you use.
When a tool answers with an error, its suggestions are what may be meant: ask the person, do not take one silently.`;

/** A server over the data of a client: nothing that it offers changes anything. */
export function serverOf(data: OpenPrintData, version: string): McpServer {
  const server = new McpServer(
    { name: 'open-print-data', title: 'Open Print Data', version },
    { instructions: INSTRUCTIONS, capabilities: { tools: {} } },
  );
  const shelf = new Shelf(data);
  for (const tool of TOOLS) {
    server.registerTool(
      tool.name,
      {
        title: tool.title.en,
        description: tool.description.en,
        inputSchema: tool.input,
        outputSchema: tool.output,
        annotations: {
          title: tool.title.en,
          readOnlyHint: true,
          destructiveHint: false,
          idempotentHint: true,
          openWorldHint: false,
        },
      },
      (input, { mcpReq }) => answer(tool, input, shelf, mcpReq.signal),
    );
  }
  return server;
}

async function answer(
  tool: Tool,
  input: Record<string, unknown>,
  shelf: Shelf,
  signal: AbortSignal,
): Promise<CallToolResult> {
  const language = input.language === 'zh' ? 'zh' : 'en';
  const say = sayIn(language);
  try {
    const told = await tool.run(input, { desk: new Desk(shelf, say, signal), language, say });
    return {
      content: [{ type: 'text', text: textOf(told, language) }],
      structuredContent: told.data as Record<string, unknown>,
    };
  } catch (error) {
    if (signal.aborted) throw error;
    return { content: [{ type: 'text', text: toldFailure(error, shelf.data.source.name, say) }], isError: true };
  }
}
