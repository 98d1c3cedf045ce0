import { EVIDENCES, PRESET_BASES } from '../../../core/words/enumerations.js';
import type { Enumeration, Say, TextPair } from '../../../core/words/language.js';
import { markdownTable } from '../../../core/words/markdown.js';
import type { Printer, Profile } from '../../../schemas/generated/record.js';
import { code, number } from './format.js';
import type { Release } from './release.js';

/** What the values of a field of profiles say. */
const ENUMERATIONS: Readonly<Record<'basis' | 'evidence', { values: Enumeration; title: TextPair }>> = {
  basis: { values: PRESET_BASES, title: ['Preset', '预设'] },
  evidence: { values: EVIDENCES, title: ['Figures', '数值'] },
};

/** The number of profiles per value of a field. */
export function enumerationTable(release: Release, field: keyof typeof ENUMERATIONS, say: Say): string {
  const { values, title } = ENUMERATIONS[field];
  const profiles = release.list<Profile>({ kind: 'profiles' }, { keep: true });
  const counts = Map.groupBy(profiles, (profile): string => profile[field]);
  const rows = Object.entries(values).map(([value, words]) => {
    return [code(value), say(...words), number(counts.get(value)?.length ?? 0, say)];
  });
  return markdownTable([code(field), say(...title), say('Profiles', '配置数')], rows);
}

/** The numbers of curated, corrected, disputed and withheld values. */
export function certaintyTable(release: Release, say: Say): string {
  const printers = release.list<Printer>({ kind: 'printers' }, { keep: true });
  const profiles = release.list<Profile>({ kind: 'profiles' }, { keep: true });
  const sum = (count: (printer: Printer) => number) => printers.reduce((total, printer) => total + count(printer), 0);
  const rows: [string, number][] = [
    [
      say('Hardware facts of printers curated by people', '人工整理的打印机硬件参数'),
      sum(({ provenance }) => provenance.curated.length),
    ],
    [
      say('Printer values on which another source disagrees', '与其他来源不一致的打印机数值'),
      sum(({ provenance }) => provenance.others.length),
    ],
    [
      say('Values corrected or withheld, printers and profiles', '更正或不予发布的值（打印机与打印配置）'),
      sum(({ provenance }) => provenance.corrected.length) +
        profiles.reduce((total, { provenance }) => total + provenance.corrected.length, 0),
    ],
    [
      say(
        'Profiles not published, because the printer cannot do it or a value is wrong',
        '因打印机无法实现或数值有误而未发布的配置',
      ),
      sum(({ provenance }) => provenance.withheld.length),
    ],
  ];
  return markdownTable(
    [say('What', '项目'), say('How many', '数量')],
    rows.map(([what, count]) => [what, number(count, say)]),
  );
}
