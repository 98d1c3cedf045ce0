import type { Records } from '../../compose/records.js';
import type { Dataset } from '../../load/dataset.js';

/** The records used in the vectors; undefined if the data has none of the kind. */
export type Subjects = ReturnType<typeof chooseSubjects>;

interface Alias {
  alias: string;
  id: string;
}

/** Well-known ids; the first one in the data is used, else the first record. */
const PREFERRED = ['bambu-lab', 'bambu-lab-p1s', 'petg', 'stringing'];

const LATIN = /^[A-Za-z0-9]+$/;
const HAN = /^\p{Script=Han}+$/u;

/** Chooses well-known records if the data has them, else the first ones. */
export function chooseSubjects({ brands }: Dataset, { printers, materials, profiles, rules }: Records) {
  const used = [...new Set(printers.map(({ brand_id }) => brand_id))];
  const named = used.map((id) => ({
    id,
    name: brands.value[id]?.name ?? '',
    aliases: brands.value[id]?.aliases ?? [],
  }));
  const printer = first(printers.filter((candidate) => candidate.materials.length > 0));
  const counts = Map.groupBy(profiles, (profile) => profile.printer);
  const aliasesOfRules = Map.groupBy(
    rules.flatMap(({ id, aliases }) => aliases.map((alias) => ({ alias, id }))),
    ({ alias }) => alias,
  );
  const shared = [...aliasesOfRules].find(([, all]) => all.length > 1);
  const own = [...aliasesOfRules.values()].filter((all) => all.length === 1).flat();
  return {
    /** A brand with a space in its name. */
    brand: first(named.filter(({ name }) => /^\w+ \w+$/.test(name))),
    /** The same or another brand, with an alias in Latin letters and one in Chinese. */
    brandAlias: aliasOf(named, LATIN),
    brandAliasZh: aliasOf(named, HAN),
    printer: printer?.id,
    printerAlias: aliasOf(printers, LATIN),
    material: first(materials.filter(({ id }) => printer?.materials.includes(id)))?.id,
    materialAlias: aliasOf(
      materials.map(({ id, name_zh, aliases }) => ({ id, aliases: [...aliases, name_zh] })),
      HAN,
    ),
    /** A material whose name ends with a plus sign. */
    plusMaterial: materials.find(({ id }) => id.endsWith('-plus'))?.id,
    /** A material without a profile for the printer. */
    missing: materials.find(({ id }) => !printer?.materials.includes(id))?.id,
    /** A printer with more profiles than fit on a page. */
    manyProfiles: [...counts].find(([, all]) => all.length > 100)?.[0],
    symptom: first(rules)?.id,
    symptomAlias: own.find(({ alias }) => /^[a-z ]+$/i.test(alias)),
    symptomAliasZh: own.find(({ alias }) => HAN.test(alias)),
    sharedAlias: shared && { alias: shared[0], ids: shared[1].map(({ id }) => id) },
  };
}

function first<T extends { id: string }>(items: readonly T[]): T | undefined {
  return items.find(({ id }) => PREFERRED.includes(id)) ?? items[0];
}

function aliasOf(items: readonly { id: string; aliases: readonly string[] }[], form: RegExp): Alias | undefined {
  const all = items.flatMap(({ id, aliases }) =>
    aliases.filter((alias) => form.test(alias)).map((alias) => ({ id, alias })),
  );
  return all.find(({ id }) => PREFERRED.includes(id)) ?? all[0];
}
