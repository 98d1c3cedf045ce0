import { hash } from 'node:crypto';
import { writeAnswer } from '../../functions/answer/window.js';
import { LIMITS } from '../../functions/limits.js';
import { checksumLines, etagTree, type Manifest, type ManifestEntry } from '../../functions/manifest.js';
import { API, FILES, pagePath, schemaPath } from '../../functions/paths.js';
import type { Checked } from '../check/check.js';
import type { Records } from '../compose/records.js';
import { recordSchema, schemaNames } from '../schemas/read.js';
import { coverage } from './coverage.js';
import { writeHeaderRules } from './header-rules.js';
import { composeLists } from './lists.js';
import { composeNames } from './names.js';
import { DESCRIPTIONS, describeService } from './openapi/document.js';
import { chooseSubjects, Examples } from './openapi/examples.js';
import { RELEASE_LIMITS } from './release-limits.js';
import { type LastRelease, ReleaseWriter } from './release-writer.js';
import { emitSite } from './site.js';
import { composeVectors } from './vectors/vectors.js';

/** The licence of the data, in the words of LICENSE-DATA.md. */
const LICENCE = {
  code: 'MIT',
  data: 'Facts, each with its provenance; see LICENSE-DATA.md',
  notice: '/sources/',
};

/** What to emit. */
export interface EmitOptions {
  /** Whether to build the site too, which takes longer than all the rest. */
  site: boolean;
  /** Most files that the release may have. */
  maxFiles?: number;
  /** What the build before wrote, where its folder is still as it was left. */
  last?: LastRelease | undefined;
}

/** What a release holds. */
export interface ReleaseSummary {
  version: string;
  records: number;
  files: number;
  bytes: number;
  /** Files that the next build may link, by path. */
  pieced: LastRelease['files'];
}

const pretty = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/**
 * Writes every file of `/api/v1` below `folder`, and the site, whose pages quote them. The same data gives the same
 * bytes: nothing here reads a clock.
 *
 * @throws when the release is larger than the CDN takes, or the site cannot be built
 */
export async function emitRelease(
  checked: Checked,
  folder: string,
  { site, maxFiles = RELEASE_LIMITS.files, last }: EmitOptions,
): Promise<ReleaseSummary> {
  const writer = new ReleaseWriter(folder, last);
  const version = await emitApi(checked, writer);
  const examples = new Examples(folder, writer.files, chooseSubjects(checked.records));
  for (const [language, file] of DESCRIPTIONS) writer.write(file, pretty(await describeService(language, examples)));
  // The function's own list: it tells which files there are below /api/, so it cannot list itself.
  writer.write(FILES.etags, `${JSON.stringify(etagTree(writer.files))}\n`);
  if (site) await emitSite(writer, folder);
  if (writer.files.length >= maxFiles) throw tooMany(writer.files.length + 1, maxFiles);
  return close(writer, folder, version, checked.records);
}

/** Writes what the service answers with. Returns the version of the data. */
async function emitApi({ dataset, records, changes }: Checked, writer: ReleaseWriter): Promise<string> {
  await writer.writeAll(composeLists(records));
  const settings = records.settings.map((setting) => JSON.stringify(setting));
  writer.write(FILES.settings, writeAnswer(settings, { total: settings.length, page: 1, limit: settings.length }));
  writer.write(FILES.names, `${JSON.stringify(composeNames(dataset, records))}\n`);
  writer.write(FILES.redirects, pretty(dataset.redirects.value));
  for (const name of schemaNames('record')) {
    writer.write(
      schemaPath(name),
      pretty({ $schema: 'https://json-schema.org/draft/2020-12/schema', ...recordSchema(name) }),
    );
  }
  const version = versionOf(writer);
  const counts = {
    brands: new Set(records.printers.map(({ brand_id }) => brand_id)).size,
    printers: records.printers.length,
    materials: records.materials.length,
    profiles: records.profiles.length,
    printer_material_pairs: records.printers.reduce((sum, { materials }) => sum + materials.length, 0),
    troubleshooting_rules: records.rules.length,
    settings: records.settings.length,
  };
  writer.write(
    FILES.index,
    pretty({
      name: 'Open Print Data',
      version,
      counts,
      coverage: coverage(records),
      sources: dataset.sources.value.sources,
      licence: LICENCE,
      limits: LIMITS,
      endpoints: [`${API}/printers`, `${API}/materials`, `${API}/profiles`, `${API}/troubleshoot`],
      files: {
        printers: pagePath({ kind: 'printers' }),
        printers_of_a_brand: pagePath({ kind: 'printers', brand: '{brand_id}' }),
        printer: `${API}/printers/{id}.json`,
        materials: pagePath({ kind: 'materials' }),
        material: `${API}/materials/{id}.json`,
        profiles: pagePath({ kind: 'profiles' }),
        profiles_of_a_pair: pagePath({ kind: 'profiles', printer: '{printer}', material: '{material}' }),
        profiles_of_a_printer: pagePath({ kind: 'profiles', printer: '{printer}' }),
        profiles_of_a_material: pagePath({ kind: 'profiles', material: '{material}' }),
        troubleshooting_rules: pagePath({ kind: 'troubleshoot' }),
        troubleshooting_rule: pagePath({ kind: 'troubleshoot', symptom: '{symptom}' }),
        further_pages: '<path without .json>/page/{page}.json',
        settings: FILES.settings,
        openapi: FILES.openapi,
        openapi_zh: FILES.openapiZh,
        schemas: schemaNames('record').map(schemaPath),
        names: FILES.names,
        redirects: FILES.redirects,
        manifest: FILES.manifest,
        changes: FILES.changes,
        vectors: FILES.vectors,
      },
      brands: [...new Map(records.printers.map(({ brand_id, brand }) => [brand_id, brand]))].map(([id, name]) => ({
        id,
        name,
      })),
    }),
  );
  writer.write(FILES.changes, pretty(changes ?? { version, previous_version: null, counts: {}, changes: [] }));
  writer.write(FILES.vectors, pretty(composeVectors(dataset, records, writer.files)));
  return version;
}

/** Writes the list of what the release consists of. */
function close(writer: ReleaseWriter, folder: string, version: string, records: Records): ReleaseSummary {
  const files = writer.files.toSorted((a, b) => (a.path < b.path ? -1 : 1));
  writer.write(FILES.manifest, pretty(composeManifest(version, files)));
  writeHeaderRules(
    folder,
    files.map((file) => file.path),
  );
  const total =
    records.printers.length +
    records.materials.length +
    records.profiles.length +
    records.rules.length +
    records.settings.length;
  return { version, records: total, files: writer.files.length, bytes: writer.bytes, pieced: writer.pieced };
}

function tooMany(files: number, most: number): Error {
  return new Error(
    `${files} files: at most ${most} are allowed. The CDN takes ${RELEASE_LIMITS.files} on the free plan and ` +
      `${RELEASE_LIMITS.paidFiles} on the paid plan: allow them with --max-files, or see the page /scale/ for what comes after that`,
  );
}

/** The version of the data: a digest of every answer, so that it changes exactly when an answer does. */
function versionOf(writer: ReleaseWriter): string {
  const lines = writer.files.map(({ path, sha256 }) => `${path} ${sha256}\n`).sort();
  return hash('sha256', lines.join('')).slice(0, 12);
}

/** The manifest of files, which are sorted by path. */
export function composeManifest(version: string, entries: readonly ManifestEntry[]): Manifest {
  const sha256 = hash('sha256', checksumLines(entries));
  const bytes = entries.reduce((sum, entry) => sum + entry.bytes, 0);
  return { version, files: entries.length, bytes, sha256, entries };
}
