/** The kinds of source files, each with its schema in schemas/source. */
export type SourceKind =
  | 'brands'
  | 'sources'
  | 'references'
  | 'redirects'
  | 'exceptions'
  | 'published-ids'
  | 'printer'
  | 'processes'
  | 'material'
  | 'setting'
  | 'symptom'
  | 'cause'
  | 'fix';

/** Where the files of each kind are, below the data folder. */
export const PLACES: readonly (readonly [kind: SourceKind, pattern: string])[] = [
  ['brands', 'brands.yaml'],
  ['sources', 'sources.yaml'],
  ['references', 'references.yaml'],
  ['redirects', 'redirects.yaml'],
  ['exceptions', 'exceptions.yaml'],
  ['published-ids', 'published-ids.yaml'],
  ['printer', 'printers/*/*.yaml'],
  ['processes', 'processes/*/*.yaml'],
  ['material', 'materials/*.yaml'],
  ['setting', 'settings/*.yaml'],
  ['symptom', 'troubleshooting/symptoms/*.yaml'],
  ['cause', 'troubleshooting/causes/*.yaml'],
  ['fix', 'troubleshooting/fixes/*.yaml'],
];

/** A YAML file of the data folder, parsed but not yet checked. */
export interface SourceFile {
  kind: SourceKind;
  /** Path below the data folder, with forward slashes. */
  file: string;
  text: string;
  value: unknown;
}
