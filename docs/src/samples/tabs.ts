/** Where the tabs of a page begin, where each of them does, and where they end: comments, which a page keeps. */
const TABS = /<!--tabs-->(.*?)<!--\/tabs-->/gs;
const TAB = /<!--tab ([^>]+?)-->/;

/** A tab, and what is in it. */
export interface Tab {
  label: string;
  content: string;
}

/** Tabs in the Markdown of a page. */
export function writeTabs(tabs: readonly Tab[]): string {
  const parts = tabs.map(({ label, content }) => `<!--tab ${label}-->\n\n${content}\n`);
  return ['<!--tabs-->', ...parts, '<!--/tabs-->'].join('\n');
}

/** The page in parts: the text between its tabs, and the tabs. */
export function readTabs(html: string): (string | Tab[])[] {
  return html.split(TABS).map((part, position) => {
    if (position % 2 === 0) return part;
    const [, ...pieces] = part.split(TAB);
    return Array.from({ length: pieces.length / 2 }, (_, i) => ({
      label: pieces[2 * i] ?? '',
      content: pieces[2 * i + 1] ?? '',
    }));
  });
}

/** A text without the marks of tabs. */
export function withoutTabs(text: string): string {
  return text.replace(/<!--\/?tabs?\b.*?-->\n*/g, '');
}
