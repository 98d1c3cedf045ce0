import { API, FILES, pagePath, recordPath } from '../../../core/contract/paths.js';

/** A request that is shown in several languages, with what the programs print of its answer. */
export interface Call {
  path: string;
  /** Parameters of the query; none: the path is that of a file. */
  query?: Readonly<Record<string, string>>;
  /** Name of a record in the programs; or the whole document, where there are no records in it. */
  item: string;
  /** How many records are printed; left out: all. `whole`: the answer is no list of records. */
  first?: number | 'whole';
  /** The printed fields of each, as paths: `build_volume_mm.z`, `causes.0.name`. Null must not be among it. */
  prints: readonly string[];
}

const [printer, material, symptom] = ['bambu-lab-p1s', 'petg', 'stringing'];

/** The requests, by the name that pages call them by. */
export const CALLS: Readonly<Record<string, Call>> = {
  printers: {
    path: `${API}/printers`,
    query: { brand: 'Bambu Lab', limit: '3' },
    item: 'printer',
    prints: ['id', 'build_volume_mm.z'],
  },
  materials: {
    path: `${API}/materials`,
    query: { limit: '3' },
    item: 'material',
    prints: ['id', 'nozzle_temperature_c.min', 'nozzle_temperature_c.max'],
  },
  profiles: {
    path: `${API}/profiles`,
    query: { printer, material },
    item: 'profile',
    prints: ['nozzle.diameter_mm', 'nozzle_temperature_c.other_layers', 'bed_temperature_c.other_layers'],
  },
  troubleshoot: {
    path: `${API}/troubleshoot`,
    query: { symptom: '拉丝' },
    item: 'rule',
    prints: ['id', 'causes.0.name', 'causes.0.fixes.0.action'],
  },
  printer: { path: recordPath('printers', printer), item: 'printer', prints: ['id', 'model'] },
  brand: {
    path: pagePath({ kind: 'printers', brand: 'prusa' }),
    item: 'printer',
    first: 3,
    prints: ['id', 'build_volume_mm.z'],
  },
  pair: {
    path: pagePath({ kind: 'profiles', printer, material }),
    item: 'profile',
    prints: ['nozzle.diameter_mm', 'flow_ratio'],
  },
  rule: {
    path: pagePath({ kind: 'troubleshoot', symptom }),
    item: 'rule',
    prints: ['id', 'causes.0.name'],
  },
  brief: {
    path: FILES.briefPrinters,
    item: 'printer',
    first: 3,
    prints: ['id', 'build_volume_mm.x', 'build_volume_mm.y', 'build_volume_mm.z'],
  },
  settings: { path: FILES.settings, item: 'setting', first: 3, prints: ['id', 'slicers.orcaslicer.key'] },
  index: { path: FILES.index, item: 'index', first: 'whole', prints: ['version', 'counts.printers'] },
  names: { path: FILES.names, item: 'names', first: 'whole', prints: ['printers.x1c.0', 'symptoms.拉丝.0'] },
};

/** The call that a page names. @throws when there is none */
export function callOf(name: string): Call {
  const call = CALLS[name];
  if (!call) throw new Error(`there is no call "${name}"`);
  return call;
}

/** Path and query of a call. */
export function requestOf({ path, query }: Call): string {
  return query ? `${path}?${new URLSearchParams(query)}` : path;
}

/** The output of the programs for an answer. @throws when there is nothing at a path */
export function outputOf({ first, prints }: Call, answer: unknown): string {
  const records = first === 'whole' ? [answer] : (answer as { data: unknown[] }).data.slice(0, first);
  const line = (record: unknown) => prints.map((path) => String(at(record, path))).join(' ');
  return records.map(line).join('\n');
}

function at(value: unknown, path: string): unknown {
  let found: unknown = value;
  for (const key of path.split('.')) found = (found as Record<string, unknown> | null | undefined)?.[key];
  if (found === null || found === undefined) throw new Error(`there is nothing at "${path}" to print`);
  return found;
}
