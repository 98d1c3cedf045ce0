import type { BriefIndex, ListedRule } from '../../../core/contract/brief.js';
import { LIMITS } from '../../../core/contract/limits.js';
import { FILES, recordPath, schemaPath } from '../../../core/contract/paths.js';
import type { RecordKind } from '../../../core/words/groups.js';
import { type Language, LOCALES } from '../../../core/words/language.js';
import { type FieldSchema, layoutOf } from '../../../core/words/layout.js';
import type { Printer, Setting } from '../../../schemas/generated/record.js';
import type { Release } from '../reference/release.js';
import { KNOWN_PRINTERS } from './known-printers.js';
import type { KnownPrinter, Layout } from './LaidOut.js';
import { EN, type Texts } from './texts/en.js';
import { type ExplorerTexts, LAYOUT_TEXTS, type LayoutTexts, NOT_IN_PAGE } from './texts/parts.js';
import { ZH } from './texts/zh.js';
import type { Built } from './tools.js';

const TEXTS: Readonly<Record<Language, Texts>> = { en: EN, zh: ZH };

/**
 * What the page is built with, out of the release that it is published with.
 *
 * @param base address that the site is published under, a slash at its end
 */
export function builtFor(language: Language, release: Release, base: string): Built {
  const { version, sources } = release.json<BriefIndex>(FILES.briefIndex);
  return {
    language,
    base: base.replace(/\/$/, ''),
    texts: textsFor(language),
    version,
    sources,
    requests: LIMITS.requests,
  };
}

/** The words of the safety of a material, which stand where nothing is laid out by fields. */
const SAFETY_WORDS = ['low', 'medium', 'high', 'toxic_when_overheated', 'no', 'conditional'];

/** What the explorer says before it shows a record; what the values of fields are called comes with their layout. */
function textsFor(language: Language): ExplorerTexts {
  const { words, ...texts } = TEXTS[language];
  const said = Object.entries(texts).filter(([key]) => !(NOT_IN_PAGE as readonly string[]).includes(key));
  const some = Object.entries(words).filter(([key]) => /^(?:unit|figure) /.test(key) || SAFETY_WORDS.includes(key));
  return { ...(Object.fromEntries(said) as Omit<ExplorerTexts, 'words'>), words: Object.fromEntries(some) };
}

/** How the fields of records are laid out: the words of fields and their units come from the schemas in the release. */
export function layoutFor(language: Language, release: Release): Layout {
  const texts = TEXTS[language];
  const groups = (kind: RecordKind) => layoutOf(kind, release.json<FieldSchema>(schemaPath(kind)), language);
  return {
    ...{ profile: groups('profile'), printer: groups('printer'), material: groups('material') },
    words: texts.words,
    texts: Object.fromEntries(LAYOUT_TEXTS.map((key) => [key, texts[key]])) as LayoutTexts,
    known: knownOf(release),
  };
}

/** What the symptoms are called, by id: addresses of former days may name one otherwise. */
export function symptomsFor(language: Language, release: Release): Record<string, string> {
  const { say } = LOCALES[language];
  const rules = release.json<{ data: ListedRule[] }>(FILES.briefRules).data;
  return Object.fromEntries(rules.map(({ id, name, name_zh }) => [id, say(name, name_zh)]));
}

/** What the settings are called, by id: for those that no field of a profile holds. */
export function settingsFor(language: Language, release: Release): Record<string, string> {
  const { say } = LOCALES[language];
  const { data } = release.json<{ data: Setting[] }>(FILES.settings);
  return Object.fromEntries(data.map(({ id, name, name_zh }) => [id, say(name, name_zh)]));
}

/** Those of the known printers that the release has: a copy of the data may hold fewer. */
function knownOf(release: Release): KnownPrinter[] {
  const paths = KNOWN_PRINTERS.map((id) => recordPath('printers', id)).filter((path) => release.has(path));
  return paths.flatMap((path) =>
    release.json<{ data: Printer[] }>(path).data.map(({ id, brand, model, build_volume_mm, bed_shape }) => ({
      id,
      brand,
      model,
      build_volume_mm,
      bed_shape,
    })),
  );
}
