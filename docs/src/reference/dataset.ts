import { API, FILES, pagePath } from '../../../functions/paths.js';
import type { Language } from '../../../scripts/emit/openapi/language.js';
import { SITE } from '../site.js';
import type { Release } from './release.js';

/** The data set as search engines read it (schema.org Dataset, JSON-LD). */
export function datasetMetadata(release: Release, language: Language): string {
  const { version, counts } = release.json<{ version: string; counts: Record<string, number> }>(FILES.index);
  const zh = language === 'zh';
  const file = (name: string, path: string) => ({
    '@type': 'DataDownload',
    name,
    encodingFormat: 'application/json',
    contentUrl: new URL(path, SITE).href,
  });
  const metadata = {
    '@context': 'https://schema.org',
    '@type': 'Dataset',
    name: zh ? '开放打印数据' : 'Open Print Data',
    description: zh
      ? `3D 打印开放数据：${counts.printers} 台打印机、${counts.materials} 种耗材、${counts.profiles} 个打印配置和 ${counts.troubleshooting_rules} 条故障排除规则，每个数值均注明出处。`
      : `Open data of 3D printing: ${counts.printers} printers, ${counts.materials} materials, ${counts.profiles} print profiles and ${counts.troubleshooting_rules} troubleshooting rules, each figure with its provenance.`,
    url: new URL(zh ? '/zh-cn/data/' : '/data/', SITE).href,
    version,
    inLanguage: ['en', 'zh-CN'],
    isAccessibleForFree: true,
    license: new URL(zh ? '/zh-cn/sources/' : '/sources/', SITE).href,
    keywords: zh
      ? ['3D 打印', '打印机', '耗材', '切片配置', '故障排除']
      : ['3D printing', 'printers', 'filament', 'slicer profiles', 'troubleshooting'],
    creator: { '@type': 'Organization', name: 'Open Print Data', url: new URL('/', SITE).href },
    distribution: [
      file('Printers', pagePath({ kind: 'printers' })),
      file('Materials', pagePath({ kind: 'materials' })),
      file('Profiles', pagePath({ kind: 'profiles' })),
      file('Troubleshooting rules', pagePath({ kind: 'troubleshoot' })),
      file('Index', `${API}/index.json`),
    ],
  };
  return `<script type="application/ld+json">${JSON.stringify(metadata).replaceAll('<', '\\u003c')}</script>`;
}
