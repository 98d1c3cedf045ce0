import { codeKey } from '../../../../core/codes/tokens.js';
import { idOf as codeId } from '../../../pipeline/load/code-catalogue.js';
import type { JsonObject } from '../../../shared/tree.js';
import { addItem } from '../../../shared/yaml-text.js';
import { type Answers, splitList } from '../../edit/questions.js';
import { schemaAt } from '../../edit/schema-field.js';
import { ask, fieldQuestion, idOf, likelihoodQuestion, recordQuestion, textQuestions } from '../name-questions.js';
import { fieldsOf, type NewContext, publish, type RecordKind, recordFile } from '../record-kind.js';

/** A code or message of a machine, in the file of its module. */
export const code: RecordKind = {
  description:
    'a code or message of a printer: its entry in data/codes/<system>/<module>.yaml; a missing file is created',
  questions: (context) => {
    const { codeSystems, symptoms, causes } = context.dataset;
    return [
      recordQuestion('system', 'The system of the code', codeSystems),
      ask(
        'code',
        'The code or message as the printer shows it; variable parts in braces, as a parameter of the system',
        {
          validate: (text, given) => codeProblem(context, text, given),
        },
      ),
      ask('module', 'The module of the machine, such as heaters'),
      ...textQuestions('name', 'Name of the module', { when: (given) => moduleOf(context, given) === undefined }),
      fieldQuestion('codes', 'codes.*.severity', 'Severity'),
      ...textQuestions('meaning', 'Its meaning, in one sentence of your own'),
      ...textQuestions('at-once', 'What to do immediately', { when: (given) => given.get('severity') === 'danger' }),
      recordQuestion('symptom', 'The matching symptom; leave it empty if there is none', symptoms, { required: false }),
      ...textQuestions('no-symptom', 'Why it matches no symptom', { when: (given) => !given.get('symptom') }),
      recordQuestion('causes', 'The causes that it points to, most likely first', causes, {
        required: false,
        multiple: true,
      }),
      likelihoodQuestion('How strongly it points to the first cause', 'medium', {
        when: (given) => splitList(given.get('causes')).length > 0,
      }),
      ask('source', "Address of the maker's page or source"),
    ];
  },
  edits: (answers, context) => {
    const entry = entryOf(answers);
    const there = moduleOf(context, answers);
    const [system = '', module] = [answers.get('system'), idOf(answers.get('module'))];
    const published = publish(context, [
      ['code_systems', system],
      ['codes', codeId({ id: system }, answers.get('code') ?? '')],
    ]);
    if (there)
      return [
        { file: there.file, text: addItem(context.read(there.file), ['codes'], entry, undefined, 1) },
        ...published,
      ];
    return [recordFile(`codes/${system}/${module}.yaml`, 'codes', answers, { module, codes: [entry] }), ...published];
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

function entryOf(answers: Answers): JsonObject {
  const causes = splitList(answers.get('causes')).map((cause, i) => ({
    cause,
    likelihood: i === 0 ? (answers.get('likelihood') ?? 'medium') : 'low',
  }));
  const symptom = answers.get('symptom');
  return fieldsOf(schemaAt('codes', ['codes', '*']).schema, answers, {
    symptoms: symptom ? [{ symptom, likelihood: 'high' }] : undefined,
    causes: causes.length > 0 ? causes : undefined,
  });
}
