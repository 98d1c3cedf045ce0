import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ReleaseKind } from '../../../core/contract/changes.js';
import { codesPath, FILES, filamentsPath, type Subject } from '../../../core/contract/paths.js';
import { readList, readPages } from '../../../core/contract/whole-list.js';
import type { FitMatrix } from '../../../schemas/generated/record.js';
import type { JsonObject } from '../../shared/tree.js';

/** A built release: its version, and its records by kind and id. */
export interface ReleaseRecords {
  version: string;
  sources: Readonly<Record<string, { name: string; repository: string; commit: string }>>;
  records: Record<ReleaseKind, Map<string, JsonObject>>;
}

/** Reads the records of a built release. @throws when the folder contains none */
export function readRelease(folder: string): ReleaseRecords {
  const json = (file: string) =>
    JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as {
      data: (JsonObject & { id: string })[];
      version: string;
      sources: ReleaseRecords['sources'];
    };
  if (!existsSync(path.join(folder, FILES.index)))
    throw new Error(`${folder}: not a release (${FILES.index} is missing)`);
  const has = (file: string) => existsSync(path.join(folder, file));
  const whole = (subject: Subject) => readList(subject, has, json);
  const byId = (records: readonly (JsonObject & { id: string })[]) =>
    new Map(records.map((record) => [record.id, record as JsonObject]));
  const productsOf = (brand: string) => readPages((page) => filamentsPath(brand, page), has, json);
  const { version, sources } = json(FILES.index);
  return {
    version,
    sources,
    records: {
      printers: byId(whole({ kind: 'printers' })),
      materials: byId(whole({ kind: 'materials' })),
      profiles: byId(whole({ kind: 'profiles' })),
      rules: byId(whole({ kind: 'troubleshoot' })),
      settings: byId(json(FILES.settings).data),
      filaments: byId(json(FILES.filamentBrands).data.flatMap(({ id }) => productsOf(id))),
      fit: verdicts(JSON.parse(readFileSync(path.join(folder, FILES.fit), 'utf8'))),
      codes: byId(json(FILES.codes).data.flatMap(({ id }) => json(codesPath(id)).data)),
    },
  };
}

/** One record per printer, with a field per material. */
function verdicts({ letters, materials, printers }: FitMatrix): Map<string, JsonObject> {
  const words = new Map<string, string>(Object.entries(letters));
  return new Map(
    Object.entries(printers).map(([id, row]) => [
      id,
      Object.fromEntries(materials.map((material, at) => [material, words.get(row.charAt(at)) ?? null])),
    ]),
  );
}
