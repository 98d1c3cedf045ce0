/** What is used of a page of the site. */
interface Page {
  /** Path of its address; "index" for the first one. */
  id: string;
  /** Markdown. */
  body?: string | undefined;
  data: { title: string; description?: string | undefined };
}

/** Order of the groups of pages: what a program needs first. */
const GROUPS: readonly (readonly [title: string, has: RegExp])[] = [
  ['Start', /^(index|quick-start|glossary)$/],
  ['Endpoints', /^(endpoints\/|errors$|limits$|versioning$)/],
  ['Records', /^records\//],
  ['The data', /^(data|method|sources|contributing)$/],
  ['Run it yourself', /^(mirrors|deployment|scale|performance)$/],
];

/**
 * A guide to the site for language models (llmstxt.org): what the service is, and where to read what.
 *
 * @throws when a page belongs to no group
 */
export function llmsText(pages: readonly Page[]): string {
  const english = inOrder(pages);
  const lost = english.find(({ id }) => !GROUPS.some(([, has]) => has.test(id)));
  if (lost) throw new Error(`the page ${lost.id} belongs to no group of llms.txt`);
  const home = english.find(({ id }) => id === 'index');
  const groups = GROUPS.map(([title, has]) => {
    const own = english.filter(({ id }) => has.test(id));
    return [`## ${title}`, '', ...own.map(line)].join('\n');
  });
  return [
    '# Open Print Data',
    '',
    `> ${home?.data.description}`,
    '',
    'Read-only, no authentication. GET /api/v1/printers?brand=, /api/v1/materials, /api/v1/profiles?printer=&material=,',
    '/api/v1/troubleshoot?symptom=; each with limit= and page=. Every answer is {"success", "data", "meta"}, with "error" on',
    'failure. Values that are not known are null.',
    '',
    ...groups.flatMap((group) => [group, '']),
    '## Machine-readable',
    '',
    '- [OpenAPI](/api/v1/openapi.json): the description of the service; [in Chinese](/api/v1/openapi.zh-cn.json)',
    '- [Index](/api/v1/index.json): version, counts, coverage, sources, paths of all files',
    '- [Everything on these pages as one text](/llms-full.txt)',
    '- [The same pages in Chinese](/zh-cn/)',
    '',
  ].join('\n');
}

function line({ id, data }: Page): string {
  return `- [${data.title}](${id === 'index' ? '/' : `/${id}/`}): ${data.description}`;
}

/** Every English page as Markdown, one after the other. */
export function llmsFullText(pages: readonly Page[]): string {
  return inOrder(pages)
    .map(({ data, body = '' }) => `# ${data.title}\n\n${body.trim()}\n`)
    .join('\n');
}

/** The English pages by their address, but for the one that says that there is none. */
function inOrder(pages: readonly Page[]): Page[] {
  return pages.filter(({ id }) => !id.startsWith('zh-cn') && id !== '404').sort((a, b) => (a.id < b.id ? -1 : 1));
}
