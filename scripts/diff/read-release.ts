import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { chunkPath, FILES, pagePath, type Subject } from '../../functions/paths.js';
import type { JsonObject } from '../shared/tree.js';

/** The kinds of records that a release holds. */
export const KINDS = ['printers', 'materials', 'profiles', 'rules', 'settings'] as const;
export type Kind = (typeof KINDS)[number];

/** A built release: its version, and its records by kind and id. */
export interface Release {
  version: string;
  records: Record<Kind, Map<string, JsonObject>>;
}

/** Reads the records of a built release. @throws when the folder holds none */
export function readRelease(folder: string): Release {
  const json = (file: string) =>
    JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as {
      data: (JsonObject & { id: string })[];
      version: string;
    };
  if (!existsSync(path.join(folder, FILES.index))) throw new Error(`${folder}: no release (misses ${FILES.index})`);
  const whole = (subject: Subject) => {
    if (!existsSync(path.join(folder, chunkPath(subject, 1)))) return json(pagePath(subject)).data;
    const all: (JsonObject & { id: string })[] = [];
    for (let chunk = 1; existsSync(path.join(folder, chunkPath(subject, chunk))); chunk++)
      all.push(...json(chunkPath(subject, chunk)).data);
    return all;
  };
  const byId = (records: readonly (JsonObject & { id: string })[]) =>
    new Map(records.map((record) => [record.id, record as JsonObject]));
  return {
    version: json(FILES.index).version,
    records: {
      printers: byId(whole({ kind: 'printers' })),
      materials: byId(whole({ kind: 'materials' })),
      profiles: byId(whole({ kind: 'profiles' })),
      rules: byId(whole({ kind: 'troubleshoot' })),
      settings: byId(json(FILES.settings).data),
    },
  };
}
