import { type Question, readQuestion, type Topic } from '../../../../core/names/question.js';
import type { Fit } from '../../../../schemas/generated/record.js';
import type { Files } from '../files.js';
import type { CallOptions } from '../shapes.js';
import { allFindable } from './find.js';
import { fitFor } from './fit.js';

/** What a text of several words asks, by ids; what it does not name is null. */
export interface Asked {
  /** A printer with a material, a symptom on either, records of a kind beside each other, something about a material. */
  ask: Question['ask'];
  printer: string | null;
  material: string | null;
  symptom: string | null;
  topic: Topic | null;
  /** Ids of the printers, or of the materials, that are compared. */
  compared: readonly string[];
  /** Whether the printer prints the material, where both are asked for. */
  fit: Fit | null;
}

/** What a text asks; null where it is a name to look for. @throws {OpenPrintDataError} */
export async function askedBy(files: Files, text: string, options: CallOptions): Promise<Asked | null> {
  const question = readQuestion(text, await allFindable(files, options));
  if (question === null) return null;
  const none = { printer: null, material: null, symptom: null, topic: null, compared: [], fit: null };
  const { ask } = question;
  switch (ask) {
    case 'pair': {
      const names = { printer: question.printer.id, material: question.material.id };
      return { ...none, ask, ...names, fit: (await fitFor(files, names, options)).fit };
    }
    case 'symptom': {
      const { symptom, printer, material } = question;
      return {
        ...none,
        ask,
        symptom: symptom.id,
        printer: printer?.id ?? null,
        material: material?.id ?? null,
      };
    }
    case 'compare':
      return { ...none, ask, compared: question.items.map(({ id }) => id) };
    case 'topic':
      return { ...none, ask, topic: question.topic, material: question.material.id };
  }
}
