import type { Records } from '../../compose/records.js';
import type { Dataset } from '../../load/dataset.js';

/** The things that the vectors ask for; undefined where the data has nothing of the kind. */
export interface Subjects {
  /** A brand whose name has a space in it. */
  brand: { id: string; name: string } | undefined;
  /** The same or another brand, with an alias in Latin letters, and with one in Chinese. */
  brandAlias: Alias | undefined;
  brandAliasZh: Alias | undefined;
  printer: string | undefined;
  printerAlias: Alias | undefined;
  material: string | undefined;
  materialAlias: Alias | undefined;
  /** A material whose name ends in a plus. */
  plusMaterial: string | undefined;
  /** A material that the printer has no profile for. */
  missing: string | undefined;
  /** A printer with more profiles than a page holds. */
  manyProfiles: string | undefined;
  symptom: string | undefined;
  symptomAlias: Alias | undefined;
  symptomAliasZh: Alias | undefined;
  sharedAlias: { alias: string; ids: string[] } | undefined;
}

interface Alias {
  alias: string;
  id: string;
}

/** Names that people ask for; the first that the data has is taken, else the first of all. */
const PREFERRED = ['bambu-lab', 'bambu-lab-p1s', 'petg', 'stringing'];

const LATIN = /^[A-Za-z0-9]+$/;
const HAN = /^\p{Script=Han}+$/u;

export function chooseSubjects({ brands }: Dataset, { printers, materials, profiles, rules }: Records): Subjects {
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
    brand: first(named.filter(({ name }) => /^\w+ \w+$/.test(name))),
    brandAlias: aliasOf(named, LATIN),
    brandAliasZh: aliasOf(named, HAN),
    printer: printer?.id,
    printerAlias: aliasOf(printers, LATIN),
    material: first(materials.filter(({ id }) => printer?.materials.includes(id)))?.id,
    materialAlias: aliasOf(
      materials.map(({ id, name_zh, aliases }) => ({ id, aliases: [...aliases, name_zh] })),
      HAN,
    ),
    plusMaterial: materials.find(({ id }) => id.endsWith('-plus'))?.id,
    missing: materials.find(({ id }) => !printer?.materials.includes(id))?.id,
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
