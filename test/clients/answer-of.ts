import type { OpenPrintData } from '../../clients/typescript/src/client.js';
import { Files } from '../../clients/typescript/src/files.js';
import { failureText } from '../../clients/typescript/src/mcp/failure.js';
import { Release } from '../../clients/typescript/src/mcp/release.js';
import { textOf } from '../../clients/typescript/src/mcp/shorten.js';
import { TOOLS } from '../../clients/typescript/src/mcp/tools.js';
import { type Language, LOCALES } from '../../core/words/language.js';

/** What a tool answers, without a server between: its text and its data; data is null for an error. */
export async function answerOf(
  name: string,
  input: Record<string, unknown>,
  data: OpenPrintData,
): Promise<{ text: string; data: unknown }> {
  const tool = TOOLS.find((one) => one.name === name);
  if (!tool) throw new Error(`there is no tool ${name}`);
  const language: Language = input.language === 'zh' ? 'zh' : 'en';
  const { say } = LOCALES[language];
  try {
    const answer = await tool.run(tool.input.parse(input), { release: new Release(filesOf(data), say), language, say });
    return { text: textOf(answer, language), data: tool.output.parse(answer.data) };
  } catch (error) {
    return { text: failureText(error, data.source.name, say), data: null };
  }
}

const kept = new WeakMap<OpenPrintData, Files>();

function filesOf(data: OpenPrintData): Files {
  const files = kept.get(data) ?? new Files(data.source);
  kept.set(data, files);
  return files;
}
