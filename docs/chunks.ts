/** Modules that are bundled into one script. */
interface Group {
  name: string;
  /** Paths from the root of the repository without their ending, `{a,b}` for several; a folder ends with a slash. */
  modules: string[];
  /** Paths of packages to include. */
  packages?: RegExp;
  minShareCount?: number;
}

/**
 * The scripts that pages share. By default, the bundler makes a file of every few lines that two pages share, and on a
 * slow connection each file costs more than its content. A module belongs, with its dependencies, to the first group that
 * matches it.
 */
export const GROUPS: Group[] = [
  // On every page.
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
  // Names of the values of closed lists.
  { name: 'words', modules: ['core/words/enumerations'] },
  // Reads files of the service.
  {
    name: 'names',
    modules: [
      'core/contract/limits',
      'core/names/{fold,printer-name}',
      'core/profiles/{range,choose-nozzle}',
      'core/words/values',
      // Also for the search, which does not load the answers.
      'core/troubleshoot/diagnose/power',
      'clients/typescript/src/{errors,files,resolve-record,source}',
      'docs/src/explorer/load',
      'docs/src/setup/resolve-setup',
      // Home hands over a file without loading the components that show it.
      'docs/src/explorer/yours/handed',
    ],
  },
  // Spellings of names, to find and to resolve them.
  { name: 'spellings', modules: ['core/names/{nearest,spellings}'] },
  // Finds records while the user types.
  { name: 'find', modules: ['core/names/{query-words,search}', 'docs/src/records/find/find-index'] },
  { name: 'search', modules: ['core/names/question', 'docs/src/records/find/{elements,question,search}'] },
  // Resolves names other than ids, which are rare.
  {
    name: 'resolve-names',
    modules: ['core/names/{resolve,suggest}', 'core/codes/tokens', 'clients/typescript/src/parts/resolve-names'],
  },
  // Reads lists, such as the profiles of a pair.
  { name: 'profiles', modules: ['clients/typescript/src/{arguments,lists,parts/setup}', 'core/contract/json'] },
  // Ranks causes for a setup or a code, without the lists of codes.
  { name: 'conditions', modules: ['core/troubleshoot/resolve/{conditions,setup}', 'core/codes/points-to'] },
  // Recognises error codes.
  { name: 'codes', modules: ['core/codes/', 'clients/typescript/src/parts/codes'] },
  {
    name: 'preact',
    modules: [
      'docs/src/{island,parts,shared-value,use-file-drop,use-shared}',
      'docs/src/explorer/{tools,LoadFailed,yours/store}',
    ],
    packages: /node_modules\/preact\//,
  },
  { name: 'boxes', modules: ['docs/src/explorer/boxes'] },
  // Choosing a printer, a material and a slicer.
  { name: 'fields', modules: ['docs/src/explorer/{Combobox,Status,fields}'] },
  // The first view of the explorer, and the parts of all views.
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
  // Verdicts, which the explorer shows without the contradictions of a setup.
  { name: 'fit', modules: ['core/fit/{fit,judge,reasons}', 'core/words/fill'] },
  // Contradictions in a setup, which the calibration does not check.
  { name: 'contradictions', modules: ['core/troubleshoot/resolve/contradictions'] },
  { name: 'figures', modules: ['core/words/record-words'] },
  // On every page of a symptom.
  { name: 'symptom', modules: ['docs/src/symptom/{wake-page,open-hash}'] },
  { name: 'symptom-address', modules: ['docs/src/symptom/view'] },
  // Resolves a rule for a setup.
  {
    name: 'answer',
    modules: [
      'docs/src/symptom/{App,Causes,FirstFixes,Notices}',
      'docs/src/explorer/yours/OwnField',
      'core/troubleshoot/diagnose/rank',
      'core/troubleshoot/resolve/',
    ],
  },
  // Writes a fix as a file, once a slicer is chosen.
  { name: 'fix-file', modules: ['docs/src/preset/{FixFile,basket,change-text}'] },
  // The diagnosis, on demand.
  { name: 'questions', modules: ['docs/src/symptom/questions', 'core/troubleshoot/diagnose/'] },
  // Reads the user's file, on demand.
  {
    name: 'own-file',
    modules: ['core/read-settings/', 'core/profiles/check-value/', 'docs/src/explorer/yours/useOwnFile'],
  },
  // Everything else that two of them share.
  { name: 'records', modules: ['docs/src/explorer/', 'core/words/'], minShareCount: 2 },
];

function pattern(module: string): string {
  const path = module.replaceAll(/[.[\]]/g, '\\$&').replaceAll(/\{([^}]+)\}/g, (_, names: string) => {
    return `(?:${names.replaceAll(',', '|')})`;
  });
  return module.endsWith('/') ? `/${path}` : `/${path}\\.tsx?$`;
}

/** The groups as the bundler expects them. */
export const CHUNKS = GROUPS.map(({ modules, packages, ...group }, i) => ({
  ...group,
  test: new RegExp([...modules.map(pattern), ...(packages ? [packages.source] : [])].join('|')),
  priority: GROUPS.length - i,
}));
