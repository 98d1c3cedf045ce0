import { foldToFind } from '../../../core/names/fold.js';
import type { FindEntry, FindIndex } from '../../../core/names/search.js';
import type { NameKind } from '../../../core/names/spellings.js';
import { composeCalibration } from '../compose/calibration.js';
import { namedRecords } from '../compose/named-records.js';
import type { Records } from '../compose/records.js';
import { traditional } from '../compose/traditional.js';
import type { Dataset } from '../load/dataset.js';

/** `/api/v1/brief/find.json`: the names of every record, small enough to be searched in the browser. */
export function findIndex(dataset: Dataset, records: Records): FindIndex {
  const named = Map.groupBy(namedRecords(dataset, records), ({ kind }) => kind);
  const foreign = wordsOfOtherLanguages(dataset);
  const of = (kind: NameKind) =>
    (named.get(kind) ?? []).map(({ id, title, names, shared = [] }) =>
      entry(id, ...title, [...names, ...shared, ...(foreign.get(`${kind}/${id}`) ?? [])]),
    );
  const causes = new Map(records.rules.flatMap((rule) => rule.causes.map((cause) => [cause.id, cause])));
  return {
    symptoms: of('symptoms'),
    printers: of('printers'),
    materials: of('materials'),
    brands: of('brands'),
    filaments: records.filaments.map(({ id, brand, name }) => entry(id, `${brand} ${name}`, '', [])),
    filament_brands: records.filamentBrands.map(({ id, name, aliases }) => entry(id, name, '', aliases)),
    settings: records.settings.map(({ id, name, name_zh, slicers }) => {
      const others = Object.values(slicers).flatMap(({ key, label, label_zh }) => [key, label, label_zh]);
      return entry(
        id,
        name,
        name_zh,
        others.filter((other) => other !== null),
      );
    }),
    causes: [...causes.values()]
      .map(({ id, name, name_zh }) => entry(id, name, name_zh, []))
      .sort(([a], [b]) => (a < b ? -1 : 1)),
    calibration: composeCalibration(dataset).map(({ id, name, name_zh, tests }) => {
      const menus = Object.values(tests).flatMap((test) => (test ? [test.menu, test.menu_zh] : []));
      return entry(id, name, name_zh, [`calibrate ${name}`, `${name} calibration`, `校准${name_zh}`, ...menus]);
    }),
  };
}

/** Names of records in languages other than English and Chinese, by `<kind>/<id>`. */
function wordsOfOtherLanguages({ otherLanguages }: Dataset): Map<string, string[]> {
  const words = new Map<string, string[]>();
  for (const { symptoms, materials } of Object.values(otherLanguages.value))
    for (const [kind, table] of Object.entries({ symptoms, materials }))
      for (const [id, own] of Object.entries(table))
        words.set(`${kind}/${id}`, [...(words.get(`${kind}/${id}`) ?? []), ...own]);
  return words;
}

function entry(id: string, name: string, nameZh: string, names: readonly string[]): FindEntry {
  const zh = nameZh === name ? '' : nameZh;
  const shown = new Set([id, name, zh].map(foldToFind));
  const written = [zh, ...names].flatMap(traditional);
  const others = new Set([...names, ...written].map(foldToFind).filter((other) => other !== '' && !shown.has(other)));
  return [id, name, zh, ...others];
}
