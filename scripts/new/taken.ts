import { foldToKey } from '../../core/fold.js';
import type { NameKind } from '../../core/names.js';
import { allNamed } from '../compose/names.js';
import type { Question } from '../edit/questions.js';
import { listed } from '../edit/questions.js';
import { slug } from '../shared/slug.js';
import type { Known } from './kind.js';

/** That something else is called so already, told for the person who wanted the name; undefined: nothing is. */
export function takenProblem({ dataset, records }: Known, kind: NameKind, name: string): string | undefined {
  const key = foldToKey(name);
  const owner = allNamed(dataset, records).find(
    (named) =>
      named.kind === kind &&
      // A printer's bare model two brands may share.
      (kind === 'printers' ? named.names.slice(0, -1) : named.names).some((own) => foldToKey(own) === key),
  );
  return owner && `"${name}" already stands for ${owner.id}`;
}

/** What is wrong with a name that an id is made of: none can be, or it is there. */
export function idProblem(entries: ReadonlyMap<string, unknown>, id: string): string | undefined {
  if (!/[a-z0-9]/.test(id)) return 'gives no id (needs Latin letters or digits)';
  return entries.has(id) ? `"${id}" is there already` : undefined;
}

/** Other names, which nothing else may have. */
export function aliasQuestion(known: Known, kind: NameKind): Question {
  return {
    flag: 'aliases',
    asks: 'Other names that people use, in either language',
    many: true,
    problem: (answer) =>
      listed(answer)
        .map((name) => (name.length < 2 ? `"${name}" is too short` : takenProblem(known, kind, name)))
        .find((problem) => problem !== undefined),
  };
}

/** Ids of what was read, from data/references.yaml. */
export function referencesQuestion({ dataset }: Known, when?: Question['when']): Question {
  const all = Object.keys(dataset.references.value);
  return {
    flag: 'references',
    asks: 'What was read for it: ids of data/references.yaml ("npm run new -- source" adds one)',
    required: true,
    many: true,
    choices: () => all,
    ...(when ? { when } : {}),
  };
}

/** The id that a text would have. */
export function idOf(text: string | undefined): string {
  return slug(text ?? '');
}
