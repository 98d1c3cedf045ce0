import { readFileSync } from 'node:fs';
import path from 'node:path';
import { dump, load } from 'js-yaml';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../../core/words/language.js';
import { drawTables } from '../../../docs/src/reference/draws.js';
import {
  DRAWS,
  type JudgedFact,
  readDraws,
  readSample,
  samplePath,
  sampleText,
  tallies,
  VERDICTS,
} from '../../../scripts/contribute/draw/draws.js';
import { type Drawable, drawFacts, KINDS, type KindName } from '../../../scripts/contribute/draw/sample.js';
import { folderOf } from '../../support/folder.js';

const KIND_NAMES = Object.keys(KINDS) as KindName[];

const drawable = (ids: readonly string[]): Drawable => ({
  printers: ids.map((id) => ({
    id,
    enclosed: false,
    kinematics: null,
    build_volume_mm: { x: 1, y: 2, z: 3 },
  })) as never,
  materials: [],
  profiles: [],
  filaments: [],
  wellKnown: new Set(ids),
});
const many = Array.from({ length: 200 }, (_, index) => `printer-${index}`);
const recordsOf = (seed: string, ids: readonly string[]) => [
  ...new Set(drawFacts('well_known_printers', seed, drawable(ids)).map(({ record }) => record)),
];

describe('a draw', () => {
  it('is the same for everyone who has the seed, and another for another', () => {
    expect(recordsOf('a', many)).toHaveLength(60);
    expect(recordsOf('a', [...many].reverse())).toEqual(recordsOf('a', many));
    expect(recordsOf('b', many)).not.toEqual(recordsOf('a', many));
  });

  it('stays as it is but for a record that is gone', () => {
    const [first = '', ...rest] = recordsOf('a', many);
    const without = recordsOf(
      'a',
      many.filter((id) => id !== first),
    );
    expect(without.slice(0, -1)).toEqual(rest);
  });

  it('leaves out what is not known, which nobody can judge', () => {
    const fields = drawFacts('well_known_printers', 'a', drawable(['one'])).map(({ field }) => field);
    expect(fields).toEqual(['build_volume_mm', 'enclosed']);
  });
});

const folder = (facts: readonly JudgedFact[]) =>
  folderOf({
    'draws.yaml': dump({ draws: [{ id: 'one', seed: 'a seed', written: '2026-01-01' }] }),
    'one/materials.yaml': sampleText({ version: 'abc', facts: [...facts] }),
  });
const fact = (verdict?: JudgedFact['verdict'], page?: string): JudgedFact => ({
  record: 'pla',
  field: 'density_g_cm3',
  value: 1.24,
  ...(verdict && { verdict }),
  ...(page && { page }),
});

describe('verdicts', () => {
  it('are counted by kind', () => {
    const facts = [fact('right', 'https://a.example'), fact('wrong', 'https://b.example'), fact('unknown')];
    expect(tallies('one', folder(facts))).toEqual([
      { kind: 'materials', records: 1, facts: 3, right: 1, wrong: 1, told: 0, unknown: 1 },
    ]);
    expect(drawTables(LOCALES.en.say, folder(facts))).toContain('| materials | 1 | 3 | 1 | 1 | 0 | 1 | 50 % | 0.3 % |');
  });

  it('are none before a sample is judged', () => {
    expect(tallies('one', folder([fact()]))).toEqual([]);
  });

  it.each([
    ['a fact without one', [fact('unknown'), fact()], /pla density_g_cm3: verdict is undefined; allowed: right, wrong/],
    ['one that nobody can look up', [fact('right')], /pla density_g_cm3: right, but without the page/],
  ])('refuse %s', (_, facts, message) => {
    expect(() => tallies('one', folder(facts))).toThrow(message);
  });
});

describe('the draws that are kept', () => {
  const kept = readDraws().flatMap(({ id }) =>
    KIND_NAMES.flatMap((kind) => {
      const sample = readSample(id, kind);
      return sample ? [{ id, kind, facts: sample.facts }] : [];
    }),
  );

  it('have a seed each, none twice', () => {
    const seeds = readDraws().map(({ seed }) => seed);
    expect(new Set(seeds).size).toBe(seeds.length);
    expect(kept.length).toBeGreaterThan(0);
  });

  it.each(kept)('$id, $kind: fields that are judged, and pages that can be opened', ({ kind, facts }) => {
    for (const { field, page } of facts) {
      expect(KINDS[kind].fields as readonly string[]).toContain(field);
      if (page) expect(page).toMatch(/^https?:\/\/[^ ]+$/);
    }
  });

  it('stand on the page as their files have them', () => {
    for (const { say } of Object.values(LOCALES)) {
      const rows = drawTables(say)
        .split('\n')
        .filter((line) => /^\| .* \| \d/.test(line))
        .map((line) =>
          line
            .split(' | ')
            .slice(1, 7)
            .map((cell) => Number(cell.replaceAll(',', ''))),
        );
      const counted = kept.map(({ id, kind }) => {
        const { facts } = load(readFileSync(samplePath(id, kind, DRAWS), 'utf8')) as { facts: JudgedFact[] };
        const by = Map.groupBy(facts, ({ verdict }) => verdict);
        return [
          new Set(facts.map(({ record }) => record)).size,
          facts.length,
          ...VERDICTS.map((verdict) => by.get(verdict)?.length ?? 0),
        ];
      });
      expect(rows).toEqual(counted);
    }
    for (const page of ['method.md', 'zh-cn/method.md'])
      expect(readFileSync(path.resolve('docs/src/content/docs', page), 'utf8')).toContain('\n{{draws}}\n');
  });
});
