import { FILES } from '../../../core/contract/paths.js';
import { type Question, readQuestion } from '../../../core/names/question.js';
import { type FindIndex, findables } from '../../../core/names/search.js';
import { readJson } from '../../support/published.js';
import { shared } from '../../support/shared.js';

/** The searchable items of the release. */
export const items = findables(readJson<FindIndex>(await shared('release'), FILES.find));

/** The question in a query as one line, such as `pair creality-ender-3 petg`; null for a plain name. */
export function lineOf(query: string): string | null {
  const question = readQuestion(query, items);
  return question && lineAbout(question);
}

function lineAbout(question: Question): string {
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
