import { addPair } from '../../../shared/yaml-text.js';
import { originEdits, pageQuestions } from '../../edit/page-questions.js';
import { ask, fieldQuestion, idOf } from '../name-questions.js';
import type { RecordKind } from '../record-kind.js';

/** A cited page: an entry of data/references.yaml, and of data/origins.yaml if its site is new. */
export const source: RecordKind = {
  description:
    'a page that was read for rules, settings or materials: an entry of data/references.yaml, and its site in data/origins.yaml if nothing cites it yet',
  questions: ({ dataset }) => {
    const references = dataset.references.value;
    const [page, ...site] = pageQuestions(dataset, { flag: 'url', prompt: 'Address of the page' });
    return [
      {
        ...page,
        validate: (url, given) => {
          const there = Object.entries(references).find(([, reference]) => reference.url === url);
          if (there) return `it already exists: "${there[0]}"`;
          return url.startsWith('https://') ? page.validate?.(url, given) : `"${url}" does not start with https://`;
        },
      },
      ...site,
      fieldQuestion('references', '*.title', 'Title of the page, with its site first: "Site: title"'),
      ask('id', 'Id by which files cite it', {
        required: false,
        defaultAnswer: (given) => idOf(given.get('title')),
        validate: (id) =>
          id === '' || id !== idOf(id)
            ? `"${id}" is not an id: lower-case letters and digits in parts, joined by "-"`
            : Object.hasOwn(references, id)
              ? `"${id}" already exists`
              : undefined,
      }),
      fieldQuestion('references', '*.via', 'The original, if the page only reproduces it', { required: false }),
    ];
  },
  edits: (answers, context) => {
    const { dataset, read } = context;
    const [id = '', url = '', title = ''] = [answers.get('id'), answers.get('url'), answers.get('title')];
    const via = answers.get('via');
    const entry = { title, url, ...(via ? { via } : {}) };
    const file = dataset.references.file;
    const text = addPair(read(file), [], [id, entry], (there) => there < id, 1);
    return [{ file, text }, ...originEdits(context, answers, url)];
  },
  nextSteps: ['cite it by its id: `references` of a symptom, `sources` of a cause, a fix or a figure'],
};
