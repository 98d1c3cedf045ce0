/** HTML comments, which Markdown preserves, mark the start and end of a group of tabs and the start of each tab. */
const TABS = /<!--tabs-->(.*?)<!--\/tabs-->/gs;
const TAB = /<!--tab ([^>]+?)-->/;

/** A tab and its content. */
export interface Tab {
  label: string;
  content: string;
}

/** Writes tabs as Markdown. */
export function writeTabs(tabs: readonly Tab[]): string {
  const parts = tabs.map(({ label, content }) => `<!--tab ${label}-->\n\n${content}\n`);
  return ['<!--tabs-->', ...parts, '<!--/tabs-->'].join('\n');
}

/** Splits a page into the text around its tabs and the tabs. */
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

/** Removes the tab markers from a text. */
export function withoutTabs(text: string): string {
  return text.replace(/<!--\/?tabs?\b.*?-->\n*/g, '');
}
