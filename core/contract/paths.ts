import type { NameKind } from '../names/spellings.js';
import { type Language, localeOf } from '../words/language.js';
import type { SlicerId } from '../words/slicers.js';

/** The one map from a request to the file that answers it. The build writes these files; everything else reads them. */
export const API = '/api/v1';

/** Page of the site for a path that leads nowhere, in the language of the path. */
export function missingPagePath(pathname: string): string {
  return `${localeOf(pathname).prefix}/404.html`;
}

/** A list that can be requested, filtered or not. */
export type Subject =
  | { kind: 'printers'; brand?: string }
  | { kind: 'materials' }
  | { kind: 'profiles'; printer?: string; material?: string }
  | { kind: 'troubleshoot'; symptom?: string };

/** Path of a list without its ending; its further pages are below it. */
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

/** File of a page (from 1) at the default limit. */
export function pagePath(subject: Subject, page = 1): string {
  return pageOfList(base(subject), page);
}

/** File of a page (from 1) of the list at a path without its ending, such as `/api/v1/printers`. */
export function pageOfList(list: string, page: number): string {
  return page === 1 ? `${list}.json` : `${list}/page/${page}.json`;
}

/** The list (its path without the ending) and page number that a file is; null for files other than JSON. */
export function partsOfPagePath(path: string): { list: string; page: number } | null {
  const [, list, page = '1'] = /^(.+?)(?:\/page\/([1-9][0-9]{0,6}))?\.json$/.exec(path) ?? [];
  return list === undefined ? null : { list, page: Number(page) };
}

export function recordPath(kind: 'printers' | 'materials', id: string): string {
  return `${API}/${kind}/${id}.json`;
}

/** File of a page (from 1) of the branded filaments of a brand. */
export function filamentsPath(brand: string, page = 1): string {
  return pageOfList(`${API}/filaments/${brand}`, page);
}

/** File of the slicer presets of a branded filament; exists only if there are some. */
export function productPresetsPath(brand: string, filament: string): string {
  return `${API}/filaments/${brand}/${filament}.json`;
}

/** File of a printer's verdicts on every material. */
export function fitPath(printer: string): string {
  return `${API}/fit/${printer}.json`;
}

/** File of a part of the entity tags and names, see lookup.ts. */
export function lookupPath(part: number | '{part}'): string {
  return `${API}/lookup/${part}.json`;
}

export function codesPath(system: string): string {
  return `${API}/codes/${system}.json`;
}

/** A file that exists exactly if there is something of this kind with this id. */
export function namedPath(kind: NameKind, id: string): string {
  switch (kind) {
    case 'brands':
      return pagePath({ kind: 'printers', brand: id });
    case 'printers':
    case 'materials':
      return recordPath(kind, id);
    case 'symptoms':
      return pagePath({ kind: 'troubleshoot', symptom: id });
  }
}

export function picturePath(symptom: string): string {
  return `${API}/pictures/${symptom}.svg`;
}

export function calibrationPicturePath(step: string): string {
  return `${API}/pictures/calibration/${step}.svg`;
}

/** File that maps records to the settings of a slicer. */
export function presetsPath(slicer: SlicerId | '{slicer}'): string {
  return `${API}/presets/${slicer}.json`;
}

/** File of the short version of a record in one language. */
export function briefPath(kind: 'materials' | 'troubleshoot', language: Language | '{language}', id: string): string {
  return `${API}/brief/${language}/${kind}/${id}.json`;
}

/** File of the values that a slicer's own presets set on a printer whose records come from another source. */
export function presetValuesPath(slicer: string, printer: string): string {
  return `${API}/presets/${slicer}/${printer}.json`;
}

/** Files about the service as a whole. */
export const FILES = {
  index: `${API}/index.json`,
  openapi: `${API}/openapi.json`,
  openapiZh: `${API}/openapi.zh-cn.json`,
  manifest: `${API}/manifest.json`,
  /** The latest version, and which steps to it are kept. */
  changes: `${API}/changes.json`,
  changesIndex: `${API}/changes/index.json`,
  settings: `${API}/settings.json`,
  /** Names of brands and sources, every rule without its causes, and the names of every material. */
  briefIndex: `${API}/brief/index.json`,
  briefRules: `${API}/brief/troubleshoot.json`,
  briefMaterials: `${API}/brief/materials.json`,
  /** The filament brands; the products of each are in a file of its own. */
  filamentBrands: `${API}/filaments/brands.json`,
  /** The sources that the verdicts of {@link fitPath} cite by position. */
  sources: `${API}/sources.json`,
  /** The verdict for every printer and material, one letter per pair. */
  fit: `${API}/fit.json`,
  briefPrinters: `${API}/brief/printers.json`,
  /** How each setting is used: its values in all records, and the symptoms that it can fix. */
  briefSettings: `${API}/brief/settings.json`,
  /** Weights of the causes of each symptom, and the checks that distinguish them. */
  diagnose: `${API}/diagnose.json`,
  /** The systems of codes that machines report; the codes of each are in a file of its own. */
  codes: `${API}/codes.json`,
  /** From a new spool to a tuned profile, step by step. */
  calibration: `${API}/calibration.json`,
  vectors: `${API}/vectors.json`,
  /** Resolved rules for many setups, for testing clients. */
  resolveVectors: `${API}/vectors/resolve.json`,
  redirects: `${API}/redirects.json`,
  /** Entity tags by path, from which the function knows which files exist. */
  etags: `${API}/etags.json`,
  /** Every name, alias and redirect, for queries that do not use the exact id. */
  names: `${API}/names.json`,
  /** Names of branded filaments and identifiers, read only if the names above have no match. */
  furtherNames: `${API}/names-further.json`,
  /**
   * Identifiers of other systems in their own spelling, with our ids; those of single colours and sizes are in files of
   * their own.
   */
  identify: `${API}/identify.json`,
  identifySpools: `${API}/identify/spools.json`,
  find: `${API}/brief/find.json`,
} as const;

/** Files for other programs, in each program's own format, below the address to configure there. */
export const INTEGRATIONS = '/integrations/spoolman';

/** The files that Spoolman fetches from its external database. */
export const SPOOLMAN = {
  filaments: `${INTEGRATIONS}/filaments.json`,
  materials: `${INTEGRATIONS}/materials.json`,
} as const;

/** File of the step to a version of the data. */
export function changesPath(version: string): string {
  return `${API}/changes/${version}.json`;
}

export function schemaPath(name: string): string {
  return `${API}/schemas/${name}.json`;
}
