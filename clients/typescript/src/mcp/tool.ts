import type { z } from 'zod';
import type { Language, Say, Text } from '../../../../core/words/language.js';
import type { Release } from './release.js';

/** What a tool works with besides its arguments. */
export interface ToolContext {
  release: Release;
  language: Language;
  say: Say;
}

/** What a tool answers: the same as lines for the model to read, and as data. */
export interface ToolResult<T> {
  data: T;
  /** What it comes to, line by line; cut at the end when there is too much. */
  lines: string[];
  /** What must not be cut: sources, and how to ask on. */
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
