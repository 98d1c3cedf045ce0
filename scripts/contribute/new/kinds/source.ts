import { originEdits, pageQuestions } from '../../edit/page-questions.js';
import { schemaAt } from '../../edit/schema-field.js';
import { addPair } from '../../edit/yaml-text.js';
import { idOf } from '../name-questions.js';
import type { RecordKind } from '../record-kind.js';

/** A cited page: an entry of data/references.yaml, and of data/origins.yaml if its site is new. */
export const source: RecordKind = {
  description:
    'a page that was read for rules, settings or materials: an entry of data/references.yaml, and its site in data/origins.yaml if nothing cites it yet',
  questions: (context) => {
    const { references } = context.dataset;
    return [
      ...pageQuestions(context.dataset, { flag: 'url', prompt: 'Address of the page' }).map((question) =>
        question.flag !== 'url'
          ? question
          : {
              ...question,
              validate: (url: string) => {
                const there = Object.entries(references.value).find(([, reference]) => reference.url === url);
                if (there) return `it already exists: "${there[0]}"`;
                return url.startsWith('https://')
                  ? question.validate?.(url, new Map())
                  : `"${url}" does not start with https://`;
              },
            },
      ),
      {
        flag: 'title',
        prompt: 'Title of the page, with its site first: "Site: title"',
        required: true,
        validate: (title) => (title.length < 3 ? 'needs at least three characters' : undefined),
      },
      {
        flag: 'id',
        prompt: 'Id by which files cite it',
        defaultAnswer: (given) => idOf(given.get('title')),
        validate: (id) =>
          id === '' || id !== idOf(id)
            ? `"${id}" is not an id: lower-case letters and digits in parts, joined by "-"`
            : Object.hasOwn(references.value, id)
              ? `"${id}" already exists`
              : undefined,
      },
      {
        flag: 'via',
        prompt: 'The original, if the page only reproduces it',
        description: schemaAt('references', ['*', 'via']).description,
      },
    ];
  },
  edits: (answers, context) => {
    const { dataset, read } = context;
    const [id = '', url = '', via] = [answers.get('id'), answers.get('url'), answers.get('via')];
    const entry = [
      `title: ${JSON.stringify(answers.get('title'))}`,
      `url: ${url}`,
      ...(via ? [`via: ${JSON.stringify(via)}`] : []),
    ];
    const file = dataset.references.file;
    const text = addPair(read(file), [], [id, entry.map((line) => `\n  ${line}`).join('')], (there) => there < id);
    return [{ file, text }, ...originEdits(context, answers, url)];
  },
  nextSteps: ['cite it by its id: `references` of a symptom, `sources` of a cause, a fix or a figure'],
};
