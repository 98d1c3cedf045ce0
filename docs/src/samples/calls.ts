import { API, FILES, pagePath, recordPath } from '../../../core/contract/paths.js';

/** A sample request, with the fields that the programs print. */
export interface Call {
  path: string;
  /** Query parameters; absent: the path is that of a file. */
  query?: Readonly<Record<string, string>>;
  /** Variable name for a record, or for the whole document if it has no records. */
  item: string;
  /** Number of records printed; absent: all. `whole`: the answer is not a list. */
  first?: number | 'whole';
  /** Printed fields of each as paths: `build_volume_mm.z`, `causes.0.name`. They must not be null. */
  prints: readonly string[];
}

const [printer, material, symptom] = ['bambu-lab-p1s', 'petg', 'stringing'];

/** The sample requests by name. */
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

/** A sample request by name. @throws if there is none */
export function callOf(name: string): Call {
  const call = CALLS[name];
  if (!call) throw new Error(`there is no call "${name}"`);
  return call;
}

export function requestOf({ path, query }: Call): string {
  return query ? `${path}?${new URLSearchParams(query)}` : path;
}

/** The output of the programs for an answer. @throws if a path does not exist */
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
