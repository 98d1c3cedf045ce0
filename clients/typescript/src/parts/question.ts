import type { PairFit } from '../../../../core/fit/fit.js';
import type { Demand } from '../../../../core/materials/choose.js';
import { type Question, readQuestion, type Topic } from '../../../../core/names/question.js';
import type { SlicerId } from '../../../../core/words/slicers.js';
import type { Files } from '../files.js';
import type { CallOptions } from '../shapes.js';
import { allFindable } from './find.js';
import { fitFor } from './fit.js';

/** The question that a text of several words asks, by ids; null for what it does not name. */
export interface Asked {
  /** A printer with a material, a symptom on either, records of a kind beside each other, something about a material, a choice of either. */
  ask: Question['ask'];
  printer: string | null;
  material: string | null;
  symptom: string | null;
  topic: Topic | null;
  /** The slicer and the nozzle that are named beside a printer, a material or a symptom. */
  slicer: SlicerId | null;
  nozzle: string | null;
  /** Demands on a material, where one is looked for. */
  demands: readonly Demand[];
  /** How large a part has to fit, mm, where a printer is looked for. */
  size: number | null;
  /** Ids of the printers, or of the materials, that are compared. */
  compared: readonly string[];
  /** Whether the printer prints the material, where both are asked for. */
  fit: PairFit | null;
}

/** The question that a text asks; null where it is a name to search for. @throws {OpenPrintDataError} */
export async function askedBy(files: Files, text: string, options: CallOptions): Promise<Asked | null> {
  const question = readQuestion(text, await allFindable(files, options));
  if (question === null) return null;
  const none = {
    ...{ printer: null, material: null, symptom: null, topic: null, compared: [], fit: null },
    ...{ slicer: null, nozzle: null, demands: [], size: null },
  };
  const { ask } = question;
  switch (ask) {
    case 'pair': {
      const names = { printer: question.printer.id, material: question.material.id };
      const { slicer, nozzle } = question;
      return { ...none, ask, ...names, slicer, nozzle, fit: (await fitFor(files, names, options)).fit };
    }
    case 'symptom': {
      const { symptom, printer, material, slicer, nozzle } = question;
      return {
        ...none,
        ask,
        symptom: symptom.id,
        printer: printer?.id ?? null,
        material: material?.id ?? null,
        ...{ slicer, nozzle },
      };
    }
    case 'compare':
      return { ...none, ask, compared: question.items.map(({ id }) => id), material: question.material?.id ?? null };
    case 'topic':
      return { ...none, ask, topic: question.topic, material: question.material.id };
    case 'material':
      return { ...none, ask, demands: question.demands };
    case 'printer':
      return { ...none, ask, material: question.material?.id ?? null, size: question.size };
  }
}
