/** A group of pages of the documentation; the pages name themselves. */
function group(label: string, chinese: string, ...items: string[]) {
  return { label, translations: { 'zh-CN': chinese }, items };
}

/** The pages of the documentation in order. What people look up has a layout of its own (src/layouts). */
export const SIDEBAR = [
  group('Start', '开始', 'quick-start', 'your-file', 'presets', 'answers', 'glossary'),
  group(
    'Endpoints',
    '接口',
    'endpoints/printers',
    'endpoints/materials',
    'endpoints/profiles',
    'endpoints/troubleshoot',
    'endpoints/files',
    'endpoints/every-file',
    'openapi',
    'errors',
    'limits',
    'versioning',
  ),
  group('Clients', '客户端', 'client', 'python', 'command', 'assistants', 'identifiers', 'integrations', 'farm'),
  group(
    'Records',
    '记录',
    'records/printer',
    'records/material',
    'records/profile',
    'records/rule',
    'records/setting',
    'records/filament',
    'records/slicer-keys',
  ),
  group(
    'The data',
    '数据',
    'data',
    'download',
    'method',
    'diagnosis',
    'sources',
    'contributing',
    'releasing',
    'architecture',
    'scripts',
  ),
  group(
    'Run it yourself',
    '自行运行',
    'mirrors',
    'verify',
    'attacks',
    'deployment',
    'operating',
    'scale',
    'performance',
  ),
];
