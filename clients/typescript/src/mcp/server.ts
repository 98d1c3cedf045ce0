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
Answer from the tools, never from memory. null, "unknown" and "not known" mean that no source states it: say so and never guess. "likely" is an estimate: always call it one. "withheld" values are wrong upstream: never use them.
The structured content is the answer; the text is a summary for clients without it.
Units are in field names and in "unit"; pass values as the user said them, with their unit. Name the sources ([n]) of the figures that you use.
When a tool returns an error, its suggestions are possible meanings: ask the user, never pick one silently.`;

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
        inputSchema: compactSchema(tool.input),
        annotations: { readOnlyHint: true, openWorldHint: false },
      },
      (input, { mcpReq }) => answer(tool, input, files, mcpReq.signal),
    );
  }
  return server;
}

/**
 * The shape of arguments as it is listed: every conversation carries it, so that it is without the standard it is in and
 * the bounds that a call is checked for anyway. The shapes of answers are not listed: no client needs them to call a tool, and
 * they would be three times as long as everything else.
 */
function compactSchema<T extends Tool['input']>(shape: T): T {
  const { '~standard': standard } = shape;
  const lengths = ['minLength', 'maxLength', 'minItems', 'maxItems', 'exclusiveMinimum', 'minimum', 'maximum'];
  const left = ['$schema', 'propertyNames', ...lengths];
  const input = (options: Parameters<typeof standard.jsonSchema.input>[0]) =>
    JSON.parse(
      JSON.stringify(standard.jsonSchema.input(options), (key, value) => (left.includes(key) ? undefined : value)),
    );
  return { '~standard': { ...standard, jsonSchema: { ...standard.jsonSchema, input } } } as T;
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
