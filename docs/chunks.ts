/** Modules that are put together in one script. */
interface Group {
  name: string;
  /** Paths from the root of the repository without their ending, `{a,b}` for several; a folder ends with a slash. */
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
      'core/contract/paths',
      'core/fit/matrix',
      'core/words/{language,slicers,nozzle-materials}',
      'docs/src/{element,file-drop}',
      'docs/src/explorer/{query-state,texts/fill}',
      'docs/src/setup/{setup,on-page}',
      'docs/src/records/paths',
      'docs/src/layouts/waiting',
    ],
    packages: /preload-helper/,
  },
  // What values of closed lists are called.
  { name: 'words', modules: ['core/words/enumerations'] },
  // Reading files of the service, and finding things by their names.
  {
    name: 'names',
    modules: [
      'core/contract/limits',
      'core/names/{fold,printer-name}',
      'core/profiles/{range,choose-nozzle}',
      'core/words/values',
      // What comes first where the printer must be off: in the search as well, which does without the answers.
      'core/troubleshoot/diagnose/power',
      'clients/typescript/src/{errors,files,resolve-record,source}',
      'docs/src/explorer/load',
      'docs/src/setup/resolve-setup',
      // Home passes a file on without the components that show it.
      'docs/src/explorer/yours/handed',
    ],
  },
  // How names are spelt, for those that find and those that resolve them.
  { name: 'spellings', modules: ['core/names/{nearest,spellings}'] },
  // Finding one of many by what is typed, which waits until somebody types.
  { name: 'find', modules: ['core/names/{query-words,search}', 'docs/src/records/find/find-index'] },
  { name: 'search', modules: ['core/names/question', 'docs/src/records/find/{elements,question,search}'] },
  // Looking a name up that is no id, which is rare.
  {
    name: 'resolve-names',
    modules: ['core/names/{resolve,suggest}', 'core/codes/tokens', 'clients/typescript/src/parts/resolve-names'],
  },
  // The profiles of a pair, and the lists that they and others are in.
  { name: 'profiles', modules: ['clients/typescript/src/{arguments,lists,parts/setup}', 'core/contract/json'] },
  // Whether something holds for a setup, and what a code speaks for, which ranks causes without the codes themselves.
  { name: 'conditions', modules: ['core/troubleshoot/resolve/{conditions,setup}', 'core/codes/points-to'] },
  // What machines report, read only where somebody asks for it.
  { name: 'codes', modules: ['core/codes/', 'clients/typescript/src/parts/codes'] },
  {
    name: 'preact',
    modules: [
      'docs/src/{island,parts,shared-value,use-file-drop,use-shared}',
      'docs/src/explorer/{tools,LoadFailed,yours/store}',
    ],
    packages: /node_modules\/preact\//,
  },
  // Drawings of volumes, which the table has as well.
  { name: 'boxes', modules: ['docs/src/explorer/boxes'] },
  // Choosing a printer, a material and a slicer.
  { name: 'fields', modules: ['docs/src/explorer/{Combobox,Status,fields}'] },
  // What the explorer shows first, and what all its views have.
  {
    name: 'explorer',
    modules: [
      'docs/src/explorer/{ProfileView,view-parts,yours/YourFile}',
      'docs/src/records/correction',
      'core/materials/everyday',
      'core/profiles/effective-speed',
      'core/words/meanings',
    ],
  },
  // Whether a printer prints a material, which the explorer shows without the contradictions of a setup.
  { name: 'fit', modules: ['core/fit/{fit,judge,reasons}', 'core/words/fill'] },
  // What in a setup rules itself out, which the calibration does not ask.
  { name: 'contradictions', modules: ['core/troubleshoot/resolve/contradictions'] },
  // Figures in words, which the search has as well.
  { name: 'figures', modules: ['core/words/record-words'] },
  // What every page of a symptom runs.
  { name: 'symptom', modules: ['docs/src/symptom/{wake-page,open-hash}'] },
  // The address of a symptom's page.
  { name: 'symptom-address', modules: ['docs/src/symptom/view'] },
  // What makes an answer out of a rule.
  {
    name: 'answer',
    modules: [
      'docs/src/symptom/{App,Causes,FirstFixes,Notices}',
      'docs/src/explorer/yours/OwnField',
      'core/troubleshoot/diagnose/rank',
      'core/troubleshoot/resolve/',
    ],
  },
  // What makes a file of a fix, once there is a slicer for it.
  { name: 'fix-file', modules: ['docs/src/preset/{FixFile,basket,change-text}'] },
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
  const path = module.replaceAll(/[.[\]]/g, '\\$&').replaceAll(/\{([^}]+)\}/g, (_, names: string) => {
    return `(?:${names.replaceAll(',', '|')})`;
  });
  return module.endsWith('/') ? `/${path}` : `/${path}\\.tsx?$`;
}

/** The groups as the bundler takes them. */
export const CHUNKS = GROUPS.map(({ modules, packages, ...group }, i) => ({
  ...group,
  test: new RegExp([...modules.map(pattern), ...(packages ? [packages.source] : [])].join('|')),
  priority: GROUPS.length - i,
}));
