import { MOST_BYTES } from '../../../clients/typescript/src/mcp/tool.js';
import { LIMITS } from '../../../core/contract/limits.js';
import { FILES, pagePath } from '../../../core/contract/paths.js';
import { type Language, LOCALES, type Say } from '../../../core/words/language.js';
import { markdownTable } from '../../../core/words/markdown.js';
import { originTable, sourceTable, unusableText } from '../../../core/words/origin-table.js';
import type { CoverageByKind, Diagnosis, Material, Rule } from '../../../schemas/generated/record.js';
import UNEVEN_NAMES from '../../../schemas/generated/uneven-names.json' with { type: 'json' };
import { downloadTable, immutableAddress, parquetNames, question, tableSections } from '../download/page.js';
import { samples } from '../samples/samples.js';
import { benchmark } from './benchmarks.js';
import { certaintyTable, enumerationTable } from './certainty.js';
import { commandExample, commandUsages, exitCodeTable, questionTable, toolSections } from './command.js';
import { coverageTable, datasetMetadata } from './dataset.js';
import { accuracyTable, CASES, confusionTable, gradeTable } from './diagnosis.js';
import { fieldTables } from './fields.js';
import { figure, growthTable } from './file-growth.js';
import { code, number } from './format.js';
import { HOST } from './host.js';
import {
  errorSections,
  everyFile,
  fileTable,
  headerTable,
  parameterTable,
  responseTable,
  tryForm,
} from './operations.js';
import { answerBlock } from './print.js';
import { asPublished, installText } from './published.js';
import type { Release } from './release.js';
import { EXAMPLES, excerpt, INTEGRATIONS, pinnedVersion, quotedFile } from './repository-files.js';
import { identifierTables, slicerKeyTables, slicerTable } from './slicer-keys.js';
import { slicingReasons, slicingTable } from './slicing.js';

/** Input of a marker: the release, the page's language, and the argument. */
interface Context {
  release: Release;
  language: Language;
  say: Say;
  argument: string;
}

/** The markers of pages, written in double braces: by their whole text, or by its first word. */
const MARKERS: Record<string, (context: Context) => string | Promise<string>> = {
  /** A service limit: `limit requests`. */
  limit: ({ argument }) => {
    if (!Object.hasOwn(LIMITS, argument)) throw new Error(`there is no limit "${argument}"`);
    return String(LIMITS[argument as keyof typeof LIMITS]);
  },
  /** The number of records of a kind, or of sources: `count printers`. */
  count: ({ release, argument, say }) => {
    const { counts, sources } = release.index;
    const count = { ...counts, sources: Object.keys(sources).length }[argument as keyof typeof counts | 'sources'];
    if (count === undefined) throw new Error(`there is no count "${argument}"`);
    return number(count, say);
  },
  /** The host used in samples. */
  host: () => HOST,
  version: ({ release }) => release.index.version,
  parameters: ({ release, language, say, argument }) => parameterTable(release.openapi(language), argument, say),
  responses: ({ release, language, argument }) => responseTable(release.openapi(language), argument, language),
  headers: ({ release, language, say, argument }) => headerTable(release.openapi(language), argument, say),
  /** The version of a package used by the full tests: `pinned swagger-typescript-api`. */
  pinned: ({ argument }) => pinnedVersion(argument),
  /** A request as a shell command and as programs: `samples printers | id brand`. */
  samples: ({ release, say, argument }) => samples(argument, release, say),
  /** A form that opens the answer to a query: `try printers`. */
  try: ({ release, language, argument }) => tryForm(release.openapi(language), argument, language),
  /** All kinds of files, each with an example. */
  everyfile: ({ release, language, say }) => everyFile(release.openapi(language), say),
  /** A table of the kinds of files in a folder: `files /api/v1/brief/`. */
  files: ({ release, language, say, argument }) => fileTable(release.openapi(language), argument, say),
  errors: ({ release, language, say }) => errorSections(release.openapi(language), say),
  /** The fields of a record, with the number of records that know each: `fields Printer printers`. */
  fields: ({ release, language, argument }) => {
    const [name = '', kind = ''] = argument.split(' ');
    return fieldTables(release.openapi(language), name, release.index.coverage[kind as keyof CoverageByKind], language);
  },
  /** The field names with two shapes, each with the name that has only one. */
  shapes: ({ say }) => shapeTable(say),
  coverage: ({ release, say, argument }) =>
    coverageTable(release.index.coverage[argument as keyof CoverageByKind] ?? {}, say),
  /** The number of profiles per kind of base preset, and of evidence. */
  basis: ({ release, say }) => enumerationTable(release, 'basis', say),
  evidence: ({ release, say }) => enumerationTable(release, 'evidence', say),
  certainty: ({ release, say }) => certaintyTable(release, say),
  /** An excerpt of a file in the repository: `excerpt data/materials/petg.yaml facts`. */
  excerpt: ({ argument }) => excerpt(argument),
  /** An example program of the package: `example offline.js`. */
  example: ({ argument }) => quotedFile(EXAMPLES, argument),
  /** An integration file: `integration home-assistant.yaml`. */
  integration: ({ argument }) => quotedFile(INTEGRATIONS, argument),
  /** The identifiers of other systems, by system. */
  identifiers: ({ release, say }) => identifierTables(release, say),
  /** The supported slicers, and every field in each of them. */
  slicers: ({ release, say }) => slicerTable(release, say),
  slicerkeys: ({ release, language }) => slicerKeyTables(release, language),
  /** How presets were tested with slicers. */
  'slicing measured': ({ say }) => slicingTable(say),
  'slicing explained': ({ say }) => slicingReasons(say),
  /** The ETag of an answer: `etag /api/v1/materials`. */
  etag: async ({ release, argument }) => (await release.response(argument)).headers.get('ETag') ?? '',
  sources: ({ release, say }) => sourceTable(release.index.sources, say),
  /** The databases of branded filaments. */
  databases: ({ release, say }) => sourceTable(release.index.filament_sources, say),
  /** Every cited origin with its licence. */
  origins: ({ release, say }) => originTable(release.index.origins, say),
  unusable: ({ release, say }) => unusableText(release.index.origins, say),
  /** The SPDX identifier of a part of the data: `spdx figures`. */
  spdx: ({ release, argument }) => {
    const { spdx } = release.index.licence;
    if (!Object.hasOwn(spdx, argument)) throw new Error(`there is no licence of "${argument}"`);
    return spdx[argument as keyof typeof spdx];
  },
  references: ({ release, say }) => referenceTable(release, say),
  'downloads files': ({ release, say }) => downloadTable(release, say),
  'downloads tables': ({ release, say }) => tableSections(release, say),
  'downloads parquet': ({ release, say }) => parquetNames(release, say),
  'downloads immutable': ({ release }) => immutableAddress(release),
  /** A query on the downloads with its result: `question misspelt`. */
  question: ({ release, say, argument }) => question(argument, release, say),
  dataset: ({ release, language }) => datasetMetadata(release, language),
  /** Results of the last `npm run bench`: `benchmark building`. */
  benchmark: ({ say, argument }) => benchmark(argument, say),
  'diagnosis measured': ({ say }) => accuracyTable(say),
  'diagnosis confusions': ({ release, say }) => confusionTable(release.json<Diagnosis>(FILES.diagnose), say),
  'diagnosis grades': ({ release, say }) => gradeTable(release.json<Diagnosis>(FILES.diagnose), say),
  'diagnosis checks': ({ release, say }) => number(release.json<Diagnosis>(FILES.diagnose).checks.length, say),
  'diagnosis cases': ({ say }) => number(CASES, say),
  'assistants tools': ({ language, say }) => toolSections(language, say),
  /** The most bytes of an answer of the MCP server. */
  'assistants bytes': ({ say }) => number(MOST_BYTES, say),
  'assistants record': ({ language, say }) => questionTable(language, say),
  /** The number of files with more printers, and the options to reduce it. */
  growth: ({ release, say }) => growthTable(release, say),
  /** A number for the page on scale and cost: `figure freePrinters`. */
  figure: ({ release, say, argument }) => figure(argument, release, say),
  /** A CLI command with its output: `command find "ender 3 s1"`; a trailing `| 12` limits the lines. */
  command: ({ release, language, argument }) => commandExample(argument, language, release),
  /** How to install the package: `install`, or `install global` for the CLI. */
  install: ({ say, argument }) => installText(argument, say),
  usages: ({ release, language }) => commandUsages(language, release),
  exitcodes: ({ say }) => exitCodeTable(say),
  /** A real answer, reduced to some fields of its records: `answer /api/v1/printers?limit=1 | id brand`. */
  answer: async ({ release, say, argument }) => {
    const [request = '', fields = ''] = argument.split('|').map((part) => part.trim());
    return answerBlock(await release.ask(request), fields.split(' ').filter(Boolean), say);
  },
};

/**
 * Replaces the `{{…}}` markers of a page.
 *
 * @throws if a marker is unknown or refers to something that does not exist
 */
export async function expand(text: string, language: Language, release: Release): Promise<string> {
  const parts = text.split(/\{\{([^{}]+)\}\}/);
  const expanded = parts.map((part, position) => {
    if (position % 2 === 0) return part;
    const [, name = '', argument = ''] = /^\s*([a-z]+)\s*(.*?)\s*$/.exec(part) ?? [];
    const marker = MARKERS[part.trim()] ?? MARKERS[name];
    if (!marker) throw new Error(`there is no marker "{{${part}}}"`);
    return marker({ release, language, say: LOCALES[language].say, argument });
  });
  return asPublished((await Promise.all(expanded)).join(''));
}

/** Every page cited for a material value or a troubleshooting rule. */
function referenceTable(release: Release, say: Say): string {
  const materials = release.json<{ data: Material[] }>(pagePath({ kind: 'materials' })).data;
  const rules = release.json<{ data: Rule[] }>(pagePath({ kind: 'troubleshoot' })).data;
  const all = [...materials.map(({ provenance }) => provenance), ...rules].flatMap(({ references }) => references);
  const unique = new Map(all.map((reference) => [reference.id, reference]));
  const rows = [...unique.values()]
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .map(({ id, title, url }) => [code(id), url.startsWith('http') ? `[${title}](${url})` : title]);
  return markdownTable([say('Id', '标识'), say('Title', '标题')], rows);
}

/** The field names with two shapes: which shape is used where, and the name that is always a range. */
function shapeTable(say: Say): string {
  const rows = UNEVEN_NAMES.map(({ name, shapes, even }) => [
    code(name),
    shapes.map((one) => shapeIn(one, say)).join('<br>'),
    even === null ? '' : code(even),
  ]);
  return markdownTable(
    [say('Name', '名称'), say('Form and place', '形式与位置'), say('Always a range', '一律为范围')],
    rows,
  );
}

/** Maximum number of parts shown of a large object. */
const SHOWN = 3;

function shapeIn({ shape, places }: (typeof UNEVEN_NAMES)[number]['shapes'][number], say: Say): string {
  const parts = shape.replace(/^\{|\}$/g, '').split(', ');
  const shown = shape.startsWith('{') && parts.length > SHOWN ? `{${parts.slice(0, SHOWN).join(', ')}, …}` : shape;
  return `${code(shown)}${say(' in ', '：')}${places.map(code).join(say(', ', '、'))}`;
}
