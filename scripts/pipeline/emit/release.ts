import { hash } from 'node:crypto';
import { RELEASE_LIMITS } from '../../../core/contract/limits.js';
import type { ManifestEntry } from '../../../core/contract/manifest.js';
import { FILES, schemaPath } from '../../../core/contract/paths.js';
import type { ReportStage } from '../../shared/stages.js';
import { composeProductPresets } from '../compose/filaments/on-printers.js';
import { composeCodeNames, composeFurtherNames } from '../compose/further-names.js';
import { composeNames } from '../compose/named-records.js';
import { type Content, type ReleaseInProgress, STAGES, type Stage } from './file-kind.js';
import { FILE_TABLE } from './file-table.js';
import { writeHeaderRules } from './header-rules.js';
import { ReleaseWriter } from './release-writer.js';
import { emitSite } from './site.js';

/** A release without the site, from which the service answers while the site is being rendered. */
export interface Interim {
  /** Must not exist yet, and must be on the file system of the release, since its files are hard links. */
  folder: string;
  /** Called when it is written. */
  onWritten(): void;
}

export interface EmitOptions {
  /** Whether to build the site too, which takes longer than everything else. */
  site: boolean;
  /** Receives the complete release without the site as soon as it is written. */
  interim?: Interim | undefined;
  maxFiles?: number;
  onProgress?: ReportStage;
}

export interface ReleaseSummary {
  version: string;
  /** Digest of the release: the SHA-256 of its manifest, 64 hexadecimal digits. */
  digest: string;
  records: number;
  files: number;
  bytes: number;
}

/**
 * Writes every kind of file of the table below `folder`, and the site, whose pages quote them. Reproducible: the same
 * data gives the same bytes, and nothing here reads a clock.
 *
 * @throws when the release is too large for the CDN, or the site cannot be built
 */
export async function emitRelease(
  content: Content,
  folder: string,
  { interim, onProgress = () => {}, ...options }: EmitOptions,
): Promise<ReleaseSummary> {
  const writer = new ReleaseWriter(folder, (done) => onProgress('writing the service', { done, what: 'files' }));
  try {
    const names = composeNames(content.dataset, content.records);
    const release: ReleaseInProgress = {
      ...content,
      names,
      furtherNames: {
        ...composeFurtherNames(content.records, names, content.dataset.redirects.value.filaments),
        ...composeCodeNames(content.dataset, content.records),
      },
      productPresets: composeProductPresets(content.dataset, content.records),
      ...writtenTo(folder, writer),
      version: '',
      downloads: [],
    };
    await writeStage('data', release, writer);
    release.version = versionOf(writer.files);
    if (interim) await writeInterim(interim, release, writer, { ...options, onProgress });
    await finish(release, writer, { ...options, onProgress });
    return {
      version: release.version,
      digest: writer.files.find(({ path }) => path === FILES.manifest)?.sha256 ?? '',
      records: Object.values(content.records).reduce((sum, { length }) => sum + length, 0),
      files: writer.files.length,
      bytes: writer.bytes,
    };
  } finally {
    await writer.close();
  }
}

const writtenTo = (folder: string, writer: ReleaseWriter) => ({
  folder,
  files: writer.files,
  write: (...file: Parameters<ReleaseWriter['write']>) => writer.write(...file),
});

/** Writes the release without the site to its own folder, with hard links to the files of the stage `data`. */
async function writeInterim(
  { folder, onWritten }: Interim,
  release: ReleaseInProgress,
  writer: ReleaseWriter,
  options: FinishOptions,
): Promise<void> {
  const linked = writer.linkedTo(folder);
  try {
    await finish({ ...release, ...writtenTo(folder, linked) }, linked, { ...options, site: false });
  } finally {
    await linked.close();
  }
  onWritten();
}

type FinishOptions = EmitOptions & { onProgress: ReportStage };

/** Writes everything after the stage `data`, with or without the site. */
async function finish(
  release: ReleaseInProgress,
  writer: ReleaseWriter,
  { site, maxFiles = RELEASE_LIMITS.files, onProgress }: FinishOptions,
): Promise<void> {
  for (const stage of STAGES) {
    if (stage === 'data') continue;
    if (stage === 'downloads') {
      if (!site) continue;
      onProgress('writing the downloads');
    }
    if (stage === 'manifest') {
      if (site) await emitSite(writer, release.folder, onProgress);
      if (writer.files.length >= maxFiles) throw tooMany(writer.files.length + 1, maxFiles);
      onProgress('writing the index');
    }
    await writeStage(stage, release, writer);
  }
  const paths = writer.files.map(({ path }) => path);
  writeHeaderRules(release.folder, paths, release.version);
}

/** Writes the files of a stage; kinds with the same maker are made once. */
async function writeStage(stage: Stage, release: ReleaseInProgress, writer: ReleaseWriter): Promise<void> {
  const kinds = FILE_TABLE.filter((kind) => (kind.stage ?? 'data') === stage);
  for (const [make, [first]] of Map.groupBy(kinds, (kind) => kind.make)) {
    const made = await make(release);
    if (typeof made === 'string') await writer.writeAll([{ path: first?.path ?? '', content: made }]);
    else if (made) await writer.writeAll(made);
    // Stages after the data describe the files before them.
    if (stage !== 'data') await writer.settle();
  }
  await writer.settle();
}

function tooMany(files: number, most: number): Error {
  return new Error(
    `${files} files: at most ${most} are allowed. The CDN takes ${RELEASE_LIMITS.files} on the free plan and ` +
      `${RELEASE_LIMITS.paidFiles} on the paid plan: allow them with --max-files, or see the page /scale/ for what comes after that`,
  );
}

/** Schemas of files about versions, which like those files are excluded from the digest that is the version. */
const STEP_SCHEMAS = ['changes', 'changes-index'].map(schemaPath);

/** The version of the data: a digest of all answers, so that it changes exactly when an answer does. */
function versionOf(files: readonly ManifestEntry[]): string {
  const answers = files.filter(({ path }) => !STEP_SCHEMAS.includes(path));
  const lines = answers.map(({ path, sha256 }) => `${path} ${sha256}\n`).sort();
  return hash('sha256', lines.join('')).slice(0, 12);
}
