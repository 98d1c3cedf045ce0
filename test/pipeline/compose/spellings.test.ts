import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { ENDPOINTS } from '../../../core/contract/endpoints.js';
import { FILES } from '../../../core/contract/paths.js';
import { printerName } from '../../../core/names/printer-name.js';
import { idsOf } from '../../../core/names/resolve.js';
import { type Names, readIds } from '../../../core/names/spellings.js';
import { resolveValue } from '../../../functions/answer/reply.js';
import { folderAssets } from '../../../scripts/pipeline/emit/folder-assets.js';
import { readJson, wholeList } from '../../support/published.js';
import { shared } from '../../support/shared.js';

/** A name as typed, and its meaning: several ids if ambiguous. */
interface Spelling {
  spelled: string;
  means: string[];
  kind: 'printers' | 'brands' | 'materials' | 'symptoms';
  /** Its source; none for names typed for a symptom. */
  source?: string;
}

const spellings = globSync('test/fixtures/spellings*.yaml').flatMap(
  (file) => parse(readFileSync(file, 'utf8')) as Spelling[],
);
const release = await shared('release');
const assets = folderAssets(release);
const names = readJson<Names>(release, FILES.names);

const FILTERS = ENDPOINTS.flatMap(({ filters }) => filters);

/** What the service returns for a name: the record, or the suggested ids. */
async function asked({ kind, spelled }: Spelling): Promise<{ id: string } | { suggestions: readonly string[] }> {
  const filter = FILTERS.find((one) => one.names === kind);
  if (!filter) throw new Error(`no parameter takes ${kind}`);
  const found = await resolveValue(filter, spelled, assets);
  return found.ids === null ? { suggestions: found.suggestions } : { id: found.ids.join(' and ') };
}

const outcomes = await Promise.all(spellings.map(async (spelling) => ({ spelling, ...(await asked(spelling)) })));
type Outcome = (typeof outcomes)[number];

/** Whether the intended record was returned or suggested first; if several, all must be suggested. */
function isRight(outcome: Outcome): boolean {
  const [meant, ...more] = outcome.spelling.means;
  // Only names typed for a symptom may be answered with several.
  if ('id' in outcome) return outcome.id === outcome.spelling.means.join(' and ');
  if (more.length === 0) return outcome.suggestions[0] === meant;
  return outcome.spelling.means.every((id) => outcome.suggestions.includes(id));
}

function told(outcome: Outcome): string {
  const { kind, spelled, means } = outcome.spelling;
  const got = 'id' in outcome ? outcome.id : `404, ${outcome.suggestions.join(', ') || 'no suggestion'}`;
  return `${kind}: "${spelled}" means ${means.join(' or ')}: ${got}`;
}

describe('the names that people write', () => {
  it('are numerous, unique, with a source, and of existing records', () => {
    expect(spellings.length).toBeGreaterThanOrEqual(400);
    expect(spellings.filter(({ spelled }) => /\p{Script=Han}/u.test(spelled)).length).toBeGreaterThanOrEqual(40);
    expect(new Set(spellings.map(({ kind, spelled }) => `${kind} ${spelled}`)).size).toBe(spellings.length);
    expect(spellings.filter(({ kind }) => kind === 'symptoms').length).toBeGreaterThanOrEqual(300);
    for (const { kind, means, source } of spellings) {
      if (kind !== 'symptoms') expect(source).toMatch(/^https:\/\/\S+$/);
      const ids = new Set(Object.values(names[kind]).flat());
      expect(means.filter((id) => !ids.has(id))).toEqual([]);
    }
  });

  it('resolve to the record that is meant, or suggest it first, in 95 of 100 cases', () => {
    const others = outcomes.filter((outcome) => !isRight(outcome));
    const share = 1 - others.length / outcomes.length;
    console.log(`${(100 * share).toFixed(1)} % of ${outcomes.length}; not:\n${others.map(told).join('\n')}`);
    expect(share).toBeGreaterThanOrEqual(0.95);
  });

  it('never resolve to another record', () => {
    expect(outcomes.filter((outcome) => 'id' in outcome && !isRight(outcome)).map(told)).toEqual([]);
  });
});

describe('a lenient reading of a name', () => {
  it('never turns a listed printer into another one', () => {
    const wrong = wholeList(release, { kind: 'printers' }).flatMap((record) => {
      const { id, brand, model, aliases } = record as { id: string; brand: string; model: string; aliases: string[] };
      return [model, ...aliases]
        .map((name) => printerName({ brand, model: name }))
        .filter(
          (name) =>
            readIds(names, 'printers', name).some((other) => other !== id) && idsOf(names, 'printers', name)[0] !== id,
        );
    });
    expect(wrong).toEqual([]);
  });
});
