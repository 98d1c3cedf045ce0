/** Modules that are put together in one script. */
interface Group {
  name: string;
  /** Paths from the root of the repository without their ending; a folder ends with a slash. */
  modules: string[];
  /** What is not of the repository. */
  packages?: RegExp;
  minShareCount?: number;
}

/**
 * What scripts are put together in: by itself the bundler makes a file of every few lines that two pages share, and on a
 * slow connection each file costs more than it holds. The first group that a module fits has it, with all that it needs.
 */
export const GROUPS: Group[] = [
  // What every page runs, and others use as well.
  {
    name: 'page',
    modules: [
      ...['core/contract/paths', 'core/words/language', 'core/words/slicers'],
      ...['docs/src/explorer/query-state', 'docs/src/explorer/texts/fill', 'docs/src/printing'],
      ...['docs/src/setup/query-state', 'docs/src/setup/setup', 'docs/src/setup/texts', 'docs/src/setup/watch'],
      ...['docs/src/setup/format-setup', 'docs/src/records/paths', 'docs/src/layouts/waiting', 'docs/src/file-drop'],
    ],
    packages: /preload-helper/,
  },
  // What values of closed lists are called.
  { name: 'words', modules: ['core/words/enumerations'] },
  // Reading files of the service, and finding things by their names.
  {
    name: 'names',
    modules: [
      ...['core/contract/limits', 'core/profiles/range', 'core/profiles/choose-nozzle', 'core/words/values'],
      ...['core/names/fold', 'core/names/nearest', 'core/names/printer-name', 'core/names/search'],
      ...['clients/typescript/src/errors', 'clients/typescript/src/files', 'clients/typescript/src/resolve-record'],
      ...['clients/typescript/src/http/errors', 'clients/typescript/src/source'],
      ...['docs/src/explorer/load', 'docs/src/records/find/find-index', 'docs/src/setup/resolve-setup'],
    ],
  },
  {
    name: 'search',
    modules: [
      'core/names/question',
      ...['documentation', 'elements', 'question', 'search', 'texts'].map(
        (module) => `docs/src/records/find/${module}`,
      ),
    ],
  },
  // Looking a name up that is no id, which is rare.
  {
    name: 'resolve-names',
    modules: [
      ...['core/names/resolve', 'core/names/suggest', 'core/codes/tokens'],
      'clients/typescript/src/parts/resolve-names',
    ],
  },
  // What machines report, read only where somebody asks for it.
  { name: 'codes', modules: ['core/codes/', 'clients/typescript/src/parts/codes'] },
  {
    name: 'preact',
    modules: [
      ...['docs/src/island', 'docs/src/use-file-drop'],
      ...['docs/src/explorer/tools', 'docs/src/explorer/boxes', 'docs/src/explorer/differs'],
      ...['docs/src/explorer/LoadFailed', 'docs/src/explorer/NozzleField', 'docs/src/explorer/yours/store'],
      'docs/src/setup/SlicerOptions',
    ],
    packages: /node_modules\/preact\//,
  },
  // What all views of the explorer have.
  {
    name: 'explorer',
    modules: [
      ...[
        'ApiAddress',
        'Combobox',
        'LaidOut',
        'Printed',
        'Sources',
        'Status',
        'choices',
        'fields',
        'title',
        'useNamed',
        'yours/YourFile',
      ],
    ].map((module) => `docs/src/explorer/${module}`),
  },
  // What the page of a pair has, which a printer or a material alone have as well.
  {
    name: 'pair',
    modules: ['docs/src/explorer/MaterialSafety', 'docs/src/explorer/OtherMaterials', 'core/materials/everyday'],
  },
  // The profiles of a pair, which views with no fixes have as well.
  {
    name: 'profiles',
    modules: ['arguments', 'lists', 'parts/setup'].map((module) => `clients/typescript/src/${module}`),
  },
  // Whether something holds for a setup.
  {
    name: 'conditions',
    modules: ['conditions', 'facts', 'setup'].map((name) => `core/troubleshoot/resolve/${name}`),
  },
  // Whether a printer prints a material, which the explorer tells without what in a setup rules itself out.
  { name: 'fit', modules: ['core/fit/fit', 'core/fit/judge', 'core/fit/reasons', 'core/words/fill'] },
  // What in a setup rules itself out, which the calibration does not ask.
  { name: 'contradictions', modules: ['core/troubleshoot/resolve/contradictions'] },
  // What every page of a symptom runs.
  { name: 'symptom', modules: ['docs/src/symptom/start', 'docs/src/symptom/open-hash'] },
  // Where a problem is answered and a profile tuned, which the explorer leads to without loading either.
  {
    name: 'addresses',
    modules: [
      'docs/src/calibration/path',
      ...['anchors', 'former-address', 'view'].map((module) => `docs/src/symptom/${module}`),
    ],
  },
  // What makes an answer out of a rule.
  {
    name: 'answer',
    modules: [
      ...['docs/src/preset/FixFile', 'docs/src/preset/basket', 'docs/src/preset/change-text'],
      ...[
        'App',
        'Asking',
        'CauseBody',
        'FirstFixes',
        'FurtherCauses',
        'Likelihood',
        'Notices',
        'SetupRow',
        'Ticks',
        'live',
      ].map((module) => `docs/src/symptom/${module}`),
      'core/troubleshoot/diagnose/',
      ...['core/troubleshoot/resolve/', 'docs/src/explorer/yours/OwnField', 'docs/src/explorer/yours/texts'],
    ],
  },
  // Reading somebody's own file, once there is one.
  { name: 'own-file', modules: ['core/read-settings/', 'docs/src/explorer/yours/useOwnFile'] },
  // Figures in words, which the search has as well.
  { name: 'figures', modules: ['core/words/record-words'] },
  // What two of them have.
  { name: 'records', modules: ['docs/src/explorer/', 'core/words/'], minShareCount: 2 },
];

function pattern(module: string): string {
  const path = module.replaceAll(/[.[\]]/g, '\\$&');
  return module.endsWith('/') ? `/${path}` : `/${path}\\.tsx?$`;
}

/** The groups as the bundler takes them. */
export const CHUNKS = GROUPS.map(({ modules, packages, ...group }, i) => ({
  ...group,
  test: new RegExp([...modules.map(pattern), ...(packages ? [packages.source] : [])].join('|')),
  priority: GROUPS.length - i,
}));
