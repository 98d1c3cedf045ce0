import { foldToFind, foldToKey } from '../../../../core/names/fold.js';
import { nearest } from '../../../../core/names/nearest.js';
import { faultAt } from '../../../shared/problem.js';
import { everyText } from '../../../shared/tree.js';
import { type NamedRecord, namedRecords } from '../../compose/named-records.js';
import { idsByKind } from '../../compose/published-ids.js';
import type { Dataset } from '../../load/dataset.js';
import type { LintFinding, LintInput } from '../findings.js';

/** The record with a name, and the position of the name among its names. */
interface Owner extends Pick<NamedRecord, 'kind' | 'id'> {
  name: string;
  weight: number;
}

/** A name or alias stands for one record; only symptoms can share an alias, and then it must not be a name. */
export function* namesAreUnique({ dataset, records }: LintInput): Iterable<LintFinding> {
  const owners = new Map<string, Owner>();
  const reported = new Set<string>();
  for (const { kind, id, names } of namedRecords(dataset, records)) {
    for (const [weight, name] of names.entries()) {
      const key = `${kind}/${foldToKey(name)}`;
      const before = owners.get(key);
      const now = { kind, id, name, weight };
      if (!before) owners.set(key, now);
      else if (before.id !== id && !(kind === 'symptoms' && weight > 2 && before.weight > 2)) {
        const [owner, other] =
          claim(before) < claim(now) ? [before, now] : claim(now) < claim(before) ? [now, before] : [before, now];
        const place = locate(other, dataset);
        // If an alias of one record is the name of another, it is also its id.
        if (reported.has(`${place.file} ${place.path}`)) continue;
        reported.add(`${place.file} ${place.path}`);
        yield faultAt(place, 'name_of_another', [`"${other.name}" already stands for ${owner.id}`, 'a different name']);
      }
    }
  }
}

/** Rank of a claim to a name, best first: an id or the name it is derived from; another name; an alias. */
function claim({ kind, id, name, weight }: Owner): number {
  if (weight === 0 || foldToKey(id) === foldToKey(name)) return 0;
  return weight < (kind === 'brands' || kind === 'printers' ? 2 : 3) ? 1 : 2;
}

/** Where a name is written. That of a printer may follow the name of its brand. */
function locate({ kind, id, name, weight }: Owner, dataset: Dataset): Pick<LintFinding, 'file' | 'path'> {
  const pathIn = (names: object) => {
    const texts = [...everyText(names)];
    return (texts.find(([, text]) => text === name) ?? texts.find(([, text]) => name.endsWith(` ${text}`)))?.[0];
  };
  if (kind === 'brands') {
    const { name: own, aliases, vendors } = dataset.brands.value[id] ?? {};
    const below = weight === 0 ? undefined : pathIn({ name: own, aliases, vendors });
    return { file: dataset.brands.file, path: below === undefined ? id : `${id}.${below}` };
  }
  const { file = '', value } = dataset[kind].get(id) ?? {};
  const { model, name: own, name_zh, aliases, spellings } = (value ?? {}) as Partial<Record<string, unknown>>;
  return { file, path: pathIn({ id, model, name: own, name_zh, aliases, spellings }) ?? 'id' };
}

/**
 * A word of a language that the texts are not in is at least two edits from the names of other records, and belongs to
 * one.
 */
export function* otherLanguagesAreApart({ dataset, records }: LintInput): Iterable<LintFinding> {
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
}

/** Every published id exists, or redirects to an existing one; a new id is in the list of published ids. */
export function* publishedIdsStay({ dataset, records }: LintInput): Iterable<LintFinding> {
  const { publishedIds } = dataset;
  for (const [kind, ids] of Object.entries(idsByKind(records)) as [keyof typeof publishedIds.value, string[]][])
    yield* staying(dataset, kind, ids, publishedIds.value[kind] ?? []);
  // There is no list of published profile ids: they are compared with those of the previous release.
  const profiles = records.profiles.map(({ id }) => id);
  yield* staying(dataset, 'profiles', profiles, null);
}

/** @param published the ids of the kind that were ever published; null if there is no list of them */
function* staying(
  { publishedIds: { file: list }, redirects: { file, value } }: Dataset,
  kind: keyof Dataset['redirects']['value'],
  ids: readonly string[],
  published: readonly string[] | null,
): Iterable<LintFinding> {
  const exists = new Set(ids);
  const redirects = Object.entries(value[kind] ?? {});
  const ever = new Set(published);
  for (const [index, id] of (published ?? []).entries()) {
    if (exists.has(id) || redirects.some(([from]) => from === id)) continue;
    yield faultAt({ file: list, path: `${kind}.${index}` }, 'id_gone', [
      `"${id}" was published, but no longer exists`,
      `restore it, or add it to data/redirects.yaml under ${kind} with the id that replaces it`,
    ]);
  }
  for (const [from, to] of redirects) {
    const place = { file, path: `${kind}.${from}` };
    if (!exists.has(to)) yield faultAt(place, 'redirect_to_nothing', [`redirects to "${to}", which does not exist`]);
    else if (exists.has(from))
      yield faultAt(place, 'redirect_of_existing', [`"${from}" exists, but is also redirected`]);
    else if (published && !ever.has(from))
      yield faultAt(place, 'redirect_of_unpublished', [
        `"${from}" was never published`,
        `an id that data/${list} lists under ${kind}`,
      ]);
  }
  const missing = published ? ids.filter((id) => !ever.has(id)) : [];
  if (missing.length > 0)
    yield faultAt({ file: list, path: kind }, 'ids_unlisted', [
      `${missing.length} ids are not listed, such as "${missing[0]}"`,
      'run "npm run generate"',
    ]);
}
