import { Transform } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';
import { McpServer, ResourceTemplate } from '@modelcontextprotocol/server';
import { StdioServerTransport, serveStdio } from '@modelcontextprotocol/server/stdio';
import { FILES } from '../../../../core/contract/paths.js';
import { showControls } from '../../../../core/words/controls.js';
import type { OpenPrintData } from '../client.js';
import { Files } from '../files.js';
import { callTool, type Tool } from './tool.js';
import { diagnoseTool } from './tools/diagnose.js';
import { lookupTool } from './tools/lookup.js';
import { TOOLS } from './tools.js';

/** URI prefix of resources. */
const SCHEME = 'open-print-data://';

const INSTRUCTIONS = `Open Print Data: 3D printers, materials, print profiles and troubleshooting, every figure with its source.
Answer from the tools, never from memory. "Unknown" and "not known" mean that no source states it: say so and never guess. What is likely is an estimate: always call it one. Withheld values are wrong upstream: never use them.
Pass values as the user said them, with their unit. Name the sources ([n]) of the figures that you use.
When a tool returns an error, its suggestions are possible meanings: ask the user, never pick one silently.`;

/** Serves over stdin and stdout until stdin ends or the signal is aborted. Only the protocol is written to stdout. */
export function serve(
  data: OpenPrintData,
  version: string,
  stderr: { write(text: string): unknown },
  signal: AbortSignal,
): Promise<void> {
  const handle = serveStdio(() => serverOf(data, version), {
    transport: new StdioServerTransport(process.stdin.pipe(refusedLines())),
    onerror: (error) => void stderr.write(`open-print-data mcp: ${showControls(error.message)}\n`),
  });
  return new Promise((resolve) => {
    const end = () => void handle.close().finally(resolve);
    process.stdin.once('end', end);
    process.stdin.once('close', end);
    signal.addEventListener('abort', end, { once: true });
  });
}

/** Forwards lines of JSON, and answers others with a JSON-RPC parse error, which the SDK does not send. */
function refusedLines(): Transform {
  const decoder = new StringDecoder('utf8');
  let rest = '';
  const pass = (line: string) => {
    if (line.trim() === '') return '';
    try {
      JSON.parse(line);
      return `${line}\n`;
    } catch {
      const error = { code: -32700, message: 'Parse error: the line is not JSON' };
      process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', id: null, error })}\n`);
      return '';
    }
  };
  return new Transform({
    transform(chunk: Buffer, _, done) {
      const lines = (rest + decoder.write(chunk)).split('\n');
      rest = lines.pop() ?? '';
      done(null, lines.map(pass).join(''));
    },
  });
}

/** A read-only MCP server for the data of a client. */
export function serverOf(data: OpenPrintData, version: string): McpServer {
  const server = new McpServer(
    { name: 'open-print-data', title: 'Open Print Data', version },
    { instructions: INSTRUCTIONS, capabilities: { tools: {}, resources: {} } },
  );
  const files = new Files(data.source);
  for (const tool of TOOLS) {
    const listed = {
      title: tool.title.en,
      description: tool.description.en,
      inputSchema: compactSchema(tool.input),
      annotations: { readOnlyHint: true, openWorldHint: false },
    };
    server.registerTool(tool.name, listed, async (input, { mcpReq }) => {
      const { text, isError } = await callTool(tool, input, files, mcpReq.signal);
      return { content: [{ type: 'text' as const, text }], ...(isError && { isError }) };
    });
  }
  const resources = [
    ['materials', FILES.briefMaterials, lookupTool, (name: string) => ({ name, kind: 'material' })],
    ['symptoms', FILES.briefRules, diagnoseTool, (symptom: string) => ({ symptoms: [symptom] })],
  ] as const;
  for (const [kind, file, tool, argumentsFor] of resources) {
    const list = async () => {
      const data = await files.list<{ id: string; name: string }>(file);
      return {
        resources: data.map(({ id, name }) => ({ name, uri: `${SCHEME}${kind}/${id}`, mimeType: 'text/plain' })),
      };
    };
    const template = new ResourceTemplate(`${SCHEME}${kind}/{id}`, { list });
    const listed = { title: tool.title.en, description: `The answer of ${tool.name}`, mimeType: 'text/plain' };
    server.registerResource(kind, template, listed, async (uri, { id }, { mcpReq }) => {
      const { text } = await callTool(tool, tool.input.parse(argumentsFor(String(id))), files, mcpReq.signal);
      return { contents: [{ uri: uri.href, mimeType: 'text/plain', text }] };
    });
  }
  return server;
}

/**
 * The listed schema of arguments, without `$schema` and bounds that are validated anyway, as every conversation carries
 * it. Output schemas are not listed: no client needs them, and they would be three times as long as the rest.
 */
function compactSchema<T extends Tool['input']>(schema: T): T {
  const { '~standard': standard } = schema;
  const lengths = ['minLength', 'maxLength', 'minItems', 'maxItems', 'exclusiveMinimum', 'minimum', 'maximum'];
  const left = ['$schema', 'propertyNames', ...lengths];
  const kept = (key: string, value: unknown) => (left.includes(key) ? undefined : value);
  const input: typeof standard.jsonSchema.input = (options) =>
    JSON.parse(JSON.stringify(standard.jsonSchema.input(options), kept));
  return { '~standard': { ...standard, jsonSchema: { ...standard.jsonSchema, input } } } as T;
}
