import { foldToKey } from '../../../core/names/fold.js';
import type { NameKind } from '../../../core/names/spellings.js';
import { namedRecords } from '../../pipeline/compose/named-records.js';
import { flawsOf } from '../../pipeline/lint/chinese.js';
import { sentenceOf } from '../../shared/problem.js';
import { slug } from '../../shared/slug.js';
import { type Answers, type Question, splitList } from '../edit/questions.js';
import { schemaAt } from '../edit/schema-field.js';
import type { NewContext } from './record-kind.js';

/** The message for a name that another record already has; undefined if it is free. */
export function nameConflict({ dataset, records }: NewContext, kind: NameKind, name: string): string | undefined {
  const key = foldToKey(name);
  const owner = namedRecords(dataset, records).find(
    (named) =>
      named.kind === kind &&
      // Two brands may share a bare model name.
      (kind === 'printers' ? named.names.slice(0, -1) : named.names).some((own) => foldToKey(own) === key),
  );
  return owner && `"${name}" already stands for ${owner.id}`;
}

/** Why a name gives no id: nothing is left of it, or the id is taken. */
export function idProblem(entries: ReadonlyMap<string, unknown>, id: string): string | undefined {
  if (!/[a-z0-9]/.test(id)) return 'cannot become an id (needs Latin letters or digits)';
  return entries.has(id) ? `"${id}" already exists` : undefined;
}

export function aliasQuestion(context: NewContext, kind: NameKind): Question {
  return {
    flag: 'aliases',
    prompt: 'Other names that people use, in either language',
    multiple: true,
    validate: (answer) =>
      splitList(answer)
        .map((name) => (name.length < 2 ? `"${name}" is too short` : nameConflict(context, kind, name)))
        .find((problem) => problem !== undefined),
  };
}

/** The question for a record by its id. */
export function recordQuestion(
  flag: string,
  prompt: string,
  records: ReadonlyMap<string, unknown>,
  more: Partial<Question> = {},
): Question {
  return { flag, prompt, required: true, choices: () => [...records.keys()], ...more };
}

/** In the order of a symptom's causes. */
export const LIKELIHOODS = ['high', 'medium', 'low'];

export function likelihoodQuestion(prompt: string, usual: string, when?: Question['when']): Question {
  return {
    flag: 'likelihood',
    prompt,
    choices: () => LIKELIHOODS,
    defaultAnswer: () => usual,
    ...(when ? { when } : {}),
  };
}

/** The question for references: ids of data/references.yaml. */
export function referencesQuestion({ dataset }: NewContext, when?: Question['when']): Question {
  const all = Object.keys(dataset.references.value);
  return {
    flag: 'references',
    prompt: 'Sources: ids of data/references.yaml ("npm run new -- source" adds one)',
    required: true,
    multiple: true,
    choices: () => all,
    ...(when ? { when } : {}),
  };
}

/** The question for an enum field, or a list of enum values, from its schema. */
export function choiceQuestion(kind: string, field: string, prompt: string): Question {
  const { schema, description, choices } = schemaAt(kind, [field]);
  const multiple = schema.type === 'array';
  return { flag: field, prompt, description, required: true, multiple, choices: () => choices };
}

/** The duration of a check or a fix; optional for a fix. */
export function minutesQuestion(kind: 'check' | 'fix'): Question {
  return {
    flag: 'minutes',
    prompt: 'Time in minutes',
    description: schemaAt(kind, ['minutes']).description,
    required: kind === 'check',
    validate: (text) => (/^[1-9]\d*$/.test(text) && Number(text) <= 1440 ? undefined : 'a whole number from 1 to 1440'),
  };
}

export function idOf(text: string | undefined): string {
  return slug(text ?? '');
}

const HAN = /\p{Script=Han}/u;

type Options = Pick<Question, 'description' | 'required' | 'when'> & {
  /** Further validation of both texts. */
  validate?: (text: string, given: Answers) => string | undefined;
};

/** The questions for a text in both languages: `--name` and `--name-zh`. */
export function textQuestions(
  flag: string,
  prompt: string,
  { validate, required = true, ...rest }: Options = {},
): Question[] {
  return [
    {
      ...rest,
      flag,
      prompt: `${prompt}, in English`,
      required,
      validate: (text, given) =>
        text.length < 2
          ? 'needs two characters or more'
          : HAN.test(text)
            ? 'contains Chinese characters (English)'
            : validate?.(text, given),
    },
    {
      ...rest,
      flag: `${flag}-zh`,
      prompt: `${prompt}, in Simplified Chinese`,
      description: undefined,
      // A text must be in both languages.
      required: true,
      ...(required ? {} : { when: (given) => given.has(flag) }),
      validate: (text, given) => chineseProblem(text) ?? validate?.(text, given),
    },
  ];
}

/** The typographical problem of a Chinese text. A term without Chinese characters may be the same in both languages. */
export function chineseProblem(text: string): string | undefined {
  const [flaw] = flawsOf(text);
  if (flaw) return sentenceOf(flaw);
  // Names such as PLA-CF are the same in both languages, sentences are not.
  return !HAN.test(text) && text.split(' ').length > 2
    ? 'contains no Chinese characters (Simplified Chinese)'
    : undefined;
}
