/**
 * The one map from what can be asked to the file that answers it. The build writes these files, the function
 * reads them. No dependencies: both sides import it.
 */
export const API = '/api/v1';

/** Something that can be asked for: a list, filtered or not. */
export type Subject =
  | { kind: 'printers'; brand?: string }
  | { kind: 'materials' }
  | { kind: 'profiles'; printer?: string; material?: string }
  | { kind: 'troubleshoot'; symptom?: string };

/** Path of a list without its ending: pages and chunks lie below it. */
function base(subject: Subject): string {
  switch (subject.kind) {
    case 'printers':
      return subject.brand === undefined ? `${API}/printers` : `${API}/printers/brand/${subject.brand}`;
    case 'materials':
      return `${API}/materials`;
    case 'profiles':
      if (subject.printer !== undefined && subject.material !== undefined)
        return `${API}/profiles/${subject.printer}/${subject.material}`;
      if (subject.printer !== undefined) return `${API}/profiles/printer/${subject.printer}`;
      if (subject.material !== undefined) return `${API}/profiles/material/${subject.material}`;
      return `${API}/profiles`;
    case 'troubleshoot':
      return subject.symptom === undefined ? `${API}/troubleshoot` : `${API}/troubleshoot/${subject.symptom}`;
  }
}

/** Folder of the further pages of a list (`page`), or of its chunks. */
export function folderPath(subject: Subject, of: 'page' | 'chunk'): string {
  return `${base(subject)}/${of}`;
}

/** File of a page (from 1) at the default limit. */
export function pagePath(subject: Subject, page = 1): string {
  return page === 1 ? `${base(subject)}.json` : `${folderPath(subject, 'page')}/${page}.json`;
}

/** File of a chunk of 100 records (from 1); only lists longer than their first page have chunks. */
export function chunkPath(subject: Subject, chunk: number): string {
  return `${folderPath(subject, 'chunk')}/${chunk}.json`;
}

/** File of one printer or one material. */
export function recordPath(kind: 'printers' | 'materials', id: string): string {
  return `${API}/${kind}/${id}.json`;
}

/** Files that are about the service as a whole. */
export const FILES = {
  index: `${API}/index.json`,
  openapi: `${API}/openapi.json`,
  openapiZh: `${API}/openapi.zh-cn.json`,
  manifest: `${API}/manifest.json`,
  changes: `${API}/changes.json`,
  settings: `${API}/settings.json`,
  vectors: `${API}/vectors.json`,
  redirects: `${API}/redirects.json`,
  /** Entity tags by path: which files there are, for the function. */
  etags: `${API}/etags.json`,
  /** Every name, alias and redirect, for queries that do not give an id as it is. */
  names: `${API}/names.json`,
} as const;

/** File of a schema. */
export function schemaPath(name: string): string {
  return `${API}/schemas/${name}.json`;
}
