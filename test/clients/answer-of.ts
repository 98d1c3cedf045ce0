import type { OpenPrintData } from '../../clients/typescript/src/client.js';
import { Desk, Shelf } from '../../clients/typescript/src/mcp/desk.js';
import { toldFailure } from '../../clients/typescript/src/mcp/failure.js';
import { textOf } from '../../clients/typescript/src/mcp/fit.js';
import { TOOLS } from '../../clients/typescript/src/mcp/tools.js';
import { type Language, sayIn } from '../../core/language.js';

/** What a tool answers, without a server between: its text and its data; data is null for an error. */
export async function answerOf(
  name: string,
  input: Record<string, unknown>,
  data: OpenPrintData,
): Promise<{ text: string; data: unknown }> {
  const tool = TOOLS.find((one) => one.name === name);
  if (!tool) throw new Error(`there is no tool ${name}`);
  const language: Language = input.language === 'zh' ? 'zh' : 'en';
  const say = sayIn(language);
  try {
    const answer = await tool.run(tool.input.parse(input), { desk: new Desk(shelfOf(data), say), language, say });
    return { text: textOf(answer, language), data: tool.output.parse(answer.data) };
  } catch (error) {
    return { text: toldFailure(error, data.source.name, say), data: null };
  }
}

const shelves = new WeakMap<OpenPrintData, Shelf>();

function shelfOf(data: OpenPrintData): Shelf {
  const shelf = shelves.get(data) ?? new Shelf(data);
  shelves.set(data, shelf);
  return shelf;
}
