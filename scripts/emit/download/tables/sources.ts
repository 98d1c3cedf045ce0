import type { Dataset } from '../../../load/dataset.js';
import { column, type Table } from '../table.js';

/** What records name as their source by an id: imported collections of presets, and pages and papers that were read. */
export function sourceTable({ sources, references }: Dataset): Table {
  return {
    name: 'sources',
    description: 'Sources that records name by an id: imported collections of presets, and what was read.',
    description_zh: '记录以标识引用的来源：导入的预设集合和查阅的资料。',
    parts: ['figures'],
    columns: [
      column('id', 'text', 'Id of the source.', '来源标识。', { required: true }),
      column('kind', 'text', 'Whether it was imported as a whole, or read.', '整体导入或查阅所得。', {
        required: true,
        values: ['import', 'reference'],
      }),
      column('name', 'text', 'Name or title.', '名称或标题。', { required: true }),
      column('url', 'text', 'Where it is.', '地址。'),
      column('revision', 'text', 'Commit that was read.', '读取的提交。'),
      column('date', 'text', 'Day of the commit.', '提交日期。'),
      column('licence', 'text', 'Licence as an SPDX identifier.', '许可证（SPDX 标识）。'),
    ],
    key: ['id'],
    foreign: [],
    indexes: [],
    rows: [
      ...Object.entries(sources.value.sources).map(([id, { name, repository, commit, date, licence }]) => [
        ...[id, 'import', name, `${repository}/tree/${commit}`, commit, date, licence],
      ]),
      ...Object.entries(references.value).map(([id, { title, url = null }]) => [
        ...[id, 'reference', title, url, null, null, null],
      ]),
    ],
  };
}
