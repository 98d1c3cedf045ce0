import { codeKey } from '../../../../core/codes/tokens.js';
import type { CodeSource } from '../../../../schemas/generated/source.js';
import { idOf as codeId } from '../../../pipeline/load/code-catalogue.js';
import { type Answers, type Question, splitList } from '../../edit/questions.js';
import { schemaAt } from '../../edit/schema-field.js';
import { addItem } from '../../edit/yaml-text.js';
import { idOf, likelihoodQuestion, recordQuestion, textQuestions } from '../name-questions.js';
import { fieldLines, type NewContext, publish, type RecordKind, recordText } from '../record-kind.js';

const SEVERITIES: readonly CodeSource['severity'][] = ['notice', 'warning', 'paused', 'stopped', 'danger'];

/** A code or message of a machine, in the file of its module. */
export const code: RecordKind = {
  description:
    'a code or message of a printer: its entry in data/codes/<system>/<module>.yaml; a missing file is created',
  questions: (context) => [
    recordQuestion('system', 'The system of the code', context.dataset.codeSystems),
    {
      flag: 'code',
      prompt: 'The code or message as the printer shows it; variable parts in braces, as a parameter of the system',
      required: true,
      validate: (text, given) => codeProblem(context, text, given),
    },
    { flag: 'module', prompt: 'The module of the machine, such as heaters', required: true },
    ...textQuestions('name', 'Name of the module', { when: (given) => moduleOf(context, given) === undefined }),
    { flag: 'severity', prompt: 'Severity', required: true, choices: () => SEVERITIES },
    ...textQuestions('meaning', 'Its meaning, in one sentence of your own'),
    ...textQuestions('at-once', 'What to do immediately', { when: (given) => given.get('severity') === 'danger' }),
    ...symptomQuestions(context),
    { flag: 'source', prompt: "Address of the maker's page or source", required: true },
  ],
  edits: (answers, context) => {
    const entry = entryOf(answers);
    const there = moduleOf(context, answers);
    const [system = '', module] = [answers.get('system'), idOf(answers.get('module'))];
    const published = publish(context, [
      ['code_systems', system],
      ['codes', codeId({ id: system }, answers.get('code') ?? '')],
    ]);
    if (there) return [{ file: there.file, text: addItem(context.read(there.file), ['codes'], entry) }, ...published];
    const file = `codes/${system}/${module}.yaml`;
    const text = recordText(file, 'codes', answers, { module });
    return [{ file, text: `${text}codes:\n  - ${entry.replaceAll('\n', '\n    ')}\n` }, ...published];
  },
  nextSteps: ['npx open-print-data code TEXT, after a build, interprets a pasted line as users will paste it'],
};

function moduleOf({ dataset }: NewContext, given: Answers) {
  return dataset.codes.get(`${given.get('system')}/${idOf(given.get('module'))}`);
}

function codeProblem({ dataset }: NewContext, text: string, given: Answers): string | undefined {
  const all = [...dataset.codes.values()].filter(({ value }) => value.system === given.get('system'));
  const same = all.find(({ value }) =>
    value.codes.some((one) => [one.code, ...(one.spellings ?? [])].some((own) => codeKey(own) === codeKey(text))),
  );
  return same && `"${text}" already exists, in data/${same.file}`;
}

/** The symptom it corresponds to, or why there is none. */
function symptomQuestions({ dataset }: NewContext): Question[] {
  return [
    recordQuestion('symptom', 'The matching symptom; leave it empty if there is none', dataset.symptoms, {
      required: false,
    }),
    ...textQuestions('no-symptom', 'Why it matches no symptom', { when: (given) => !given.get('symptom') }),
    recordQuestion('causes', 'The causes that it points to, most likely first', dataset.causes, {
      required: false,
      multiple: true,
    }),
    likelihoodQuestion(
      'How strongly it points to the first cause',
      'medium',
      (given) => splitList(given.get('causes')).length > 0,
    ),
  ];
}

/** The entry of the code, indented as below a top-level key. */
function entryOf(answers: Answers): string {
  const causes = splitList(answers.get('causes')).map((cause, i) => ({
    cause,
    likelihood: i === 0 ? (answers.get('likelihood') ?? 'medium') : 'low',
  }));
  const symptom = answers.get('symptom');
  return fieldLines(schemaAt('codes', ['codes', '*']).schema, answers, {
    symptoms: symptom ? [{ symptom, likelihood: 'high' }] : undefined,
    causes: causes.length > 0 ? causes : undefined,
  }).join('\n');
}
