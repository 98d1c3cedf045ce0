import type { FilamentSource, ImportedSource, Origin } from '../../schemas/generated/record.js';
import type { Say } from './language.js';
import { markdownTable } from './markdown.js';

function kindName(kind: Origin['kind'], say: Say): string {
  return {
    slicer: say('slicer, presets', '切片软件、预设'),
    firmware: say('firmware, configurations', '固件、配置'),
    maker: say("maker's pages, designs", '厂商页面、设计'),
    database: say('collection of specifications', '规格汇编'),
    community: say('community', '社区'),
    paper: say('paper, standard, authority', '论文、标准、主管机构'),
    shop: say('shop', '商店'),
  }[kind];
}

/** The licence of an origin, or why there is none, and whether it can be used. */
function licenceName(
  { licence, unlicensed, usable }: Pick<Origin, 'licence' | 'unlicensed' | 'usable'>,
  say: Say,
): string {
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
      kindName(origin.kind, say),
      origin.last_read,
      licenceName(origin, say),
      ...(counted ? [origin.fact_count, origin.alternative_count, origin.record_count].map(String) : []),
    ]),
  );
}

/** The filament databases, with their licences and the number of facts from each. */
export function filamentSourceTable(
  sources: Readonly<Record<string, FilamentSource>>,
  say: Say,
  counted = true,
): string {
  return commitTable(sources, counted ? [[say('Products', '产品'), ({ filaments }) => filaments]] : [], say);
}

/** The imported sources, with their licences and the number of records that each leads. */
export function sourceTable(sources: Readonly<Record<string, ImportedSource>>, say: Say, counted = true): string {
  return commitTable(
    sources,
    counted
      ? [
          [say('Printers', '打印机'), ({ printers }) => printers],
          [say('Profiles', '打印配置'), ({ profiles }) => profiles],
        ]
      : [],
    say,
  );
}

function commitTable<Source extends ImportedSource | FilamentSource>(
  sources: Readonly<Record<string, Source>>,
  counts: readonly (readonly [title: string, of: (source: Source) => number])[],
  say: Say,
): string {
  return markdownTable(
    [
      ...[say('Source', '来源'), say('Name', '名称'), say('Commit', '提交'), say('Licence', '许可证')],
      ...counts.map(([title]) => title),
    ],
    Object.entries(sources).map(([id, source]) => [
      `\`${id}\``,
      `[${source.name}](${source.repository})`,
      `\`${source.commit.slice(0, 12)}\`, ${source.date}`,
      source.licence ?? say('not known', '未知'),
      ...counts.map(([, of]) => String(of(source))),
    ]),
  );
}

/** The number of facts from origins that cannot be used as they are. */
export function unusableText(origins: readonly Origin[], say: Say): string {
  const total = origins.reduce((sum, { curated_count: curated }) => sum + curated, 0);
  const unusable = origins.filter(({ usable }) => !usable);
  const count = unusable.reduce((sum, { curated_count: curated }) => sum + curated, 0);
  if (count === 0) return say('Every origin below is usable.', '下列出处均可使用。');
  const each = unusable.map((origin) => {
    const licence = licenceName({ ...origin, usable: true }, say);
    return `[${origin.name}](${origin.url})${say(` (${licence}): `, `（${licence}）：`)}${origin.curated_count}`;
  });
  return say(
    `${count} of the ${total} facts of printers with their own source (\`curated\`) come from collections whose terms do not allow this use, or that state no terms: ${each.join(', ')}. They are marked below, and will be replaced machine by machine. Leave these facts out if that matters to you: \`provenance.curated\` of a printer names the source of each field.`,
    `在打印机自带来源的 ${total} 项事实（\`curated\`）中，有 ${count} 项出自条款不允许此用途或未声明条款的汇编：${each.join('、')}。它们在下表中注明，并将逐台机器替换。若这对您有影响，请不要使用这些事实：打印机的 \`provenance.curated\` 注明了每个字段的来源。`,
  );
}
