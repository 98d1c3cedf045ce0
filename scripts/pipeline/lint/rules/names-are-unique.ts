import { foldToKey } from '../../../../core/names/fold.js';
import { faultAt } from '../../../shared/problem.js';
import { type NamedRecord, namedRecords } from '../../compose/named-records.js';
import type { Dataset } from '../../load/dataset.js';
import type { LintFinding, LintRule } from '../findings.js';

/** The record with a name, and the position of the name among its names. */
interface Owner extends Pick<NamedRecord, 'kind' | 'id'> {
  name: string;
  weight: number;
}

export default {
  name: 'names-are-unique',
  description:
    'A name or alias stands for one record; only symptoms can share an alias, and then it must not be a name.',
  *check({ dataset, records }) {
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
          yield faultAt(place, 'name_of_another', [
            `"${other.name}" already stands for ${owner.id}`,
            'a different name',
          ]);
        }
      }
    }
  },
} satisfies LintRule;

/** Rank of a claim to a name, best first: an id or the name it is derived from; another name; an alias. */
function claim({ kind, id, name, weight }: Owner): number {
  if (weight === 0 || foldToKey(id) === foldToKey(name)) return 0;
  return weight < (kind === 'brands' || kind === 'printers' ? 2 : 3) ? 1 : 2;
}

function locate({ kind, id, name, weight }: Owner, dataset: Dataset): Pick<LintFinding, 'file' | 'path'> {
  switch (kind) {
    case 'brands': {
      const { aliases = [], vendors = [] } = dataset.brands.value[id] ?? {};
      const at = weight - 2;
      const below =
        weight === 1
          ? '.name'
          : at < 0
            ? ''
            : at < aliases.length
              ? `.aliases.${at}`
              : `.vendors.${Math.min(at, aliases.length + vendors.length - 1) - aliases.length}`;
      return { file: dataset.brands.file, path: `${id}${below}` };
    }
    case 'printers': {
      const { file = '', value } = dataset.printers.get(id) ?? {};
      const aliases = value?.aliases ?? [];
      const at = (weight - 2) % Math.max(aliases.length, 1);
      return { file, path: weight === 0 ? 'id' : weight === 1 ? 'model' : `aliases.${at}` };
    }
    case 'materials': {
      const { file = '', value } = dataset.materials.get(id) ?? {};
      return { file, path: ['id', 'name', 'name_zh'][weight] ?? inList('aliases', value?.aliases, name) };
    }
    case 'symptoms': {
      const { file = '', value } = dataset.symptoms.get(id) ?? {};
      const path = ['id', 'name.en', 'name.zh'][weight];
      const lists = (['aliases', 'spellings'] as const).flatMap((field) =>
        (['en', 'zh'] as const).map((language) => [`${field}.${language}`, value?.[field]?.[language]] as const),
      );
      const [at, list] = lists.find(([, names]) => names?.includes(name)) ?? ['aliases.en', undefined];
      return { file, path: path ?? inList(at, list, name) };
    }
  }
}

function inList(path: string, list: readonly string[] | undefined, name: string): string {
  const index = list?.indexOf(name) ?? -1;
  return index === -1 ? path : `${path}.${index}`;
}
