import { foldToKey } from '../../../core/names/fold.js';
import type { NameKind } from '../../../core/names/spellings.js';
import { namedRecords } from '../../pipeline/compose/named-records.js';
import { slug } from '../../shared/slug.js';
import type { Question } from '../edit/questions.js';
import { splitList } from '../edit/questions.js';
import type { NewContext } from './record-kind.js';

/** The message for a name that another record already has; undefined when the name is free. */
export function nameConflict({ dataset, records }: NewContext, kind: NameKind, name: string): string | undefined {
  const key = foldToKey(name);
  const owner = namedRecords(dataset, records).find(
    (named) =>
      named.kind === kind &&
      // A printer's bare model two brands may share.
      (kind === 'printers' ? named.names.slice(0, -1) : named.names).some((own) => foldToKey(own) === key),
  );
  return owner && `"${name}" already stands for ${owner.id}`;
}

/** What is wrong with a name that an id is made of: none can be, or it is there. */
export function idProblem(entries: ReadonlyMap<string, unknown>, id: string): string | undefined {
  if (!/[a-z0-9]/.test(id)) return 'cannot become an id (needs Latin letters or digits)';
  return entries.has(id) ? `"${id}" already exists` : undefined;
}

/** Other names, which nothing else may have. */
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

/** Ids of what was read, from data/references.yaml. */
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

/** The id that a text would have. */
export function idOf(text: string | undefined): string {
  return slug(text ?? '');
}
