import { localeOf } from '../../../core/words/language.js';
import { SIDEBAR } from '../../sidebar.js';
import { DESCRIPTION } from '../about.js';
import { withoutTabs } from '../samples/tabs.js';
import { withoutPlaceholder } from './host.js';

interface Page {
  /** Its URL path. */
  id: string;
  /** Markdown source. */
  body?: string | undefined;
  data: { title: string; description?: string | undefined };
}

/**
 * The llms.txt guide to the site (llmstxt.org): describes the service and lists the pages by the groups of the sidebar.
 *
 * @throws if a page is in none of them
 */
export function llmsText(pages: readonly Page[]): string {
  const english = inOrder(pages);
  const lost = english.find(({ id }) => !SIDEBAR.some(({ items }) => items.includes(id)));
  if (lost) throw new Error(`the page ${lost.id} is not in the sidebar`);
  const groups = SIDEBAR.map(({ label, items }) => {
    const own = english.filter(({ id }) => items.includes(id));
    const lines = own.map(({ id, data }) => `- [${data.title}](/${id}/): ${data.description}\n`);
    return `## ${label}\n\n${lines.join('')}\n`;
  });
  return `# Open Print Data

> ${DESCRIPTION.en}

Read-only, no authentication. GET /api/v1/printers?brand=, /api/v1/materials, /api/v1/profiles?printer=&material=,
/api/v1/troubleshoot?symptom=; each with limit= and page=. Every answer is {"success", "data", "meta"}, with "error" on
failure. Values that are not known are null.

${groups.join('')}## Machine-readable

- [OpenAPI](/api/v1/openapi.json): the description of the service; [in Chinese](/api/v1/openapi.zh-cn.json)
- [Index](/api/v1/index.json): version, counts, coverage, sources, paths of all files
- [Everything on these pages as one text](/llms-full.txt)
- [The same pages in Chinese](/zh-cn/quick-start/)
`;
}

/** Precedes all pages. */
const PREFACE = `All English pages of Open Print Data as one text. Addresses that begin with a slash are on the host that serves this
text. JSON answers are excerpts: of a list often the first item, of a record some of its fields.
`;

/** All English pages as one Markdown text; the JSON in it is valid. */
export function llmsFullText(pages: readonly Page[]): string {
  const texts = inOrder(pages).map(({ data, body = '' }) => `# ${data.title}\n\n${plain(body.trim())}\n`);
  return [PREFACE, ...texts].join('\n');
}

/** Removes what needs a script or styles in the browser. */
function plain(body: string): string {
  const still = withoutTabs(body).replace(/<form class="try.*?<\/form>\n*/gs, '');
  return withoutPlaceholder(still);
}

/** The English pages sorted by path. */
function inOrder(pages: readonly Page[]): Page[] {
  return pages.filter(({ id }) => localeOf(`/${id}`).language === 'en').sort((a, b) => (a.id < b.id ? -1 : 1));
}
