import { FILES, pagePath, schemaPath } from '../../../core/contract/paths.js';
import { demandOf } from '../../../core/fit/margin.js';
import { everydayFirst } from '../../../core/materials/everyday.js';
import type { Language } from '../../../core/words/language.js';
import type { BriefPrinter, Material } from '../../../schemas/generated/record.js';
import { TEXTS } from '../explorer/explorer-texts.js';
import type { Release } from '../reference/release.js';
import { type Choice, type Demands, UNKNOWN } from './filtering.js';
import { type Texts, tableTexts } from './table-texts.js';

export interface Built {
  language: Language;
  /** Base URL of the site, without a trailing slash. */
  base: string;
  texts: Texts;
  /** The possible values of each choice. */
  options: Readonly<Record<Choice, readonly string[]>>;
  /** Names of the materials with a printer profile, by id, common ones first. */
  materials: Readonly<Record<string, string>>;
  /** Of these, the ones that print better in a warm chamber, and the ones with harmful fumes. */
  demands: Demands;
}

/**
 * The data embedded in the page, from the release it is published with.
 *
 * @param base URL of the site, with a trailing slash
 */
export function builtFor(language: Language, release: Release, base: string): Built {
  const { properties } = release.json<{ properties: Record<string, { enum?: (string | null)[] }> }>(
    schemaPath('brief-printer'),
  );
  const values = (field: string) => [...(properties[field]?.enum ?? []).filter((value) => value !== null), UNKNOWN];
  const options = {
    enclosed: ['yes', 'no', UNKNOWN],
    structure: values('structure'),
    kinematics: values('kinematics'),
    extruder: ['direct_drive', 'bowden', 'likely_direct_drive', 'likely_bowden', UNKNOWN],
  };
  const texts = tableTexts(language);
  const words: Record<string, string> = TEXTS[language].words;
  const shown = [...Object.values(options).flat(), ...values('tool_arrangement')];
  const named = shown.flatMap((value) => (words[value] === undefined ? [] : [[value, words[value]]]));
  const printers = release.json<{ data: BriefPrinter[] }>(FILES.briefPrinters).data;
  const used = new Set(printers.flatMap(({ materials }) => materials));
  const materials = release
    .json<{ data: Material[] }>(pagePath({ kind: 'materials' }))
    .data.filter(({ id }) => used.has(id));
  const asking = (what: 'warm' | 'fumes') => materials.flatMap((one) => (demandOf([one])[what] ? [one.id] : []));
  return {
    language,
    base: base.replace(/\/$/, ''),
    texts: { ...texts, words: { ...Object.fromEntries(named), ...texts.words } },
    options,
    materials: Object.fromEntries(everydayFirst(materials).map(({ id, name }) => [id, name])),
    demands: { warm: asking('warm'), fumes: asking('fumes') },
  };
}
