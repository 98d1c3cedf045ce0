import { foldToFind } from '../../../../core/names/fold.js';
import { nearest } from '../../../../core/names/nearest.js';
import { faultAt } from '../../../shared/problem.js';
import { namedRecords } from '../../compose/named-records.js';
import type { LintRule } from '../findings.js';

export default {
  name: 'other-languages-are-apart',
  description:
    'A word of a language that the texts are not in is at least two edits from the names of other records, and belongs to one.',
  *check({ dataset, records }) {
    const owners = new Map<string, string>();
    for (const { kind, id, names, shared = [] } of namedRecords(dataset, records))
      for (const name of [...names, ...shared]) owners.set(foldToFind(name), `${kind}/${id}`);
    // Words one edit apart share their first letter or all their letters.
    const alike = new Map<string, string[]>();
    const letters = (key: string) => [...key].sort().join('');
    for (const key of owners.keys())
      for (const clue of [`${key[0]} ${key.length}`, letters(key)]) alike.set(clue, [...(alike.get(clue) ?? []), key]);
    const { file, value } = dataset.otherLanguages;
    const foreign = new Map<string, string>();
    for (const [language, tables] of Object.entries(value))
      for (const kind of ['symptoms', 'materials'] as const)
        for (const [id, words] of Object.entries(tables[kind]))
          for (const [place, word] of words.entries()) {
            const [key, owner] = [foldToFind(word), `${kind}/${id}`];
            const clues = [letters(key), ...[-1, 0, 1].map((more) => `${key[0]} ${key.length + more}`)];
            const names = clues.flatMap((clue) => alike.get(clue) ?? []);
            const near = nearest(key, names, 1).map(({ name }) => owners.get(name));
            const other = [...near, foreign.get(key)].find((one) => one !== undefined && one !== owner);
            foreign.set(key, owner);
            if (other !== undefined)
              yield faultAt({ file, path: `${language}.${kind}.${id}.${place}` }, 'name_of_another', [
                `"${word}" is, but for one letter, what ${other} is called`,
                'a different name',
              ]);
          }
  },
} satisfies LintRule;
