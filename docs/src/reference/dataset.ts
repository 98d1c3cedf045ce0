import { type Language, LOCALES, type Say } from '../../../core/words/language.js';
import { markdownTable } from '../../../core/words/markdown.js';
import type { Coverage } from '../../../schemas/generated/record.js';
import { jsonLdText, published } from '../about.js';
import { SITE } from '../site.js';
import { code } from './format.js';
import type { Release } from './release.js';

/** Describes the data set for search engines (schema.org Dataset, JSON-LD), with its full downloads. */
export function datasetMetadata(release: Release, language: Language): string {
  const { version, counts, downloads, licence } = release.index;
  const { say, prefix } = LOCALES[language];
  const metadata = {
    '@type': 'Dataset',
    name: say('Open Print Data', '开放打印数据'),
    description: say(
      `Open data of 3D printing: ${counts.printers} printers, ${counts.materials} materials, ${counts.profiles} print profiles and ${counts.troubleshooting_rules} troubleshooting rules, each figure with its provenance.`,
      `3D 打印开放数据：${counts.printers} 台打印机、${counts.materials} 种耗材、${counts.profiles} 个打印配置和 ${counts.troubleshooting_rules} 条故障排除规则，每个数值均注明出处。`,
    ),
    url: published(`${prefix}/data/`, SITE),
    version,
    inLanguage: Object.values(LOCALES).map(({ tag }) => tag),
    isAccessibleForFree: true,
    license: [licence.spdx.figures, licence.spdx.texts].map((identifier) => ({
      '@type': 'CreativeWork',
      identifier,
      url: `https://spdx.org/licenses/${identifier}.html`,
    })),
    usageInfo: published(`${prefix}/sources/`, SITE),
    keywords: say(
      ['3D printing', 'printers', 'filament', 'slicer profiles', 'troubleshooting'],
      ['3D 打印', '打印机', '耗材', '切片配置', '故障排除'],
    ),
    creator: { '@type': 'Organization', name: 'Open Print Data', url: published('/', SITE) },
    distribution: downloads.map(({ path, media_type, bytes, sha256 }) => ({
      '@type': 'DataDownload',
      name: path.slice(path.lastIndexOf('/') + 1),
      encodingFormat: media_type,
      contentUrl: published(path, SITE),
      contentSize: `${bytes} B`,
      sha256,
    })),
  };
  return `<script type="application/ld+json">${jsonLdText(metadata)}</script>`;
}

/** For each field of a record kind, the number of records with a known value. */
export function coverageTable(coverage: Readonly<Record<string, Coverage>>, say: Say): string {
  const rows = Object.entries(coverage).map(([field, { known, total }]) => [
    code(field),
    say(`${known} of ${total}`, `${known} / ${total}`),
    `${Math.floor((100 * known) / total)} %`,
  ]);
  if (rows.length === 0) throw new Error('the release counts no coverage of that kind');
  return markdownTable([say('Field', '字段'), say('Known', '已知'), say('Share', '占比')], rows);
}
