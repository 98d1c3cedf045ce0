/** The kinds of source files, each with its schema in schemas/source. */
export type SourceKind =
  | 'brands'
  | 'sources'
  | 'references'
  | 'origins'
  | 'redirects'
  | 'exceptions'
  | 'published-ids'
  | 'well-known'
  | 'material-names'
  | 'cura-machines'
  | 'material-identifiers'
  | 'printer'
  | 'processes'
  | 'imported-printer'
  | 'imported-processes'
  | 'imported-presets'
  | 'imported-preset-values'
  | 'imported-digests'
  | 'imported-filaments'
  | 'imported-filament-presets'
  | 'imported-machine-names'
  | 'filament-brands'
  | 'material'
  | 'setting'
  | 'symptom'
  | 'cause'
  | 'fix'
  | 'check'
  | 'setups'
  | 'case'
  | 'held-out'
  | 'calibration'
  | 'slicer-keys'
  | 'presets';

/** Where the files of each kind are, below the data folder. */
export const PLACES: readonly (readonly [kind: SourceKind, pattern: string])[] = [
  ['brands', 'brands.yaml'],
  ['sources', 'sources.yaml'],
  ['references', 'references.yaml'],
  ['origins', 'origins.yaml'],
  ['redirects', 'redirects.yaml'],
  ['exceptions', 'exceptions.yaml'],
  ['published-ids', 'published-ids.yaml'],
  ['well-known', 'well-known.yaml'],
  ['material-names', 'material-names.yaml'],
  ['cura-machines', 'cura-machines.yaml'],
  ['material-identifiers', 'material-identifiers.yaml'],
  ['printer', 'printers/*/*.yaml'],
  ['processes', 'processes/*/*.yaml'],
  ['imported-printer', 'imported/*/printers/*.json'],
  ['imported-processes', 'imported/*/processes/*.json'],
  ['imported-presets', 'imported/*/presets/*.json'],
  ['imported-preset-values', 'imported/*/preset-values/*.json'],
  ['imported-digests', 'imported/*/digests.json'],
  ['imported-filaments', 'imported/*/filaments/*.json'],
  ['imported-filament-presets', 'imported/*/filament-presets.json'],
  ['imported-machine-names', 'imported/*/machine-names.json'],
  ['filament-brands', 'filament-brands.yaml'],
  ['material', 'materials/*.yaml'],
  ['setting', 'settings/*.yaml'],
  ['symptom', 'troubleshooting/symptoms/*.yaml'],
  ['cause', 'troubleshooting/causes/*.yaml'],
  ['fix', 'troubleshooting/fixes/*.yaml'],
  ['check', 'troubleshooting/checks/*.yaml'],
  ['setups', 'troubleshooting/setups.yaml'],
  ['case', 'troubleshooting/cases/!(held-out).yaml'],
  ['held-out', 'troubleshooting/cases/held-out.yaml'],
  ['calibration', 'calibration/*.yaml'],
  ['slicer-keys', 'slicer-keys/*.json'],
  ['presets', 'presets/*.yaml'],
];

/** A YAML or JSON file of the data folder, parsed but not yet checked. */
export interface SourceFile {
  kind: SourceKind;
  /** Path below the data folder, with forward slashes. */
  file: string;
  /** SHA-256 of its content, in hexadecimal digits. */
  digest: string;
  text: string;
  value: unknown;
}
