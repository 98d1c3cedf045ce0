// @ts-check

/**
 * What scripts are put together in: by itself the bundler makes a file of every few lines that two pages share, and on a
 * slow connection each file costs more than it holds. The first group that a module fits has it, with all that it needs.
 *
 * @type {import('rolldown').CodeSplittingGroup[]}
 */
export const CHUNKS = [
  // What every page runs, and others use as well.
  {
    name: 'page',
    test: /core\/(paths|language|slicers)\.|explorer\/(place|texts\/fill)\.|src\/printing\.|src\/setup\/(place|setup|texts|watch|words)\.|preload-helper/,
  },
  // Reading files of the service, and finding things by their names.
  {
    name: 'names',
    test: /core\/(find|fold|found|limits|names|nearest|printer-name|range|search|suggest)\.|explorer\/(load|names)\.|src\/setup\/settle\./,
  },
  { name: 'search', test: /records\/find\/(documentation|elements|field|names|rank|result-page|texts)\./ },
  {
    name: 'preact',
    test: /node_modules\/preact\/|src\/island\.|core\/(choose-nozzle|show\/values)\.|explorer\/(tools|boxes|differs|NozzleField|yours\/store)\./,
  },
  // What all views of the explorer have.
  {
    name: 'explorer',
    test: /explorer\/(ApiAddress|Combobox|LaidOut|Printed|Sources|Status|choices|fields|title|useNamed)\./,
  },
  // Whether something holds for a setup.
  { name: 'conditions', test: /core\/resolve\/(conditions|contradictions|facts|known|setup)\./ },
  // What makes an answer out of a rule.
  {
    name: 'answer',
    test: /src\/preset\/(AsPreset|basket|change-values)\.|src\/answer\/(AnswerHead|FixAnswer|LeftOut|ShareBar|Sheet|sheet-plan|answer|load)\.|core\/resolve|explorer\/yours\/(OwnField|words)\./,
  },
  // What two of them have.
  { name: 'records', test: /docs\/src\/explorer\/|core\/show\//, minShareCount: 2 },
].map((group, i, all) => ({ ...group, priority: all.length - i }));
