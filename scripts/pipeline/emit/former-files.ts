import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  briefPath,
  codesPath,
  filamentsPath,
  fitPath,
  pagePath,
  picturePath,
  presetValuesPath,
  recordPath,
  type Subject,
} from '../../../core/contract/paths.js';
import { localeOf } from '../../../core/words/language.js';
import type { RedirectsSource } from '../../../schemas/generated/source.js';
import type { Content } from './file-kind.js';
import { pagesOf } from './lists.js';
import type { MadeFile, ReleaseWriter } from './release-writer.js';

type Redirects = Readonly<RedirectsSource>;
type Kind = Exclude<keyof RedirectsSource, 'profiles'>;

/** Stands for the id in the paths below; what is in other braces may be anything. */
const ID = '{former}';

/** The files that are called after a record. */
const FILES_OF: Readonly<Record<Kind, readonly string[]>> = {
  brands: [pagePath({ kind: 'printers', brand: ID })],
  printers: [
    recordPath('printers', ID),
    pagePath({ kind: 'profiles', printer: ID }),
    pagePath({ kind: 'profiles', printer: ID, material: '{material}' }),
    fitPath(ID),
    presetValuesPath('{slicer}', ID),
  ],
  materials: [
    recordPath('materials', ID),
    pagePath({ kind: 'profiles', material: ID }),
    pagePath({ kind: 'profiles', printer: '{printer}', material: ID }),
    briefPath('materials', '{language}', ID),
  ],
  symptoms: [
    pagePath({ kind: 'troubleshoot', symptom: ID }),
    picturePath(ID),
    briefPath('troubleshoot', '{language}', ID),
  ],
  filament_brands: [filamentsPath(ID)],
  filaments: [],
  code_systems: [codesPath(ID)],
  codes: [],
};

/** The folder of the pages that are called after records, where they have pages. */
const PAGES_OF: Readonly<Partial<Record<Kind, string>>> = {
  brands: 'brands',
  printers: 'printers',
  materials: 'materials',
  symptoms: 'symptoms',
  filament_brands: 'filaments',
  code_systems: 'codes',
};

/**
 * The files of a release under the ids that its records had before: each is the same as the one of today's id, so that any
 * server answers an address that was published, without rules of its own and without a second request, which scripts of
 * other origins would be refused where a server redirects without the headers of its files.
 *
 * @param folder where those of today's ids are written
 * @param files their paths
 */
export function* formerFiles({ dataset }: Content, folder: string, files: readonly string[]) {
  const redirects = dataset.redirects.value;
  const contents = new Map(files.map((file) => [file, file]));
  for (const [kind, places] of Object.entries(FILES_OF) as [Kind, readonly string[]][])
    for (const [from, to] of Object.entries(redirects[kind] ?? {}))
      for (const place of places)
        for (const [file, content] of [...contents]) {
          const former = calledBefore(file, place, to, from);
          if (former !== null && !contents.has(former)) contents.set(former, content);
        }
  for (const [former, file] of contents)
    if (former !== file) yield { path: former, content: readFileSync(path.join(folder, file)) };
  yield* formerProfiles(Object.keys(redirects.profiles ?? {}), new Set(contents.keys()));
}

/** Lists that have no profile of their own any more: they say so, since the profiles lead on to another material or machine. */
function* formerProfiles(ids: readonly string[], known: ReadonlySet<string>): Iterable<MadeFile> {
  const lists = new Map<string, Subject>();
  for (const id of ids) {
    const [printer = '', , material = ''] = id.split('--');
    for (const filter of [{ printer, material }, { printer }, { material }]) {
      const subject: Subject = { kind: 'profiles', ...filter };
      if (!known.has(pagePath(subject))) lists.set(pagePath(subject), subject);
    }
  }
  for (const subject of lists.values()) yield* pagesOf(subject, [], 'default');
}

/** Writes a page that leads on for every page of the site that is called after a record which had another id. */
export function writeFormerPages(writer: ReleaseWriter, redirects: Redirects): void {
  const written = new Set(writer.files.map(({ path: file }) => file));
  for (const [kind, name] of Object.entries(PAGES_OF) as [Kind, string][])
    for (const [from, to] of Object.entries(redirects[kind] ?? {}))
      for (const prefix of ['', '/zh-cn']) {
        const [page, former] = [`${prefix}/${name}/${to}/`, `${prefix}/${name}/${from}/index.html`];
        if (written.has(`${page}index.html`) && !written.has(former)) writer.write(former, leadOn(page));
      }
}

/** A page that leads to another on any server; search engines take it for a permanent redirect. */
function leadOn(to: string): string {
  const { tag, say } = localeOf(to);
  const moved = say('This page has moved', '此页面已移动');
  const there = say('Go to the new page', '转到新页面');
  return `<!doctype html>
<html lang="${tag}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${moved}</title>
<link rel="canonical" href="${to}">
<meta http-equiv="refresh" content="0; url=${to}">
<h1>${moved}</h1>
<p><a href="${to}">${there}</a></p>
</html>
`;
}

/** What a file of the id `to` was called when the id was `from`; null where it is no such file. */
function calledBefore(file: string, place: string, to: string, from: string): string | null {
  const [before = '', after = ''] = place
    .split(ID)
    .map((part) => part.replace(/[.]/g, '\\.').replace(/\{\w+\}/g, '[^/]+'));
  // Further pages of a list lie below its path without the ending.
  const rest = after.endsWith('.json') ? `(?:${after}|/page/\\d+\\.json)` : after;
  const match = new RegExp(`^(${before})${to}(${rest})$`).exec(file);
  return match ? `${match[1]}${from}${match[2]}` : null;
}
