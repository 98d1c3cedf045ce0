import { LIMITS } from '../../../functions/limits.js';
import { schemaPath } from '../../../functions/paths.js';
import type { Release } from '../reference/release.js';
import { type FieldSchema, type Lang, layoutOf, type RecordKind } from './layout.js';
import { EN } from './texts/en.js';
import { ZH } from './texts/zh.js';
import type { Built } from './tools.js';

/**
 * What the page is built with, out of the release that it is published with: the words of fields and their units
 * come from the schemas in it.
 *
 * @param base address that the site is published under, a slash at its end
 */
export function builtFor(lang: Lang, release: Release, base: string): Built {
  const groups = (kind: RecordKind) => layoutOf(kind, release.json<FieldSchema>(schemaPath(kind)), lang);
  return {
    lang,
    base: base.replace(/\/$/, ''),
    texts: lang === 'en' ? EN : ZH,
    layout: { profile: groups('profile'), printer: groups('printer'), material: groups('material') },
    requests: LIMITS.requests,
  };
}
