import type { z } from 'zod';
import type { Language, Say } from '../../../../core/language.js';
import type { Desk } from './desk.js';

/** A text in both languages. */
export interface Text {
  en: string;
  zh: string;
}

/** What a tool works with besides its arguments. */
export interface Call {
  desk: Desk;
  language: Language;
  say: Say;
}

/** What a tool answers: the same as lines for the model to read, and as data. */
export interface Answer<T> {
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
  run(input: z.output<I>, call: Call): Promise<Answer<z.output<O>>>;
}

/** A tool whose arguments and answer are typed by its own schemas. */
export function defineTool<I extends z.ZodObject, O extends z.ZodObject>(tool: Tool<I, O>): Tool<I, O> {
  return tool;
}

/** Something that the asker can mend: told as an error of the tool, with what may be given instead. */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  constructor(
    readonly code: string,
    message: string,
    readonly suggestions: readonly string[] = [],
  ) {
    super(message);
  }
}
