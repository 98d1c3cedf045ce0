/**
 * The order of the pages of the documentation, and what their groups are called in both languages. The pages name
 * themselves; what people look up has a layout of its own (src/layouts).
 */
export const SIDEBAR = [
  {
    label: 'Start',
    translations: { 'zh-CN': '开始' },
    items: [
      { slug: 'quick-start' },
      { slug: 'your-file' },
      { slug: 'presets' },
      { slug: 'answers' },
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
      { slug: 'endpoints/every-file' },
      { slug: 'openapi' },
      { slug: 'errors' },
      { slug: 'limits' },
      { slug: 'versioning' },
    ],
  },
  {
    label: 'Clients',
    translations: { 'zh-CN': '客户端' },
    items: [
      { slug: 'client' },
      { slug: 'python' },
      { slug: 'command' },
      { slug: 'assistants' },
      { slug: 'identifiers' },
      { slug: 'integrations' },
      { slug: 'farm' },
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
      { slug: 'records/filament' },
      { slug: 'records/slicer-keys' },
    ],
  },
  {
    label: 'The data',
    translations: { 'zh-CN': '数据' },
    items: [
      { slug: 'data' },
      { slug: 'download' },
      { slug: 'method' },
      { slug: 'diagnosis' },
      { slug: 'sources' },
      { slug: 'contributing' },
      { slug: 'releasing' },
      { slug: 'architecture' },
      { slug: 'scripts' },
    ],
  },
  {
    label: 'Run it yourself',
    translations: { 'zh-CN': '自行运行' },
    items: [
      { slug: 'mirrors' },
      { slug: 'verify' },
      { slug: 'attacks' },
      { slug: 'deployment' },
      { slug: 'operating' },
      { slug: 'scale' },
      { slug: 'performance' },
    ],
  },
];
