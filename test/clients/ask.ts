import path from 'node:path';
import { parseArgs } from 'node:util';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';

const USAGE = `usage: node --import tsx test/clients/ask.ts [--source FOLDER|ADDRESS] [--data] [TOOL ['{"argument": …}']]

Asks the built package as an assistant would. Without a tool: lists the tools and their arguments.
--data prints the structured answer instead of the text.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    source: { type: 'string' },
    data: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
const [name, text = '{}'] = positionals;
if (values.help) console.log(USAGE);
else await ask();

async function ask(): Promise<void> {
  const client = new Client({ name: 'ask', version: '1' });
  const bin = path.resolve(import.meta.dirname, '../../clients/typescript/bin/open-print-data.js');
  const source = values.source === undefined ? [] : ['--source', values.source];
  await client.connect(
    new StdioClientTransport({ command: process.execPath, args: [bin, 'mcp', ...source], stderr: 'inherit' }),
  );
  try {
    if (name === undefined) await list(client);
    else await call(client, name, text);
  } finally {
    await client.close();
  }
}

async function list(client: Client): Promise<void> {
  console.log(client.getInstructions());
  for (const { name: tool, description, inputSchema } of (await client.listTools()).tools) {
    console.log(`\n${tool}: ${description}`);
    for (const [argument, schema] of Object.entries(inputSchema.properties ?? {})) {
      const needed = inputSchema.required?.includes(argument) ? ' (needed)' : '';
      const { $schema: _, description: about, ...shape } = schema as Record<string, unknown>;
      console.log(`  ${argument}${needed}: ${about ?? ''} ${JSON.stringify(shape)}`);
    }
  }
}

async function call(client: Client, tool: string, json: string): Promise<void> {
  const answer = await client.callTool({ name: tool, arguments: JSON.parse(json) as Record<string, unknown> });
  if (values.data) console.log(JSON.stringify(answer.structuredContent, null, 2));
  else for (const part of answer.content) if (part.type === 'text') console.log(part.text);
  if (answer.isError) process.exitCode = 1;
}
