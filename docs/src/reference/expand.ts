import { LIMITS } from '../../../functions/limits.js';
import { FILES } from '../../../functions/paths.js';
import type { FieldCoverage } from '../../../scripts/emit/coverage.js';
import { type Language, type Say, sayIn } from '../../../scripts/emit/openapi/language.js';
import { benchmark } from './benchmarks.js';
import { basisTable, certaintyTable } from './certainty.js';
import { costTable, growthTable, loadTable, priceTable } from './cost-tables.js';
import { coverageTable } from './coverage.js';
import { datasetMetadata } from './dataset.js';
import { errorSections } from './errors.js';
import { excerpt } from './excerpt.js';
import { fieldTables } from './fields.js';
import { figure } from './figures.js';
import { number } from './number.js';
import { headerTable, parameterTable, responseTable } from './operations.js';
import { pick, print } from './print.js';
import type { Release } from './release.js';
import { referenceTable, sourceTable } from './sources.js';
import { fence } from './table.js';

/** What a marker needs: the release, the language of the page, and what stands after its name. */
interface Context {
  release: Release;
  language: Language;
  say: Say;
  argument: string;
}

interface Index {
  version: string;
  counts: Record<string, number>;
  sources: Record<string, unknown>;
  coverage: Record<string, Record<string, FieldCoverage>>;
}

const index = (release: Release) => release.json<Index>(FILES.index);

/** What can stand between double braces on a page. */
const MARKERS: Record<string, (context: Context) => string | Promise<string>> = {
  /** A constant of the service: `limit requests`. */
  limit: ({ argument }) => {
    if (!Object.hasOwn(LIMITS, argument)) throw new Error(`there is no limit "${argument}"`);
    return String(LIMITS[argument as keyof typeof LIMITS]);
  },
  /** How many records of a kind there are, or how many sources: `count printers`. */
  count: ({ release, argument, say }) => {
    const { counts, sources } = index(release);
    const count = { ...counts, sources: Object.keys(sources).length }[argument];
    if (count === undefined) throw new Error(`there is no count "${argument}"`);
    return number(count, say);
  },
  version: ({ release }) => index(release).version,
  parameters: ({ release, language, say, argument }) => parameterTable(release.openapi(language), argument, say),
  responses: ({ release, language, say, argument }) => responseTable(release.openapi(language), argument, say),
  headers: ({ release, language, say, argument }) => headerTable(release.openapi(language), argument, say),
  errors: ({ release, language, say }) => errorSections(release.openapi(language), say),
  /** The fields of a record, with how many know them: `fields Printer printers`. */
  fields: ({ release, language, say, argument }) => {
    const [name = '', kind = ''] = argument.split(' ');
    return fieldTables(release.openapi(language), name, index(release).coverage[kind], say);
  },
  coverage: ({ release, say, argument }) => coverageTable(index(release).coverage[argument] ?? {}, say),
  basis: ({ release, say }) => basisTable(release, say),
  certainty: ({ release, say }) => certaintyTable(release, say),
  /** Lines of a file of the repository: `excerpt data/materials/petg.yaml facts`. */
  excerpt: ({ argument }) => excerpt(argument),
  /** The entity tag of an answer: `etag /api/v1/materials`. */
  etag: async ({ release, argument }) => (await release.response(argument)).headers.get('ETag') ?? '',
  sources: ({ release, say }) => sourceTable(release, say),
  references: ({ release, say }) => referenceTable(release, say),
  dataset: ({ release, language }) => datasetMetadata(release, language),
  /** Figures of the last `npm run bench`: `benchmark building`. */
  benchmark: ({ say, argument }) => benchmark(argument, say),
  prices: ({ say }) => priceTable(say),
  cost: ({ say }) => costTable(say),
  load: ({ release, say }) => loadTable(release, say),
  /** How many files there are with more printers, and what can be done about it. */
  growth: ({ release, say }) => growthTable(release, say),
  /** A figure of the page on scale and cost: `figure freePrinters`. */
  figure: ({ release, say, argument }) => figure(argument, release, say),
  /** A real answer, shortened to some fields of its records: `answer /api/v1/printers?limit=1 | id brand`. */
  answer: async ({ release, argument }) => {
    const [request = '', fields = ''] = argument.split('|').map((part) => part.trim());
    const answer = await release.ask(request);
    const paths = fields.split(' ').filter((path) => path !== '');
    return fence('json', print({ ...answer, data: pick(answer.data ?? [], paths) }));
  },
};

/**
 * A page with what stands between double braces put in.
 *
 * @throws when a marker is not known or asks for what is not there
 */
export async function expand(text: string, language: Language, release: Release): Promise<string> {
  const parts = text.split(/\{\{([^{}]+)\}\}/);
  const expanded = parts.map((part, position) => {
    if (position % 2 === 0) return part;
    const [, name = '', argument = ''] = /^\s*([a-z]+)\s*(.*?)\s*$/.exec(part) ?? [];
    const marker = MARKERS[name];
    if (!marker) throw new Error(`there is no marker "{{${part}}}"`);
    return marker({ release, language, say: sayIn(language), argument });
  });
  return (await Promise.all(expanded)).join('');
}
