import type { z } from 'zod';
import type { Language, Say, Text } from '../../../../core/words/language.js';
import type { Release } from './release.js';

/** What a tool works with besides its arguments. */
export interface ToolContext {
  release: Release;
  language: Language;
  say: Say;
}

/** What a tool answers: as data, and what it comes to in lines for a model that reads text alone. */
export interface ToolResult<T> {
  data: T;
  /** What it comes to, line by line, what matters most first; cut at the end when there is too much. */
  lines: string[];
  /** How many of the first lines must not be cut, however long: dangers, for one. */
  keep?: number;
  /** What must not be cut: where it is from, and how to ask on. */
  tail: string[];
}

/** A tool: what assistants and the documentation read of it, the shapes of arguments and answer, and what it does. */
export interface Tool<I extends z.ZodObject = z.ZodObject, O extends z.ZodObject = z.ZodObject> {
  name: string;
  title: Text;
  /** When to use it and what it answers. */
  description: Text;
  input: I;
  output: O;
  /** A call that works with the published data; a test runs it and the documentation shows it. */
  example: z.input<I>;
  /** @throws {Refusal} for what the asker can mend, and whatever the client throws */
  run(input: z.output<I>, call: ToolContext): Promise<ToolResult<z.output<O>>>;
}

/** A tool whose arguments and answer are typed by its own schemas. */
export function defineTool<I extends z.ZodObject, O extends z.ZodObject>(tool: Tool<I, O>): Tool<I, O> {
  return tool;
}
