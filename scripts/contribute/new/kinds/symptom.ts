import type { SymptomSource } from '../../../../schemas/generated/source.js';
import { symptomsOf } from '../../../pipeline/compose/diagnosis.js';
import { splitList } from '../../edit/questions.js';
import { schemaAt } from '../../edit/schema-field.js';
import {
  ask,
  chineseProblem,
  fieldQuestion,
  idOf,
  likelihoodQuestion,
  nameConflict,
  nameQuestions,
  namesQuestion,
  recordQuestion,
  referencesQuestion,
  textQuestions,
} from '../name-questions.js';
import { type NewContext, publish, type RecordKind, recordFile } from '../record-kind.js';

export const symptom: RecordKind = {
  description: 'a symptom, as seen at the printer: data/troubleshooting/symptoms/<id>.yaml with its likeliest cause',
  questions: (context) => [
    ...nameQuestions('name', 'Name', context.dataset.symptoms, {
      problem: (name) => nameConflict(context, 'symptoms', name),
    }),
    ...textQuestions('description', 'What you see, in one sentence'),
    ...textQuestions('solved', 'How one sees that it is gone, in one short sentence'),
    namesQuestion('aliases-en', 'Other English names', (name) => isName(context, name)),
    namesQuestion('aliases-zh', 'Other Chinese names', (name) => isName(context, name) ?? chineseProblem(name)),
    fieldQuestion('symptom', 'category', 'Kind of problem'),
    fieldQuestion('symptom', 'where', 'Where you see it, most typical place first'),
    fieldQuestion('symptom', 'when', 'When you first notice it'),
    fieldQuestion('symptom', 'looks', 'What it looks like, most striking first'),
    fieldQuestion('symptom', 'severity', 'Severity', { defaultAnswer: () => 'medium' }),
    fieldQuestion('symptom', 'stop_print', 'Why the print must be stopped immediately', {
      when: (given) => given.get('severity') === 'critical',
    }),
    ask('cause', 'Likeliest cause: id of a file in data/troubleshooting/causes', {
      description: 'Only causes that a check can confirm are listed: others are not accepted.',
      choices: () => checkableCauses(context),
    }),
    likelihoodQuestion('How likely it is', 'medium'),
    recordQuestion('fixes', 'How to fix it: ids of fixes in the order to try', context.dataset.fixes, {
      description: schemaAt('symptom', ['causes', '*', 'fixes']).description,
      multiple: true,
      defaultAnswer: (given) => usualFixes(context, given.get('cause') ?? '')?.join(', '),
    }),
    referencesQuestion(context),
  ],
  edits: (answers, context) => {
    const id = idOf(answers.get('name'));
    const list = (flag: string) => splitList(answers.get(flag));
    const [cause = '', likelihood = ''] = [answers.get('cause'), answers.get('likelihood')];
    const file = recordFile(`troubleshooting/symptoms/${id}.yaml`, 'symptom', answers, {
      id,
      aliases: { en: list('aliases-en'), zh: list('aliases-zh') },
      stop_print: answers.get('stop_print') ?? null,
      power_off: false,
      causes: [{ cause, likelihood, fixes: list('fixes') }],
      related: [],
    });
    return [file, ...publish(context, [['symptoms', id]])];
  },
  nextSteps: [
    '"npm run new -- cause" adds another cause, "npm run new -- fix" another fix',
    'a drawing of it: copy the SVG file of a similar symptom to <id>.svg next to <id>.yaml, and describe it under "alt"',
    'npm run diagnose:measure -- --held-out --write',
  ],
};

/** Symptoms may share an alias, but it must not be the name of another. */
function isName({ dataset: { symptoms } }: NewContext, name: string): string | undefined {
  const owner = [...symptoms.values()].find(({ value: { id, name: own } }) =>
    [id, own.en, own.zh].some((one) => one.toLowerCase() === name.toLowerCase()),
  );
  return owner && `"${name}" is the name of ${owner.value.id}`;
}

/** The causes that some check would ask about under a new symptom, and could make more likely. */
function checkableCauses({ dataset }: NewContext): string[] {
  const { causes, checks } = dataset;
  if (checks.size === 0) return [...causes.keys()];
  return [...causes.keys()].filter((cause) => {
    const alone = { causes: [{ cause }] } as unknown as SymptomSource;
    const symptoms = new Map([['new', { file: '', value: { ...alone, id: 'new' } }]]);
    return [...checks.values()].some(
      ({ value }) => !value.symptoms && symptomsOf({ ...dataset, symptoms }, value).length > 0,
    );
  });
}

/** The fixes of a cause under most other symptoms. */
function usualFixes({ dataset: { symptoms } }: NewContext, cause: string): string[] | undefined {
  const lists = [...symptoms.values()].flatMap(({ value }) =>
    value.causes.filter((one) => one.cause === cause).map(({ fixes }) => fixes),
  );
  const counts = [...Map.groupBy(lists, (fixes) => fixes.join()).values()].sort((a, b) => b.length - a.length);
  return counts[0]?.[0];
}
