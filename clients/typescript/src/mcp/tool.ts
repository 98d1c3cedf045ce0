import type { z } from 'zod';
import { FILES } from '../../../../core/contract/paths.js';
import { type Language, LOCALES, type Say, type Text } from '../../../../core/words/language.js';
import { writerIn } from '../../../../core/words/record-words.js';
import type { Writer } from '../../../../core/words/values.js';
import type { BriefIndex, Index } from '../../../../schemas/generated/record.js';
import type { Files } from '../files.js';
import { Citations, sourceLine } from './citations.js';
import { explain, failureText, type NameContext } from './names.js';

/** A call: its files end with it, and are named in the answer. */
export interface ToolContext extends NameContext {
  /** Collects the sources of the answer. */
  citations: Citations;
  language: Language;
  /** Formats values in that language. */
  writer: Writer;
}

/** Lines of text; empty ones are dropped. */
export type Lines = readonly (string | false | null | undefined)[];

/** The answer of a tool: text only, which every client passes to its model. */
export interface ToolAnswer {
  /** The answer, most important lines first; truncated at the end if too long, and followed by its sources. */
  lines: Lines;
  /** Lines that are never truncated: how to ask for the rest, or a file. */
  tail?: Lines;
  /** Whether it contains texts of the data, which have a separate licence. */
  texts?: boolean;
}

/** A tool: its description for assistants and the documentation, the schema of its arguments, and its call. */
export interface Tool<I extends z.ZodObject = z.ZodObject> {
  name: string;
  title: Text;
  description: Text;
  input: I;
  /** Example call that works with the published data; tests run it and the documentation shows it. */
  example: z.input<I>;
  /** @throws {Refusal} for errors that the user can correct, and the errors of the client; see {@link explain} */
  run(input: z.output<I>, call: ToolContext): Promise<ToolAnswer>;
}

/** Defines a tool with arguments typed by its schema. */
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
  const language: Language = input.language === 'zh' ? 'zh' : 'en';
  const { say } = LOCALES[language];
  try {
    const read = new Set<string>();
    const call = {
      files: files.during({ signal }, (path) => read.add(path)),
      citations: new Citations(),
      ...{ language, writer: writerIn(language) },
      say,
    };
    const release = await call.files.memo<BriefIndex>(FILES.briefIndex);
    const {
      lines,
      tail = [],
      texts,
    } = await tool.run(input, call).catch(async (error: unknown) => {
      throw await explain(error, call);
    });
    const reference = referenceTo(release, [...read].sort(), texts === true, call);
    // The full index is long, so it is read only for answers with citations.
    const isCited = call.citations.numbers().length > 0;
    const cited = isCited ? call.citations.list(await files.memo<Index>(FILES.index)) : [];
    const sources = cited.map((one) => sourceLine(one, say));
    return { text: fitText(lines, [...tail, ...sources, reference], say), isError: false };
  } catch (error) {
    if (signal?.aborted) throw error;
    return { text: failureText(error, files.source.name, say), isError: true };
  }
}

/** The files of records, which an answer names. */
const RECORDS =
  /^\/api\/v1\/(?:(?:printers|materials|troubleshoot|profiles|filaments)\/(?!brands|page)|brief\/printers)/;

/** The line with the release, the records read, and the licences. @param texts whether the answer contains texts */
function referenceTo(
  { version, licence: { figures, texts: ofTexts } }: BriefIndex,
  read: readonly string[],
  texts: boolean,
  { files, say }: ToolContext,
): string {
  const { name } = files.source;
  const records = read.filter((path) => RECORDS.test(path)).map((path) => (/^https?:/.test(name) ? name + path : path));
  const named = records.length > 0 ? say(`: ${records.join(', ')}`, `：${records.join(', ')}`) : '';
  const both = say(`${figures} (figures), ${ofTexts} (texts)`, `${figures}（数据）、${ofTexts}（文字）`);
  return `Open Print Data ${version}${named}; ${texts ? both : figures}`;
}

/** Maximum size of an answer, bytes: about 2,500 tokens. Files may be longer. */
export const MOST_BYTES = 8_000;

/** Truncates the lines before the tail to {@link MOST_BYTES}. */
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
