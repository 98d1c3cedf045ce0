import type { Question } from '../../../core/names/question.js';

/** A question as one line: `pair creality-ender-3 petg`. */
export function lineOf(question: Question): string {
  switch (question.ask) {
    case 'pair':
      return `${question.whether ? 'whether' : 'pair'} ${question.printer.id} ${question.material.id}`;
    case 'symptom': {
      const { symptom, printer, material } = question;
      return ['symptom', symptom, printer, material]
        .flatMap((part) => (part === null ? [] : [typeof part === 'string' ? part : part.id]))
        .join(' ');
    }
    case 'compare':
      return `compare ${[...question.items, question.material].flatMap((one) => one?.id ?? []).join(' ')}`;
    case 'topic':
      return `${question.topic} ${question.material.id}`;
    case 'material':
      return ['material', ...question.demands, ...(question.printer ? [question.printer.id] : [])].join(' ');
    case 'printer':
      return `printer ${[question.material?.id, question.size].filter((part) => part != null).join(' ')}`;
  }
}
