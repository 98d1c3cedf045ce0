/**
 * The order of the pages, and what their groups are called in both languages. The pages name themselves.
 *
 * @type {import('@astrojs/starlight/types').StarlightUserConfig['sidebar']}
 */
export const SIDEBAR = [
  {
    label: 'Start',
    translations: { 'zh-CN': '开始' },
    items: [
      { slug: 'quick-start' },
      { label: 'Explorer', translations: { 'zh-CN': '数据浏览器' }, link: '/explorer/' },
      { slug: 'glossary' },
    ],
  },
  {
    label: 'Endpoints',
    translations: { 'zh-CN': '接口' },
    items: [
      { slug: 'endpoints/printers' },
      { slug: 'endpoints/materials' },
      { slug: 'endpoints/profiles' },
      { slug: 'endpoints/troubleshoot' },
      { slug: 'endpoints/files' },
      { slug: 'errors' },
      { slug: 'limits' },
      { slug: 'versioning' },
    ],
  },
  {
    label: 'Records',
    translations: { 'zh-CN': '记录' },
    items: [
      { slug: 'records/printer' },
      { slug: 'records/material' },
      { slug: 'records/profile' },
      { slug: 'records/rule' },
      { slug: 'records/setting' },
    ],
  },
  {
    label: 'The data',
    translations: { 'zh-CN': '数据' },
    items: [{ slug: 'data' }, { slug: 'method' }, { slug: 'sources' }, { slug: 'contributing' }],
  },
  {
    label: 'Run it yourself',
    translations: { 'zh-CN': '自行运行' },
    items: [{ slug: 'mirrors' }, { slug: 'deployment' }, { slug: 'scale' }, { slug: 'performance' }],
  },
];
