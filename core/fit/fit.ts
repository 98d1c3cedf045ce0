import type { Fit } from '../../schemas/generated/record.js';
import { type FitQuestion, judgeFit } from './judge.js';
import { reasonText } from './reasons.js';

/** Whether a machine prints a material, as a record has it: the judgement with its words. */
export function fitOf(question: FitQuestion): Fit {
  const { printer, material } = question;
  const { verdict, reasons, profile } = judgeFit(question);
  return {
    printer: printer.id,
    material: material.id,
    verdict,
    reasons: reasons.map((reason) => {
      const { code, verdict, ofProduct: _, ...figures } = reason;
      const { en, zh } = reasonText(reason, { material: material.name, printer: printer.model });
      return { code, verdict, message: en, message_zh: zh, ...figures };
    }),
    profile: profile?.id ?? null,
  };
}
