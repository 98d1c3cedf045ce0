import { hash } from 'node:crypto';
import type { ManifestEntry } from '../../../core/contract/manifest.js';
import { FILES, schemaPath } from '../../../core/contract/paths.js';
import type { ReportStage } from '../../shared/stages.js';
import { composeCodeNames } from '../compose/code-names.js';
import { composeFurtherNames } from '../compose/further-names.js';
import { composeNames } from '../compose/named-records.js';
import { type Content, type ReleaseInProgress, STAGES, type Stage } from './file-kind.js';
import { FILE_TABLE } from './file-table.js';
import { formerFiles, writeFormerPages } from './former-files.js';
import { writeHeaderRules } from './header-rules.js';
import { RELEASE_LIMITS } from './release-limits.js';
import { type LastRelease, ReleaseWriter } from './release-writer.js';
import { emitSite } from './site.js';

/** What to emit. */
export interface EmitOptions {
  /** Whether to build the site too, which takes longer than all the rest. */
  site: boolean;
  /** Most files that the release may have. */
  maxFiles?: number;
  /** Called with the current stage. */
  onProgress?: ReportStage;
  /** What the build before wrote, where its folder is still as it was left. */
  last?: LastRelease | undefined;
}

/** What a release holds. */
export interface ReleaseSummary {
  version: string;
  /** Digest of the release: the SHA-256 of its manifest, 64 hexadecimal digits. */
  digest: string;
  records: number;
  files: number;
  bytes: number;
  /** Files that the next build may link, by path. */
  pieced: LastRelease['files'];
}

/**
 * Writes every kind of file of the table below `folder`, and the site, whose pages quote them. The same data gives the
 * same bytes: nothing here reads a clock.
 *
 * @throws when the release is larger than the CDN takes, or the site cannot be built
 */
export async function emitRelease(
  content: Content,
  folder: string,
  { site, maxFiles = RELEASE_LIMITS.files, onProgress = () => {}, last }: EmitOptions,
): Promise<ReleaseSummary> {
  const writer = new ReleaseWriter(folder, last, (done) => onProgress('writing the service', { done, what: 'files' }));
  const names = composeNames(content.dataset, content.records);
  const release: ReleaseInProgress = {
    ...content,
    names,
    furtherNames: {
      ...composeFurtherNames(content.records, names, content.dataset.redirects.value.filaments),
      ...composeCodeNames(content.dataset, content.records),
    },
    folder,
    files: writer.files,
    version: '',
    downloads: [],
    write: (...file) => writer.write(...file),
  };
  for (const stage of STAGES) {
    if (stage === 'downloads') {
      if (!site) continue;
      onProgress('writing the downloads');
    }
    if (stage === 'manifest') {
      if (site) {
        await emitSite(writer, folder, onProgress);
        writeFormerPages(writer, content.dataset.redirects.value);
      }
      if (writer.files.length >= maxFiles) throw tooMany(writer.files.length + 1, maxFiles);
      onProgress('writing the index');
    }
    await writeStage(stage, release, writer);
    if (stage !== 'data') continue;
    writer.writeAll(
      formerFiles(
        content,
        folder,
        writer.files.map(({ path }) => path),
      ),
    );
    release.version = versionOf(writer.files);
  }
  const paths = writer.files.map(({ path }) => path);
  writeHeaderRules(folder, paths, release.version);
  return {
    version: release.version,
    digest: writer.files.find(({ path }) => path === FILES.manifest)?.sha256 ?? '',
    records: Object.values(content.records).reduce((sum, { length }) => sum + length, 0),
    files: writer.files.length,
    bytes: writer.bytes,
    pieced: writer.pieced,
  };
}

/** Writes the files of a stage, those that kinds have in common once. */
async function writeStage(stage: Stage, release: ReleaseInProgress, writer: ReleaseWriter): Promise<void> {
  const kinds = FILE_TABLE.filter((kind) => (kind.stage ?? 'data') === stage);
  for (const [make, [first]] of Map.groupBy(kinds, (kind) => kind.make)) {
    const made = await make(release);
    if (typeof made === 'string') writer.write(first?.path ?? '', made);
    else if (made) writer.writeAll(made);
  }
}

function tooMany(files: number, most: number): Error {
  return new Error(
    `${files} files: at most ${most} are allowed. The CDN takes ${RELEASE_LIMITS.files} on the free plan and ` +
      `${RELEASE_LIMITS.paidFiles} on the paid plan: allow them with --max-files, or see the page /scale/ for what comes after that`,
  );
}

/** Schemas of what tells of versions: like all that does, no part of what the version is a digest of. */
const STEP_SCHEMAS = ['changes', 'changes-index'].map(schemaPath);

/** The version of the data: a digest of every answer, so that it changes exactly when an answer does. */
function versionOf(files: readonly ManifestEntry[]): string {
  const answers = files.filter(({ path }) => !STEP_SCHEMAS.includes(path));
  const lines = answers.map(({ path, sha256 }) => `${path} ${sha256}\n`).sort();
  return hash('sha256', lines.join('')).slice(0, 12);
}
