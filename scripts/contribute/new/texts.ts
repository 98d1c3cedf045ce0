import { flawsOf } from '../../pipeline/lint/chinese.js';
import { sentenceOf } from '../../shared/problem.js';
import type { Answers, Question } from '../edit/questions.js';

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

/** A text in both languages as in a source file, indented below its key. */
export function textBlock(answers: Answers, flag: string): string {
  return `\n  en: ${JSON.stringify(answers.get(flag))}\n  zh: ${JSON.stringify(answers.get(`${flag}-zh`))}`;
}
