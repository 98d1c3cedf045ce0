import type { Texts } from './en.js';

/** What is said only where all fields of a record are laid out, and comes with their layout. */
export const LAYOUT_TEXTS = [
  'counts',
  'countsWithUnknown',
  'filament',
  'process',
  'temperatureChart',
  'rangeOf',
  'limitOf',
  'limits',
  'setting',
  'outside',
  'speedChart',
  'volumeChart',
  'printable',
  'likely',
  'likelyWhy',
  'configurationOf',
  'whatDiffers',
  'configurations',
  'furtherSettings',
  'field',
  'value',
  'source',
  'sourceOf',
  'notKnown',
  'nothingKnown',
  'printerFacts',
  'materialFacts',
  'presetKinds',
  'processChoice',
  'from',
  'atCommit',
  'curated',
  'corrected',
  'upstream',
  'whyCorrected',
  'readAt',
  'otherSays',
  'apiName',
  'differs',
] as const satisfies readonly (keyof Texts)[];
export type LayoutTexts = Pick<Texts, (typeof LAYOUT_TEXTS)[number]>;

/** What of the texts the explorer does not say: pages of records and of problems do. */
const OTHERS_TEXTS = ['groups', 'problem', 'references'] as const satisfies readonly (keyof Texts)[];

/** What the page is built without. */
export const NOT_IN_PAGE = [...LAYOUT_TEXTS, ...OTHERS_TEXTS] as const;

/** What the explorer says. Its `words` are those that nothing but units and a warning is told with: see LaidOut.tsx. */
export type ExplorerTexts = Omit<Texts, (typeof NOT_IN_PAGE)[number]>;
