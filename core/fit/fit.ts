import type { Fit } from '../../schemas/generated/record.js';
import { type FitQuestion, type JudgedReason, judgeFit } from './judge.js';
import { reasonText } from './reasons.js';

/** A verdict with each reason as text in both languages, and its sources as ids or URLs. */
export interface PairFit extends Omit<Fit, 'message' | 'message_zh' | 'reasons'> {
  printer: string;
  reasons: (Omit<JudgedReason, 'ofProduct'> & { message: string; message_zh: string })[];
}

/** Judges whether a printer can print a material, and phrases every reason. */
export function fitOf(question: FitQuestion): PairFit {
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
    profile: profile?.id,
  };
}
