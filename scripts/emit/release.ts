import { hash } from 'node:crypto';
import type { Step } from '../../core/changes.js';
import { wholeAnswer } from '../../core/envelope.js';
import { etagTree } from '../../core/etag-tree.js';
import { checksumLines, type Manifest, type ManifestEntry } from '../../core/manifest.js';
import {
  briefPath,
  calibrationPicturePath,
  FILES,
  picturePath,
  presetsPath,
  SPOOLMAN,
  schemaPath,
} from '../../core/paths.js';
import { composeCalibration } from '../compose/calibration.js';
import { composeDiagnosis } from '../compose/diagnosis.js';
import { composeFurtherNames } from '../compose/further-names.js';
import { composeNames } from '../compose/names.js';
import { composePresets } from '../compose/presets.js';
import type { Records } from '../compose/records.js';
import type { Dataset } from '../load/dataset.js';
import { calibrationPictures, pictures } from '../pictures/pictures.js';
import { recordSchema, schemaNames } from '../schemas/read.js';
import type { Tell } from '../shared/stages.js';
import { briefIndex, briefMaterials, briefRules } from './brief-lists.js';
import { briefMaterialAnswer } from './brief-material.js';
import { briefPrinters } from './brief-printers.js';
import { briefRuleAnswer } from './brief-rule.js';
import { briefSettings } from './brief-settings.js';
import { writeDownloads } from './download/downloads.js';
import { findIndex } from './find-index.js';
import { writeHeaderRules } from './header-rules.js';
import { identifyDocument, identifySpools } from './identify.js';
import { indexDocument } from './index-document.js';
import { listFiles } from './lists.js';
import { DESCRIPTIONS, describeService } from './openapi/document.js';
import { chooseSubjects, Examples } from './openapi/examples.js';
import { RELEASE_LIMITS } from './release-limits.js';
import { type LastRelease, ReleaseWriter } from './release-writer.js';
import { emitSite } from './site.js';
import { spoolmanFilaments } from './spoolman/filaments.js';
import { spoolmanMaterials } from './spoolman/materials.js';
import { lastStep, stepFiles, stepsIndex } from './steps.js';
import { resolveVectors } from './vectors/resolve.js';
import { vectorsDocument } from './vectors/vectors.js';

/** What a release is made of. */
export interface Content {
  dataset: Dataset;
  records: Records;
  /** The kept steps from version to version, the oldest first. */
  steps: readonly Step[];
}

/** What to emit. */
export interface EmitOptions {
  /** Whether to build the site too, which takes longer than all the rest. */
  site: boolean;
  /** Most files that the release may have. */
  maxFiles?: number;
  /** Is told what is being done. */
  tell?: Tell;
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

const pretty = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/**
 * Writes every file of `/api/v1` below `folder`, and the site, whose pages quote them. The same data gives the same
 * bytes: nothing here reads a clock.
 *
 * @throws when the release is larger than the CDN takes, or the site cannot be built
 */
export async function emitRelease(
  content: Content,
  folder: string,
  { site, maxFiles = RELEASE_LIMITS.files, tell = () => {}, last }: EmitOptions,
): Promise<ReleaseSummary> {
  const writer = new ReleaseWriter(folder, last, (done) => tell('writing the service', { done, what: 'files' }));
  const version = emitApi(content, writer, site, tell);
  const examples = new Examples(
    folder,
    writer.answers,
    chooseSubjects(content.records, [...calibrationPictures().keys()], content.steps.at(-1)?.version),
  );
  for (const [language, file] of DESCRIPTIONS) writer.write(file, pretty(await describeService(language, examples)));
  // The function's own list: it tells which files there are below /api/, so it cannot list itself.
  writer.write(FILES.etags, `${JSON.stringify(etagTree(writer.answers))}\n`);
  if (site) await emitSite(writer, folder, tell);
  if (writer.files.length >= maxFiles) throw tooMany(writer.files.length + 1, maxFiles);
  tell('listing what there is');
  return close(writer, folder, version, content.records);
}

/** Writes what the service answers with, and everything at once where `whole`. Returns the version of the data. */
function emitApi({ dataset, records, steps }: Content, writer: ReleaseWriter, whole: boolean, tell: Tell): string {
  writer.writeAll(listFiles(records));
  const settings = records.settings.map((setting) => JSON.stringify(setting));
  writer.write(FILES.settings, wholeAnswer(settings));
  writer.write(SPOOLMAN.filaments, `${JSON.stringify(spoolmanFilaments(records))}\n`);
  writer.write(SPOOLMAN.materials, `${JSON.stringify(spoolmanMaterials(records))}\n`);
  writer.write(FILES.briefPrinters, briefPrinters(records.printers));
  writer.write(FILES.briefSettings, briefSettings(records));
  writer.write(FILES.diagnose, `${JSON.stringify(composeDiagnosis(dataset))}\n`);
  writer.write(FILES.briefMaterials, briefMaterials(records));
  writer.write(FILES.briefRules, briefRules(records));
  for (const language of ['en', 'zh'] as const) {
    for (const rule of records.rules)
      writer.write(briefPath('troubleshoot', language, rule.id), briefRuleAnswer(rule, dataset, language));
    for (const material of records.materials)
      writer.write(briefPath('materials', language, material.id), briefMaterialAnswer(material, language));
  }
  const drawn = pictures();
  for (const { id } of records.rules) {
    const picture = drawn.get(id);
    if (picture) writer.write(picturePath(id), picture.svg);
  }
  for (const [step, { svg }] of calibrationPictures()) writer.write(calibrationPicturePath(step), svg);
  const calibration = composeCalibration(dataset).map((step) => JSON.stringify(step));
  writer.write(FILES.calibration, wholeAnswer(calibration));
  for (const mapping of composePresets(dataset))
    writer.write(presetsPath(mapping.id), wholeAnswer([JSON.stringify(mapping)]));
  const names = composeNames(dataset, records);
  writer.write(FILES.names, `${JSON.stringify(names)}\n`);
  const further = composeFurtherNames(records, names);
  writer.write(FILES.furtherNames, `${JSON.stringify(further)}\n`);
  writer.write(FILES.identify, `${JSON.stringify(identifyDocument(records))}\n`);
  writer.write(FILES.identifySpools, `${JSON.stringify(identifySpools(records.filaments))}\n`);
  writer.write(FILES.find, `${JSON.stringify(findIndex(dataset, records))}\n`);
  writer.write(FILES.redirects, pretty(dataset.redirects.value));
  for (const name of schemaNames('record')) if (!STEP_SCHEMAS.includes(name)) writeSchema(name, writer);
  const version = versionOf(writer);
  if (whole) tell('writing the downloads');
  const downloads = whole ? writeDownloads({ version, dataset, records }, (...file) => writer.write(...file)) : [];
  writer.write(FILES.index, pretty(indexDocument(version, dataset, records, downloads)));
  writer.write(FILES.briefIndex, `${JSON.stringify(briefIndex(version, dataset, records))}\n`);
  for (const name of STEP_SCHEMAS) writeSchema(name, writer);
  writer.writeAll(stepFiles(steps));
  writer.writeAll(lastStep(version, steps));
  writer.write(FILES.changesIndex, pretty(stepsIndex(version, steps, writer.files)));
  writer.write(FILES.resolveVectors, `${JSON.stringify(resolveVectors(records))}\n`);
  writer.write(FILES.vectors, pretty(vectorsDocument(dataset, records, further, writer.answers)));
  return version;
}

/** Schemas of what tells of versions: like all that does, no part of what the version is a digest of. */
const STEP_SCHEMAS = ['changes', 'changes-index'];

function writeSchema(name: string, writer: ReleaseWriter): void {
  const $schema = 'https://json-schema.org/draft/2020-12/schema';
  writer.write(schemaPath(name), pretty({ $schema, $id: schemaPath(name), ...recordSchema(name) }));
}

/** Writes the list of what the release consists of. */
function close(writer: ReleaseWriter, folder: string, version: string, records: Records): ReleaseSummary {
  const files = writer.files.toSorted((a, b) => (a.path < b.path ? -1 : 1));
  const manifest = pretty(manifestOf(version, files));
  writer.write(FILES.manifest, manifest);
  writeHeaderRules(
    folder,
    files.map((file) => file.path),
  );
  const total = Object.values(records).reduce((sum, { length }) => sum + length, 0);
  const digest = hash('sha256', manifest);
  return { version, digest, records: total, files: writer.files.length, bytes: writer.bytes, pieced: writer.pieced };
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
export function manifestOf(version: string, entries: readonly ManifestEntry[]): Manifest {
  const sha256 = hash('sha256', checksumLines(entries));
  const bytes = entries.reduce((sum, entry) => sum + entry.bytes, 0);
  return { version, files: entries.length, bytes, sha256, entries: [...entries] };
}
