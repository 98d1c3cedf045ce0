import type { z } from 'zod';
import { type Language, LOCALES, type Say, type Text } from '../../../../core/words/language.js';
import type { Files } from '../files.js';
import { Citations, sourceLine } from './citations.js';
import { failureText } from './failure.js';
import { Release } from './release.js';

export interface ToolContext {
  release: Release;
  /** The sources that the answer names. */
  citations: Citations;
  language: Language;
  say: Say;
}

/** Lines of text; what is empty or does not apply is left out. */
export type Lines = readonly (string | false | null | undefined)[];

/** The answer of a tool: text alone, which every client passes to its model. */
export interface ToolAnswer {
  /** The answer, most important first; where it is too long, the end is cut. Its sources follow. */
  lines: Lines;
  /** Lines that are never cut: how to ask for the rest, or a file. */
  tail?: Lines;
  /** Whether it contains texts of the data, which have a licence of their own. */
  texts?: boolean;
}

/** A tool: what assistants and the documentation read of it, the schema of its arguments, and its call. */
export interface Tool<I extends z.ZodObject = z.ZodObject> {
  name: string;
  title: Text;
  description: Text;
  input: I;
  /** A call that works with the published data; a test runs it and the documentation shows it. */
  example: z.input<I>;
  /** @throws {Refusal} for what the user can correct, and whatever the client throws */
  run(input: z.output<I>, call: ToolContext): Promise<ToolAnswer>;
}

/** A tool whose arguments are typed by its own schema. */
export function defineTool<I extends z.ZodObject>(tool: Tool<I>): Tool {
  return tool as unknown as Tool;
}

/**
 * Calls a tool.
 *
 * @returns the text of the answer, or of an error
 * @throws the reason of an aborted signal
 */
export async function callTool(
  tool: Tool,
  input: Record<string, unknown>,
  files: Files,
  signal?: AbortSignal,
): Promise<{ text: string; isError: boolean }> {
  const language = input.language === 'zh' ? 'zh' : 'en';
  const { say } = LOCALES[language];
  try {
    const release = await Release.open(files, say, signal);
    const citations = new Citations();
    const { lines, tail = [], texts } = await tool.run(input, { release, citations, language, say });
    // The whole index is long: only an answer that cites something reads it.
    const cited = citations.numbers().length > 0 ? citations.list(await release.index()) : [];
    const sources = cited.map((one) => sourceLine(one, say));
    return { text: fitText(lines, [...tail, ...sources, release.reference(texts)], say), isError: false };
  } catch (error) {
    if (signal?.aborted) throw error;
    return { text: failureText(error, files.source.name, say), isError: true };
  }
}

/** Most bytes of an answer: about 2,500 tokens. A file is longer. */
export const MOST_BYTES = 8_000;

/** Lines within {@link MOST_BYTES}, cut before the tail. */
function fitText(before: Lines, after: Lines, say: Say): string {
  const bytes = (text: string) => new TextEncoder().encode(text).length;
  const [lines, tail] = [before.filter(Boolean), after.filter(Boolean)];
  const left = (n: number) =>
    n === 0 ? [] : [say(`… ${n} more lines: ask for less.`, `……另有 ${n} 行：请缩小范围再问。`)];
  const text = (kept: number) => [...lines.slice(0, kept), ...left(lines.length - kept), ...tail].join('\n');
  let kept = lines.length;
  while (kept > 1 && bytes(text(kept)) > MOST_BYTES) kept--;
  return text(kept);
}
