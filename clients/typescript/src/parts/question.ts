import type { PairFit } from '../../../../core/fit/fit.js';
import type { Demand } from '../../../../core/materials/choose.js';
import { type Question, readQuestion, type Topic } from '../../../../core/names/question.js';
import type { SlicerId } from '../../../../core/words/slicers.js';
import type { Files } from '../files.js';
import { allFindable } from './find.js';
import { fitFor } from './fit.js';

/** A question read from a text of several words, as ids; null: not named. */
export interface Asked {
  /** A printer with a material, a symptom on either, a comparison, a topic of a material, or a choice of either. */
  ask: Question['ask'];
  printer: string | null;
  material: string | null;
  symptom: string | null;
  topic: Topic | null;
  /** The slicer and the nozzle, if named along with a printer, a material or a symptom. */
  slicer: SlicerId | null;
  nozzle: string | null;
  /** Demands on the material, if one is to be chosen. */
  demands: readonly Demand[];
  /** Size of the part that must fit, mm, if a printer is to be chosen. */
  size: number | null;
  /** Ids of the printers or materials to compare. */
  compared: readonly string[];
  /** Whether the printer can print the material, if the question is about both. */
  fit: PairFit | null;
}

/** The ids and words that a question names. */
export function namedIn(question: Question): Omit<Asked, 'fit'> {
  const named: Partial<UnionOf<Question>> = question;
  const { printer, material, symptom, items = [] } = named;
  return {
    ask: question.ask,
    ...{ printer: printer?.id ?? null, material: material?.id ?? null, symptom: symptom?.id ?? null },
    ...{ topic: named.topic ?? null, slicer: named.slicer ?? null, nozzle: named.nozzle ?? null },
    ...{ demands: named.demands ?? [], size: named.size ?? null, compared: items.map(({ id }) => id) },
  };
}

/** All fields of all members of a union. */
type UnionOf<T> = { [K in T extends unknown ? keyof T : never]: T extends Record<K, infer V> ? V : never };

/** The question in a text; null if it is a name to search for. @throws {OpenPrintDataError} */
export async function askedBy(files: Files, text: string): Promise<Asked | null> {
  const question = readQuestion(text, await allFindable(files));
  return question && askedOf(files, question);
}

/** The ids of a question, with the verdict if it is about a printer and a material. @throws {OpenPrintDataError} */
export async function askedOf(files: Files, question: Question): Promise<Asked> {
  const pair = question.ask === 'pair' ? { printer: question.printer.id, material: question.material.id } : null;
  return { ...namedIn(question), fit: pair && (await fitFor(files, pair, {})).fit };
}
