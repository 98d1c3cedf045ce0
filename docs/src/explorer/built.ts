import { FILES, schemaPath } from '../../../core/contract/paths.js';
import type { RecordKind } from '../../../core/words/groups.js';
import { type Language, LOCALES } from '../../../core/words/language.js';
import { type FieldSchema, layoutOf } from '../../../core/words/layout.js';
import type { BriefIndex, Setting } from '../../../schemas/generated/record.js';
import type { Release } from '../reference/release.js';
import { explorerTexts, layoutTexts, TEXTS } from './explorer-texts.js';
import type { Layout } from './LaidOut.js';
import type { Built } from './tools.js';

/**
 * The data embedded in the page, from the release it is published with.
 *
 * @param base URL of the site, with a trailing slash
 */
export function builtFor(language: Language, release: Release, base: string): Built {
  const { version, sources } = release.json<BriefIndex>(FILES.briefIndex);
  const words = Object.entries(TEXTS[language].words).filter(
    ([key]) => /^(?:unit|figure) /.test(key) || SAFETY_WORDS.includes(key),
  );
  return {
    language,
    base: base.replace(/\/$/, ''),
    texts: { ...explorerTexts(language), words: Object.fromEntries(words) },
    version,
    sources,
  };
}

/** Enum values in material safety data, which the page shows without the layout. */
const SAFETY_WORDS = ['low', 'medium', 'high', 'toxic_when_overheated', 'no', 'conditional'];

/** The layout of record fields, with names and units from the schemas of the release, and the names of settings. */
export function layoutFor(language: Language, release: Release): Layout {
  const { say } = LOCALES[language];
  const { data: settings } = release.json<{ data: Setting[] }>(FILES.settings);
  const groups = (kind: RecordKind) => layoutOf(kind, release.json<FieldSchema>(schemaPath(kind)), language);
  return {
    profile: groups('profile'),
    printer: groups('printer'),
    material: groups('material'),
    words: TEXTS[language].words,
    texts: layoutTexts(language),
    settings: Object.fromEntries(settings.map(({ id, name, name_zh }) => [id, say(name, name_zh)])),
  };
}
