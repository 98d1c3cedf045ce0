import { copyFileSync, cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Manifest, ManifestEntry } from '../../core/contract/manifest.js';
import { FILES, pagePath } from '../../core/contract/paths.js';
import { LOCALES } from '../../core/words/language.js';
import { pageAnswerPath, pageRule } from '../../docs/src/symptom/page-answer.js';
import type { BriefIndex, ListedRule, Rule } from '../../schemas/generated/record.js';
import { manifestOf, ReleaseWriter } from '../../scripts/pipeline/emit/release-writer.js';
import { readJson } from './published.js';

/**
 * Lays the pages of one release, with their drawings, over the service of another. The pages' extracts of rules, and
 * the sources that the explorer names, come from that service. Returns the new folder, with its manifest.
 */
export function layOver(site: string, service: string, out: string): string {
  cpSync(service, out, { recursive: true });
  const own = readJson<Manifest>(service, FILES.manifest);
  const answers = [...writeAnswers(site, service, out), ...writeExplorer(site, service, out)];
  const there = new Set([...own.entries, ...answers].map((entry) => entry.path));
  const pages = readJson<Manifest>(site, FILES.manifest).entries.filter(
    ({ path: file }) => !there.has(file) && (!file.startsWith('/api/') || file.endsWith('.svg')),
  );
  for (const { path: file } of pages) {
    mkdirSync(path.dirname(path.join(out, file)), { recursive: true });
    copyFileSync(path.join(site, file), path.join(out, file));
  }
  copyFileSync(path.join(site, '_headers'), path.join(out, '_headers'));
  const { version, entries } = own;
  const all = [...entries, ...answers, ...pages].toSorted((a, b) => (a.path < b.path ? -1 : 1));
  writeFileSync(path.join(out, FILES.manifest), JSON.stringify(manifestOf(version, all)));
  return out;
}

/** Writes the pages of the explorer with the version and sources of a service. Returns their manifest entries. */
function writeExplorer(site: string, service: string, out: string): readonly ManifestEntry[] {
  const writer = new ReleaseWriter(out);
  const [theirs, own] = [site, service].map((release) => {
    const { version, sources } = readJson<BriefIndex>(release, FILES.briefIndex);
    return JSON.stringify({ version, sources }).slice(1, -1).replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  }) as [string, string];
  for (const { prefix } of Object.values(LOCALES)) {
    const file = `${prefix}/explorer/index.html`;
    const page = readFileSync(path.join(site, file), 'utf8');
    if (!page.includes(theirs)) throw new Error(`${file} does not hold the sources of its release`);
    writer.write(
      file,
      page.replace(theirs, () => own),
    );
  }
  return writer.files;
}

/** Writes the symptom pages' extracts of a service's rules. Returns their manifest entries. */
function writeAnswers(site: string, service: string, out: string): readonly ManifestEntry[] {
  const writer = new ReleaseWriter(out);
  for (const { id } of readJson<{ data: ListedRule[] }>(service, FILES.briefRules).data) {
    const [rule] = readJson<{ data: Rule[] }>(service, pagePath({ kind: 'troubleshoot', symptom: id })).data;
    if (!rule) throw new Error(`no rule ${id}`);
    for (const { language } of Object.values(LOCALES)) {
      const file = pageAnswerPath(id, language);
      if (!existsSync(path.join(site, file))) continue;
      writer.write(file, JSON.stringify({ ...readJson<object>(site, file), rule: pageRule(rule, language) }));
    }
  }
  return writer.files;
}
