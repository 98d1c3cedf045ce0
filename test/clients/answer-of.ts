import type { OpenPrintData } from '../../clients/typescript/src/client.js';
import { Files } from '../../clients/typescript/src/files.js';
import { callTool } from '../../clients/typescript/src/mcp/tool.js';
import { TOOLS } from '../../clients/typescript/src/mcp/tools.js';

/** Calls a tool without a server. @returns its text, and whether it is an error */
export async function answerOf(
  name: string,
  input: Record<string, unknown>,
  data: OpenPrintData,
): Promise<{ text: string; isError: boolean }> {
  const tool = TOOLS.find((one) => one.name === name);
  if (!tool) throw new Error(`there is no tool ${name}`);
  return callTool(tool, tool.input.parse(input), filesOf(data));
}

const kept = new WeakMap<OpenPrintData, Files>();

function filesOf(data: OpenPrintData): Files {
  const files = kept.get(data) ?? new Files(data.source);
  kept.set(data, files);
  return files;
}
