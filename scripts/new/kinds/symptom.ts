import type { SymptomSource } from '../../../schemas/generated/source.js';
import { symptomsOf } from '../../compose/diagnosis.js';
import { schemaAt } from '../../edit/described.js';
import { type Answers, listed, type Question } from '../../edit/questions.js';
import { written } from '../../edit/written.js';
import type { Kind, Known } from '../kind.js';
import { publish } from '../published.js';
import { idOf, idProblem, referencesQuestion, takenProblem } from '../taken.js';
import { chineseProblem, textBlock, textQuestions } from '../texts.js';

/** A symptom with its likeliest cause. */
export const symptom: Kind = {
  does: 'a symptom, as one sees it at the printer: data/troubleshooting/symptoms/<id>.yaml with its likeliest cause',
  questions: (known) => [
    ...textQuestions('name', 'Name', {
      problem: (name, given) =>
        (given.has('name') ? undefined : idProblem(known.dataset.symptoms, idOf(name))) ??
        takenProblem(known, 'symptoms', name),
    }),
    ...textQuestions('description', 'What one sees, in one sentence'),
    namesQuestion('aliases-en', 'Other English names', known),
    namesQuestion('aliases-zh', 'Other Chinese names', known),
    choice('category', 'Kind of problem'),
    choice('where', 'Where one sees it, most telling place first'),
    choice('when', 'When one first notices it'),
    choice('looks', 'What it looks like, most striking first'),
    { ...choice('severity', 'Severity'), usual: () => 'medium' },
    {
      flag: 'stop_print',
      asks: 'Must the print be stopped at once',
      means: schemaAt('symptom', ['stop_print']).means,
      choices: () => ['yes', 'no'],
      usual: (given) => (given.get('severity') === 'critical' ? 'yes' : 'no'),
    },
    ...causeQuestions(known),
    referencesQuestion(known),
  ],
  edits: (answers, known) => {
    const id = idOf(answers.get('name'));
    return [
      { file: `troubleshooting/symptoms/${id}.yaml`, text: fileOf(answers, id) },
      ...publish(known, [['symptoms', id]]),
    ];
  },
  next: [
    '"npm run new -- cause" adds another cause to it, "npm run new -- fix" another fix',
    'a drawing of it: scripts/pictures/scenes has those of the others',
    'npm run diagnose:measure -- --held-out --write',
  ],
};

function choice(field: string, asks: string): Question {
  const { schema, means, choices } = schemaAt('symptom', [field]);
  return { flag: field, asks, means, required: true, many: schema.type === 'array', choices: () => choices };
}

function namesQuestion(flag: string, asks: string, known: Known): Question {
  return {
    flag,
    asks,
    many: true,
    problem: (answer) => {
      for (const name of listed(answer)) {
        const problem =
          name.length < 2
            ? `"${name}" is too short`
            : (isName(known, name) ?? (flag.endsWith('zh') ? chineseProblem(name) : undefined));
        if (problem) return problem;
      }
      return undefined;
    },
  };
}

/** Symptoms may share an alias, but none may be the name of another. */
function isName({ dataset: { symptoms } }: Known, name: string): string | undefined {
  const owner = [...symptoms.values()].find(({ value: { id, name: own } }) =>
    [id, own.en, own.zh].some((one) => one.toLowerCase() === name.toLowerCase()),
  );
  return owner && `"${name}" is the name of ${owner.value.id}`;
}

function causeQuestions(known: Known): Question[] {
  const { dataset } = known;
  return [
    {
      flag: 'cause',
      asks: 'Likeliest cause: id of a file in data/troubleshooting/causes',
      means: 'Those that a check can tell are named: a cause that nothing can confirm is not taken.',
      required: true,
      choices: () => causesThatChecksTell(known),
    },
    { flag: 'likelihood', asks: 'How likely it is', choices: () => ['high', 'medium', 'low'], usual: () => 'medium' },
    {
      flag: 'fixes',
      asks: 'What to do about it: ids of fixes in the order to try',
      means: schemaAt('symptom', ['causes', '*', 'fixes']).means,
      required: true,
      many: true,
      choices: () => [...dataset.fixes.keys()],
      usual: (given) => usualFixes(known, given.get('cause') ?? '')?.join(', '),
    },
  ];
}

/** The causes for which a check would be asked under a new symptom, and could make them more likely. */
function causesThatChecksTell({ dataset }: Known): string[] {
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

/** What other symptoms do about a cause: the list that most of them have. */
export function usualFixes({ dataset: { symptoms } }: Known, cause: string): string[] | undefined {
  const lists = [...symptoms.values()].flatMap(({ value }) =>
    value.causes.filter((one) => one.cause === cause).map(({ fixes }) => fixes),
  );
  const counts = [...Map.groupBy(lists, (fixes) => fixes.join()).values()].sort((a, b) => b.length - a.length);
  return counts[0]?.[0];
}

function fileOf(answers: Answers, id: string): string {
  const list = (flag: string) => written(listed(answers.get(flag)));
  return [
    '# yaml-language-server: $schema=../../../schemas/generated/editor/symptom.schema.json',
    `id: ${id} # published: it never changes`,
    `name:${textBlock(answers, 'name')}`,
    '# What people type into a search. Two symptoms may share an alias.',
    'aliases:',
    `  en: ${list('aliases-en')}`,
    `  zh: ${list('aliases-zh')}`,
    `category: ${answers.get('category')}`,
    ...['where', 'when', 'looks'].map((field) => `${field}: ${list(field)}`),
    `severity: ${answers.get('severity')}`,
    `stop_print: ${answers.get('stop_print') === 'yes'}`,
    `description:${textBlock(answers, 'description')}`,
    '# Most likely first: high before medium before low. Fixes in the order to try, cheap and likely first.',
    'causes:',
    `  - cause: ${answers.get('cause')}`,
    `    likelihood: ${answers.get('likelihood')}`,
    `    fixes: ${list('fixes')}`,
    '# Symptoms that are taken for this one. Each of them names this one too.',
    'related: []',
    `references: ${list('references')}`,
    '',
  ].join('\n');
}
