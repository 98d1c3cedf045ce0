/** Kinds with a single file in the data folder, which is named after the kind. */
const SINGLE = [
  ...(['brands', 'sources', 'references', 'origins', 'redirects', 'exceptions', 'published-ids'] as const),
  ...(['well-known', 'other-languages', 'material-names', 'cura-machines', 'material-identifiers'] as const),
  ...(['filament-brands', 'filament-corrections'] as const),
];

/** Paths of the files of each kind with a schema, below the data folder. */
export const SOURCE_PATHS = [
  ...SINGLE.map((kind) => [kind, `${kind}.yaml`] as const),
  ['printer', 'printers/*/*.yaml'],
  ['processes', 'processes/*/*.yaml'],
  ['imported-printer', 'imported/*/printers/*.json'],
  ['imported-processes', 'imported/*/processes/*.json'],
  ['imported-presets', 'imported/*/presets/*.json'],
  ['imported-preset-values', 'imported/*/preset-values/*.json'],
  ['imported-product-presets', 'imported/*/product-presets/*.json'],
  ['imported-digests', 'imported/*/digests.json'],
  ['imported-filaments', 'imported/*/filaments/*.json'],
  ['imported-filament-presets', 'imported/*/filament-presets.json'],
  ['imported-machine-names', 'imported/*/machine-names.json'],
  ['imported-bases', 'imported/*/bases.json'],
  ['imported-codes', 'imported/*/codes/*.json'],
  ['material', 'materials/*.yaml'],
  ['setting', 'settings/*.yaml'],
  ['symptom', 'troubleshooting/symptoms/*.yaml'],
  ['cause', 'troubleshooting/causes/*.yaml'],
  ['fix', 'troubleshooting/fixes/*.yaml'],
  ['check', 'troubleshooting/checks/*.yaml'],
  ['setups', 'troubleshooting/setups.yaml'],
  ['case', 'troubleshooting/cases/!(held-out).yaml'],
  ['held-out', 'troubleshooting/cases/held-out.yaml'],
  ['trial-texts', 'troubleshooting/trials/texts.yaml'],
  ['trial-answers', 'troubleshooting/trials/answers.yaml'],
  ['trial-truths', 'troubleshooting/trials/truths.yaml'],
  ['calibration', 'calibration/*.yaml'],
  ['code-system', 'codes/*/system.yaml'],
  ['codes', 'codes/*/!(system).yaml'],
  ['slicer-keys', 'slicer-keys/*.json'],
  ['presets', 'presets/*.yaml'],
] as const;

/** The kinds of source files; all except drawings have a schema in schemas/source. */
export type SourceKind = (typeof SOURCE_PATHS)[number][0] | 'drawing';

/** Paths of the drawings: each is beside the file of its subject. */
export const DRAWING_PATHS: readonly (readonly [kind: SourceKind, pattern: string])[] = [
  ['drawing', 'troubleshooting/symptoms/*.svg'],
  ['drawing', 'calibration/*.svg'],
];

/** A YAML, JSON or SVG file of the data folder, parsed but not yet checked. */
export interface SourceFile {
  kind: SourceKind;
  /** Path below the data folder, with forward slashes. */
  file: string;
  /** SHA-256 of its content, hexadecimal. */
  digest: string;
  text: string;
  value: unknown;
}
