import type { Say } from '../../../core/language.js';
import type { Printer, Profile } from '../../../schemas/generated/record.js';
import { number } from './number.js';
import type { Release } from './release.js';
import { code, table } from './table.js';

/** How many profiles rest on which kind of preset. */
export function basisTable(release: Release, say: Say): string {
  const meanings: Record<Profile['basis'], string> = {
    default: say('what the machine preset names as its default', '机器预设指定的默认耗材'),
    generic: say('a generic preset for this machine', '该机器的通用预设'),
    brand: say('a filament of the machine’s brand', '机器同品牌的耗材'),
    third_party: say('a filament of another brand', '其他品牌的耗材'),
    library: say('the slicer’s shared library; not tested on this machine', '切片软件的共享库；未在该机器上验证'),
  };
  const profiles = release.list<Profile>({ kind: 'profiles' }, { keep: true });
  const counts = Map.groupBy(profiles, ({ basis }) => basis);
  const rows = Object.entries(meanings).map(([basis, meaning]) => {
    const count = counts.get(basis as Profile['basis'])?.length ?? 0;
    return [code(basis), meaning, number(count, say)];
  });
  return table([code('basis'), say('Preset', '预设'), say('Profiles', '配置数')], rows);
}

/** How many values were curated, corrected, disputed or withheld. */
export function certaintyTable(release: Release, say: Say): string {
  const printers = release.list<Printer>({ kind: 'printers' }, { keep: true });
  const profiles = release.list<Profile>({ kind: 'profiles' }, { keep: true });
  const sum = (count: (printer: Printer) => number) => printers.reduce((total, printer) => total + count(printer), 0);
  const rows: [string, number][] = [
    [
      say('Hardware facts of printers that were curated by hand', '人工整理的打印机硬件参数'),
      sum(({ provenance }) => provenance.curated.length),
    ],
    [
      say('Values of printers on which another source disagrees', '与其他来源不一致的打印机数值'),
      sum(({ provenance }) => provenance.others.length),
    ],
    [
      say('Values that were corrected or withheld, printers and profiles', '更正或不予发布的值（打印机与打印配置）'),
      sum(({ provenance }) => provenance.corrected.length) +
        profiles.reduce((total, { provenance }) => total + provenance.corrected.length, 0),
    ],
    [
      say(
        'Profiles that are not published, because the printer cannot do it or a value is wrong',
        '因打印机无法实现或数值有误而未发布的配置',
      ),
      sum(({ provenance }) => provenance.withheld.length),
    ],
  ];
  return table(
    [say('What', '项目'), say('How many', '数量')],
    rows.map(([what, count]) => [what, number(count, say)]),
  );
}
