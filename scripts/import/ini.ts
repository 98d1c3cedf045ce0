/** The options of a section by key, as text. */
export type Section = Readonly<Record<string, string>>;

/** The sections of an ini file; repeated sections are merged. */
export function parseIni(source: string): Map<string, Section> {
  const sections = new Map<string, Record<string, string>>();
  let section: Record<string, string> | undefined;
  for (const raw of source.replace(/^\uFEFF/, '').split(/\r?\n/)) {
    const line = raw.trim();
    const name = /^\[(.*)\]$/.exec(line)?.[1];
    if (name !== undefined) {
      section = sections.get(name) ?? {};
      sections.set(name, section);
    }
    const [, key, value] = /^([\w-]+)\s*=\s*(.*)$/.exec(line) ?? [];
    if (key !== undefined && value !== undefined && section) section[key] = value;
  }
  return sections;
}
