import type { FilamentSource, ImportedSource, Origin } from '../../schemas/generated/record.js';
import type { Enumeration, Say } from './language.js';
import { markdownTable } from './markdown.js';

const KINDS: Enumeration<Origin['kind']> = {
  slicer: ['slicer, presets', '切片软件、预设'],
  firmware: ['firmware, configurations', '固件、配置'],
  maker: ["maker's pages, designs", '厂商页面、设计'],
  database: ['collection of specifications', '规格汇编'],
  community: ['community', '社区'],
  paper: ['paper, standard, authority', '论文、标准、主管机构'],
  shop: ['shop', '商店'],
};

/** The licence of an origin, or why there is none, and whether it can be used. */
function licenceName({ licence, unlicensed, usable }: Origin, say: Say): string {
  const name = licence ?? (unlicensed === 'not_read' ? say('not read', '未查阅') : say('none stated', '未声明'));
  return usable ? name : `${name} — ${say('**not usable without restrictions**', '**不可直接使用**')}`;
}

/** A Markdown table of all origins, with their licences and the number of facts from each. */
export function originTable(origins: readonly Origin[], say: Say, counted = true): string {
  const counts = [say('Facts', '事实'), say('Kept as alternatives', '并列保留'), say('Records', '记录')];
  return markdownTable(
    [
      ...[say('Origin', '出处'), say('What it is', '类别'), say('Read on', '查阅日期'), say('Licence', '许可证')],
      ...(counted ? counts : []),
    ],
    origins.map((origin) => [
      `[${origin.name}](${origin.url})`,
      say(...KINDS[origin.kind]),
      origin.last_read,
      licenceName(origin, say),
      ...(counted ? [origin.fact_count, origin.alternative_count, origin.record_count].map(String) : []),
    ]),
  );
}

/** The counts of sources that some of them have. */
const COUNTS: Enumeration<'printers' | 'profiles' | 'filaments'> = {
  printers: ['Printers', '打印机'],
  profiles: ['Profiles', '打印配置'],
  filaments: ['Products', '产品'],
};

/** The imported sources or the filament databases, with their licences and the number of records from each. */
export function sourceTable(
  sources: Readonly<Record<string, ImportedSource | FilamentSource>>,
  say: Say,
  counted = true,
): string {
  const [first = {}] = Object.values(sources);
  const counts = Object.entries(COUNTS).filter(([count]) => counted && count in first);
  return markdownTable(
    [
      ...[say('Source', '来源'), say('Name', '名称'), say('Commit', '提交'), say('Licence', '许可证')],
      ...counts.map(([, title]) => say(...title)),
    ],
    Object.entries(sources).map(([id, source]) => [
      `\`${id}\``,
      `[${source.name}](${source.repository})`,
      `\`${source.commit.slice(0, 12)}\`, ${source.date}`,
      source.licence ?? say('not known', '未知'),
      ...counts.map(([count]) => String(source[count as keyof typeof source])),
    ]),
  );
}

/** Whether every origin is usable, or what to do about those that are not. */
export function unusableText(origins: readonly Origin[], say: Say): string {
  return origins.every(({ usable }) => usable)
    ? say('Every origin below is usable.', '下列出处均可使用。')
    : say(
        'The terms of some collections do not allow this use, or are not stated. They are marked below, and will be replaced machine by machine. Leave their facts out if that matters to you: `provenance.curated` of a printer names the source of each field.',
        '部分汇编的条款不允许此用途或未声明条款。它们在下表中注明，并将逐台机器替换。若这对您有影响，请不要使用这些事实：打印机的 `provenance.curated` 注明了每个字段的来源。',
      );
}
