/** Modules that are put together in one script. */
interface Group {
  name: string;
  /** Paths from the root of the repository without their ending; a folder ends with a slash. */
  modules: string[];
  /** Packages that are part of it. */
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
      ...['core/contract/paths', 'core/words/language', 'core/words/slicers', 'core/words/nozzle-materials'],
      'core/fit/matrix',
      ...['docs/src/explorer/query-state', 'docs/src/explorer/texts/fill', 'docs/src/element'],
      ...['docs/src/setup/setup', 'docs/src/setup/on-page'],
      ...['docs/src/records/paths', 'docs/src/layouts/waiting', 'docs/src/file-drop'],
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
      ...['core/names/fold', 'core/names/printer-name'],
      // What comes first where the printer must be off: in the search as well, which does without the answers.
      'core/troubleshoot/diagnose/power',
      ...['clients/typescript/src/errors', 'clients/typescript/src/files', 'clients/typescript/src/resolve-record'],
      ...['clients/typescript/src/http/errors', 'clients/typescript/src/source'],
      ...['docs/src/explorer/load', 'docs/src/setup/resolve-setup'],
    ],
  },
  // How names are spelt, for those that find and those that resolve them.
  { name: 'spellings', modules: ['core/names/nearest', 'core/names/spellings'] },
  // Finding one of many by what is typed, which waits until somebody types.
  {
    name: 'find',
    modules: ['core/names/query-words', 'core/names/search', 'docs/src/records/find/find-index'],
  },
  {
    name: 'search',
    modules: [
      'core/names/question',
      ...['elements', 'question', 'search', 'find-texts'].map((module) => `docs/src/records/find/${module}`),
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
  // The profiles of a pair, and the lists that they and others are in.
  {
    name: 'profiles',
    modules: ['arguments', 'lists', 'parts/setup'].map((module) => `clients/typescript/src/${module}`),
  },
  // Whether something holds for a setup, and what a code speaks for, which ranks causes without the codes themselves.
  {
    name: 'conditions',
    modules: [
      ...['conditions', 'facts', 'setup'].map((name) => `core/troubleshoot/resolve/${name}`),
      'core/codes/points-to',
    ],
  },
  // What machines report, read only where somebody asks for it.
  { name: 'codes', modules: ['core/codes/', 'clients/typescript/src/parts/codes'] },
  {
    name: 'preact',
    modules: [
      ...['docs/src/island', 'docs/src/parts', 'docs/src/use-file-drop'],
      ...[
        'docs/src/explorer/tools',
        'docs/src/explorer/LoadFailed',
        'docs/src/explorer/yours/store',
        'docs/src/shared-value',
        'docs/src/use-shared',
      ],
      'docs/src/setup/SlicerOptions',
    ],
    packages: /node_modules\/preact\//,
  },
  // Drawings of volumes, which the table has as well.
  { name: 'boxes', modules: ['docs/src/explorer/boxes'] },
  // Choosing a printer, a material and a slicer.
  {
    name: 'fields',
    modules: ['Combobox', 'Status', 'fields'].map((module) => `docs/src/explorer/${module}`),
  },
  // What the explorer shows first, and what all its views have.
  {
    name: 'explorer',
    modules: [
      ...['ProfileView', 'view-parts', 'yours/YourFile'].map((module) => `docs/src/explorer/${module}`),
      ...['core/materials/everyday', 'core/words/meanings', 'docs/src/records/correction'],
      'core/profiles/effective-speed',
    ],
  },
  // Whether a printer prints a material, which the explorer shows without the contradictions of a setup.
  { name: 'fit', modules: ['core/fit/fit', 'core/fit/judge', 'core/fit/reasons', 'core/words/fill'] },
  // What in a setup rules itself out, which the calibration does not ask.
  { name: 'contradictions', modules: ['core/troubleshoot/resolve/contradictions'] },
  // Figures in words, which the search has as well.
  { name: 'figures', modules: ['core/words/record-words'] },
  // What every page of a symptom runs.
  { name: 'symptom', modules: ['docs/src/symptom/wake-page', 'docs/src/symptom/open-hash'] },
  // The address of a symptom's page.
  { name: 'symptom-address', modules: ['docs/src/symptom/view'] },
  // What makes an answer out of a rule.
  {
    name: 'answer',
    modules: [
      ...['App', 'CauseBody', 'FirstFixes', 'FurtherCauses', 'Likelihood', 'Notices', 'SetupRow', 'live'].map(
        (module) => `docs/src/symptom/${module}`,
      ),
      ...['percent', 'rank'].map((module) => `core/troubleshoot/diagnose/${module}`),
      ...['core/troubleshoot/resolve/', 'docs/src/explorer/yours/OwnField'],
    ],
  },
  // What makes a file of a fix, once there is a slicer for it.
  {
    name: 'fix-file',
    modules: ['FixFile', 'basket', 'change-text'].map((module) => `docs/src/preset/${module}`),
  },
  // The questions that find a cause, once somebody wants to be asked.
  { name: 'questions', modules: ['docs/src/symptom/questions', 'core/troubleshoot/diagnose/'] },
  // Reading somebody's own file, once there is one.
  {
    name: 'own-file',
    modules: ['core/read-settings/', 'core/profiles/check-value/', 'docs/src/explorer/yours/useOwnFile'],
  },
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
