import { type CallToolResult, McpServer } from '@modelcontextprotocol/server';
import { LOCALES, languageOf } from '../../../../core/words/language.js';
import type { OpenPrintData } from '../client.js';
import { Files } from '../files.js';
import { failureText } from './failure.js';
import { Release } from './release.js';
import { textOf } from './shorten.js';
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
  const files = new Files(data.source);
  for (const tool of TOOLS) {
    server.registerTool(
      tool.name,
      {
        title: tool.title.en,
        description: tool.description.en,
        inputSchema: told(tool.input),
        outputSchema: told(tool.output),
        annotations: {
          title: tool.title.en,
          readOnlyHint: true,
          idempotentHint: true,
          openWorldHint: false,
        },
      },
      (input, { mcpReq }) => answer(tool, input, files, mcpReq.signal),
    );
  }
  return server;
}

/** What every shape would say again: which standard it is in. And, of answers, that a later release may not add a field. */
const SAID: Readonly<Record<'input' | 'output', (key: string, value: unknown) => boolean>> = {
  input: (key) => key === '$schema',
  output: (key, value) => key === '$schema' || (key === 'additionalProperties' && value === false),
};

/** A shape as it is told: every conversation carries it, so that it is without what {@link SAID} leaves out. */
function told<T extends Tool['input']>(shape: T): T {
  const { '~standard': standard } = shape;
  const brief = (of: 'input' | 'output') => (options: Parameters<typeof standard.jsonSchema.input>[0]) =>
    JSON.parse(
      JSON.stringify(standard.jsonSchema[of](options), (key, value) => (SAID[of](key, value) ? undefined : value)),
    );
  return { '~standard': { ...standard, jsonSchema: { input: brief('input'), output: brief('output') } } } as T;
}

async function answer(
  tool: Tool,
  input: Record<string, unknown>,
  files: Files,
  signal: AbortSignal,
): Promise<CallToolResult> {
  const language = languageOf(String(input.language));
  const { say } = LOCALES[language];
  try {
    const found = await tool.run(input, { release: new Release(files, say, signal), language, say });
    return {
      content: [{ type: 'text', text: textOf(found, language) }],
      structuredContent: found.data as Record<string, unknown>,
    };
  } catch (error) {
    if (signal.aborted) throw error;
    return { content: [{ type: 'text', text: failureText(error, files.source.name, say) }], isError: true };
  }
}
