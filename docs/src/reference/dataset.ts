import type { Language } from '../../../core/language.js';
import { FILES } from '../../../core/paths.js';
import type { Download } from '../../../schemas/generated/record.js';
import { licencePage, SPDX } from '../../../scripts/emit/licence.js';
import { jsonLdText } from '../json-ld.js';
import { published } from '../records/published.js';
import { SITE } from '../site.js';
import type { Release } from './release.js';

interface Index {
  version: string;
  counts: Record<string, number>;
  downloads: readonly Download[];
}

/** The data set as search engines read it (schema.org Dataset, JSON-LD), with the files that hold it whole. */
export function datasetMetadata(release: Release, language: Language): string {
  const { version, counts, downloads } = release.json<Index>(FILES.index);
  const zh = language === 'zh';
  const metadata = {
    '@type': 'Dataset',
    name: zh ? '开放打印数据' : 'Open Print Data',
    description: zh
      ? `3D 打印开放数据：${counts.printers} 台打印机、${counts.materials} 种耗材、${counts.profiles} 个打印配置和 ${counts.troubleshooting_rules} 条故障排除规则，每个数值均注明出处。`
      : `Open data of 3D printing: ${counts.printers} printers, ${counts.materials} materials, ${counts.profiles} print profiles and ${counts.troubleshooting_rules} troubleshooting rules, each figure with its provenance.`,
    url: published(zh ? '/zh-cn/data/' : '/data/', SITE),
    version,
    inLanguage: ['en', 'zh-CN'],
    isAccessibleForFree: true,
    license: [SPDX.figures, SPDX.texts].map((identifier) => ({
      '@type': 'CreativeWork',
      identifier,
      url: licencePage(identifier),
    })),
    usageInfo: published(zh ? '/zh-cn/sources/' : '/sources/', SITE),
    keywords: zh
      ? ['3D 打印', '打印机', '耗材', '切片配置', '故障排除']
      : ['3D printing', 'printers', 'filament', 'slicer profiles', 'troubleshooting'],
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
